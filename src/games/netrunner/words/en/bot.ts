/**
 * The bot's reasons for its moves, with the numbers that decided: shown in replays, and in reviews and advice about the person's own moves.
 */
import { moves } from './moves.ts';

/**
 * ICU cases for remote servers, more than any game makes: from the rules' ids, which reasons use, to names on the table (`server.remote`).
 */
const remotes = Array.from({ length: 60 }, (_, i) => `remote ${i + 1} {Server ${i + 1}}`).join(' ');
/** Message text for a server, as named on the table; `n`: the message parameter that contains its id. */
const place = (n: string): string =>
  `{${n}, select, hq {HQ} rnd {R&D} archives {Archives} new remote {a new remote server} ${remotes} other {{${n}}}}`;
const server = place('server');
/** Message text for the value of a choice, in credits. */
const worth = 'worth {worth, plural, one {# credit} other {# credits}}';
const cards = (n: string): string => `{${n}, plural, one {# card} other {# cards}}`;
/** Message texts for what an opening hand contains. */
const money = '{money, plural, one {# card that brings money or cards} other {# cards that bring money or cards}}';
const tools = '{tools, plural, =0 {no icebreaker} one {# icebreaker} other {# icebreakers}}';
const opening =
  '{ice} ice, {money, plural, one {# card that brings money} other {# cards that bring money}}, {agendas, plural, =0 {no agenda} one {# agenda} other {# agendas}}';
/** Message text for a card, which may be face down. */
const face = '{card, select, ? {the card that lies face down} other {{card}}}';
/** Message text for an option, with the text of its button; the special texts that some cards have for it are ignored. */
const option = `{option, select, ${Object.entries(moves)
  .filter(([key, text]) => /^option\.[^.]+$/.test(key) && !/[{}]/.test(text))
  .map(([key, text]) => `${key.slice('option.'.length)} {${text}}`)
  .join(' ')} other {{option}}}`;
/** Message texts for a run that goes on: credits still to pay, the chance of getting in, and the damage that may be taken. */
const ahead = `{cost, plural, =0 {nothing} other {{cost} of {credits} credits}} still to pay, gets in {chance}% of the time`;
const hurts = `{damage, plural, =0 {} other {; at worst {damage} damage against ${cards('grip')}}}`;

/** Message text for a move, in a few words; `n`: prefix of the message parameters (search/reason.ts). */
const act = (n: string): string =>
  `{${n}, select, advance {advance {${n}Card}} credit {take a credit} draw {draw} install {install {${n}Card}{${n}Server, select, none {} other { in ${place(`${n}Server`)}}}} play {play {${n}Card}} use {use {${n}Card}} run {run ${place(`${n}Server`)}} rez {rez {${n}Card}} score {score {${n}Card}} purge {purge} removeTag {remove a tag} pass {do nothing here} continue {go on} jackOut {jack out} trash {trash {${n}Card}} trashResource {trash {${n}Card}} steal {steal {${n}Card}} decline {decline} leave {leave it} keep {keep this hand} mulligan {take a new hand} number {say {${n}N}} trace {put {${n}N} into the trace} psi {bid {${n}N}} other {something else}}`;
/** Message text that compares how often something happens in simulated games: after the chosen move (`a`) and after the other (`b`). */
const shares = 'in {a} of 100 games, {b} otherwise';
/** Message text that compares the mean of a number in simulated games: after the chosen move (`a`) and after the other (`b`). */
const means = '{a} on average, {b} otherwise';

