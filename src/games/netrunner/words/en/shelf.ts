/** The messages that the start page needs before the game is loaded. */
export const shelf: Record<string, string> = {
  'game.netrunner': 'Netrunner',
  'game.netrunner.line': 'A corporation with secrets, a runner who wants them.',
  'game.netrunner.for': 'A duel of bluff and runs. Two players, 30 minutes.',
  'game.netrunner.start.learn.text': 'In ten minutes, from the first run on',
  'game.netrunner.start.play.text': 'A whole game against a bot, from either side',
  'game.netrunner.start.watch.text': 'Recorded games, and two bots at it',
  'game.netrunner.page.cards': 'Cards',
  'game.netrunner.page.cards.text': 'Search, read and see all 180',
  'game.netrunner.page.decks': 'Decks',
  'game.netrunner.page.decks.text': 'Build, import and try your own',
  'game.netrunner.seat.corp': 'Corp',
  'game.netrunner.seat.runner': 'Runner',
  'game.netrunner.level.newcomer': 'newcomer',
  'game.netrunner.level.standard': 'standard',
  'game.netrunner.level.strong': 'strong',
  'game.netrunner.level.expert': 'expert',
};
