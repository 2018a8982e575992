/**
 * The coach's warnings in whole games: `advice.<kind>` names the rule, `.0` says what is about to happen, and `.1` states the rule. Each
 * sentence has at most twelve words.
 */
export const coach: Record<string, string> = {
  'advice.ends-behind': 'The Critical Asset ends the game',
  'advice.ends-behind.0': 'Counted now, somebody else would have the lowest total.',
  'advice.ends-behind.1': 'Go in when you are ahead; until then, move something else.',
  'advice.takes-hat': 'The Hat comes with the trick',
  'advice.takes-hat.0': 'You would win it, and take the Hat: {trace} trace points.',
  'advice.takes-hat.1': 'In a Hat trick the lowest wins. A higher set loses.',
  'advice.held': 'Held to the end',
  'advice.held.0': 'Here your pawn stays: {value, plural, one {# point} other {# points}} every round.',
  'advice.held.1': 'Held pawns never move on. Go round where you can.',
  'advice.off-minus': 'Stay where points come off',
  'advice.off-minus.0': 'Your pawn stands on {from}; there it pays {value}.',
  'advice.off-minus.1': 'Move your other pawn, and keep the good space.',
  'advice.dear': 'Spaces cost every round',
  'advice.dear.0': 'Another move costs {less, plural, one {# point} other {# points}} less a round.',
  'advice.dear.1': 'Deeper spaces cost less, but not all of them.',
  'advice.keeps-trace': 'Lose your dearest cards',
  'advice.keeps-trace.0': 'The round ends soon: {more} more trace could go now.',
  'advice.keeps-trace.1': 'If it changes nothing in the trick, throw away most trace.',
};
