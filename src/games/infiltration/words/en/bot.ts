/**
 * Sentences in which the bot gives its reasons. `need`: rounds to the street; `safe`: rounds it expects the building to stay open; `worth`
 * and `other`: zettabytes it expects from its choice and from the next best one; `wins` and `otherWins`: playouts won out of a hundred with
 * each.
 */
export const bot: Record<string, string> = {
  'inf.bot.leave':
    'It wants out: the way takes {need, plural, one {# round} other {# rounds}}, and it trusts the building for {safe}. To it this is worth {worth}, the next best {other}.',
  'inf.bot.stay':
    'There is time: the way out takes {need, plural, one {# round} other {# rounds}}, and it trusts the building for {safe}. {tokens, plural, =0 {No token lies here} one {# token lies here} other {# tokens lie here}}; to it this is worth {worth}, the next best {other}.',
  'inf.bot.searchLeave':
    'It is time to leave: the way out takes {need, plural, one {# round} other {# rounds}}, and it trusts the building for {safe}. Playing on in its head, it wins {wins} games of 100 with this, and {otherWins} with the next best.',
  'inf.bot.searchStay':
    'There is time: the way out takes {need, plural, one {# round} other {# rounds}}, and it trusts the building for {safe}. Playing on in its head, it wins {wins} games of 100 with this, and {otherWins} with the next best.',
};
