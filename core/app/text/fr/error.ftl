# Refus : rien ne s'est passé ; que faire à la place.
error-not-now = Ce n’est pas possible ici. Choisissez l’une des actions signalées.
error-thinking = { $name } réfléchit encore. Attendez un instant, ou faites jouer { $name }.
error-bad-input = Ce n’est pas utilisable. Lisez la note près du champ et réessayez.
error-revealed = Des cartes ont été révélées depuis. On ne peut plus revenir en arrière.

# Stockage.
error-read-only = Douze ne peut pas écrire dans son espace de stockage. Autorisez l’écriture ou choisissez un autre endroit, puis rouvrez Douze. Rien n’est perdu.
error-unusable = Le dossier des données de Douze est inutilisable. Vérifiez qu’il existe et que c’est bien un dossier, puis rouvrez Douze.
error-unusable-file = Douze ne peut pas utiliser son fichier « { $file } ». Sortez-le du dossier de Douze ou autorisez sa lecture et son écriture, puis ouvrez Douze de nouveau.
error-gone = Le fichier des données de Douze a été enlevé ou remplacé pendant qu’il était ouvert. Remettez-le en place, ou fermez Douze et ouvrez-le de nouveau.
error-full = Le stockage est plein. Libérez de la place, puis réessayez. Tout est enregistré jusqu’à votre dernier coup.
error-busy = Les données sont déjà ouvertes ailleurs dans Douze. Fermez l’autre fenêtre, puis réessayez.
# $found et $known : numéros de formats.
error-newer = Ces données viennent d’une version plus récente de Douze (format { $found } ; celle-ci connaît { $known }). Mettez l’application à jour. Les données restent intactes.
error-damaged-storage = Les données enregistrées sont endommagées. Rouvrez Douze : le fichier endommagé sera mis de côté et un nouveau sera créé.
error-set-aside = Les données enregistrées étaient illisibles. Elles sont gardées sous le nom « { $file } », et Douze repart de zéro.
error-damaged-game = La partie enregistrée est endommagée à partir de la manche { $round }. Elle reprend au dernier coup intact.
error-damaged-council = Le Conseil enregistré est endommagé à partir du tour { $round }. Il reprend à la dernière étape intacte.
error-played-on = Cette partie a continué dans une autre fenêtre. Voici où elle en est.
error-lost-game = Une partie enregistrée était illisible. Elle reste intacte dans le stockage ; commencez-en une nouvelle.
error-lost-deck = Le paquet « { $name } » de ce Conseil manque. Importez-le à nouveau dans la Chronique, puis reprenez. La partie est gardée.
error-io = Le stockage a signalé une erreur. Réessayez ; tout est enregistré jusqu’à votre dernier coup.
error-no-game = Cette partie n’existe pas. Commencez-en une d’abord.
error-unfinished = Cette partie est encore en cours. Elle pourra être exportée une fois finie.
error-internal = Une erreur s’est produite dans Douze. Rien n’est perdu : continuez à partir de votre dernier coup enregistré.
error-file-unread = Le fichier n’a pas pu être lu. Choisissez-le à nouveau, ou un autre.
error-file-unwritten = Le fichier n’a pas pu être écrit. Vérifiez qu’il y a de la place, puis choisissez à nouveau un endroit.
error-file-too-large = Ce fichier est trop grand pour une partie, une Chronique ou un paquet.

# Parties importées. $line est le numéro de la ligne dans le fichier.
error-record-unreadable = Ligne { $line } : ce n’est pas lisible. Le fichier n’est pas une partie de Douze, ou il a été endommagé ou coupé.
error-record-mark = Ligne { $line } : un éditeur a mis une marque invisible (BOM) avant le texte. Enregistrez le fichier en « UTF-8 sans BOM », puis importez-le à nouveau.
error-record-header = Ligne { $line } : le début n’est pas correct. Le fichier n’est pas une partie de Douze, ou il a été modifié.
error-record-illegal = Ligne { $line } : les règles ne permettent pas ce coup. La partie a été modifiée, ou suit d’autres règles.
error-record-newer = Ligne { $line } : la partie a le format { $found }, cette version connaît le format { $known }. Mettez l’application à jour.
error-record-game = Ligne { $line } : cette version ne connaît pas le jeu « { $game } ». Mettez l’application à jour.
error-record-card = Ligne { $line } : aucune carte ne s’appelle « { $word } ».
error-record-deck = Ligne { $line } : le paquet « { $word } » n’est pas ici, ou la partie a été jouée avec une autre version. Importez d’abord son paquet.
error-record-after-end = Ligne { $line } : la partie était finie avant cette ligne. Elle a été modifiée.
