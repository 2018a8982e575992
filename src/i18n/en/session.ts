/** Sentences of session, replay files, storage and the bot's worker. */
export const session: Record<string, string> = {
  // files of any kind
  'file.tooBig': 'This file is larger than {mb} MB; Icebreak does not read it.',
  'file.empty': 'This file is empty.',
  'file.notJson': 'This is not a file of Icebreak, or it is cut off.',
  'file.tooDeep': 'This file is nested deeper than any file of Icebreak.',
  'file.tooMany': 'This file holds more values than any file of Icebreak.',
  'file.repeatedKey': 'This file says “{name}” twice in one place, so it cannot be told what it means.',
  'file.forbiddenKey': 'This file uses the name “{name}”, which no file of Icebreak does.',
  'file.hugeNumber': 'This file holds a number too large to be true.',
  'file.newer': 'This file was made by a newer Icebreak. Update the page and try again.',
  'file.unreadable': 'This file could not be read from the device.',

  // replays
  'replay.notOne': 'This file is not a replay.',
  'replay.jinteki': 'This is a replay of jinteki.net. Icebreak can only play its own replays.',
  'replay.shape':
    'This replay is damaged{part, select, move { at move {n}} opening { in its set-up} notes { in its notes} other {}}.',
  'replay.noteBeyond': 'A note in this replay belongs to step {n}, which the game does not have.',
  'replay.tooMuch':
    'This replay has too many cards and moves to be followed on this page. A real game needs a small part of them.',
  'replay.tooManyNotes':
    'This replay has more notes, arrows, chapters and variations than the {most} a replay may have.',
  'replay.unchecked':
    'Not all moves of this replay are possible as recorded; what is shown was taken from its file and could not be checked. It cannot be played on from here.',
  'replay.otherGame': 'This replay is of “{name}”, a game this Icebreak does not have.',
  'replay.start': 'The set-up in this replay cannot be laid out.',
  'replay.unknownCard': 'This replay uses a card this Icebreak does not know: {code}.',
  'replay.unwatchable': 'The moves and events of this replay fit no game we know.',
  'replay.otherRules':
    'This game was played by other rules than today’s. It can be watched, but not played on from here.',
  'replay.cutShort':
    'This replay can be followed for {n} of its {of, plural, one {# step} other {# steps}}; what comes after does not fit.',

  // the running match
  'save.notOne': 'What was stored is not a saved game. It was set aside, not deleted.',
  'save.shape': 'The saved game is damaged. It was set aside, not deleted.',
  'save.otherRules':
    'The saved game was played by other rules and cannot be played on. Its record is kept with your replays.',
  'save.cannotResume': 'The saved game could not be put back on the table. It was set aside, not deleted.',
  'save.gone': 'This game is not in play any more. If it was ended in another tab, it is with your replays.',
  'save.newer': 'This game was saved by a newer Icebreak. It is left as it is; update the page to play it on.',
  'session.botReplaced': 'The bot stopped answering, so it was started again. Your game is safe.',
  'session.botFailed': 'The bot did not answer. A plain move was made for it, and will be whenever it fails again.',
  'session.botFallback': 'The bot did not answer in time, so a plain move was made for it.',

  // storage on the device
  'storage.blocked':
    'This browser does not let the page keep data. Games last only until you close the page; export what you want to keep.',
  'storage.newer': 'A newer Icebreak has kept data here. Nothing is changed or saved until you update the page.',
  'storage.newerGame': 'A game here was stored by a newer Icebreak. It is left as it is; update the page to watch it.',
  'collection.numbered': '{name} ({n})',
  'storage.full':
    'The device is out of space: this was not saved, and nothing stored before was lost. Delete or export old games to make room.',
  'storage.large': 'This is too large to be stored. What was stored before is unharmed.',
  'storage.newerMade': 'Something here was made with a newer Icebreak. It is left as it is; update the page to see it.',
  'storage.bothKept': 'Another tab changed this at the same time. Both versions are kept.',
  'storage.changedElsewhere': 'Another tab has just changed this, so it was not deleted.',
  'storage.nearlyFull':
    'The device is nearly out of space. Export or delete old games before new ones can no longer be saved.',
  'storage.elsewhere': 'This game is being played in another tab, so nothing was saved from this one.',
  'storage.failed': 'The browser could not store this. What was stored before is unharmed.',
  'storage.unread':
    'The browser did not answer when asked for what is kept here. Nothing is lost; reload the page to try again.',
  'storage.setAside':
    '{n, plural, one {A stored record was} other {# stored records were}} damaged and set aside; nothing was deleted.',
  'storage.oneSetAside': 'This record is damaged. It was set aside, not deleted.',
  'storage.prefs': 'The settings could not be read and start afresh; the old ones were set aside.',
  'notice.close': 'Close',
  'storage.gone': 'That game is no longer stored.',
};
