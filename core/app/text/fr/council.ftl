# $card est l'identifiant d'un personnage (alchemist … stoic) ; CARD($card) est son nom dans une phrase,
# CARD($card, "the") avec l'article. Là où la phrase ne fait que nommer ({ $card }), c'est le nom lui-même. $name est la
# personne à cette place ; $names en sont plusieurs, déjà réunies. $face, $from, $to : 1 à 12, pour la Faveur 0 à 5.
# $faces : « 3, 4 ou 5 ». $kept : une récompense par son nom (council-kept-…). $dilemma : comment il s'appelle.
# $remark : une remarque telle qu'on la dit.

# Les personnages du Conseil des 12 ; ceux du Roi des 12 y ont le même nom.
council-character-alchemist = Alchimiste
    .the = l’Alchimiste
council-character-machine = Automate
    .the = l’Automate
council-character-knight = Chevalier
    .the = le Chevalier
council-character-lady = Dame
    .the = la Dame
council-character-druidess = Druidesse
    .the = la Druidesse
council-character-golem = Golem
    .the = le Golem
council-character-reverser = Inverseuse
    .the = l’Inverseuse
council-character-oracle = Oracle
    .the = l’Oracle
council-character-parasite = Parasite
    .the = le Parasite
council-character-powerful = Puissante
    .the = la Puissante
council-character-sorcerer = Sorcier
    .the = le Sorcier
council-character-stoic = Stoïque
    .the = le Stoïque

# Ce qu'ils font au Conseil ; sur la carte et dans les règles.
council-rule-alchemist = Double le dé, jusqu’à 12, ou le divise par deux. Un 1 doit être doublé, un 12 divisé. On arrondit vers le bas.
council-rule-machine = Ajoute 2 ou 3 au dé, jusqu’à 12.
council-rule-knight = L’objectif devient 1, 2, 3 ou 4, même après un Golem. De deux objectifs, vous en choisissez un.
council-rule-lady = Jouée en premier, elle met le dé sur une valeur d’objectif. Sinon, elle ne fait rien.
council-rule-druidess = Ajoute 1 au dé ou lui retire 1. Il reste entre 1 et 12.
council-rule-golem = L’objectif devient 9, 10, 11 ou 12, même après un Chevalier. De deux objectifs, vous en choisissez un.
council-rule-reverser = Retourne le dé sur la face opposée (un 9 devient un 4).
council-rule-oracle = Relance le dé. Puis vous jouez aussitôt une autre carte. S’il ne vous en reste qu’une, défaussez-la d’abord. Reprenez alors toutes les autres, Oracle compris. Jouez-en une.
council-rule-parasite = Retire 2 ou 3 au dé, jusqu’à 1.
council-rule-powerful = Fait pivoter le dé deux fois, sans revenir en arrière. Il n’atteint ni sa face ni la face opposée.
council-rule-sorcerer = Fait pivoter le dé sur une des 5 faces adjacentes.
council-rule-stoic = Reprenez en main une carte de votre défausse. Les autres ne le voient que si c’était celle du dessus.

council-preview-won = { $names } : un règne de { $years } ans.
council-preview-lost = { $names } : le Conseil est tombé.

# La table. $month : le nom d'un mois.
council-title = Le Conseil des 12
council-turn = Tour { $turn }
council-turn-month = Tour { $turn } · { $month }
# $first les réunit tous sauf le dernier, avec des virgules.
council-or = { $first } ou { $last }
council-explain = Expliquer : { $card }

