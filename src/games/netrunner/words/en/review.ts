/** Sentences of the look back at a finished game. `who` is 'you' for the only person, else the side. */
export const review = {
  'review.points': 'Agenda points',
  'review.mark': 'Turn {turn}, {side}: {card}, {points} of {goal}',
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

  'review.advice.open-door':
    '{server} stood without ice for {n, plural, one {# turn} other {# turns}} in which {who, select, you {you} other {the Runner}} did not run there. Such a run costs one click and shows a card: take it more often.',
  'review.advice.let-score':
    'In turn {turn}, {who, select, you {you had} other {the Runner had}} {credits} credits and did not run {server}, where a card had {n, plural, one {# advancement counter} other {# advancement counters}} behind {ice, plural, =0 {no ice} one {# piece of ice} other {# pieces of ice}}; it was scored in turn {later}. What is being advanced is worth a run while it can be paid for.',
  'review.advice.few-cards':
    'The last damage was {n}, and {who, select, you {you had} other {the Runner had}} {hand, plural, =0 {no card} one {# card} other {# cards}} in hand. Every card in hand is a life: draw before running at cards that lie face down.',
  'review.advice.no-breaker':
    '{n} runs failed while {who, select, you {you had} other {the Runner had}} no icebreaker installed, in the first {turns, plural, one {# turn} other {# turns}}. Look for one early: cards in hand can be thrown away for it, time cannot.',
  'review.advice.failed-runs':
    '{n, plural, one {# run} other {# runs}} failed after {credits} credits had been paid for {n, plural, one {it} other {them}}. Before a run, count what all of its ice would cost; the forecast does it too.',
  'review.advice.idle-money.runner':
    '{who, select, you {You took} other {The Runner took}} single credits with {n} of {all} clicks and ended with {credits} credits. Money only counts once it has paid for a run.',
  'review.advice.idle-money.corp':
    '{who, select, you {You took} other {The Corp took}} single credits with {n} of {all} clicks and ended with {credits} credits. Money only counts once it has rezzed ice or advanced an agenda.',
  'review.advice.slow-money':
    '{who, select, you {You took} corp {The Corp took} other {The Runner took}} single credits with {n} of {all} clicks. Cards that give several credits for one click leave more of them for other things.',
  'review.advice.bare-server':
    '{n} of {of} stolen {of, plural, one {agenda} other {agendas}} came from a server without ice, the last from {server} in turn {turn}. One piece of ice there makes the Runner pay, or at least wonder.',
  'review.advice.unrezzed':
    'In turn {turn} the Runner passed {ice} face down and stole {card}. Rezzing it cost {cost}, and {who, select, you {you had} other {the Corp had}} {credits} credits.',
  'review.advice.too-dear':
    'In turn {turn} the Runner passed {ice}, which costs {cost} to rez: {who, select, you {you had} other {the Corp had}} {credits}, and {card} was stolen. Keep the price of the ice that guards an agenda.',
  'review.advice.no-score':
    '{who, select, you {You scored} other {The Corp scored}} nothing in {turns} turns and advanced {n, plural, =0 {no card} one {a card once} other {cards # times}}. An agenda behind one or two pieces of ice is safer than one in hand.',
  'review.advice.drawn-out':
    '{who, select, you {You drew} other {The Corp drew}} {n} cards with clicks, and R&D ran out. Every card drawn brings that end nearer: draw when there is something to look for.',
} as const;