export const bot: Record<string, string> = {
  'bot.only': 'Nothing else to do.',
  'bot.pass': 'Nothing worth doing here.',
  'bot.done': 'Enough chosen.',
  'bot.order': 'The order makes no difference that counts.',

  'bot.keep': `Keep: ${money}, ${tools}.`,
  'bot.mulligan': `New hand: only ${money}, ${tools}.`,
  'bot.keep-corp': `Keep: ${opening}.`,
  'bot.mulligan-corp': `New hand: ${opening}.`,

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

  'bot.run': `Run ${server}: costs {cost, plural, =0 {nothing} other {{cost} of {credits} credits}}, {unseen, plural, =0 {all ice known} other {# ice unseen}}, gets in {chance}% of the time${hurts}.`,
  'bot.go-on': `Go on to ${server}: ${ahead}${hurts}.`,
  'bot.jack-out': `Jack out before ${server}: ${ahead}${hurts}.`,
  'bot.boost': 'Boost {card}: getting past {ice} takes {cost} of {credits} credits.',
  'bot.break': 'Break with {card}: getting past {ice} takes {cost} of {credits} credits.',
  'bot.break-clicks':
    'Break {ice}: getting past it takes {clicks, plural, one {# click} other {# clicks}}{cost, plural, =0 {} other { and {cost} of {credits} credits}}.',
  'bot.subroutine': 'Break subroutine {n} of {ice}.',
  'bot.broken': '{ice} can do nothing more that counts.',
  'bot.no-breaker':
    '{ice}: {n, plural, one {# subroutine} other {# subroutines}} may fire, nothing installed can break {n, plural, one {it} other {them}}.',
  'bot.let-fire':
    '{ice}: {n, plural, one {# subroutine} other {# subroutines}} may fire, breaking is not worth it with {credits} credits.',
  'bot.access': `Access {card, select, ? {the unknown card} other {{card}}} with ${cards('grip')} in the grip.`,
  'bot.trash':
    'Trash {card}{cost, plural, =0 {: that costs nothing} other { for {cost} of {credits} credits: it is worth more than that to the Corp}}.',
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
  'bot.pick-worth': `Choose ${face}: ${worth}.`,
  'bot.choose-worth': `Choose “${option}”: ${worth}.`,
  'bot.choose-server': `Choose ${server}: ${worth}.`,

  'bot.searched': `{chance}\u00a0%: ${act('move')}. {rivalChance}\u00a0%: ${act('rival')}. {first}. {second}.`,
  'bot.searched-one': `{chance}\u00a0%: ${act('move')}. {rivalChance}\u00a0%: ${act('rival')}. {first}.`,
  'bot.searched-plain': `{chance}\u00a0%: ${act('move')}. {rivalChance}\u00a0%: ${act('rival')}. No single figure decides.`,
  'bot.searched-close': `{chance}\u00a0%: ${act('move')}. As good: ${act('rival')}, {rivalChance}\u00a0%.`,
  'bot.searched-near': `{chance}\u00a0%: ${act('move')}. {rivalChance}\u00a0%: ${act('rival')}; the difference may be chance.`,
  'bot.searched-leant': `{chance}\u00a0%: ${act('move')}. {rivalChance}\u00a0%: ${act('rival')}, but that may be chance; what usually works is preferred.`,
  'bot.searched-alone': `{chance}\u00a0%: ${act('move')}.`,

  // what decided: the mean after the move ({a}), and after the other ({b})
  'figure.won': `Wins by the next turn ${shares}`,
  'figure.lost': 'Loses by the next turn in {a} of 100 games, {b} otherwise',
  'figure.corpPoints': `The Corp’s points by then: ${means}`,
  'figure.runnerPoints': `The Runner’s points by then: ${means}`,
  'figure.corpCredits': `The Corp’s credits by then: ${means}`,
  'figure.runnerCredits': `The Runner’s credits by then: ${means}`,
  'figure.hq': `Cards in HQ: ${means}`,
  'figure.hqAgendas': `Agendas in HQ: ${means}`,
  'figure.hqTax': `Credits it costs the Runner to get into HQ: ${means}`,
  'figure.hqOpen': `HQ lies open ${shares}`,
  'figure.hqIce': `Ice on HQ: ${means}`,
  'figure.rndTax': `Credits it costs the Runner to get into R&D: ${means}`,
  'figure.rndOpen': `R&D lies open ${shares}`,
  'figure.rndIce': `Ice on R&D: ${means}`,
  'figure.scoring': `An agenda lies in a remote ${shares}`,
  'figure.scoringNeed': `Counters that the agenda still needs: ${means}`,
  'figure.scoringTax': `Credits it costs the Runner to get to the agenda: ${means}`,
  'figure.scoringOpen': `The agenda lies open ${shares}`,
  'figure.scoringSafe': `The agenda can be scored before the Runner gets there ${shares}`,
  'figure.trap': `Traps face down in remotes: ${means}`,
  'figure.trapDeadly': `A face-down trap would flatline the Runner ${shares}`,
  'figure.remoteTax': `Credits it costs the Runner to get into the best remote: ${means}`,
  'figure.remoteClosed': `A remote is out of the Runner’s reach ${shares}`,
  'figure.rezBill': `Credits it costs the Corp to rez its ice: ${means}`,
  'figure.corpDrip': `Credits that the Corp earns a turn: ${means}`,
  'figure.iceInHq': `Ice left in HQ: ${means}`,
  'figure.grip': `Cards in the grip: ${means}`,
  'figure.gripEmpty': `The grip is all but empty ${shares}`,
  'figure.gripThin': `The grip holds just two cards ${shares}`,
  'figure.breakers': `Icebreakers installed: ${means}`,
  'figure.fracter': `Barriers can be broken ${shares}`,
  'figure.decoder': `Code gates can be broken ${shares}`,
  'figure.killer': `Sentries can be broken ${shares}`,
  'figure.runnerDrip': `Credits that the Runner earns a turn: ${means}`,
  'figure.tags': `Tags on the Runner: ${means}`,
  'figure.badPublicity': `The Corp’s bad publicity: ${means}`,
  'figure.brain': `The Runner’s brain damage: ${means}`,

  // reasons in older records
  'bot.accept': '{card}: yes, it helps.',
  'bot.decline': '{card}: no, it does not pay.',
  'bot.pick': 'Choose {card}.',
  'bot.choose': `Choose: ${option}.`,
  'bot.arrange': '{card} goes to place {place} from the top.',
  'bot.discard': `Discard {card}: ${cards('hand')}, room for {most}.`,
  'bot.trace': 'Spend {n} on the trace: {need} would beat strength {strength}, {credits} credits.',
  'bot.trace-corp': 'Spend {n} on the trace: base {base} against link {link}, {credits} credits.',
  'bot.psi': 'Bid {n}, by chance.',
  'bot.number': 'Take {n}.',
};
