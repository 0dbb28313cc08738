# The book of reigns.
chronicle-title = Chronicle

chronicle-import-gone = This preview is no longer open. Choose the file once more.
