/** Says why the moves of a puzzle work: for each move, the card or rule that makes it work. */
import { type Sentence, sentence } from '../../../core/sentence.ts';
import { encounteredIce, hasSubtype, strength } from '../rules/ask.ts';
import { simulationPort } from '../rules/charts.ts';
import { def } from '../rules/defs.ts';
import type { Event, MoveEvent } from '../rules/events.ts';
import type { Card, Seat, State } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { type Play, playOf } from '../rules/play.ts';
import { cardOf } from '../rules/table.ts';
import { cardSentence } from './card-words.ts';

/** A move of a line, with the table before it and its events. */
export interface Made {
  before: State;
  seat: Seat;
  move: Move;
  events: readonly Event[];
  /** whether the seat had another choice; whether one of them was wrong */
  chosen: boolean;
  crux: boolean;
}

const title = ({ code }: Card): string => def(code).title;
const gameOf = (state: State): Play => playOf(state, simulationPort(), null);
const byId = ({ table }: State, id: number): Card => table.cards[id]!;
/** The kinds of ice that icebreakers are made for, as messages name them. */
const KINDS = { barrier: 'barrier', 'code gate': 'code_gate', sentry: 'sentry' } as const;
/** The kind of a piece of ice that a card breaks, 'any' if it breaks every kind, 'self' if the ice breaks itself; null if none. */
function breaks(card: Card, ice: Card, game: Play): (typeof KINDS)[keyof typeof KINDS] | 'any' | 'self' | null {
  for (const ability of def(card.code).abilities) {
    if (ability.a !== 'break') continue;
    if (ability.on === 'self') {
      if (card.id === ice.id) return 'self';
    } else if (ability.subtype === null) return 'any';
    else if (hasSubtype(game, ice, ability.subtype) && ability.subtype in KINDS)
      return KINDS[ability.subtype as keyof typeof KINDS];
  }
  return null;
}

/** The moves of the run that the move at `at` begins or belongs to. */
function restOfRun(made: readonly Made[], at: number): readonly Made[] {
  const end = made.findIndex((one, i) => i >= at && one.events.some(({ type }) => type === 'run-ended'));
  return made.slice(at, end < 0 ? made.length : end + 1);
}
const eventsOf = (made: readonly Made[]): Event[] => made.flatMap(({ events }) => events);
const spent = (events: readonly Event[], seat: Seat): number =>
  events.reduce((n, e) => (e.type === 'credits-spent' && e.seat === seat ? n + e.n + e.bad : n), 0);

function whyRun(made: readonly Made[], at: number, server: string, solver: Seat): Sentence | null {
  const { before } = made[at]!;
  const there = before.table.servers.find(({ id }) => id === server);
  if (there === undefined) return null;
  const events = eventsOf(restOfRun(made, at));
  if (!events.some(({ type }) => type === 'run-succeeded')) {
    // A run of the solver that is stopped makes the Corp pay.
    const rezzed = events.find((e) => e.type === 'rezzed' && byId(before, e.card).zone === 'ice');
    return solver === 'runner' && rezzed?.type === 'rezzed'
      ? sentence('puzzle.why.run.forces', { ice: title(byId(before, rezzed.card)) })
      : null;
  }
  if (there.ice.length === 0) return sentence('puzzle.why.run.open', { server });
  const { credits } = before.table.corp;
  for (const e of events)
    if (e.type === 'bypassed' && e.by >= 0)
      return sentence('puzzle.why.run.bypass', {
        card: title(byId(before, e.by)),
        ice: title(byId(before, e.card)),
      });
  const breakers = new Set(events.flatMap((e) => (e.type === 'subroutine-broken' ? [byId(before, e.by)] : [])));
  const [one] = [...breakers].filter(({ seat }) => seat === 'runner');
  const cost = spent(events, 'runner');
  if (one !== undefined)
    return breakers.size === 1
      ? sentence('puzzle.why.run.breaks', { breaker: title(one), server, cost })
      : sentence('puzzle.why.run.rig', { n: breakers.size, server, cost });
  if (events.some(({ type }) => type === 'subroutine-fired')) return sentence('puzzle.why.run.through', { server });
  const hidden = there.ice.map((id) => byId(before, id)).filter(({ up }) => !up);
  return hidden.some(({ code }) => (def(code).cost ?? 0) > credits)
    ? sentence('puzzle.why.run.poor', { server, credits })
    : sentence('puzzle.why.run.quiet', { server });
}

function whyUse({ before, move }: Made, card: Card): Sentence | null {
  const game = gameOf(before);
  const ice = encounteredIce(game);
  if (move.name === 'break' && ice !== null) {
    const kind = breaks(card, ice, game);
    if (kind === 'self') return sentence('puzzle.why.break.self', { ice: title(ice) });
    return kind === null || kind === 'any'
      ? sentence('puzzle.why.break.any', { breaker: title(card), ice: title(ice) })
      : sentence('puzzle.why.break', { breaker: title(card), ice: title(ice), kind });
  }
  if (move.name === 'boost' && ice !== null)
    return sentence('puzzle.why.boost', {
      breaker: title(card),
      ice: title(ice),
      strength: strength(game, ice),
    });
  if (move.name === 'boost') return sentence('puzzle.why.boost.ahead', { breaker: title(card) });
  if (move.name === 'weaken' && ice !== null)
    return sentence('puzzle.why.weaken', { card: title(card), ice: title(ice) });
  return cardSentence(title(card));
}

