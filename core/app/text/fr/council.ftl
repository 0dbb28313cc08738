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
council-rule-alchemist = Double le dé, jusqu’à 12, ou le divise par deux, arrondi vers le bas. Un 1 doit être doublé, un 12 divisé.
council-rule-machine = Ajoute 2 ou 3 au dé, jusqu’à 12.
council-rule-knight = L’objectif devient 1, 2, 3 ou 4 ; de deux objectifs, un seul, à votre choix. Il remplace aussi celui d’un Golem.
council-rule-lady = Si elle est la première carte jouée du tour, elle tourne le dé sur une valeur d’un objectif, au choix. Sinon, elle ne fait rien.
council-rule-druidess = Ajoute 1 au dé ou lui retire 1. Il reste sur 12 ou sur 1 là où il les dépasserait.
council-rule-golem = L’objectif devient 9, 10, 11 ou 12 ; de deux objectifs, un seul, à votre choix. Il remplace aussi celui d’un Chevalier.
council-rule-reverser = Retourne le dé sur la face opposée (un 9 devient un 4).
council-rule-oracle = Relance le dé ; puis vous jouez aussitôt une autre carte de votre main. S’il ne vous en reste qu’une, défaussez-la d’abord et reprenez toutes les autres, l’Oracle aussi.
council-rule-parasite = Retire 2 ou 3 au dé, jusqu’à 1.
council-rule-powerful = Fait pivoter le dé deux fois sur une face adjacente, sans revenir à la valeur initiale.
council-rule-sorcerer = Fait pivoter le dé sur l’une des 5 faces adjacentes, au choix.
council-rule-stoic = Vous reprenez en main une carte de votre défausse, à votre choix. Les autres ne le remarquent que si c’était celle du dessus.

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
council-status-bells = Décidez ensemble s’il faut sonner les cloches.
council-status-no-bells = Cette partie se joue sans cloches. Continuez quand vous voulez.
council-status-must-ring = La cloche gratuite est utilisée : sonnez.
council-status-tip = Choisissez la face voisine sur laquelle basculer le dé.
council-status-open = Choisissez qui pose une carte face visible.
council-status-lay = { $name } choisit la carte à poser face visible.
council-status-choose = { $name } choisit une carte en secret.
council-status-throne = { $name } choisit en secret qui doit monter sur le trône.
council-status-head = { $name } préside et ne joue pas de carte. Les récompenses peuvent servir maintenant.
council-status-others = Les autres réfléchissent.
council-status-order = Qui révèle ensuite ? Accordez-vous, touchez sa carte.
council-status-reveals = { $name } révèle une carte.
council-status-reveals-own = { $name } révèle une carte et dit ce qu’elle fait.
# Dans un tour silencieux : on demande à une personne ; une place s'est avancée, ou le doit parce que tous attendent.
council-status-asks = { $name } peut s’avancer ou attendre.
council-status-forward = C’est à { $name } de révéler.
council-status-next = { $name } joue une seconde carte après l’Oracle.
council-status-shield = Le dilemme a échoué. Décidez ensemble s’il faut utiliser le bouclier.
council-status-recall = { $name } peut reprendre des cartes de sa défausse.
council-status-bench = { $name } peut prendre des personnages de sa réserve.
council-status-discard = { $name } doit défausser.
council-status-petitioner = { $name } peut prendre le personnage du quémandeur.
council-status-ruler = Plusieurs personnages peuvent monter sur le trône. Choisissez-en un ensemble.
council-status-over = La partie est finie.

# Le Chef du Conseil : le rôle, et ce qu'il tranche quand les autres ne sont pas d'accord. $other révèle.
council-head = Chef du Conseil
council-head-rings = { $name }, Chef du Conseil, tranche : on sonne les cloches.
council-head-rings-not = { $name }, Chef du Conseil, tranche : on ne sonne pas.
council-head-order = { $name }, Chef du Conseil, tranche : { $other } révèle ensuite.

