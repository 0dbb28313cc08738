setup-title = Duel de la forêt : qui joue ?
# $seat : 0 noir, 1 blanc.
setup-seat = { $seat ->
    [0] Noir
   *[1] Blanc
}
# Le nom d'une place que personne n'a nommée.
setup-seat-name = { $seat ->
    [0] Noir
   *[1] Blanc
}
setup-name = Nom
setup-name-long = Ce nom est trop long. Utilisez { $limit } caractères au plus.
setup-name-same = Les deux places portent ce nom. Changez l’un des deux.
setup-name-bad = Ce nom contient des caractères qui ne s’affichent pas. Utilisez des lettres et des chiffres.
setup-player = Qui joue ici ?
setup-player-nobody = Il faut quelqu’un pour tenir l’appareil : au moins une place est pour une personne.
setup-player-person = Une personne
setup-player-person-line = Joue sur cet appareil.
setup-player-fawn = Faon
setup-player-fawn-line = L’application joue : raisonnable, mais bien jeune. Elle fait des erreurs.
setup-player-fox = Renard
setup-player-fox-line = L’application joue : elle prend les points partout où elle en trouve.
# Deux fois le même adversaire intégré : « Renard (noir) ».
setup-player-twin = { $seat ->
    [0] { $name } (noir)
   *[1] { $name } (blanc)
}
setup-variant = Le début de la partie
setup-variant-standard = Trois cartes
setup-variant-standard-line = Tout le monde pioche trois cartes, et c’est parti.
setup-variant-choose3 = Trois sur cinq
setup-variant-choose3-line = Tout le monde pioche cinq cartes, en garde trois et en glisse deux sous la pioche.
setup-seed = Graine du hasard
setup-seed-hint = Laissez vide et l’appareil en tire une. Une graine choisie est notée dans la partie enregistrée.
setup-seed-bad = Ce n’est pas une graine. Utilisez seulement des chiffres, ou laissez vide.
setup-seed-large = Cette graine est trop grande. La plus grande est { $limit }.
setup-start = Commencer la partie
setup-start-hint = Les cartes sont mélangées et distribuées.
setup-start-off = Corrigez d’abord les champs signalés.
