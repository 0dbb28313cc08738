council-preview-won = { $names }: a reign of { $years } years.
council-preview-lost = { $names }: the council fell.
