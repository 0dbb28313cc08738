# Boutons et mots communs à tous les écrans. On vouvoie ; infinitif sur les boutons.
common-back = Retour
common-home = Accueil
common-home-hint = La partie reste enregistrée.
common-close = Fermer
common-cancel = Annuler
common-confirm = Confirmer
common-understood = Compris
common-undo = Défaire
common-undo-hint = Rien de nouveau n’a été révélé depuis.
common-undo-off = Il n’y a rien à défaire depuis les dernières cartes révélées.
common-take-back = Reprendre le coup
common-take-back-hint = Revient à votre dernière décision ; la partie enregistrée en garde la trace.
common-redo = Refaire
common-redo-hint = Rejoue ce qui a été défait.
common-redo-off = Il n’y a rien à refaire.
# $name : l'adversaire intégré.
common-thinking = { $name } réfléchit.
common-play-now = Jouer maintenant
# Le nombre d'où vient tout le hasard d'une partie.
common-seed = La graine de cette partie : { $seed }
common-seed-chosen = La graine de cette partie, choisie à la main : { $seed }
# Plusieurs noms : $first les réunit tous sauf le dernier, avec des virgules.
common-and = { $first } et { $last }
common-record = Enregistrer la partie
common-record-hint = Toute la partie dans un fichier, coup par coup.
