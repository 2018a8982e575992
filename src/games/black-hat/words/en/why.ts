/** The sentences that say why a move is refused. */
export const why: Record<string, string> = {
  'bh.why.over': 'The game is over.',
  'bh.why.turn': 'It is not your turn.',
  'bh.why.now': 'That is not asked now.',
  'bh.why.not-held': 'Those cards are not in the hand.',
  'bh.why.one-rank': 'Cards played together must be of one rank; jokers and the Hat count as it.',
  'bh.why.hat': 'The Hat only goes into a set as large as the lead: {n} cards.',
  'bh.why.size': 'Play one card, or exactly {n, plural, one {# card} other {# cards}} of one rank.',
  'bh.why.pass': 'Only a hand that is nothing but the Hat passes, on a lead of more than one card.',
  'bh.why.pass-lead': 'Who leads must play.',
  'bh.why.held': 'That pawn is held where it stands.',
  'bh.why.off-board': 'That pawn is not on the board.',
  'bh.why.way': 'No complete arrow leads there.',
  'bh.why.rival': 'A rival’s pawn can only be moved off a space below zero.',
  'bh.why.all': 'With a joker in the trick, not all of it can be taken.',
  'bh.why.mark': 'Only spaces are marked, not the starts or the Critical Asset.',
  'bh.why.lifted': 'Lay the marker you have lifted first.',
};
