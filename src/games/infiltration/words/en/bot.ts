/** Why the bot chose what it chose. `need`: rounds to the street; `safe`: rounds for which it trusts the building to stay open; `worth`: zettabytes. */
export const bot: Record<string, string> = {
  'inf.bot.leave':
    'It wants out: the way takes {need, plural, one {# round} other {# rounds}}, and it trusts the building for {safe}. To it this is worth {worth}.',
  'inf.bot.stay':
    'There is time: the way out takes {need, plural, one {# round} other {# rounds}}, and it trusts the building for {safe}. {tokens, plural, =0 {No token lies here} one {# token lies here} other {# tokens lie here}}; to it this is worth {worth}.',
};
