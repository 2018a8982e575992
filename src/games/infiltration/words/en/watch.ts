/** Messages for watching a recorded game, in Infiltration’s terms: a turn is a round, a small step is a card turned up. */
export const watch: Record<string, string> = {
  'watch.unit.tick': 'Card',
  'watch.unit.turn': 'Round',
  'command.watch-tick-on': 'To the next card',
  'command.watch-tick-back': 'To the card before',
  'command.watch-turn-on': 'To the next round',
  'command.watch-turn-back': 'To the round before',
  'watch.where': '{n, plural, =0 {Set-up} other {Round {n}{seat, select, none {} other { · {seat}}}}}',
  'watch.value':
    '{n, plural, =0 {Set-up} other {Round {n}{seat, select, none {} other {, {seat}}}}}, move {at} of {length}',
  'watch.when': '{when} · {turns, plural, one {# round} other {# rounds}}',
  'watch.practice': 'Practice from round {n}',
  'watch.mark.revealed': 'A room is turned up',
  'watch.mark.escaped': 'An operative escapes',
  'watch.mark.wounded': 'An operative is wounded',
  'watch.mark.guard': 'A guard comes in',
  'over.again': 'Play again',
  'over.moment.turn': 'Round {n}',
  'over.course': '{name}',
  'over.course.turn': 'Round',
};
