/** The forecast of a run. It says what a run may cost, never what to do. */
const n = (one: string, other: string): string => `{n, plural, one {# ${one}} other {# ${other}}}`;

export const forecast: Record<string, string> = {
  'forecast.title.runner': 'Forecast: {server}',
  'forecast.title.corp': 'A run on {server} for the Runner',
  'forecast.ahead': 'ahead',
  'forecast.rows': 'Ice, outermost first',
  'forecast.none': 'No ice ahead.',
  'forecast.unknown': 'Unknown ice',
  'forecast.unknown.n': '{n, plural, one {# piece of unknown ice} other {# pieces of unknown ice}}',
  'forecast.through': 'Through known ice:',
  'forecast.nothing': 'nothing',
  'forecast.could.ice': 'Unknown ice could cost',
  'forecast.could.cards': 'The cards there could cost',
  'forecast.could.both': 'Unknown ice and the cards there could cost',
  'forecast.could.credits': n('credit', 'credits'),
  'forecast.could.cards.n': n('card', 'cards'),
  'forecast.could.clicks': n('click', 'clicks'),
  'forecast.could.tags': n('tag', 'tags'),
  'forecast.could.programs': n('program', 'programs'),
  'forecast.worst': 'At worst',
  'forecast.open': 'Show the forecast',
  'forecast.close': 'Close the forecast',
  'forecast.on': 'The forecast is shown before and during runs.',
  'forecast.all': 'Forecast of each server',

  // The note under a piece of ice.
  'forecast.by': 'with {cards}',
  'forecast.bypassed': 'bypassed with {cards}',
  'forecast.fires': '{n, plural, one {subroutine {which} fires} other {subroutines {which} fire}}',
  'forecast.asleep': 'unrezzed; {n} credits to rez, too much now',
  'forecast.rez': 'unrezzed; {n, plural, =0 {rez is free} one {# credit to rez} other {# credits to rez}}',
  'forecast.needs': '{n, plural, one {# credit would open it} other {# credits would open it}}',
  'forecast.shut': 'nothing installed breaks it',
  'forecast.nothing-unknown': 'nothing the Corp can pay for',

  // Figures, shown as an icon and a number; these texts are for screen readers.
  'forecast.price': n('credit', 'credits'),
  'forecast.credits': '{n, plural, one {# credit lost} other {# credits lost}}',
  'forecast.cards': '{n, plural, one {# card lost} other {# cards lost}}',
  'forecast.clicks': '{n, plural, one {# click lost} other {# clicks lost}}',
  'forecast.tags': n('tag', 'tags'),
  'forecast.programs': '{n, plural, one {# program trashed} other {# programs trashed}}',
  'forecast.upto': 'up to {what}',
  'forecast.upto.n': '≤{n}',
  'forecast.free': 'Free',
  'forecast.stops': 'ends the run',
  'forecast.may-stop': 'end the run',
  'forecast.flat': 'flatlined',
  'forecast.may-flat': 'flatline you',
  'forecast.left.credits': '{n, plural, one {# credit left} other {# credits left}}',
  'forecast.left.cards': '{n, plural, one {# card left in the grip} other {# cards left in the grip}}',
  'forecast.left.clicks': '{n, plural, one {# click left} other {# clicks left}}',
  'forecast.other':
    '{n, plural, one {# of it from cards or bad publicity} other {# of it from cards or bad publicity}}',

  // The whole forecast in one line.
  'forecast.line': '{server}: {known}; {worst}',
  'forecast.line.reaches':
    '{paid, plural, =0 {no credits} one {# credit} other {# credits}}{cards, plural, =0 {} one {, # card lost} other {, # cards lost}}',
  'forecast.line.stopped': 'stopped by known ice',
  'forecast.line.same': 'nothing unknown',
  'forecast.line.worst':
    'at worst {credits, plural, one {# credit} other {# credits}} and {cards, plural, one {# card} other {# cards}} left{more}',
  'forecast.line.more': ', {what}',
};