# Ce que le Conseil décide d'un toucher ; court, sur des boutons.
council-ring = Sonner les cloches
council-ring-hint = Coûte 1 Faveur. Résolu, le dilemme compte double ; le suivant devient visible aussitôt.
council-ring-not = Ne pas sonner
council-ring-not-hint = Le dilemme compte une fois, et la Faveur ne bouge pas.
council-ring-free = Sonner gratuitement
council-ring-free-hint = Ne coûte pas de Faveur. Résolu, le dilemme compte double ; le suivant devient visible aussitôt.
council-go-on = Continuer
council-go-on-hint = Chaque membre choisit maintenant une carte.
council-silence = Jouer en silence
council-silence-hint = Aucune remarque jusqu’à la vérification. Un dilemme résolu en silence vaut une coche dans la Chronique.
council-spread = Sur deux tours
council-spread-hint = Un objectif dans ce tour, l’autre au suivant, avec le même quémandeur.
council-let-choose = Laisser choisir
council-let-choose-hint = Les autres choisissent leurs cartes maintenant.
council-wait = Attendre
council-wait-hint = D’autres peuvent passer devant. Si tous attendent, le premier membre interrogé doit révéler.
council-shield = Utiliser le bouclier
council-shield-hint = La pénalité est ignorée, et le bouclier est perdu.
council-shield-not = Garder le bouclier
council-shield-not-hint = La pénalité s’applique ; le bouclier reste à côté de la piste.
council-take = Prendre { CARD($card, "the") }
council-take-not = Laisser { CARD($card, "the") }
council-crown = Couronner { CARD($card, "the") }
council-bells-lose = La Faveur est à 1. Sonner maintenant fait perdre la partie aussitôt.
council-bells-anyway = Sonner quand même

# Ce que propose un membre joué par l'application.
council-proposes-split = { $name } propose de répartir les objectifs sur deux tours.
council-proposes-tip = { $name } propose de basculer le dé sur { $face } avec une récompense gardée.
council-proposes-free-bell = { $name } propose d’utiliser la cloche gratuite.
council-proposes-reroll = { $name } propose de relancer le dé avec une récompense gardée.
council-proposes-foresee = { $name } propose de prévoir le quémandeur suivant.
council-proposes-open = { $name } propose de poser sa carte face visible avec une récompense gardée.
council-accept = D’accord
council-decline = Plutôt pas

# Le bouton qui fait ce qui est choisi, et ce qu'il reste à choisir.
council-confirm-choose = Choisir { CARD($card, "the") }
council-confirm-throne = Le trône pour { CARD($card, "the") }
council-confirm-open = Poser { CARD($card, "the") } face visible
council-confirm-tip = Basculer le dé sur { $face }
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
   *[other] Choisissez d’abord { $count } cartes, dans l’ordre où vous les défaussez.
}
council-missing-back = Choisissez d’abord la carte de votre défausse que reprend le Stoïque.
council-missing-target = Choisissez d’abord l’un des deux objectifs.
council-missing-face = Choisissez d’abord une face du dé.

# Le dé.
council-die = Le dé montre { $face }.
council-die-none = Le dé n’est pas encore lancé.
council-die-reach = Choisissez { $faces }.
council-face = Face { $face }
council-face-again = Face { $face }, choisie. Choisir encore pour confirmer.

# La piste de Faveur.
council-favour = Faveur
council-favour-of = Faveur { $favour } sur { $most }
council-favour-spoken = Faveur : { $favour } sur { $most }.

# Les quémandeurs. $count : la couronne, de 1 à 3.
council-petitioner = Quémandeur
council-petitioner-spoken = Quémandeur : { CARD($card, "the") }, couronne { $count }. Personne ne peut jouer ce personnage pendant ce tour.
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
    [one] { $years } an, public
   *[other] { $years } ans, public
}
council-dilemma-spoken = { $label } : { $dilemma }, { $difficulty }. { $targets } Valeur : { $value }. Récompense : { $reward } Pénalité : { $penalty }
council-split-first = Le premier de deux tours. Il doit se terminer sur l’un des objectifs.
council-split-second = Le second de deux tours. Il doit se terminer sur l’autre objectif.
council-last-turn = Dernier tour
council-throne = Revendiquer le trône
council-throne-note = Choisissez le même : le personnage le plus choisi règne, et toute autre carte coûte 1 Faveur.
council-throne-spoken = Dernier tour : Revendiquer le trône. Chaque membre choisit un personnage en secret. Le plus choisi règne, et toute autre carte coûte 1 Faveur. Si toutes les cartes diffèrent, le trône reste vacant.
council-target = Objectif : { $faces }.
council-target-on = Le dé le montre.
council-target-met = Il a été atteint.
# Qui a remplacé un objectif : le Chevalier ou le Golem de $name.
council-target-changed = { CARD($card) } ({ $name })

