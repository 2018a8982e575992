/** Sentences of the review of a finished game. `who`, `by` and `on` are 'you' for the only person, else a seat's name. */

/** Builds a sentence about what `who` does, from the verb form for "you" and the form for others. */
const does = (you: string, other: string, param = 'who'): string =>
  `{${param}, select, you {you ${you}} other {{${param}} ${other}}}`;
const own = (param: string): string => `{${param}, select, you {your} other {its}}`;
const whose = (param: string): string => `{${param}, select, you {you} other {{${param}}}}`;

export const review: Record<string, string> = {
  'review.course': 'Trace points by round: the lowest wins',
  'review.course.numbers': 'Trace points by round: the closest to its secret number wins',
  'review.mark': 'Round {turn}, {seat}: {n}, now {total} (hand {hand}, pawns {pawns})',

  'review.moment.move': `${does('move', 'moves')} {pawn} from {from} to {to}: it counts {is} instead of {was}.`,
  'review.moment.sent': `${does('send', 'sends')} {pawn} back from {from} to {to}: it counts {is} instead of {was}.`,
  'review.moment.held':
    '{pawn} is held on {place}, {kind, select, honeypot {a Honeypot} denial {a Denial space} other {an Alarm}}: it counts {n} as long as it stands there.',
  'review.moment.jailed': `${does('lead', 'leads')} the tracer to {place}, where it catches {pawn}: in jail it counts {n} in every round.`,
  'review.moment.out': `${does('have', 'has')} lost both pawns to the tracer and {who, select, you {are} other {is}} out of the game.`,
  'review.moment.took-all': `${does('win', 'wins')} a Hat trick and {who, select, you {take} other {takes}} all of it, {cards}: {n} trace more in hand.`,
  'review.moment.took': `${does('win', 'wins')} a Hat trick, {who, select, you {leave} other {leaves}} the rest and {who, select, you {take} other {takes}} {cards}: {n} trace more in hand.`,
  'review.moment.blamed': `${does('blame', 'blames')} ${whose('on')}: {n} points more for {on, select, you {you} other {{on}}}.`,
  'review.moment.through': `${does('move', 'moves')} {pawn} through the Second Door: it has left the board and counts 0.`,
  'review.moment.hand': `${does('have', 'has')} {n} trace left in hand when {how, select, empty {${does('play', 'plays', 'by')} ${own('by')} last card} other {the round ends}}.`,
  'review.moment.lead': `${does('take', 'takes')} the lead: before this round {behind, plural, one {# point} other {# points}} behind {on, select, you {you} other {{on}}}, now {ahead} ahead.`,
  'review.moment.end': `${does('move', 'moves')} {pawn} to the Critical Asset, which ends the game{winner, select, none {} other {: ${does('win', 'wins', 'winner')}}}.`,

  'review.advice.kept-hat': `{who, select, you {you} other {{who}}} still had the Hat at the end of {n} of {rounds} rounds: {trace} points. A trick with the Hat in it is won by the lowest set, and its winner must take the Hat: play it before others run out of cards.`,
  'review.advice.full-hands': `Cards left in hand cost ${whose('who')} {n} points, {more} more than the others on average, {worst} of them in round {round}. A trick that is not worth winning is the place for the dearest cards: one card may always be played.`,
  'review.advice.left-behind':
    '{pawn} stood on a start at {n} of {rounds} scorings and cost {cost} points. Both pawns count in every round, and most spaces cost less than a start: move the second one early too.',
  'review.advice.held': `${does('have', 'has')} moved {n, plural, one {a pawn} other {# pawns}} to where {n, plural, one {it was} other {they were}} held, which cost {cost} points. A Honeypot, a Denial space or an Alarm that wakes the tracer keeps its pawn: look one arrow ahead for a way round it, or lose the trick.`,
  'review.advice.dear-tricks': `{n} of {won} tricks that {who, select, you {you won} other {{who} won}} ended badly for {who, select, you {you} other {{who}}}: pawns counted {cost} more{cards, plural, =0 {} one {, and a card was drawn} other {, and # cards were drawn}}. Who wins must move: when every way is dear, lose the trick and throw a dear card.`,
  'review.advice.ended-behind': `{who, select, you {You ended} other {{who} ended}} the game with {mine} points, hand and pawns counted, while {on, select, you {you} other {{on}}} stood at {theirs} with {cards, plural, one {# card} other {# cards}} in hand. The Critical Asset scores at once: go there when ahead, and elsewhere when behind.`,
  'review.advice.above': `${does('end', 'ends')} with {total}, {n} above the secret number {aim}. When the number is near, win tricks for cheap spaces and empty the hand early.`,
  'review.advice.below': `${does('end', 'ends')} with {total}, {n} below the secret number {aim}. Cards left in hand and dear spaces raise a total: dear cards can be kept for the last round.`,
};