# Qui doit faire quoi ; au-dessus de la table.
council-status-wait = Un instant.
council-status-bells = Sonner les cloches ? Décidez ensemble.
council-status-no-bells = Cette partie se joue sans cloches. Continuez.
council-status-must-ring = La cloche gratuite est utilisée : sonnez.
council-status-tip = Choisissez une face adjacente du dé.
council-status-open = Choisissez qui pose une carte face visible.
council-status-lay = { $name }, choisissez la carte à poser face visible.
council-status-choose = { $name }, choisissez une carte en secret.
council-status-throne = { $name }, choisissez en secret qui doit régner.
council-status-head = { $name } préside et ne joue pas de carte. Vous pouvez utiliser vos récompenses.
council-status-others = Les autres réfléchissent.
council-status-order = Qui révèle ensuite ? Accordez-vous, touchez sa carte.
council-status-reveals = { $name } révèle une carte.
council-status-reveals-own = { $name }, révélez une carte et dites son effet.
# Dans un tour silencieux : on demande à une personne ; une place s'est avancée, ou le doit parce que tous attendent.
council-status-asks = { $name }, vous avancez-vous, ou attendez-vous ?
council-status-forward = C’est à { $name } de révéler.
council-status-next = { $name }, jouez une seconde carte après l’Oracle.
council-status-shield = Le dilemme a échoué. Utiliser le bouclier ?
council-status-recall = { $name }, vous pouvez reprendre des cartes.
council-status-bench = { $name }, vous pouvez puiser dans votre réserve.
council-status-discard = { $name }, vous devez défausser.
council-status-petitioner = { $name }, vous pouvez prendre ce personnage.
council-status-ruler = Plusieurs personnages peuvent régner. Choisissez-en un ensemble.
council-status-over = La partie est finie.

# Le Chef du Conseil : le rôle, et ce qu'il tranche quand les autres ne sont pas d'accord. $other révèle.
council-head = Chef du Conseil
council-head-rings = { $name }, Chef du Conseil, tranche : on sonne.
council-head-rings-not = { $name }, Chef du Conseil, tranche : on ne sonne pas.
council-head-order = { $name }, Chef du Conseil, tranche : à { $other } de révéler.

# Ce que le Conseil décide d'un toucher ; court, sur des boutons.
council-ring = Sonner les cloches
council-ring-hint = Coûte 1 point de Faveur. Résolu, le dilemme compte double. Le suivant devient visible.
council-ring-not = Ne pas sonner
council-ring-not-hint = Le dilemme compte une fois. La Faveur ne bouge pas.
council-ring-free = Sonner gratuitement
council-ring-free-hint = Ne coûte pas de Faveur. Résolu, le dilemme compte double. Le suivant devient visible.
council-go-on = Continuer
council-go-on-hint = Chacun choisit maintenant une carte.
council-silence = Jouer en silence
council-silence-hint = Aucune remarque jusqu’à la vérification. Résolu en silence, il vaut une coche dans la Chronique.
council-spread = Sur deux tours
council-spread-hint = Un objectif ce tour-ci, l’autre au suivant. Le quémandeur reste.
council-let-choose = Laisser choisir
council-let-choose-hint = Les autres choisissent leurs cartes maintenant.
council-wait = Attendre
council-wait-hint = D’autres peuvent passer devant. Si tous attendent, le premier interrogé doit révéler.
council-shield = Utiliser le bouclier
council-shield-hint = Ignore la pénalité. Le bouclier est alors perdu.
council-shield-not = Garder le bouclier
council-shield-not-hint = La pénalité s’applique. Le bouclier reste.
council-take = Prendre { CARD($card, "the") }
council-take-not = Laisser { CARD($card, "the") }
council-crown = Couronner { CARD($card, "the") }
council-bells-lose = La Faveur est à 1. Sonner maintenant fait perdre la partie.
council-bells-anyway = Sonner quand même

# Ce que propose un membre joué par l'application.
council-proposes-split = { $name } répartirait les objectifs sur deux tours.
council-proposes-tip = { $name } ferait pivoter le dé sur { $face } (récompense).
council-proposes-free-bell = { $name } utiliserait la cloche gratuite.
council-proposes-reroll = { $name } relancerait le dé (récompense).
council-proposes-foresee = { $name } regarderait le prochain quémandeur.
council-proposes-open = { $name } poserait une carte face visible (récompense).
council-accept = D’accord
council-decline = Plutôt pas