function whyInstall(made: readonly Made[], at: number, card: Card): Sentence | null {
  const { before } = made[at]!;
  if (def(card.code).type === 'agenda') return sentence('puzzle.why.install.agenda', { card: title(card) });
  for (const e of eventsOf(made.slice(at)))
    if (e.type === 'subroutine-broken' && e.by === card.id) {
      const ice = byId(before, e.card);
      const kind = breaks(card, ice, gameOf(before));
      return kind === null || kind === 'any' || kind === 'self'
        ? sentence('puzzle.why.break.any', { breaker: title(card), ice: title(ice) })
        : sentence('puzzle.why.break', { breaker: title(card), ice: title(ice), kind });
    }
  return cardSentence(title(card));
}

function whyRez({ before }: Made, card: Card): Sentence | null {
  const game = gameOf(before);
  if (def(card.code).type !== 'ice') return cardSentence(title(card));
  const kind = Object.keys(KINDS).find((one) => hasSubtype(game, card, one)) as keyof typeof KINDS | undefined;
  const rig = before.table.rig.map((id) => byId(before, id));
  const breaker = rig.find((one) => breaks(one, card, game) !== null);
  if (breaker === undefined && kind !== undefined)
    return sentence('puzzle.why.rez', { ice: title(card), kind: KINDS[kind] });
  return breaker === undefined
    ? sentence('puzzle.why.rez.alone', { ice: title(card) })
    : sentence('puzzle.why.rez.dear', { ice: title(card), breaker: title(breaker), strength: strength(game, card) });
}

/** Why a seat keeps its credits: the card that it pays for later. */
function whyPass(made: readonly Made[], at: number): Sentence {
  const { seat } = made[at]!;
  for (const one of made.slice(at + 1)) {
    if (one.seat !== seat || !['rez', 'play', 'use', 'install'].includes(one.move.do)) continue;
    const card = cardOf(one.before.table, one.move.card ?? -1);
    if (card !== null && spent(one.events, seat) > 0) return sentence('puzzle.why.pass.for', { card: title(card) });
  }
  return sentence('puzzle.why.pass');
}

/** The theft that a move leads to. */
function whyStolen({ before, events }: Made): Sentence | null {
  const stolen = events.find((e): e is MoveEvent => e.type === 'stolen');
  return stolen === undefined ? null : sentence('puzzle.why.steal', { card: title(byId(before, stolen.card)) });
}

/** Returns why the move at `at` was made, or what it leads to; null if there is nothing to say of it. `solver`: the seat whose puzzle it is. */
export function whyOf(made: readonly Made[], at: number, solver: Seat): Sentence | null {
  return whyMove(made, at, solver) ?? whyStolen(made[at]!);
}

function whyMove(made: readonly Made[], at: number, solver: Seat): Sentence | null {
  const one = made[at]!;
  const { before, seat, move } = one;
  const card = cardOf(before.table, move.card ?? -1);
  switch (move.do) {
    case 'run':
      return whyRun(made, at, move.server ?? '', solver);
    case 'choose':
      return move.server === undefined ? null : whyRun(made, at, move.server, solver);
    case 'use':
      return card && whyUse(one, card);
    case 'play':
      return card && cardSentence(title(card));
    case 'install':
      return card && whyInstall(made, at, card);
    case 'rez':
      return card && whyRez(one, card);
    case 'advance':
      return (
        card &&
        sentence('puzzle.why.advance', {
          card: title(card),
          n: card.advancement + 1,
          need: def(card.code).requirement ?? 0,
        })
      );
    case 'score':
      return card && sentence('puzzle.why.score', { card: title(card), n: card.advancement });
    case 'access':
      return one.chosen ? sentence('puzzle.why.access') : null;
    case 'credit': {
      if (seat !== solver) return null;
      const rest = made.slice(at + 1).filter((later) => later.before.table.turn === before.table.turn);
      const need = spent(eventsOf(rest), seat);
      return need > 0 ? sentence('puzzle.why.credit', { need }) : null;
    }
    case 'draw':
      return seat === 'runner' && seat === solver ? sentence('puzzle.why.draw') : null;
    case 'remove-tag':
      return sentence('puzzle.why.remove-tag');
    case 'purge':
      return sentence('puzzle.why.purge');
    case 'pass':
      return one.crux ? whyPass(made, at) : null;
    default:
      return null;
  }
}

/** Returns what a step shows of how a seat's plan fails: the ice that ended the run, or the end of the turn. */
export function whyFails({ before, events }: Made, last: boolean): Sentence | null {
  for (const e of events)
    if (e.type === 'run-ending' && e.by >= 0)
      return sentence('puzzle.why.stopped', { card: title(byId(before, e.by)) });
  return last && events.some(({ type }) => type === 'turn-ended') ? sentence('puzzle.why.late') : null;
}