# Ce que font récompenses et pénalités ; une liste sur la carte du dilemme.
council-effect-favour-up = Faveur +{ $count }.
council-effect-favour-down = Faveur −{ $count }.
council-effect-recall = { $count ->
    [one] Chaque membre peut reprendre { $count } carte de sa défausse.
   *[other] Chaque membre peut reprendre { $count } cartes de sa défausse.
}
council-effect-bench = { $count ->
    [one] Chaque membre peut prendre { $count } personnage de sa réserve.
   *[other] Chaque membre peut prendre { $count } personnages de sa réserve.
}
council-effect-discard = { $count ->
    [one] Chaque membre défausse { $count } carte.
   *[other] Chaque membre défausse { $count } cartes.
}
council-effect-reroll = Le dé est relancé.
council-effect-keep = À garder : { $kept }.
council-effect-none = Rien.

# Les récompenses à côté de la piste : leurs noms, ce qu'elles font, et quand elles servent.
council-kept-open_card = Carte visible
council-kept-reroll = Relance
council-kept-tip = Bascule
council-kept-foresee = Prévision
council-kept-free_bell = Cloche gratuite
council-kept-shield = Bouclier
council-kept-rule-open_card = Un membre pose face visible la carte qu’il va jouer.
council-kept-rule-reroll = Relance le dé.
council-kept-rule-tip = Bascule le dé sur une face voisine.
council-kept-rule-foresee = Montre à tout le monde le quémandeur suivant.
council-kept-rule-free_bell = Il faut alors sonner, et cela ne coûte pas de Faveur.
council-kept-rule-shield = Ignore la pénalité d’un dilemme qui a échoué.
council-kept-off-open_card = Une carte visible se pose après les cloches, avant que ce membre ait choisi.
council-kept-off-reroll = Le dé se relance après les cloches, avant de poser la première carte.
council-kept-off-tip = Le dé se bascule après les cloches, avant de poser la première carte.
council-kept-off-foresee = La prévision sert après les cloches, avant de poser la première carte, s’il reste un quémandeur à découvrir.
council-kept-off-free_bell = La cloche gratuite sert juste avant les cloches.
council-kept-off-shield = Le bouclier sert quand un dilemme a échoué.

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
}, { $discards } dans la défausse, { $bench } en réserve.
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
council-struck-revealed = Annulée : déjà révélée ce tour
council-struck-late = Sans effet : pas la première carte
council-wish-self = Voudrait passer ensuite
council-wish-other = Voudrait { $name } ensuite
council-reveal-next = { $name } révèle
council-step-forward = { $name } s’avance

# La main, et les autres cartes d'une place. Sur une pastille, $faces sont des nombres séparés par des espaces.
council-hand = Main : { $name }
council-own-card = Carte posée : { $name }
council-own-discard = Défausse : { $name }
council-own-bench = Réserve : { $name }
council-hand-card = { $card } : { $rule }
council-hand-petitioner = C’est le quémandeur : il ne peut pas être joué ce tour.
council-hand-faces = Cette carte peut tourner le dé sur { $faces }.
council-hand-choose = Choisir.
council-hand-selected = Sélection actuelle. Confirmez, ou choisissez encore pour y renoncer.
# Douze caractères au plus.
council-badge-petitioner = quémandeur
council-badge = { $face } → { $faces }
council-badge-most = { $face } → autres

# Offres.
council-offer-open = Qui pose une carte face visible ?
council-offer-targets = L’objectif remplacé
council-offer-faces = Une face pour le dé

