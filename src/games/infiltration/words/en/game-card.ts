/** Messages for the start page, which shows them before the game is loaded. */
export const gameCard: Record<string, string> = {
  'game.infiltration': 'Infiltration',
  'game.infiltration.line': 'Go deeper for more data, and be outside before the building closes.',
  'game.infiltration.for': 'A push-your-luck heist. Two to six players, 30 minutes.',
  'game.infiltration.start.learn.text': 'In ten minutes, from the first room on',
  'game.infiltration.start.play.text': 'Two to six seats, with bots or friends',
  'game.infiltration.start.watch.text': 'Recorded games, and a table of bots',
  'game.infiltration.seat.quill': 'Quill',
  'game.infiltration.seat.ferro': 'Ferro',
  'game.infiltration.seat.ash': 'Ash-9',
  'game.infiltration.seat.ilse': 'Doc Ilse',
  'game.infiltration.seat.mimi': 'Mimi Vance',
  'game.infiltration.seat.orrin': 'Orrin',
  'game.infiltration.level.easy': 'easy',
  'game.infiltration.level.standard': 'standard',
  'game.infiltration.level.hard': 'hard',
};
