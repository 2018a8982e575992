/** Messages for the start page, which shows them before the game is loaded. */
export const gameCard: Record<string, string> = {
  'game.black-hat': 'Black Hat',
  'game.black-hat.line': 'Win tricks, move deeper into the network, and leave the least trace.',
  'game.black-hat.for': 'A trick-taking heist. Two to six players, 30 minutes.',
  'game.black-hat.start.learn.text': 'In ten minutes, from the first trick on',
  'game.black-hat.start.play.text': 'Two to six seats, with bots or friends',
  'game.black-hat.start.watch.text': 'Recorded games, and a table of bots',
  'game.black-hat.seat.red': 'Red',
  'game.black-hat.seat.blue': 'Blue',
  'game.black-hat.seat.green': 'Green',
  'game.black-hat.seat.amber': 'Amber',
  'game.black-hat.seat.violet': 'Violet',
  'game.black-hat.seat.white': 'White',
  'game.black-hat.seat.robot': 'Robot',
  'game.black-hat.level.easy': 'easy',
  'game.black-hat.level.standard': 'standard',
  'game.black-hat.level.hard': 'hard',
};
