# The people of this device. $won of $count games were won; $name is a person, in people-feat-beaten a built-in player.
people-title = Spieler
people-title-hint = Ergebnisse und Glanzstücke aller, die hier spielen.
people-summary = { $count ->
    [0] Noch ist niemand bekannt. Gib vor einer Partie einem Platz einen Namen.
    [one] Eine Person spielt hier.
   *[other] { $count } Personen spielen hier.
}
people-open = Öffnen
people-games = { $count ->
    [0] Noch keine beendete Partie
    [one] 1 Partie, { $won } gewonnen
   *[other] { $count } Partien, { $won } gewonnen
}
people-won-of = { $won } von { $count }
people-portraits = Bild
people-portrait = Bild { $number }
people-colours = Farbe
people-colour-gold = Gold
people-colour-ruby = Rubin
people-colour-sapphire = Saphir
people-colour-emerald = Smaragd
people-colour-amethyst = Amethyst
people-colour-silver = Silber
people-by-game = Siege nach Spiel
people-by-level = Siege nach Gegner
people-by-month = Gewonnene Räte nach Monat
people-points = Punkte im Waldduell
people-rounds = Runden bis zum Sieg in King of 12
people-verdicts = Regentschaften nach Urteil
people-feats = Glanzstücke
people-feat-beaten = Besiegt: { $name }.
people-feat-streak = { $count } Partien in Folge gewonnen.
people-feat-margin = Höchster Sieg im Waldduell: { $count } Punkte Vorsprung.
people-feat-quickest = King of 12 in { $count } Runden gewonnen.
people-feat-longest = Längste Regentschaft: { $years }.
people-feat-months = { $count ->
    [one] 1 von 12 Monaten gewonnen.
   *[other] { $count } von 12 Monaten gewonnen.
}
people-about = Es zählen beendete Partien dieses Geräts, nicht die aus Dateien oder aus anderen weitergespielte.
people-forget = Vergessen
people-forget-hint = Bild, Farbe und Ergebnisse gehen. Partien und Chronik bleiben.
people-forgotten = { $name } ist vergessen.
people-restore = Rückgängig
