# Ce qui entoure les règles : le décor, les raisons de nos interprétations, les images, les récits des mois.

# De quoi parle chaque jeu.
rulebook-premise-king = Douze Royaumes, un trône, et pour chacun une pierre de pouvoir à douze faces. Personne ne maîtrise seul une telle pierre. Douze alliés étranges prêtent leurs dons ; vos rivaux font appel aux mêmes.
rulebook-premise-council = Les pierres de pouvoir sont de mauvaise humeur, et les Douze Royaumes marchent sur la tête. Le trône est vide, une fois encore. Vous siégez au Conseil : écoutez les mauvaises nouvelles, apaisez les pierres ensemble et décidez qui régnera.
rulebook-premise-forest = Le soir tombe sur une forêt sombre. Deux meutes des mêmes douze créatures se glissent dans une petite clairière. Chacune a sa place et son moment. Qui les trouvera ?

# Pourquoi une décision est ce qu’elle est, en une ligne.
rulebook-why-r-k1 = Le livret montre un symbole sans énumérer les cartes qui le portent.
rulebook-why-r-k2 = Une valeur dure jusqu’à la fin du tour, et l’on compare à partir du nombre sur le dé.
rulebook-why-r-k3 = Le livret parle de deux valeurs ; seul, personne n’a avec qui échanger.
rulebook-why-r-k4 = Le livret dit quand il a lieu, sans nommer le Chevalier ni les valeurs annulées.
rulebook-why-r-k5 = Le plus grand total restant gagne, et 0 en est un.
rulebook-why-r-k6 = Le livret passe directement à la manche suivante.
rulebook-why-r-k7 = Le livret ne dit pas ce qui se passe si personne ne la gagne.
rulebook-why-r-k8 = Le livret fait passer les dés et ne les rend jamais.
rulebook-why-r-k9 = Le livret le dit pour la victoire ; le reste en découle.
rulebook-why-r-k10 = Les défausses sont face cachée.
rulebook-why-r-k11 = Compté pour toutes les manches possibles.
rulebook-why-r-k12 = Le livret énumère ce que font les champions, et le vol n’y est pas.
rulebook-why-r-c1 = Le livret dit « à n’importe quel moment » ; un dé compte quand il est posé.
rulebook-why-r-c2 = La carte n’est pas imprimée dans le livret ; son exemple donne ce compte.
rulebook-why-r-c3 = La Dame doit être la première carte jouée, et une carte annulée a été jouée aussi.
rulebook-why-r-c4 = Le livret annule la seconde carte « selon les règles habituelles » sans parler des cartes cachées.
rulebook-why-r-c5 = Le livret énumère sept quémandeurs, sans dire lesquels sont visibles.
rulebook-why-r-c6 = La piste finit à 5, et le livret ne donne pas d’autre ordre.
rulebook-why-r-c7 = La Faveur à 0 fait perdre à tout moment.
rulebook-why-r-c8 = Le livret n’additionne que les dilemmes résolus.
rulebook-why-r-c9 = Dans le livret, cette carte fait perdre le dilemme ; ici personne ne peut la jouer.
rulebook-why-r-c10 = Il n’y a rien à reprendre.
rulebook-why-r-c11 = Le texte de la carte n’est pas connu : ce que le livret imprime sous son nom parle d’une piste que ce jeu n’a pas.
rulebook-why-r-c12 = Le texte de la carte n’est pas connu.
rulebook-why-r-c13 = Les deux tours ont le même quémandeur, et les cloches viennent juste après lui.
rulebook-why-r-c14 = La carte du quémandeur y invite ; elle n’oblige personne.
rulebook-why-r-c15 = Le livret ne donne pas d’ordre entre les membres.
rulebook-why-r-c16 = Au dernier tour, aucun effet ne s’applique et aucun dilemme n’échoue.
rulebook-why-r-c17 = Le livret n’imprime pas les cartes de ces récompenses.
rulebook-why-r-c18 = Les règles de ces mois n’en disent rien.
rulebook-why-r-c19 = Le livret dit « si les joueurs sont d’accord », sans dire comment.
rulebook-why-r-c20 = Le livret le place à l’étape 3 ; plus tôt, tous en savent autant et personne ne décide moins bien.
rulebook-why-r-c21 = Sinon les pénalités n’auraient pas de sens.
rulebook-why-r-c22 = Le calcul du livret ne les nomme pas.
rulebook-why-r-f1 = Le livret ne dit pas où le Cerf s’arrête ni s’il compte lui-même.
rulebook-why-r-f2 = Avant la première carte, il n’y a ni ligne ni colonne où entrer.
rulebook-why-r-f3 = Le livret ne dit rien d’une pioche vide.
rulebook-why-r-f4 = La partie finit à la fin d’une manche, et la pioche en fait partie.
rulebook-why-r-f5 = « Toutes les cartes restent adjacentes » veut dire un seul groupe : rien ne se détache.
rulebook-why-r-f6 = Le livret ne donne pas d’autre départage.
rulebook-why-r-f7 = Le livret laisse choisir une carte ; personne n’en choisirait une moindre.
rulebook-why-r-f8 = Le livret dit des cartes, et non des cartes qui marquent.
rulebook-why-r-f9 = Les deux cartes sont visibles, et le jeton ne bouge que si l’on pose à nombres égaux.

