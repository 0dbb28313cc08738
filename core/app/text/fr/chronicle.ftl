# The book of reigns.
chronicle-title = Chronique

chronicle-import-gone = Cet aperçu n’est plus ouvert. Choisissez encore une fois le fichier.