# Le bouton qui fait ce qui est choisi, et ce qu'il reste à choisir.
council-confirm-choose = Choisir { CARD($card, "the") }
council-confirm-throne = { CARD($card, "The") } sur le trône
council-confirm-open = Poser { CARD($card, "the") } face visible
council-confirm-tip = Pivoter le dé sur { $face }
council-confirm-reveal = Révéler { CARD($card, "the") }
council-confirm-next = Jouer { CARD($card, "the") }
council-confirm-recall = { $count ->
    [0] Ne rien reprendre
    [one] Reprendre { $count } carte
   *[other] Reprendre { $count } cartes
}
council-confirm-bench = { $count ->
    [0] Ne rien prendre
    [one] Prendre { $count } personnage
   *[other] Prendre { $count } personnages
}
council-confirm-discard = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
council-missing-card = Choisissez d’abord une carte.
council-missing-discard = { $count ->
    [one] Choisissez d’abord la carte à défausser.
   *[other] Choisissez d’abord { $count } cartes, dans l’ordre voulu.
}
council-missing-back = Choisissez d’abord une carte de votre défausse.
council-missing-target = Choisissez d’abord l’un des deux objectifs.
council-missing-face = Choisissez d’abord une face du dé.

# Le dé.
council-die = Le dé indique { $face }.
council-die-none = Le dé n’est pas encore lancé.
council-die-reach = Faces possibles : { $faces }.
council-face = Face { $face }
council-face-again = Face { $face } sélectionnée. Choisissez-la de nouveau pour confirmer.

# La piste de Faveur.
council-favour = Faveur
council-favour-of = Faveur { $favour } sur { $most }
council-favour-spoken = Faveur : { $favour } sur { $most }.

# Les quémandeurs. $count : la couronne, de 1 à 3.
council-petitioner = Quémandeur
council-petitioner-spoken = Quémandeur : { CARD($card, "the") }, couronne { $count }. Personne ne peut jouer ce personnage ce tour-ci.
council-foreseen = Quémandeur suivant
council-foreseen-spoken = Quémandeur suivant : { CARD($card, "the") }, couronne { $count }.

# Les dilemmes. $label est l'un des deux premiers, $value l'une des deux valeurs ; $targets, $reward et $penalty sont
# des phrases.
council-dilemma = Dilemme
council-next-dilemma = Dilemme suivant
council-difficulty-1 = facile
council-difficulty-2 = moyen
council-difficulty-3 = difficile
council-value = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}
council-value-public = { $years ->
    [one] { $years } an, doublé
   *[other] { $years } ans, doublés
}
council-dilemma-spoken = { $label } : { $dilemma }, { $difficulty }. { $targets } Valeur : { $value }. Récompense : { $reward } Pénalité : { $penalty }
council-split-first = Le premier de deux tours. Il doit se terminer sur l’un des objectifs.
council-split-second = Le second de deux tours. Il doit se terminer sur l’autre objectif.
council-last-turn = Dernier tour
council-throne = Revendiquer le trône
council-throne-note = Choisissez le même : le plus choisi règne. Toute autre carte coûte 1 point de Faveur.
council-throne-spoken = Dernier tour : Revendiquer le trône. Chacun choisit un personnage en secret. Le plus choisi règne. Toute autre carte coûte 1 point de Faveur. Si toutes les cartes diffèrent, le trône reste vacant.
council-target = Objectif : { $faces }.
council-target-on = Le dé l’indique.
council-target-met = Il a été atteint.
# Qui a remplacé un objectif : le Chevalier ou le Golem de $name.
council-target-changed = { CARD($card) } { OF($name) }

# Ce que font récompenses et pénalités ; une liste sur la carte du dilemme.
council-effect-favour-up = Faveur +{ $count }.
council-effect-favour-down = Faveur −{ $count }.
council-effect-recall = { $count ->
    [one] Chacun peut reprendre { $count } carte de sa défausse.
   *[other] Chacun peut reprendre { $count } cartes de sa défausse.
}
council-effect-bench = { $count ->
    [one] Chacun peut prendre { $count } personnage de sa réserve.
   *[other] Chacun peut prendre { $count } personnages de sa réserve.
}
council-effect-discard = { $count ->
    [one] Chacun défausse { $count } carte.
   *[other] Chacun défausse { $count } cartes.
}
council-effect-reroll = Le dé est relancé.
council-effect-keep = À garder : { $kept }.
council-effect-none = Rien.

