/** The bot's reasons for its moves, with the figures that decided. Shown after a game and in replays, never during play. */
const server = '{server, select, hq {HQ} rnd {R&D} archives {Archives} other {{server}}}';
/** What a choice comes to, in credits. */
const worth = 'worth {worth} credits';
const cards = (n: string): string => `{${n}, plural, one {# card} other {# cards}}`;

export const bot: Record<string, string> = {
  'bot.only': 'Nothing else to do.',
  'bot.pass': 'Nothing worth doing here.',
  'bot.done': 'Enough chosen.',
  'bot.order': 'The order makes no difference that counts.',

  'bot.keep': 'Keep: {money} cards that bring money or cards, {tools} icebreakers.',
  'bot.mulligan': 'New hand: only {money} cards that bring money or cards, {tools} icebreakers.',
  'bot.keep-corp': 'Keep: {ice} ice, {money} cards that bring money, {agendas} agendas.',
  'bot.mulligan-corp': 'New hand: {ice} ice, {money} cards that bring money, {agendas} agendas.',

  'bot.credit': `A credit: only {credits} in the pool.`,
  'bot.draw': `Draw: ${cards('hand')} in hand, room for {most}.`,
  'bot.take': '{card}: takes {n} with {credits} in the pool.',
  'bot.play': 'Play {card} for {cost} of {credits} credits.',
  'bot.use': 'Use {card}.',
  'bot.install': 'Install {card} for {cost} of {credits} credits.',
  'bot.install-corp': `Install {card} in ${server}, {ice, plural, =0 {no ice there} other {behind # ice}}, {credits} credits left to guard it.`,
  'bot.ice': `{card} on ${server}: {ice, plural, =0 {no ice there yet} other {# ice there}}, {credits} credits.`,
  'bot.advance': 'Advance {card}: {have} of {need} so far, {credits} credits.',
  'bot.bluff': 'Advance {card} as if it were an agenda: {have} so far.',
  'bot.score': 'Score {card}: {points, plural, one {# point} other {# points}}.',
  'bot.lethal': `{card}: the grip holds only ${cards('grip')}, this flatlines.`,
  'bot.purge': 'Purge {n} virus counters.',
  'bot.trash-resource': 'Trash {card} while the Runner is tagged.',
  'bot.remove-tag': 'Remove a tag: {tags} now, {credits} credits.',
  'bot.charge': 'Another counter on {card}: {counters} now.',

  'bot.run': `Run ${server}: costs {cost} of {credits} credits, {unseen, plural, =0 {all ice known} other {# ice unseen}}, gets in {chance}% of the time; at worst {damage} damage against ${cards('grip')}.`,
  'bot.go-on': `Go on to ${server}: {cost} of {credits} credits still to pay, gets in {chance}% of the time; at worst {damage} damage against ${cards('grip')}.`,
  'bot.jack-out': `Jack out before ${server}: {cost} of {credits} credits still to pay, gets in {chance}% of the time; at worst {damage} damage against ${cards('grip')}.`,
  'bot.boost': 'Boost {card}: getting past {ice} takes {cost} of {credits} credits.',
  'bot.break': 'Break with {card}: getting past {ice} takes {cost} of {credits} credits.',
  'bot.subroutine': 'Break subroutine {n} of {ice}.',
  'bot.broken': '{ice} can do nothing more that counts.',
  'bot.let-fire':
    '{ice}: {n, plural, one {# subroutine} other {# subroutines}} may fire, breaking is not worth it with {credits} credits.',
  'bot.access': `Access {card, select, ? {the unknown card} other {{card}}} with ${cards('grip')} in the grip.`,
  'bot.trash': 'Trash {card} for {cost} of {credits} credits: it would earn the Corp more.',
  'bot.leave': 'Leave {card}: not worth its price with {credits} credits.',
  'bot.steal': 'Steal {card}: {points, plural, one {# point} other {# points}}.',
  'bot.no-steal': 'Leave {card}: its price is too high.',
  'bot.prevent': `Use {card} against {n} coming: ${cards('grip')} in the grip.`,
  'bot.no-prevent': `Let {n} come: ${cards('grip')} in the grip.`,

  'bot.rez':
    'Rez {card} for {cost} of {credits} credits{stops, plural, =0 {} other {: stops this run # times in 100}}.',
  'bot.stop-run': `End the run on ${server} with {card}: what lies there matters too much.`,
  'bot.spring': `{card} springs: {damage} damage against ${cards('grip')}, {credits} credits.`,

  'bot.use-worth': `Use {card}: ${worth}, {credits} in the pool.`,
  'bot.hasten': `{card}: {agenda} can be scored this turn, with {n, plural, =0 {no advance} one {# advance} other {# advances}} of {clicks} clicks and {credits} credits.`,
  'bot.declare': `Name {n}: ${worth}, {credits} credits in the pool.`,
  'bot.accept-worth': `{card}: yes, ${worth}.`,
  'bot.decline-worth': `{card}: no, ${worth}.`,
  'bot.pick-worth': `Choose {card}: ${worth}.`,
  'bot.choose-worth': `Choose “{option}”: ${worth}.`,
  'bot.choose-server': `Choose ${server}: ${worth}.`,

  // reasons in records of before
  'bot.accept': '{card}: yes, it helps.',
  'bot.decline': '{card}: no, it does not pay.',
  'bot.pick': 'Choose {card}.',
  'bot.choose': 'Choose: {option}.',
  'bot.arrange': '{card} goes to place {place} from the top.',
  'bot.discard': `Discard {card}: ${cards('hand')}, room for {most}.`,
  'bot.trace': 'Spend {n} on the trace: {need} would beat strength {strength}, {credits} credits.',
  'bot.trace-corp': 'Spend {n} on the trace: base {base} against link {link}, {credits} credits.',
  'bot.psi': 'Bid {n}, by chance.',
  'bot.number': 'Take {n}.',
};
