# Le jeu dans le terminal.
tool-welcome = Répondez par un numéro ou un mot de la liste ; « help » explique, « quit » quitte.
tool-prompt = Votre choix :
tool-bad-answer = « { $word } » n’est pas dans la liste. Répondez par l’un de ses numéros ou de ses mots.
tool-hidden = (l’écran a été effacé)
tool-help = undo : un pas en arrière · redo : de nouveau en avant · why : d’où viennent les points · hint : ce que ferait un joueur fort · quit : quitter, la partie reste enregistrée
tool-bye = La partie est enregistrée. À bientôt.
tool-end-of-input = L’entrée est finie. La partie est enregistrée.
tool-record = La partie est enregistrée dans { $file }.