# Les récompenses à côté de la piste : leurs noms, ce qu'elles font, et quand elles servent.
council-kept-open_card = Carte visible
council-kept-reroll = Relance
council-kept-tip = Pivot
council-kept-foresee = Aperçu
council-kept-free_bell = Cloche gratuite
council-kept-shield = Bouclier
council-kept-rule-open_card = Un membre pose sa carte face visible.
council-kept-rule-reroll = Relance le dé.
council-kept-rule-tip = Fait pivoter le dé sur une face adjacente.
council-kept-rule-foresee = Montre à tous le quémandeur suivant.
council-kept-rule-free_bell = Il faut alors sonner, sans perdre de Faveur.
council-kept-rule-shield = Ignore la pénalité d’un dilemme qui a échoué.
council-kept-off-open_card = Sert après les cloches, avant le choix de ce membre.
council-kept-off-reroll = Sert après les cloches, avant la première carte.
council-kept-off-tip = Sert après les cloches, avant la première carte.
council-kept-off-foresee = Sert après les cloches, s’il reste un quémandeur inconnu.
council-kept-off-free_bell = Sert juste avant les cloches.
council-kept-off-shield = Sert quand un dilemme a échoué.

# Où en est la partie ; les années du règne. $solved, $public et $failed sont des nombres de dilemmes.
council-progress = Dilemmes résolus : { $solved }, dont publics : { $public }. Échecs : { $failed }. Le règne jusqu’ici : { $years ->
    [one] { $years } an.
   *[other] { $years } ans.
}
council-years = { $years ->
    [one] { $years } an
   *[other] { $years } ans
}
council-years-solved = Résolu : { $dilemma }.
council-years-public = Résolu en public, compte double : { $dilemma }.
council-years-failed = Échec : { $dilemma }.
council-years-crowns = Couronnes des quémandeurs.
council-years-favour = Faveur.

# Une place. $hand, $discards et $bench sont des nombres de cartes.
council-seat = { $name } : { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}. { $discards } dans la défausse, { $bench } en réserve.
council-seat-top = Sur la défausse : { CARD($card, "the") }.
council-seat-down = Une carte est posée face cachée.
council-seat-card = Carte : { $card }.
council-seat-says = Remarque : « { $remark } ».
council-seat-turn = C’est à { $name } de jouer.
council-seat-chooses = choisit
council-seat-has-chosen = a choisi
council-seat-reveals = révèle
council-seat-decides = décide
council-struck = Annulée : jouée aussi par { $names }
council-struck-revealed = Annulée : déjà révélée ce tour-ci
council-struck-late = Sans effet : pas la première carte
council-wish-self = Voudrait passer ensuite
council-wish-other = Voudrait { $name } ensuite
council-reveal-next = { $name } révèle
council-step-forward = { $name } s’avance

# La main, et les autres cartes d'une place. Sur une pastille, $faces sont des nombres séparés par des espaces.
council-hand = Main { OF($name) }
council-own-card = Carte { OF($name) }
council-own-discard = Défausse { OF($name) }
council-own-bench = Réserve { OF($name) }
council-hand-card = { $card }. { $rule }
council-hand-petitioner = C’est le quémandeur : injouable ce tour-ci.
council-hand-faces = Peut mettre le dé sur { $faces }.
council-hand-choose = Choisissez-la.
council-hand-selected = Sélectionnée. Confirmez, ou choisissez de nouveau pour annuler.
# Douze caractères au plus.
council-badge-petitioner = quémandeur
council-badge = { $face } → { $faces }
council-badge-twice = pivote 2×
council-badge-knight = cible 1–4
council-badge-golem = cible 9–12
council-badge-oracle = relance
council-badge-stoic = reprend
council-badge-nothing = sans effet

# Offres.
council-offer-open = Qui pose une carte face visible ?
council-offer-targets = L’objectif remplacé
council-offer-faces = Une face pour le dé

# Ce que dit la table.
council-ask = Consulter le Conseil
council-ask-hint = Chacun dit ce qu’il peut faire et pense des cloches. Le tour n’est alors plus silencieux.
council-say = Parler
council-talk = Ce qui a été dit
council-talk-none = Rien encore.
council-talk-silent = Silence jusqu’à la vérification.
council-speaker = Qui parle ?
council-said = { $name } : « { $remark } »
council-remark-to = { $remark }, { $name }