# Ce que dit la table.
council-ask = Demander au conseil
council-ask-hint = Chacun dit ce qu’il peut faire et ce qu’il pense des cloches. Le tour n’est alors plus silencieux.
council-say = Parler
council-talk = Ce que la table a dit
council-talk-none = Encore aucune remarque.
council-talk-silent = Le Conseil fait silence jusqu’à la vérification.
council-speaker = Qui parle ?
council-said = { $name } : « { $remark } »
council-remark-to = { $remark }, { $name }

# Les remarques. Les règles les citent mot pour mot (rules-council-remarks-…), avec le même sens.
council-remark-alone = Je peux le faire sans aide
council-remark-helps = Je peux aider en partie
council-remark-cannot_help = Je ne peux pas aider cette fois
council-remark-give_up = Laissons tomber celui-ci
council-remark-take_it = Je m’en charge
council-remark-you_take_it = Charge-t’en
council-remark-together = Nous deux ensemble
council-remark-keep_back = Je me retiens
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
council-remark-meaning-alone = Une de mes cartes le résout avec au moins 80 % de chances, si aucune autre ne fait rien.
council-remark-meaning-helps = Pas sans aide, mais avec une carte que quelqu’un d’autre peut jouer, une des miennes fait mieux que cette carte seule.
council-remark-meaning-cannot_help = Aucune de mes cartes ne le résout seule ni n’améliore celle de quelqu’un d’autre.
council-remark-meaning-give_up = Aucune combinaison de cartes que la table peut avoir ne le résout avec 25 % de chances ou plus.
council-remark-meaning-take_it = Je joue pour l’objectif, avec la carte qui a seule la meilleure chance. Personne ne me gêne, et personne n’a besoin d’aider.
council-remark-meaning-you_take_it = Ce membre du Conseil joue pour l’objectif. Je ne le gêne pas.
council-remark-meaning-together = Ce membre du Conseil et moi jouons pour l’objectif, avec la meilleure paire de cartes d’après ce que tout le monde sait. Personne d’autre ne nous gêne.
council-remark-meaning-keep_back = Je ne joue pas pour l’objectif et ne gêne personne qui le fait.
council-remark-meaning-agreed = Je m’en tiens à ce que ce membre du Conseil a proposé.
council-remark-meaning-rather_not = Je ne fais pas ce que ce membre du Conseil a proposé.
council-remark-meaning-ring = Je sonnerais les cloches.
council-remark-meaning-do_not_ring = Je ne sonnerais pas les cloches.
council-remark-meaning-ring_as_you_like = Je ne sonnerais pas les cloches, mais cela m’irait.
council-remark-meaning-first = Si ma carte est la prochaine révélée, la chance monte d’au moins 25 points de pourcentage.
council-remark-meaning-last = Si une autre carte est la prochaine révélée, la chance monte d’au moins 25 points de pourcentage ; vu le dé, la mienne seule pourrait le résoudre.
council-remark-meaning-any_order = Quelle que soit la prochaine carte révélée, la chance change de moins de 25 points de pourcentage.
council-remark-meaning-needs_somebody = Si une autre carte est la prochaine révélée, la chance monte d’au moins 25 points de pourcentage ; vu le dé, la mienne seule ne peut pas le résoudre.
council-remark-meaning-cancel_me = Si ma carte n’a pas d’effet, la chance monte d’au moins 25 points de pourcentage.
council-remark-meaning-do_not_double = Si ma carte est annulée, la chance baisse d’au moins 50 points de pourcentage.
council-remark-meaning-well_done = Le dilemme est résolu.
council-remark-meaning-my_fault = Il a échoué ; avec une autre de mes cartes, le reste étant égal, la chance était d’au moins 80 %.
council-remark-meaning-understood = Il a échoué, sans faute de ma part, et quelqu’un avait parlé avant mon choix.

