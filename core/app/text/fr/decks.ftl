# Paquets du Conseil des 12.
decks-title = Paquets
decks-note = Les cartes imprimées du Conseil ne sont pas publiques : les faces du paquet de l’application sont une reconstitution. Si vous avez le jeu, vous pouvez saisir votre propre paquet ou importer son fichier. La Chronique nomme le paquet de chaque règne.
decks-shipped = Paquet de l’application
# $detail : le début d'une empreinte.
decks-shipped-line = Fourni avec Douze · { $detail }
decks-own-line = Votre paquet · { $detail }
decks-new = Saisir un paquet
decks-new-hint = On part d’une copie du paquet de l’application.
decks-copy = Copier et modifier
decks-copy-hint = La copie devient un paquet à part ; celui-ci ne change pas.
decks-busy = Un paquet est en cours de saisie. Gardez-le ou abandonnez-le d’abord.
decks-long = Ce texte est trop long pour un paquet ; il n’a pas été pris.
decks-text = Fichier du paquet
decks-text-hint = Donnez d’abord au paquet un nom à lui. Suivent les couronnes et 36 dilemmes. Les effets sont des mots comme favour -1, recall 1 ou keep:tip.
decks-text-faulty = Ce paquet ne peut pas encore être gardé. Ce qui ne va pas est indiqué ici, ligne par ligne.
decks-keep = Vérifier et garder
decks-keep-hint = Un paquet gardé reste sur cet appareil, car des règnes peuvent le nommer.
decks-discard = Abandonner
decks-discard-asked = Abandonner pour de bon
decks-discard-asked-hint = Votre saisie sera perdue.
decks-more = { $count ->
    [one] Et { $count } de plus.
   *[other] Et { $count } de plus.
}
decks-name-shipped = Le nom « { $name } » est celui du paquet de l’application. Écrivez-en un autre après « name = ».
decks-name-taken = Un autre paquet de cet appareil s’appelle « { $name } ». Écrivez un autre nom après « name = ».

# Où cela ne va pas : $word est un champ du fichier, $why une phrase ci-dessous.
decks-at = Ligne { $line } : { $why }
decks-at-field = Ligne { $line }, { $word } : { $why }
decks-at-dilemma = Ligne { $line }, dilemme { $number }, { $word } : { $why }

# Ce qui ne va pas, et que faire.
decks-breach-long = Le fichier dépasse { $limit } octets. Raccourcissez-le.
decks-breach-utf8 = Ce n’est pas du texte en UTF-8. Enregistrez le fichier sous cette forme.
decks-breach-syntax = Ce n’est pas du TOML. Il manque peut-être un guillemet ou un crochet, ici ou juste avant.
decks-breach-missing = Ce champ manque. Ajoutez-le.
decks-breach-unknown = Aucun champ ne s’appelle ainsi. Comparez avec le paquet de l’application.
decks-breach-integer = Il faut ici un nombre entier, sans guillemets.
decks-breach-text = Il faut ici un texte entre guillemets.
decks-breach-list = Il faut ici une liste entre crochets.
decks-breach-table = Il faut ici une section avec ses propres champs, comme dans le paquet de l’application.
decks-breach-number = { $word } n’est pas un nombre de 0 à 255.
decks-breach-face = Le dé n’a pas de face { $word }. Ses faces vont de 1 à 12.
decks-breach-twice = La face { $face } est deux fois dans le même objectif. Enlevez-en une.
decks-breach-targets = Il faut ici un ou deux objectifs, chacun étant une liste de faces. Il y en a { $found }.
decks-breach-effect = L’effet « { $word } » n’existe pas. Il y a favour, recall, bench et discard, chacun avec un nombre, reroll, et keep: avec open_card, reroll, tip, foresee, free_bell ou shield.
decks-breach-effects = Il y a { $limit } effets au plus. Ici, il y en a { $found }.
decks-breach-name = Un nom a de 1 à 40 caractères visibles, sans espace autour.

decks-rule-number = Il n’y a pas de dilemme { $number }. Ils vont de 1 à 36.
decks-rule-repeated = Le dilemme { $number } est là plus d’une fois.
decks-rule-missing = Le dilemme { $number } manque. Ajoutez-le.
decks-rule-bells = Un dilemme a 1, 2 ou 3 cloches, et non { $found }.
# $number : cloches.
decks-rule-few = Dilemmes avec bells = { $number } : { $found }. Une partie en demande { $count }.
decks-rule-empty = Un objectif demande au moins une face.
decks-rule-same = Les deux objectifs sont identiques. Changez-en un ou enlevez-le.
decks-rule-value = Un dilemme vaut de 1 à 20 ans, et non { $found }.
decks-rule-favour = La Faveur monte ou descend de 1 à 5, et non de { $found }.
decks-rule-amount = On prend ou on défausse de 1 à 3 cartes, et non { $found }.
decks-rule-kept-penalty = Une pénalité ne se garde pas pour plus tard.
decks-rule-kept-twice = Un dilemme a une seule récompense gardée au plus.
decks-rule-crown = Un quémandeur a la couronne 1, 2 ou 3, et non { $found }.
decks-rule-crowns = En plus de la Puissante, au moins deux personnages doivent avoir la couronne 1.