# Les remarques. Les règles les citent mot pour mot (rules-council-remarks-…), avec le même sens.
council-remark-alone = Je peux le faire tout seul
council-remark-helps = Je peux aider en partie
council-remark-needs_help = J’aurai besoin d’aide
council-remark-cannot_help = Je ne peux pas aider cette fois
council-remark-give_up = Laissons tomber celui-ci
council-remark-take_it = Je m’en charge
council-remark-you_take_it = Charge-t’en
council-remark-together = Nous deux ensemble
council-remark-keep_back = Je reste en retrait
council-remark-agreed = D’accord
council-remark-rather_not = Plutôt pas
council-remark-ring = Sonnons les cloches
council-remark-do_not_ring = Ne sonnons pas les cloches
council-remark-ring_as_you_like = Comme vous voulez
council-remark-first = Je dois passer en premier
council-remark-last = Je préfère passer en dernier
council-remark-any_order = Peu importe l’ordre
council-remark-needs_somebody = Il me faut quelqu’un avant moi
council-remark-cancel_me = Il faudra peut-être m’annuler
council-remark-do_not_double = Surtout, ne m’annulez pas
council-remark-well_done = Bien joué
council-remark-my_fault = C’est ma faute
council-remark-understood = C’est ce que j’avais compris
council-throne-meaning-take = Choisissez une carte que tous savent dans ma main.
council-throne-meaning-you-take = Choisissez une carte que tous savent dans sa main.
council-remark-meaning-alone = Une de mes cartes le résout : 80 % de chances ou plus.
council-remark-meaning-helps = Pas seul, mais une de mes cartes en améliore une autre.
council-remark-meaning-needs_help = Pas seul, mais avec la carte de quelqu’un d’autre.
council-remark-meaning-cannot_help = Aucune de mes cartes ne le résout ni n’aide une autre.
council-remark-meaning-give_up = Aucune de nos cartes possibles n’atteint 25 % de chances.
council-remark-meaning-take_it = Je joue pour l’objectif, avec ma meilleure carte. Personne ne doit m’aider ni me gêner.
council-remark-meaning-you_take_it = Ce membre joue pour l’objectif. Je ne le gêne pas.
council-remark-meaning-together = À deux, nous jouons la meilleure paire pour l’objectif. Que personne d’autre ne nous gêne.
council-remark-meaning-keep_back = Je ne joue pas pour l’objectif et ne gêne personne.
council-remark-meaning-agreed = Je ferai ce que ce membre a proposé.
council-remark-meaning-rather_not = Je ne ferai pas ce que ce membre a proposé.
council-remark-meaning-ring = Je sonnerais les cloches.
council-remark-meaning-do_not_ring = Je ne sonnerais pas les cloches.
council-remark-meaning-ring_as_you_like = Je ne sonnerais pas les cloches, mais cela m’irait.
council-remark-meaning-first = Ma carte d’abord : 25 points de pourcentage de mieux.
council-remark-meaning-last = Une autre carte d’abord : 25 points de mieux. Vu le dé, la mienne seule pourrait suffire.
council-remark-meaning-any_order = L’ordre change la chance de moins de 25 points.
council-remark-meaning-needs_somebody = Une autre carte d’abord : 25 points de mieux. Vu le dé, la mienne seule ne suffit pas.
council-remark-meaning-cancel_me = Sans ma carte : 25 points de pourcentage de mieux.
council-remark-meaning-do_not_double = Sans ma carte : 50 points de pourcentage de moins.
council-remark-meaning-well_done = Le dilemme est résolu.
council-remark-meaning-my_fault = Échec. Une autre de mes cartes avait au moins 80 % de chances.
council-remark-meaning-understood = Échec, sans faute de ma part. Quelqu’un avait parlé avant mon choix.

# Expliqué à côté de la table : comment le dé et la Faveur en sont arrivés là.
council-inspect-die = Le dé pendant ce tour
council-die-lay = Il indiquait { $face }.
council-die-first = Lancé au début : { $to }.
council-die-card = { CARD($card) } { OF($name) } : de { $from } à { $to }.
council-die-kept = Récompense gardée, { $kept } : de { $from } à { $to }.
council-die-reward = Récompense, dé relancé : de { $from } à { $to }.
council-inspect-favour = À 0, la partie est perdue aussitôt. La Faveur ne dépasse jamais 5.
council-favour-start = La Faveur commence à { $favour }.
council-favour-bells = Cloches : de { $from } à { $to }.
council-favour-reward = Récompense : de { $from } à { $to }.
council-favour-full = Récompense : la Faveur ne peut pas dépasser { $to }.
council-favour-ignored = Novembre : pas de Faveur en récompense, toujours { $to }.
council-favour-penalty = Pénalité : de { $from } à { $to }.
council-favour-throne = Revendiquer le trône : de { $from } à { $to }.
council-inspect-reign = La durée du règne
council-inspect-reign-line = Dilemmes résolus, publics deux fois, couronnes, Faveur.

