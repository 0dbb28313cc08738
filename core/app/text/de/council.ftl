council-preview-won = { $names }: eine Herrschaft von { $years } Jahren.
council-preview-lost = { $names }: Der Rat ist gestürzt.