# Expliqué à côté de la table : comment le dé et la Faveur en sont arrivés là.
council-inspect-die = Le dé pendant ce tour
council-die-lay = Il était sur { $face }.
council-die-first = Lancé au début : { $to }.
council-die-card = { CARD($card) } ({ $name }) : de { $from } à { $to }.
council-die-kept = Récompense gardée, { $kept } : de { $from } à { $to }.
council-die-reward = Récompense, dé relancé : de { $from } à { $to }.
council-inspect-favour = À 0, la partie est perdue aussitôt. La Faveur ne dépasse jamais 5.
council-favour-start = La Faveur commence à { $favour }.
council-favour-bells = Cloches : de { $from } à { $to }.
council-favour-reward = Récompense : de { $from } à { $to }.
council-favour-full = Récompense : la Faveur ne peut pas dépasser { $to }.
council-favour-ignored = Récompense : en novembre, elle n’apporte pas de Faveur, qui reste à { $to }.
council-favour-penalty = Pénalité : de { $from } à { $to }.
council-favour-throne = Revendiquer le trône : de { $from } à { $to }.
council-inspect-reign = La durée du règne
council-inspect-reign-line = Les dilemmes résolus, les publics deux fois, les couronnes des quémandeurs et la Faveur.

# Ce que tout le monde peut savoir d'une place. $cards sont des noms de personnages, ou le mot pour aucun.
council-inspect-player = { $level }, { $temperament }.
council-inspect-seat = Ce que tout le monde peut savoir en ayant bien suivi.
council-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
council-holds = En main ou face cachée, à coup sûr : { $cards }.
council-holds-maybe = Peut-être en main : { $cards }.
council-holds-bench = En réserve : { $cards }.
council-holds-none = aucun

# Ce qu'un membre joué par l'application avait prévu, dit après la vérification. $reasons : un ou plusieurs des morceaux
# qui suivent.
council-plan = Le plan au tour { $turn } ({ $name }) : { $reasons }.
council-plan-only = il n’y avait rien d’autre à choisir
council-plan-solves = { $percent } % de chances de le résoudre
council-plan-expects = carte attendue ({ $name }) : { CARD($card, "the") }
council-plan-heard = remarque entendue ({ $name }) : « { $remark } »
council-plan-worth = toutes les autres cartes valaient plus pour la suite
council-plan-cut = choix fait avant d’avoir tout pesé
council-plan-lost = Ce que { $name } avait prévu au tour { $turn } ne peut plus se dire.

# La fin.
council-result-ruler = Sur le trône monte { CARD($card, "the") }
council-result-vacant = Le trône reste vacant
council-result-lost = Le Conseil est tombé
council-result-line-ruler = Le Conseil a tenu jusqu’au bout et s’est donné un successeur.
council-result-line-vacant = Le Conseil a tenu jusqu’au bout, mais toutes les cartes pour le trône étaient différentes.
council-result-line-favour = La Faveur est tombée à 0.
council-result-line-stoic = Le mois demandait le Stoïque sur le trône.
council-result-line-powerful = Le mois demandait la Puissante sur le trône.
council-result-line-bells = Le mois demandait quatre fois les cloches, et un successeur.
council-result-line-successor = Le mois demandait un successeur.
council-throne-card = { $name } : { CARD($card, "the") }.
council-throne-card-reigns = { $name } : { CARD($card, "the") }, du groupe le plus grand.
council-to-chronicle = Vers la Chronique
council-to-chronicle-hint = Ouvre la ligne de ce règne, où vous choisissez son plus grand obstacle.
council-play-for-throne = Jouer pour le trône
council-play-for-throne-hint = Le Roi des 12, avec les mêmes personnes. La Chronique nomme ensuite sur le trône qui a gagné.
council-rematch = Rejouer
council-rematch-hint = Les mêmes personnes et la même sorte de partie ; ce qui est tiré au hasard est tiré de nouveau.