# Ce que tout le monde peut savoir d'une place. $cards sont des noms de personnages, ou le mot pour aucun.
council-inspect-player = { $level }, { $temperament }.
council-inspect-seat = Ce que tout le monde peut savoir.
council-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
council-holds = En main ou face cachée, à coup sûr : { $cards }.
council-holds-maybe = Peut-être en main : { $cards }.
council-holds-bench = En réserve : { $cards }.
council-holds-none = aucune

# Ce qu'un membre joué par l'application avait prévu, dit après la vérification. $reasons : un ou plusieurs des morceaux
# qui suivent.
council-plan = Plan { OF($name) } au tour { $turn } : { $reasons }.
council-plan-only = Aucune autre carte n’était jouable
council-plan-solves = { $percent } % de chances de le résoudre
council-plan-expects = Attendu { OF($name) } : { CARD($card, "the") }
council-plan-heard = Entendu { OF($name) } : « { $remark } »
council-plan-worth = Les autres cartes vaudront plus par la suite
council-plan-cut = Choix fait avant d’avoir tout pesé
council-plan-lost = Le plan { OF($name) } au tour { $turn } n’est plus connu.

# La fin.
council-result-ruler = { CARD($card, "The") } monte sur le trône
council-result-vacant = Le trône reste vacant
council-result-lost = Le Conseil est tombé
council-result-line-ruler = Le Conseil a tenu bon et choisi un successeur.
council-result-line-vacant = Le Conseil a tenu bon, mais les cartes étaient différentes.
council-result-line-favour = La Faveur est tombée à 0.
council-result-line-stoic = Le mois demandait le Stoïque sur le trône.
council-result-line-powerful = Le mois demandait la Puissante sur le trône.
council-result-line-bells = Le mois demandait quatre fois les cloches, et un successeur.
council-result-line-successor = Le mois demandait un successeur.
council-throne-card = { $name } : { CARD($card, "the") }.
council-throne-card-reigns = { $name } : { CARD($card, "the") }, du groupe le plus grand.
council-to-chronicle = Vers la Chronique
council-to-chronicle-hint = Ouvre la page de ce règne. Choisissez-y son plus grand obstacle.
council-trial-line = Ce Conseil était un essai : aucune ligne n’est écrite.
council-play-for-throne = Jouer pour le trône
council-play-for-throne-hint = Le Roi des 12, avec les mêmes joueurs. Le vainqueur prend le trône.
council-rematch = Rejouer
council-rematch-hint = Les mêmes joueurs et le même type de partie, nouveau tirage.

