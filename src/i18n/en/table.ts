/** Sentences of a match on the screen: table, questions, log, timing chart, menu, end. A game's own are in the game's folder. */
export const table: Record<string, string> = {
  table: 'Table',
  'card-menu': 'What to do with it',
  'zoom.title': 'Card: {card}',
  'bar.thinking': 'thinking',

  // where the game stands
  'game.title': 'Game',
  'where.setup': 'Set-up',
  'where.turn': 'Turn {n} · {who}',
  'where.yours': 'your turn',
  tools: 'Tools',
  'tool.undo': 'Take back',
  'tool.undo.marks': 'Take back (marks the game)',
  'tool.undo.none': 'Nothing to take back',
  'tool.hold': 'Stop at the next window',
  'tool.log': 'Log',
  'tool.help': 'Keys',
  'tool.menu': 'Menu',
  'hold.on': 'You will be asked at the next window.',
  'hold.off': 'Windows pass by your setting again.',

  // the menu of a match
  'menu.title': 'Menu',
  'menu.back': 'Back to the game',
  'menu.settings': 'Settings',
  'menu.help': 'Keys',
  'menu.concede': 'Concede',
  'menu.leave': 'Leave (the game is kept)',
  'menu.note': 'The game is saved at every decision.',
  'concede.title': 'Concede?',
  'concede.text': 'The other side wins this game.',
  'concede.yes': 'Concede',
  'concede.no': 'Keep playing',

  // several people at one screen
  'elsewhere.text': 'This game is being played in another tab. Here you can only follow it.',
  'elsewhere.hidden': 'This game is being played in another tab.',
  'elsewhere.take': 'Play here instead',
  'curtain.title': '{side} takes the screen',
  'curtain.text': 'The table is shown again when {side} is ready.',
  'curtain.ready': 'Ready',

  // questions
  'prompt.who.you': 'Your decision',
  'prompt.who.other': 'Decision of {side}',
  'prompt.waiting': 'Waiting for {side}',
  'prompt.over': 'The game is over.',
  'prompt.none': 'Nothing to choose.',
  'prompt.choose': 'Choose',
  'prompt.source': 'Asked by {card}',
  'prompt.look': 'Look at {card}',
  'prompt.cards': 'Cards in question',
  'prompt.trail': 'Menu',
  'prompt.back': 'Back',
  'choices.choices': 'Choices',
  'speak.decision': 'Your decision: {what}',
  'number.label': 'A number from {min} to {max}',
  'number.less': 'One less',
  'number.more': 'One more',
  'number.range': '{min} to {max}',
  'number.give': 'Choose {n}',

  // the log
  'log.title': 'Log',
  'log.empty': 'What happens is written here.',
  'log.with-price': '{text} ({price})',
  'log.latest': 'Go to the newest line',
  'log.taken-back': 'You took that back.',
  'log.set-back': 'The table is set back.',

  // the timing chart; `who` is "you" or a seat as it stands in a sentence
  'timing.open': 'Show the timing chart',
  'timing.close': 'Timing chart as one line',
  'timing.passed': 'passed',
  'timing.window': 'Window',
  'timing.nothing': 'No window: this happens by itself.',
  'timing.over': 'the game is over',
  'opening.can': 'you can now',
  'priority.may': '{who, select, you {you may} other {{who} may}} {what}',
  'priority.does': '{who, select, you {you decide} other {{who} decides}}',

  'forecast.on': 'The forecast is shown.',
  'forecast.off': 'The forecast is off.',

  // where drawing is slow
  'offer.plain': 'Without a graphics card the drawn table is slow here. The plain one is quick.',
  'offer.plain.yes': 'Use the plain table',
  'offer.plain.no': 'Keep the drawn table',

  // the end
  'over.title': 'Game over in turn {n}',
  'over.won': 'You win',
  'over.lost': 'You lose',
  'over.draw': 'A draw',
  'over.take-backs': 'Taken back after something was learnt: {n, plural, one {once} other {# times}}.',
  'over.result': 'Show the result',
  'over.again': 'Play again',
  'over.watch': 'Watch it',
  'over.export': 'Export the record',
  'over.look': 'Look at the table',
  'over.home': 'Back to the start',
};
