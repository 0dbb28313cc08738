# The games that are not finished. $name is a player; in titles and in games-deleted the game. $names are all players.
games-title = Eure Partien
games-title-king = { $name }, Runde { $round }
games-title-council = { $name }, Zug { $round }
games-title-forest = { $name }, Runde { $round }
games-summary = { $count ->
    [0] Alle Partien sind zu Ende gespielt.
    [one] Eine Partie wartet auf euch.
   *[other] { $count } Partien warten auf euch. Die zuletzt gespielte steht zuerst.
}
games-window = Partien { $from } bis { $to } von { $count }
games-newer = Später gespielt
games-older = Früher gespielt
games-delete = Löschen
games-deleted = Gelöscht: { $name } ({ $names }).
games-restore = Rückgängig
games-unreadable = Diese Partie ist beschädigt.
games-last-begun = Eben begonnen.
games-last-placed = { $name } hat { CARD($card, "acc") } gelegt.
games-last-removed = Eine Schlange hat beide Karten mitgenommen.
games-last-removed-gently = Ein Wiesel hat beide Karten mitgenommen.
games-last-turn = { $name } hat den letzten Zug gewonnen.
games-last-turn-none = Im letzten Zug hat niemand gepunktet.
games-last-round = { $name } hat die letzte Runde gewonnen.
games-last-solved = Das letzte Dilemma ist gelöst, die Gunst steht bei { $count }.
games-last-failed = Das letzte Dilemma ist gescheitert, die Gunst steht bei { $count }.
# Finished games. $name is the winner; $years a length such as "47 years"; $count in games-won-king rounds, else dilemmas.
games-finished = Beendete Partien
games-show = Öffnen
games-hide = Schließen
games-won-forest = { $name } hat gewonnen, { $own } zu { $theirs }.
games-draw = Unentschieden, { $own } zu { $theirs }.
games-won-king = { $count ->
    [one] { $name } hat in einer Runde gewonnen.
   *[other] { $name } hat in { $count } Runden gewonnen.
}
games-won-council = { $count ->
    [one] Regentschaft: { $years }, ein Dilemma gelöst.
   *[other] Regentschaft: { $years }, { $count } Dilemmas gelöst.
}
games-lost-council = { $count ->
    [one] Der Rat hat verloren, ein Dilemma gelöst.
   *[other] Der Rat hat verloren, { $count } Dilemmas gelöst.
}
games-stops = Das Protokoll endet in Runde { $round }.
games-imported = Aus einer Datei.
games-continued = Aus einer anderen Partie weitergespielt.
games-play-on = Weiterspielen
games-date = { $day }. { $month } { $year }
