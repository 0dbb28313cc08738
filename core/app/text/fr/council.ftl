council-preview-won = { $names } : un règne de { $years } ans.
council-preview-lost = { $names } : le Conseil est tombé.
