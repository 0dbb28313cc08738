# The game in the terminal.
tool-welcome = Answer with a number or a word from the list; “help” explains, “quit” leaves.
tool-prompt = Your choice:
tool-bad-answer = “{ $word }” is not in the list. Answer with one of its numbers or words.
tool-hidden = (the screen was cleared)
tool-help = undo: one step back · redo: forward again · why: how the points came about · hint: what a strong player would do · quit: leave, the game stays saved
tool-bye = The game is saved. See you soon.
tool-end-of-input = The input has ended. The game is saved.
tool-record = The record is in { $file }.
