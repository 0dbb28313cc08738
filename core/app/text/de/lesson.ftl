# Lektionen. Höchstens zwölf Wörter auf einmal. $card ist die Kennung einer Karte.
lesson-title = Lektion
lesson-offer = In 90 Sekunden lernen
lesson-next = Weiter
lesson-again = Von vorn
lesson-skip = Überspringen
lesson-home = Startseite
lesson-play = Spielen
lesson-spoken = { $words } Schritt { $step } von { $steps }.

# Die Antwort auf etwas anderes als das Verlangte.
lesson-answer-card = Jetzt nicht { CARD($card, "acc") }. Nimm die Karte, die leuchtet.
lesson-answer-place = { $points ->
    [0] Dort ändert sich nichts. Das leuchtende Feld ist besser.
   *[other] Das bringt { $points }. Das leuchtende Feld ist besser.
}
lesson-answer-later = Später. Tippe erst auf das, was leuchtet.

# Das Waldduell.
lesson-forest-choose = Zwei Wälder, ein Quadrat. Wähle deine Eule.
lesson-forest-again = Tippe noch einmal: Sie ist heimlich gewählt.
lesson-forest-lower = 7 ist niedriger als 8: Du legst zuerst. Tippe hier.
lesson-forest-place = Tippe noch einmal, um sie zu legen.
lesson-forest-touch = Jede neue Karte muss eine andere berühren. Eine Ecke genügt.
lesson-forest-cat = Eine Katze zählt 3 am Rand, nie in einer Ecke.
lesson-forest-cat-place = Drei Punkte für dich. Tippe noch einmal.
lesson-forest-cat-done = Der Rand zählt, sobald das Quadrat vier mal vier ist.
lesson-forest-wolf = Ein Wolf zählt jede weiße Karte rundum. Lege ihn hierhin.
lesson-forest-wolf-place = Drei weiße Karten berühren ihn. Tippe noch einmal.
lesson-forest-wolf-done = Mitten unter Gegnern lohnt er sich.
lesson-forest-deer = Der Hirsch schiebt eine ganze Reihe. Schieb von unten.
lesson-forest-deer-push = Sieh, was sich bewegt, und tippe noch einmal.
lesson-forest-deer-done = Ein Schub: sechs Punkte mehr für dich, neun weniger drüben.
lesson-forest-snake = Beide aufgedeckten Karten verlassen das Spiel. Wähle { CARD($card, "acc") }.
lesson-forest-snake-choose = Tippe noch einmal. Niemand legt eine Karte.
lesson-forest-snake-done = Beide sind weg. Du bleibst vorn.
lesson-forest-last = Sechzehn Karten beenden das Duell. Lege deine letzte.
lesson-forest-last-place = Drei Punkte: neun zu acht. Tippe noch einmal.
lesson-forest-end = Gewonnen, neun zu acht. Mehr Punkte siegen. Jetzt du!
