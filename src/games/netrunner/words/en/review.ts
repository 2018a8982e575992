/** Sentences of the review of a finished game. `who` is 'you' for the only person, else the side. */
export const review = {
  'review.damage.net': 'net damage',
  'review.damage.meat': 'meat damage',
  'review.damage.brain': 'brain damage',

  'review.moment.score':
    '{who, select, you {You score} corp {The Corp scores} other {The Runner gets}} {card} for {n, plural, one {# point} other {# points}} and {who, select, you {have} other {has}} {points} of {goal}.',
  'review.moment.steal':
    '{who, select, you {You steal} other {The Runner steals}} {card} from {server} for {n, plural, one {# point} other {# points}} and {who, select, you {have} other {has}} {points} of {goal}.',
  'review.moment.take':
    '{who, select, you {You steal} other {The Runner steals}} {card} for {n, plural, one {# point} other {# points}} and {who, select, you {have} other {has}} {points} of {goal}.',
  'review.moment.damage':
    '{who, select, you {You take} other {The Runner takes}} {n} {kind}{by, select, card { from {card}} other {}}: {left, plural, =0 {no card is} one {# card is} other {# cards are}} left in hand.',
  'review.moment.flatline':
    '{who, select, you {You take} other {The Runner takes}} {n} {kind}{by, select, card { from {card}} other {}} with {hand, plural, =0 {no card} one {# card} other {# cards}} in hand: flatlined.',
  'review.moment.credits':
    '{who, select, you {You lose} corp {The Corp loses} other {The Runner loses}} {n, plural, one {# credit} other {# credits}}{by, select, card { to {card}} other {}}.',
  'review.moment.run':
    '{who, select, you {You pay} other {The Runner pays}} {n, plural, one {# credit} other {# credits}} for a run on {server} that fails.',
  'review.moment.trash':
    '{who, select, you {You lose} corp {The Corp loses} other {The Runner loses}} {card}: it is trashed.',
  'review.moment.tags': '{who, select, you {You get} other {The Runner gets}} {n, plural, one {# tag} other {# tags}}.',

  'review.moment.chance':
    '{who, select, you {Your} corp {The Corp’s} other {The Runner’s}} chance to win, by all cards: {before}\u00a0%, then {after}\u00a0%.',
  'review.moment.inaccuracy': 'Inaccurate ({n}\u00a0% lost):',
  'review.moment.mistake': 'A mistake ({n}\u00a0% lost):',
  'review.moment.blunder': 'A blunder ({n}\u00a0% lost):',

  'review.chance':
    '{who, select, you {Your} corp {The Corp’s} other {The Runner’s}} chance to win, percent (solid: by what {who, select, you {you knew} corp {the Corp knew} other {the Runner knew}}; dashed: all cards open)',
  'review.known': 'Known',
  'review.open': 'Open',

  'review.advice':
    '{kind, select, advance {Advancing} advanceOther {Advancing another card} credit {Taking a credit} draw {Drawing} install {Installing something} installOther {Another install} play {Playing a card} playOther {Playing another card} use {Using a card} useOther {Using another card} run {Running} runOther {Running on another server} rez {Rezzing} rezOther {Rezzing another card} pass {Doing nothing} removeTag {Removing a tag} trash {Trashing} other {Something else}} would have been better {n, plural, one {once} =2 {twice} other {# times}}, worth {cost}\u00a0% of {who, select, you {your} corp {the Corp’s} other {the Runner’s}} chance to win{n, plural, one {} other { on average}}.',
  'review.advice.most': 'Most of all in turn {turn}: {why}',
  'review.advice.none':
    'No decision of {who, select, you {yours} corp {the Corp’s} other {the Runner’s}} cost more than 3\u00a0% of the chance to win, by what could be known.',
} as const;
