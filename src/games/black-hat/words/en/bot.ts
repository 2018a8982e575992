/** The reasons the bot gives for its moves. The numbers in them are trace points or percentages. */
export const bot: Record<string, string> = {
  'bh.bot.only': 'There was nothing else to do.',
  'bh.bot.play':
    'It sees {wins} % to win the trick, and is rid of {sheds, plural, one {# point} other {# points}} of trace. The next best play was {lead} worse.',
  'bh.bot.move': 'Moving to {to} is worth {worth} points to it; the next best move was {lead} worse.',
  'bh.bot.other': 'It is worth {worth} points to it; the next best was {lead} worse.',
};