# Ce qui s'est passé.
council-beat-turn = Tour { $turn }. Quémandeur : { CARD($card, "the") }. Dilemme : { $dilemma }.
council-beat-throne = Dernier tour : Revendiquer le trône.
council-beat-refilled = { $name } défausse { CARD($card, "the") } et reprend le reste.
council-beat-silenced = Le Conseil joue ce tour en silence.
council-beat-bells = Les cloches sonnent : le dilemme est public.
council-beat-bells-free = Les cloches sonnent gratuitement : le dilemme est public.
council-beat-next-shown = Dilemme suivant : { $dilemma }.
council-beat-foreseen = Quémandeur suivant : { CARD($card, "the") }.
council-beat-kept-used = Récompense gardée utilisée : { $kept }.
council-beat-opened = { $name } pose { CARD($card, "the") } face visible.
council-beat-split = Les deux objectifs sont répartis sur deux tours.
council-beat-chosen = { $name } a choisi une carte.
council-beat-revealed = { $name } révèle { CARD($card, "the") }.
council-beat-cancelled = { $names } ont { CARD($card, "the") } : carte annulée.
# $names n'en est qu'un.
council-beat-cancelled-before = { $names } joue { CARD($card, "the") }, carte déjà vue : annulée.
council-beat-lady-late = La Dame { OF($name) } n’est pas la première : sans effet.
council-beat-nothing-to-take = Le Stoïque { OF($name) } trouve une défausse vide.
council-beat-rolled = Le dé est lancé : { $to }.
council-beat-turned = Le dé tourne sur { $to }.
council-beat-stays = Le dé reste sur { $to }.
council-beat-target = { CARD($card, "The") } { OF($name) } remplace un objectif.
council-beat-met = Objectif { $number } atteint.
council-beat-took-stoic = Le Stoïque { OF($name) } reprend une carte.
council-beat-took = { $count ->
    [0] { $name } ne reprend aucune carte.
    [one] { $name } reprend { $count } carte.
   *[other] { $name } reprend { $count } cartes.
}
council-beat-half = Le premier tour a atteint un objectif. L’autre suit.
council-beat-solved = { $years ->
    [one] { $dilemma } : résolu, { $years } an.
   *[other] { $dilemma } : résolu, { $years } ans.
}
council-beat-solved-public = { $years ->
    [one] { $dilemma } : résolu, public, { $years } an.
   *[other] { $dilemma } : résolu, public, { $years } ans.
}
council-beat-solved-public-silent = { $years ->
    [one] { $dilemma } : résolu, public et silencieux, { $years } an.
   *[other] { $dilemma } : résolu, public et silencieux, { $years } ans.
}
council-beat-solved-silent = { $years ->
    [one] { $dilemma } : résolu en silence, { $years } an.
   *[other] { $dilemma } : résolu en silence, { $years } ans.
}
council-beat-failed = Échec : { $dilemma }.
council-beat-shielded = Le bouclier couvre la pénalité.
council-beat-favour-up = La Faveur monte à { $to }.
council-beat-favour-down = La Faveur descend à { $to }.
council-beat-favour-bells = Les cloches coûtent de la Faveur : il reste { $to }.
council-beat-favour-throne = Les autres cartes coûtent de la Faveur : il reste { $to }.
council-beat-favour-same = La Faveur reste à { $to }.
council-beat-kept = À garder : { $kept }.
# $cards sont des noms de personnages.
council-beat-benched = { $name } prend dans sa réserve : { $cards }.
council-beat-discarded = { $name } défausse { CARD($card, "the") }.
council-beat-petitioner = { $name } prend { CARD($card, "the") } dans sa réserve.
council-beat-throne-cards = Les cartes pour le trône sont révélées.
council-beat-ruler = Le Conseil choisit { CARD($card, "the") }.
council-beat-won = Le Conseil a tenu jusqu’au bout.
council-beat-lost = Le Conseil est tombé.

# Ce que les règles refusent.
council-illegal-game-over = La partie est finie. Rejouez, ou revenez à l’accueil.
council-illegal-not-your-turn = { $name } ne peut pas faire cela maintenant. Suivez la ligne au-dessus de la table.
council-illegal-answered = { $name } a déjà répondu.
council-illegal-head = { $name } est Chef du Conseil et ne joue pas ce tour-ci.
council-illegal-silence = C’est trop tard. Le silence se décide au tout début d’un tour.
council-illegal-no-bells = Cette partie se joue sans cloches. Continuez sans elles.
council-illegal-must-ring = La cloche gratuite est utilisée. Sonnez les cloches.
council-illegal-not-kept = Vous n’avez pas gardé cette récompense. Choisissez-en une à côté de la piste.
council-illegal-open-already = { $name } a déjà posé une carte face visible.
council-illegal-must-play-open = { $name } doit jouer { CARD($card, "the") } : carte visible.
council-illegal-split = Deux membres seulement peuvent répartir les objectifs. Faites-le après les cloches, avant la première carte.
council-illegal-not-in-hand = { $name } n’a pas { CARD($card, "the") } en main. Choisissez une carte de la main.
council-illegal-petitioner = { CARD($card, "The") } est le quémandeur. Choisissez une autre carte.
council-illegal-not-in-discard = { CARD($card, "The") } n’est pas dans la défausse { OF($name) }. Choisissez une autre carte.
council-illegal-not-on-bench = { CARD($card, "The") } n’est pas dans la réserve { OF($name) }. Choisissez un autre personnage.
council-illegal-face = Le dé n’y arrive pas. Choisissez l’une des faces marquées.
council-illegal-enough = Vous ne pouvez pas en choisir plus. Retirez d’abord une carte.

