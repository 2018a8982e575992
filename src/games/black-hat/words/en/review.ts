/** What is said about a finished game. */
export const review: Record<string, string> = {
  'bh.review.course': 'Points',
  'bh.review.hat': '{who, select, you {You are} other {{who} is}} left with the Hat at the end of a round: 5 points.',
  'bh.review.round':
    '{who, select, you {You score} other {{who} scores}} {n} in one round, {hand} of it for cards in hand.',
  'bh.review.sent': '{who, select, you {You send} other {{who} sends}} {pawn} back from {from}.',
  'bh.review.end': '{who, select, you {You end} other {{who} ends}} the game with a pawn on the Critical Asset.',
  'bh.review.advice.hat':
    'The Hat cost {n, plural, one {you a round} other {you # rounds}}. Put it into a set that loses, or lead low with it in time.',
  'bh.review.advice.hand':
    'Most of your points were cards in hand: {hand} of {all}. High cards can be thrown under a lead of several cards.',
  'bh.review.advice.pawns':
    'Most of your points were your pawns: {pawns} of {all}. Win a trick early in the round and move away from the starts.',
};
