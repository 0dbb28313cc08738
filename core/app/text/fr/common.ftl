# Boutons et mots communs à tous les écrans. On vouvoie ; infinitif sur les boutons.
common-back = Retour
common-home = Accueil
common-home-hint = La partie reste enregistrée.
common-close = Fermer
common-cancel = Annuler
common-confirm = Confirmer
common-choose-card = Choisissez une carte
common-understood = Compris
common-undo = Annuler le coup
common-undo-hint = Rien de nouveau n’a été révélé depuis.
common-undo-off = Rien à annuler depuis la dernière révélation.
common-take-back = Reprendre le coup
common-take-back-hint = Revient à votre dernière décision. La partie le note.
common-redo = Rétablir
common-redo-hint = Rejoue le coup annulé.
common-redo-off = Rien à rétablir.
# $name : l'adversaire intégré.
common-thinking = { $name } réfléchit.
common-play-now = Jouer maintenant
# Le nombre d'où vient tout le hasard d'une partie.
common-seed = Graine aléatoire : { $seed }
common-seed-chosen = Graine aléatoire, la vôtre : { $seed }
# Plusieurs noms : $first les réunit tous sauf le dernier, avec des virgules.
common-and = { $first } et { $last }
common-record = Exporter la partie
common-record-hint = Toute la partie dans un fichier, coup par coup.
# Une étiquette et ce qu’elle désigne.
common-pair = { $label } : { $value }