# Remarques impossibles.
council-unsaid-silence = Le Conseil fait silence jusqu’à la vérification.
council-unsaid-moment = Cela ne se dit pas maintenant. Choisissez une des remarques proposées.
council-unsaid-twice = Vous l’avez déjà dit.

# Le but du mois sur la table. $line : le but en peu de mots.
council-aim-january = Gagnez avec de la Faveur
council-aim-february = Gagnez avec de la Faveur
council-aim-march = Gagnez avec de la Faveur
council-aim-april = Gagnez sans la Puissante
council-aim-may = La Puissante doit régner
council-aim-june = Le Stoïque doit régner
council-aim-july = Sonnez 4 fois, choisissez un successeur
council-aim-august = Un seul nombre par dilemme
council-aim-september = Deux objectifs par dilemme
council-aim-october = Récompenses faibles ou nulles
council-aim-november = Résoudre ne rapporte pas de Faveur
council-aim-december = Silence, puis un successeur
council-aim-count = { $count } sur { $most }
council-aim-spoken = { $month } : { $line }.
council-aim-bells = Cloches sonnées : { $count } sur { $most }.
council-aim-throne-reigns = Choisissez tous { CARD($card, "the") } : personne d’autre.
council-aim-throne-successor = Choisissez la même carte : il faut un successeur.
council-aim-throne-bells = Trop peu de cloches ont sonné : ce mois est perdu.
council-month-crown = Couronne { $count }
council-month-to-come = à venir
council-month-now = présent
council-month-gone = déjà venu
council-month-next = vient ensuite
council-month-solved = résolu
council-month-public = résolu, public
council-month-failed = manqué
council-month-dilemma = { $dilemma }, { $difficulty }
council-month-total = Encore à venir : { $count ->
    [one] { $count } quémandeur
   *[other] { $count } quémandeurs
} et { $more ->
    [one] { $more } dilemme
   *[other] { $more } dilemmes
}.
council-rematch-month = Retenter { $month }
council-rematch-month-hint = Les mêmes personnes, le même mois.

# Ce que les conseillers disent de ce que le Conseil décide. $names : qui est contre.
council-agreement = Les conseillers
council-agreement-last-word = Vous avez le dernier mot.
council-agreement-vote = Le Conseil vote. À égalité, rien n’est sonné ni utilisé.
council-opinion-spoken = { $name } : { $line }
council-opinion-ring = Sonnons. Il y a assez de Faveur.
council-opinion-ring-month = Sonnons. Le mois le demande.
council-opinion-ring-not = Ne sonnons pas. Trop de Faveur en jeu.
council-opinion-ring-rather-not = Plutôt pas. Cela rapporte trop peu.
council-opinion-shield = Utilisons le bouclier. La Faveur manque.
council-opinion-shield-not = Gardons le bouclier. C’est supportable.
council-opinion-ruler = { CARD($card, "the") }.
council-opinion-keep = Le garder : { $names }.
council-opinion-none = Sans avis.
council-against-bells = Contre : { $names }. Sonner quand même ?
council-against-use = Contre : { $names }. L’utiliser quand même ?
council-against-split = Contre : { $names }. Répartir sur deux tours quand même ?
council-against-shield = Contre : { $names }. Utiliser le bouclier quand même ?
council-against-shield-not = Contre : { $names }. Garder le bouclier quand même ?
council-against-ruler = Contre : { $names }. Choisir ce souverain quand même ?
council-all-the-same = Quand même
council-vote-rings = Le Conseil a voté : les cloches sonnent.
council-vote-rings-not = Le Conseil a voté : pas de cloches.
council-vote-order = Le Conseil a voté : { $name } révèle ensuite.
council-vote-shield = Le Conseil a voté : le bouclier est utilisé.
council-vote-shield-not = Le Conseil a voté : le bouclier est gardé.
council-vote-ruler = Le Conseil a choisi { CARD($card, "the") }.
council-vote-nothing = Le Conseil a voté contre.