# Ce qui s'est passé.
council-beat-turn = Tour { $turn }. Quémandeur : { CARD($card, "the") }. Dilemme : { $dilemma }.
council-beat-throne = Dernier tour : Revendiquer le trône.
council-beat-refilled = { $name } défausse { CARD($card, "the") }, sa dernière carte, et reprend toutes les autres.
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
council-beat-cancelled = { $names } ont la même carte, { CARD($card, "the") } : annulée.
# $names n'en est qu'un.
council-beat-cancelled-before = { $names } joue { CARD($card, "the") }, carte déjà révélée ce tour : annulée.
council-beat-lady-late = La Dame ({ $name }) n’est pas la première carte et ne fait rien.
council-beat-nothing-to-take = Le Stoïque ({ $name }) trouve une défausse vide et ne fait rien.
council-beat-rolled = Le dé est lancé : { $to }.
council-beat-turned = Le dé tourne sur { $to }.
council-beat-stays = Le dé reste sur { $to }.
council-beat-target = { CARD($card) } ({ $name }) : un objectif est remplacé.
council-beat-met = Objectif { $number } atteint.
council-beat-took-stoic = Le Stoïque ({ $name }) reprend une carte.
council-beat-took = { $count ->
    [0] { $name } ne reprend aucune carte.
    [one] { $name } reprend { $count } carte.
   *[other] { $name } reprend { $count } cartes.
}
council-beat-half = Le premier tour a atteint un objectif. L’autre suit.
council-beat-solved = { $years ->
    [one] Dilemme résolu : { $dilemma }, { $years } an.
   *[other] Dilemme résolu : { $dilemma }, { $years } ans.
}
council-beat-solved-public = { $years ->
    [one] Dilemme résolu en public : { $dilemma }, { $years } an.
   *[other] Dilemme résolu en public : { $dilemma }, { $years } ans.
}
council-beat-solved-public-silent = { $years ->
    [one] Dilemme résolu en public et en silence : { $dilemma }, { $years } an.
   *[other] Dilemme résolu en public et en silence : { $dilemma }, { $years } ans.
}
council-beat-solved-silent = { $years ->
    [one] Dilemme résolu en silence : { $dilemma }, { $years } an.
   *[other] Dilemme résolu en silence : { $dilemma }, { $years } ans.
}
council-beat-failed = Échec : { $dilemma }.
council-beat-shielded = Le bouclier couvre la pénalité.
council-beat-favour-up = La Faveur monte à { $to }.
council-beat-favour-down = La Faveur descend à { $to }.
council-beat-favour-bells = Les cloches coûtent de la Faveur : il en reste { $to }.
council-beat-favour-throne = Les cartes hors du plus grand groupe coûtent de la Faveur : il en reste { $to }.
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
council-illegal-not-your-turn = { $name } ne peut pas faire cela maintenant. Faites ce que dit la ligne au-dessus de la table.
council-illegal-answered = { $name } a déjà répondu.
council-illegal-head = { $name } est Chef du Conseil et ne joue pas de carte ce tour.
council-illegal-silence = C’est trop tard. Le silence se décide avant toute autre chose dans un tour.
council-illegal-no-bells = Cette partie se joue sans cloches. Continuez sans elles.
council-illegal-must-ring = La cloche gratuite est utilisée. Sonnez les cloches.
council-illegal-not-kept = Vous n’avez pas gardé cette récompense. Choisissez-en une à côté de la piste de Faveur.
council-illegal-open-already = { $name } a déjà posé une carte face visible.
council-illegal-must-play-open = { $name } a posé { CARD($card, "the") } face visible et doit jouer cette carte.
council-illegal-split = Les objectifs ne se répartissent qu’à deux, après les cloches et avant de poser la première carte.
council-illegal-not-in-hand = { $name } n’a pas { CARD($card, "the") } en main. Choisissez une carte de la main.
council-illegal-petitioner = Le quémandeur est { CARD($card, "the") } : ce personnage ne peut pas être joué. Choisissez une autre carte.
council-illegal-not-in-discard = { CARD($card) } : pas dans la défausse ({ $name }). Choisissez une autre carte.
council-illegal-not-on-bench = { CARD($card) } : pas dans la réserve ({ $name }). Choisissez un autre personnage.
council-illegal-face = Le dé n’y arrive pas. Choisissez l’une des faces signalées.
council-illegal-enough = Vous ne pouvez pas en choisir davantage. Renoncez d’abord à une carte.

# Remarques impossibles.
council-unsaid-silence = Le Conseil fait silence jusqu’à la vérification.
council-unsaid-moment = Cela ne se dit pas maintenant. Choisissez l’une des remarques proposées.
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
council-aim-throne-reigns = Choisissez tous { CARD($card, "the") } : personne d’autre ne doit régner.
council-aim-throne-successor = Choisissez la même carte : sans successeur, le mois est perdu.
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