# Sous une image. CARD($card) est le nom d’une carte.
rulebook-picture-cells = Les cases permises pour la carte suivante sont marquées. Quatre colonnes sont prises : le plateau ne grandit plus qu’en haut et en bas.
rulebook-picture-doors = Par où le Cerf peut entrer : chaque ligne et chaque colonne d’une à trois cartes, des deux bouts.
rulebook-picture-pushed = Il est entré par la droite dans la ligne du haut. Le vide s’est fermé : la Phalène est à côté du Loup, et le Cerf juste derrière les deux.
rulebook-picture-lifted = Noir a posé le Raton laveur et soulève le Chat. Deux cases seulement gardent la Corneille avec les autres.
rulebook-picture-moved = Le Chat a changé de place, et toutes les cartes restent reliées.
rulebook-picture-full = Un plateau à la fin, chaque carte avec ses points : { $points } pour noir, { $otherpoints } pour blanc.
rulebook-picture-counts = { CARD($card) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Ce qui compte est marqué.
rulebook-picture-moth = 2 points, car l’autre Phalène est aussi au milieu.
rulebook-picture-best = Un tour : le 11 est le plus fort et gagne 2 points, le 7 en gagne 1.
rulebook-picture-first-game = Les sept cartes d’une première partie.
rulebook-picture-cancelled = Les deux Golems sont annulés. L’Alchimiste double le 7 : le 14 gagne 2 points, le 11 en gagne 1.
rulebook-picture-goal = L’objectif est 9, 10 ou 11, le dé indique 7. Le Sorcier le fait pivoter sur 10 : résolu.
rulebook-picture-characters = Les douze personnages de chaque membre du Conseil.
rulebook-picture-animals = Vos douze animaux, du plus petit nombre au plus grand. Le Serpent porte un X.
rulebook-picture-snake = Un Serpent et un Loup : les deux quittent la partie.
rulebook-picture-order = Le Loup vaut 8, le Chat 6 : le Loup est posé en premier.
rulebook-picture-compared = Le tour du livret : les deux Alchimistes sont annulés, l’Inverseuse fait du 3 un 10. Les 10 s’annulent, et le 7 gagne 2 points.
rulebook-picture-tipped = Le dé de Léa indiquait 2. Les Chenapans de Mia l’ont retourné sur 11 ; puis le Sorcier de Léa l’a fait pivoter sur 3, une face adjacente du 11.
rulebook-picture-gambler = Chevalier et Parieur : les valeurs faibles l’emportent, puis les deux premières s’échangent. Le 5 gagne 2 points, le 2 en gagne 1.
rulebook-picture-knight = Les valeurs faibles l’emportent : le 2 gagne 2 points, le 5 en gagne 1. Les Oracles sont annulés.
rulebook-picture-ladies = Deux Dames : le 3 de Léa est le plus faible, le 11 de Mia le plus fort. Après les points, Léa peut prendre un jeton à Mia.
rulebook-picture-merchants = Chaque dé passe à gauche : le 4 de Léa à Mia, le 9 de Mia à Tom, le 2 de Tom à Léa. Les Chevaliers sont annulés.
rulebook-picture-low = L’objectif est maintenant 1, 2, 3 ou 4 ; le dé ne bouge pas. L’objectif est cerclé.
rulebook-picture-high = L’objectif est maintenant 9, 10, 11 ou 12 ; le dé ne bouge pas. L’objectif est cerclé.
rulebook-picture-reach = Ces faces peuvent être choisies.
rulebook-picture-turned = La face opposée.
rulebook-picture-valued = Le dé ne bouge pas, sa valeur change.
rulebook-picture-golem = Chaque face vaut 12, mais un 12 vaut 1.
rulebook-picture-lady = L’objectif est 9, 10 ou 11, et elle est jouée en premier : ces faces peuvent être choisies.
rulebook-picture-bells = Sonner les cloches : la Faveur passe de 3 à 2.
rulebook-picture-throne = Deux Golems et une Dame : le Golem règne.
rulebook-picture-throne-lost = Une carte est hors du plus grand groupe : la Faveur passe de 3 à 2.
rulebook-picture-tower = L’objectif est 9, 10 ou 11, le dé indique 7. Deux Automates s’annulent ; le Sorcier fait pivoter le 7 sur 10 : résolu. L’unique dé est montré après chaque carte ; les objectifs sont cerclés.
rulebook-picture-places = Objectifs 3 et 10. La Puissante tourne le dé sur 3 : le premier. L’Automate ajoute 2, l’Alchimiste double : le second. L’unique dé est montré après chaque carte ; les objectifs sont cerclés.
rulebook-cell-legal = Peut être choisie.
# Comment s’écrit un nom des images, et dix des douze faces.
rulebook-name-lea = Léa
rulebook-reach-all-but = { $face } → toutes sauf { $face } et { $other }
rulebook-cancelled = annulé
rulebook-die = dé { $value }
rulebook-die-marked = peut devenir { $faces }

# Les récits des mois : début, gagné, perdu.
rulebook-story-january = L’année commence à peine, et l’on frappe déjà à la porte. Les soucis sont petits, de ceux qui forment un Conseil. La Puissante est à vos côtés. Commencez bien : on se souvient d’un premier mois.
rulebook-won-january = Janvier est passé, et le royaume respire. Peut-être même y avez-vous pris plaisir.
rulebook-lost-january = Janvier était déjà de trop. On emballe vos affaires avant la fonte des neiges.
rulebook-story-february = D’autres visiteurs, et rien que le bon sens n’arrange. Mais les pierres bourdonnent la nuit, et l’on dort mal. Quelque chose approche. Résolvez ce qui se présente et gardez vos forces.
rulebook-won-february = Février finit dans le calme. Le bourdonnement, non.
rulebook-lost-february = Les petits soucis de février vous ont dépassés. La porte se ferme derrière vous.
rulebook-story-march = Les ennuis arrivent maintenant à la file. De bons amis les suivent : l’Oracle, la Dame, le Chevalier. Leur aide vaut beaucoup, au bon moment. Réfléchissez avant de les appeler.
rulebook-won-march = De sages amis, un Conseil posé. Mars vous laisse plus forts.
rulebook-lost-march = De bons amis ne peuvent rien si on les appelle trop tard.
rulebook-story-april = La Puissante est malade, et les pierres le sentent. Pour la première fois, il faut les apaiser sans elle. Chaque échec coûte cher à présent. Gardez de la Faveur pour les mauvais jours.
rulebook-won-april = Sans la Puissante, contre toute attente. De son lit, elle vous remercie.
rulebook-lost-april = Sans elle, les pierres n’en ont fait qu’à leur tête. Le peuple n’a pas attendu mai.
rulebook-story-may = La voilà revenue, plus forte que jamais. Elle veut le trône. Seule la Puissante peut tirer d’affaire les Douze Royaumes. Faites-la couronner. Le reste passe après.
rulebook-won-may = La Puissante monte sur le trône. Les pierres se taisent tout un jour.
rulebook-lost-may = Mai finit sans la Puissante sur le trône, et donc sans vous.
rulebook-story-june = Que de bruit, que de pierres retournées. Le peuple veut quelqu’un qui laisse les choses en paix. Il pense au Stoïque. Menez-le au trône, lui et personne d’autre.
rulebook-won-june = Le Stoïque s’assied, hoche la tête, et le royaume se tait.
rulebook-lost-june = On voulait du calme, et le Stoïque ne règne pas. Le peuple est tout sauf calme.
rulebook-story-july = La moitié de l’année est derrière vous, et cela se fête. Que les voisins l’entendent ! Faites sonner les cloches royales, quatre fois au moins. Puis choisissez un successeur. Songez à la Faveur que coûte chaque volée.
rulebook-won-july = On a entendu les cloches dans les Douze Royaumes. La fête dure jusqu’en août.
rulebook-lost-july = La fête continue, et vous n’êtes pas invités.
rulebook-story-august = Par cette chaleur, chaque pierre ne veut qu’une chose. Pas de détour, pas de presque : un seul nombre l’apaise. Préparez-vous ensemble, et touchez juste.
rulebook-won-august = Un nombre pour chacune, et vous en avez trouvé assez.
rulebook-lost-august = Chaque pierre voulait son nombre. Elle en a reçu trop d’autres.
rulebook-story-september = Ce mois-ci demande tout deux fois. Chaque ennui a deux racines, et il faut arracher les deux. Partagez bien le travail. Personne n’y arrive seul.
rulebook-won-september = Deux fois le travail, et vous l’avez fait. La fête des moissons est à vous.
rulebook-lost-september = En septembre, tout a été fait à moitié. La moitié ne suffit pas.
rulebook-story-october = Les pierres ne rendent plus rien. Ce que vous résolvez rapporte peu, ou rien. Vous vivez de ce que vous avez. Voyez jusqu’où cela vous mène.
rulebook-won-october = Ni cadeaux ni mercis, et vous êtes toujours debout.
rulebook-lost-october = Vous avez commencé octobre les mains vides. Vous partez de même.
rulebook-story-november = Le peuple est en colère, et rien ne lui plaira ce mois-ci. Vous n’avez qu’un point de Faveur. Restez unis, apaisez les pierres, n’attendez pas de merci.
rulebook-won-november = On murmure encore, mais vous êtes encore là.
rulebook-lost-november = Un instant d’inattention, et la dernière Faveur était perdue.
rulebook-story-december = L’année vous a épuisés ; il ne reste ni mot ni geste. Vous siégez en silence et devez vous comprendre ainsi. Les pires ennuis viennent en dernier. Traversez-les, et choisissez qui vous suivra.
rulebook-won-december = Pas un mot, et tout est compris. L’année entière est à raconter.
rulebook-lost-december = Dans le silence, vous vous êtes perdus. Personne n’en parle.
rulebook-won-normal = Vous quittez le Conseil sous les acclamations.
rulebook-lost-normal = Vous partez sous les huées, bannis. Le royaume attendait mieux.
