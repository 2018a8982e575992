/** Messages for watching a recorded game, in Black Hat’s terms: a turn is a round, a small step is a trick. */
export const watch: Record<string, string> = {
  'watch.unit.tick': 'Trick',
  'watch.unit.turn': 'Round',
  'command.watch-tick-on': 'To the next trick',
  'command.watch-tick-back': 'To the trick before',
  'command.watch-turn-on': 'To the next round',
  'command.watch-turn-back': 'To the round before',
  'watch.where': '{n, plural, =0 {Set-up} other {Round {n}{seat, select, none {} other { · {seat}}}}}',
  'watch.value':
    '{n, plural, =0 {Set-up} other {Round {n}{seat, select, none {} other {, {seat}}}}}, move {at} of {length}',
  'watch.when': '{when} · ' + '{turns, plural, one {# round} other {# rounds}}',
  'watch.practice': 'Practice from round {n}',
  'watch.mark.scored': 'Round scored',
  'watch.mark.held': 'A pawn is held',
  'watch.mark.sent': 'A pawn is sent back',
  'watch.mark.jailed': 'A pawn is caught',
  'watch.mark.asset': 'The secret asset is turned up',
  'over.again': 'Play again',
  'over.moment.turn': 'Round {n}',
  'over.course': '{name}',
  'over.course.turn': 'Round',
};
