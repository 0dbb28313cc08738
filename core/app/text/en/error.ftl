# Rejections: nothing happened; what to do instead.
error-not-now = That is not possible here. Choose one of the marked actions.
error-thinking = { $name } is still thinking. Wait a moment, or let { $name } play now.
error-bad-input = That cannot be used. Read the note beside the field and try again.
error-revealed = Cards have been revealed since, so this cannot be undone.

# Storage.
error-read-only = Douze may not write to its storage. Allow writing or choose another place, then open Douze again. Nothing is lost.
error-unusable = The folder for Douze’s data cannot be used. Check that it exists and is a folder, then open Douze again.
error-unusable-file = Douze cannot use its file “{ $file }”. Move it out of Douze’s folder or allow reading and writing it, then open Douze again.
error-gone = The file with Douze’s data was removed or replaced while it was open. Put it back, or close Douze and open it again.
error-full = The storage is full. Free some space, then try again. Everything up to your last move is saved.
error-busy = Another Douze has the data open. Close it, then try again.
# $found and $known: numbers of formats.
error-newer = A newer Douze wrote this data (format { $found }; this one knows { $known }). Update the app. The data stays as it is.
error-damaged-storage = The saved data is damaged. Open Douze again: it sets the damaged file aside and starts fresh.
error-set-aside = The saved data could not be read. A copy is kept as “{ $file }”, and Douze starts fresh.
error-damaged-game = The saved game is damaged from round { $round } on. It goes on from the last good move.
error-damaged-council = The saved council is damaged from turn { $round } on. It goes on from the last good step.
error-played-on = This game has gone on in another window. Here is how it stands now.
error-lost-game = A saved game could not be read. It stays in the storage, untouched; start a new one.
error-lost-deck = The deck “{ $name }” of this council is missing. Import it again in the Chronicle, then continue. The game is kept.
error-io = The storage gave an error. Try again; everything up to your last move is saved.
error-no-game = There is no such game. Start one first.
error-unfinished = This game is still going on. It can be exported when it has ended.
error-internal = Something went wrong inside Douze. Nothing is lost: go on from your last saved move.
error-file-unread = The file could not be read. Choose it again, or another one.
error-file-unwritten = The file could not be written. Make some room, then choose a place again.
error-file-too-large = This file is too large for a game, a Chronicle or a deck.

# Records, when imported. $line is the line's number in the file.
error-record-unreadable = Line { $line }: this is not readable. The file is not a Douze record, or it was damaged or cut short.
error-record-mark = Line { $line }: an editor has put an invisible mark (BOM) before the text. Save the file as “UTF-8 without BOM”, then import it again.
error-record-header = Line { $line }: the beginning of the record is not right. The file is not a Douze record, or it was changed.
error-record-illegal = Line { $line }: the rules do not allow this move. The record was changed, or belongs to other rules.
error-record-newer = Line { $line }: the record has format { $found }, this Douze knows format { $known }. Update the app.
error-record-game = Line { $line }: this version does not know the game “{ $game }”. Update the app.
error-record-card = Line { $line }: there is no card named “{ $word }”.
error-record-deck = Line { $line }: the deck “{ $word }” is not here, or the record was played with another version of it. Import its deck first.
error-record-after-end = Line { $line }: the game had ended before this line. The record was changed.
