/**
 * The sentences of the log: a pure function from an event, as a seat may know it, to a log line. `SENTENCES` has an entry for every type of
 * event, so a new type does not compile without one; an entry returns null if other lines already tell the event.
 */
import type { LogPart } from '../../../../hud/contract/log-ui.ts';
import type { Event, EventType, MoveType, Seen, SeenCard, SeenEvent, MoveEvent, SeenMove } from '../../rules/events.ts';
import type { Seat, ServerId } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import { subWords } from '../moves/labels.ts';
import { findCard, seatOf } from '../words/find.ts';
import { icePlace, whoIs } from '../words/names.ts';
import { named, told } from './told.ts';

/** How a line is styled: 'turn' starts a turn, 'run' a run, 'strong' is decisive, 'small' is minor, 'line' anything else. */
type LineKind = 'turn' | 'run' | 'line' | 'strong' | 'small';

/** What an entry of `SENTENCES` says of an event: a line of the log. */
export interface LogLine {
  kind: LineKind;
  /** the seat that acted, for the mark beside the line; null for none */
  seat: Seat | null;
  parts: LogPart[];
  /** whether the sentence says the credits that were paid */
  priced: boolean;
  /** whether what its seat has paid so far was not for this */
  unpaid: boolean;
  /** what a breaker did in this line, so that several lines about it can be joined */
  breaking: Breaking | null;
  /** the access that this line tells, so that several can be joined; null for none */
  access: Access | null;
}

/** An access: the card, and where it is; null for what only leaves a card. `left`: whether the card was left where it is. */
export interface Access {
  card: SeenCard | null;
  from: string | null;
  left: boolean;
}

/** What a breaker did: the strength it gained, and the subroutines it broke. */
export interface Breaking {
  by: SeenCard;
  ice: SeenCard | null;
  boost: number;
  /** the breaker's strength afterwards; null if unknown */
  strength: number | null;
  subs: readonly { n: number; text: string }[];
  /** the number of subroutines on the ice */
  of: number;
}

type SeenOf<T extends EventType> = T extends MoveType
  ? SeenMove
  : Extract<Seen<Exclude<Event, MoveEvent>>, { type: T }>;

/** What a sentence may say besides its event. */
interface Context {
  view: View;
  /** the cards of this event and of like ones right after it */
  cards: readonly SeenCard[];
  /** who the event's seat and the other one are: 'you' for the viewer */
  who: 'you' | Seat;
  foe: 'you' | Seat;
  /** the Runner, as `who` */
  runner: 'you' | Seat;
  corp: 'you' | Seat;
}

type Line = Pick<LogLine, 'parts'> & Partial<LogLine>;
type SentenceOf<T extends EventType> = (event: SeenOf<T>, context: Context) => Line | null;

const nothing = (): null => null;
const says = (parts: LogPart[], kind: LineKind = 'line', seat: Seat | null = null): Line => ({ parts, kind, seat });
const strong = (parts: LogPart[], seat: Seat | null = null): Line => says(parts, 'strong', seat);
const small = (parts: LogPart[], seat: Seat | null = null): Line => says(parts, 'small', seat);

const NOBODY: SeenCard = { h: null, code: null };
/** The card that a moved card is hosted on after the move; null for none. */
const hostOf = ({ h }: SeenCard, view: View): SeenCard | null => {
  const host = findCard(view, findCard(view, h)?.host ?? null);
  return host === null ? null : { h: host.h, code: host.code };
};
/** Where an installed card is. */
function placeOf(card: SeenCard | null, view: View): { at: 'ice' | 'root' | 'none'; server: string } {
  const { zone, server = null } = findCard(view, card?.h) ?? {};
  return { at: server !== null && (zone === 'ice' || zone === 'root') ? zone : 'none', server: server ?? 'none' };
}
const strengthOf = (card: SeenCard | null, view: View): number | null => findCard(view, card?.h)?.strength ?? null;
const pointsOf = (card: SeenCard, view: View): number => findCard(view, card.h)?.points ?? 0;
/** The server that a card moved into; it has one if it was installed. */
const serverOf = ({ to, was }: SeenMove): ServerId => to.server ?? was.server ?? 'hq';

function trashed({ why, seat }: SeenMove, { who, cards }: Context): Line {
  const all = named(cards);
  const aside = { seat, unpaid: true };
  if (why.startsWith('damage ')) return { parts: told('log.trashed.damage', { kind: why.slice(7), ...all }), ...aside };
  switch (why) {
    case 'cost':
      return says(told('log.trashed.cost', { who, ...all }), 'line', seat);
    case 'install':
      return { parts: told('log.trashed.install', { who, ...all }), ...aside };
    case 'unique':
      return { parts: told('log.trashed.unique', { who, cards }), ...aside };
    case 'memory':
      return { parts: told('log.trashed.memory', { who, cards }), ...aside };
    case 'host':
      return { parts: told('log.trashed.host', { count: cards.length, cards }), ...aside };
    case 'current':
      return { parts: told('log.trashed.current', { cards }), ...aside };
    default:
      return says(told('log.trashed', { who, ...all }), 'line', seat);
  }
}

function movedTo(event: SeenMove, { who, cards }: Context): Line {
  const { to, seat } = event;
  const all = named(cards);
  if (to.zone === 'hq' || to.zone === 'grip')
    return says(told('log.moved.hand', { who, zone: to.zone, ...all }), 'line', seat);
  if (to.zone === 'rnd') return says(told('log.moved.rnd', { who, ...all }), 'line', seat);
  if (to.zone === 'stack') return says(told('log.moved.stack', { who, ...all }), 'line', seat);
  return says(told('log.moved.root', { who, server: serverOf(event), ...all }), 'line', seat);
}

function installed(event: SeenMove, { who, cards, view }: Context): Line {
  const card = cards[0]!;
  const host = hostOf(card, view);
  const { zone } = event.to;
  const parts =
    host !== null
      ? told('log.installed.host', { who, card, host })
      : zone === 'ice'
        ? told('log.installed.ice', { who, card, server: serverOf(event) })
        : zone === 'root'
          ? told('log.installed.root', { who, card, server: serverOf(event) })
          : told('log.installed', { who, card });
  return says(parts, 'line', event.seat);
}

/** The end of a game in a sentence. `who` won. */
function ended(reason: SeenOf<'game-ended'>['reason'], { who, foe, view }: Context): LogPart[] {
  if (reason === 'agenda-points') {
    const { corp, runner } = view;
    return told('log.game-ended.agenda-points', { who, n: Math.max(corp.points, runner.points) });
  }
  return told(`log.game-ended.${reason}`, { who, foe });
}

const SENTENCES: { [T in EventType]: SentenceOf<T> } = {
  drawn: ({ seat }, { who, cards }) => says(told('log.drawn', { who, ...named(cards) }), 'line', seat),
  installed,
  discarded: ({ seat, why }, { who, cards }) => ({
    parts:
      why === 'hand-size'
        ? told('log.discarded.hand-size', { who, ...named(cards) })
        : told('log.discarded', { who, ...named(cards) }),
    seat,
    unpaid: true,
  }),
  trashed,
  played: ({ seat }, { who, cards }) => strong(told('log.played', { who, card: cards[0]! }), seat),
  resolved: nothing,
  scored: ({ seat }, { who, cards: [card = NOBODY], view }) =>
    strong(told('log.scored', { who, card, n: pointsOf(card, view) }), seat),
  stolen: ({ seat }, { who, cards: [card = NOBODY], view }) =>
    strong(told('log.stolen', { who, card, n: pointsOf(card, view) }), seat),
  added: ({ seat, to }, { who, cards: [card = NOBODY] }) =>
    says(told('log.added', { who, card, zone: to.zone }), 'line', seat),
  forfeited: ({ seat }, { who, cards: [card = NOBODY] }) => strong(told('log.forfeited', { who, card }), seat),
  returned: ({ seat, to, why }, { who, cards }) =>
    why === 'mulligan' ? null : says(told('log.returned', { who, zone: to.zone, ...named(cards) }), 'line', seat),
  removed: (_event, { cards: [card = NOBODY] }) => says(told('log.removed', { card })),
  moved: movedTo,

  'game-began': () => says(told('log.game-began'), 'turn'),
  kept: ({ seat }, { who }) => says(told('log.kept', { who }), 'line', seat),
  mulliganed: ({ seat }, { who }) => says(told('log.mulliganed', { who }), 'line', seat),
  shuffled: ({ seat }, { who }) => small(told('log.shuffled', { who, seat }), seat),
  step: nothing,
  'turn-began': ({ seat, turn }, { who }) => says(told('log.turn-began', { n: turn, who }), 'turn', seat),
  'turn-opened': nothing,
  'turn-ended': nothing,
  'game-ended': ({ winner, reason }, context) =>
    winner === 'draw' ? strong(told('log.game-ended.draw')) : strong(ended(reason, context), winner),

  'credits-gained': ({ seat, n, card }, { who }) =>
    says(
      card === null ? told('log.credits-gained', { who, n }) : told('log.credits-gained.card', { who, n, card }),
      'line',
      seat,
    ),
  'credits-spent': nothing,
  'credits-lost': ({ seat, n }, { who }) => says(told('log.credits-lost', { who, n }), 'line', seat),
  'clicks-gained': ({ seat, n }, { who }) => small(told('log.clicks-gained', { who, n }), seat),
  'clicks-spent': nothing,
  'clicks-lost': ({ seat, n }, { who }) => says(told('log.clicks-lost', { who, n }), 'line', seat),
  'counters-placed': ({ card, kind, n }, { view }) =>
    says(told('log.counters-placed', { n, kind, card, ...placeOf(card, view) })),
  'counters-removed': ({ card, kind, n, why }) =>
    small(
      why === 'spent'
        ? told('log.counters-removed.spent', { n, kind, card })
        : told('log.counters-removed', { n, kind, card }),
    ),
  advanced: ({ card }, { view, corp }) => {
    const n = findCard(view, card?.h)?.counters.advancement ?? 0;
    return says(told('log.advanced', { who: corp, card, n, ...placeOf(card, view) }), 'line', 'corp');
  },
  purged: ({ n }, { corp }) => strong(told('log.purged', { who: corp, n }), 'corp'),
  'memory-used': nothing,

  rezzed: ({ seat, card, cost }, { who }) => ({
    ...strong(told('log.rezzed', { who, card, n: cost }), seat),
    priced: true,
  }),
  derezzed: ({ card }) => says(told('log.derezzed', { card })),
  exposed: ({ cards }) => strong(told('log.exposed', { cards, count: cards.length })),
  revealed: ({ seat, cards }, { who }) => says(told('log.revealed', { who, ...named(cards) }), 'line', seat),
  looked: ({ seat, cards }, { who }) => says(told('log.looked', { who, ...named(cards) }), 'line', seat),
  'turned-up': ({ cards }) => (cards.length === 0 ? null : says(told('log.turned-up', { cards, count: cards.length }))),

  'tags-given': ({ n }, { runner: who }) => ({ ...strong(told('log.tags-given', { who, n }), 'runner'), unpaid: true }),
  'tags-removed': ({ n, why }, { runner: who }) =>
    says(
      why === 'removed' ? told('log.tags-removed.removed', { who, n }) : told('log.tags-removed.lost', { who, n }),
      'line',
      'runner',
    ),
  'bad-publicity-taken': ({ n }, { corp: who }) => strong(told('log.bad-publicity-taken', { who, n }), 'corp'),
  'damage-done': ({ kind, n, by }, { runner: who }) => ({
    ...strong(
      by === null
        ? told('log.damage-done', { who, n, kind })
        : told('log.damage-done.card', { who, n, kind, card: by }),
      'runner',
    ),
    unpaid: true,
  }),
  'damage-coming': nothing,
  prevented: ({ what, n, card }) => strong(told('log.prevented', { what, n, card })),

  'server-created': nothing,
  'server-vanished': ({ server }) => small(told('log.server-vanished', { server })),
  swapped: ({ card, other }) => says(told('log.swapped', { card, other })),
  rehosted: ({ card, host }, { runner: who }) => says(told('log.rehosted', { who, card, host }), 'line', 'runner'),
  'ice-moved': ({ card, server }) => says(told('log.ice-moved', { card, server })),

  'run-began': ({ server, by, badCredits }, { runner: who }) =>
    says(
      by === null
        ? told('log.run-began', { who, server, bad: badCredits })
        : told('log.run-began.card', { who, server, card: by }),
      'run',
      'runner',
    ),
  'run-credits-gained': ({ n, card }, { runner: who }) =>
    says(
      card === null
        ? told('log.run-credits-gained', { who, n })
        : told('log.run-credits-gained.card', { who, n, card }),
      'line',
      'runner',
    ),
  approached: ({ card, server }, { view, runner: who }) => {
    const at = view.servers.find((one) => one.id === server);
    const place = at === undefined ? { n: 1, of: 1 } : icePlace(at, card?.h ?? -1);
    return says(told('log.approached', { who, card, server, ...place }), 'line', 'runner');
  },
  encountered: ({ card }, { view, runner: who }) => {
    const strength = strengthOf(card, view);
    const known = strength === null ? 'no' : 'yes';
    return strong(told('log.encountered', { who, card, known, strength: strength ?? 0 }), 'runner');
  },
  bypassed: ({ card, by }, { runner: who }) => strong(told('log.bypassed', { who, card, by }), 'runner'),
  'subroutine-broken': ({ card, sub, by }, { view, runner }) => {
    const of = findCard(view, card?.h)?.subs.length ?? 0;
    const broke = { by: by ?? card ?? NOBODY, ice: card, boost: 0, strength: null, subs: [subOf(card, sub, view)], of };
    return { ...says(breakingWords(broke, { clicks: 0, credits: 0 }, runner), 'line', 'runner'), breaking: broke };
  },
  'subroutine-fired': ({ card, sub }, { view }) =>
    strong(told('log.subroutine-fired', { card, text: subOf(card, sub, view).text }), 'corp'),
  'break-step-ended': nothing,
  'encounter-ended': nothing,
  passed: ({ card }, { view, runner: who }) => {
    const cost = unaffordable(card, view);
    if (cost !== null) return strong(told('log.passed.unpaid', { card, cost }), 'runner');
    return says(card === null ? told('log.passed.gone', { who }) : told('log.passed', { who, card }), 'line', 'runner');
  },
  'server-approached': ({ server }, { runner: who }) =>
    says(told('log.server-approached', { who, server }), 'line', 'runner'),
  'sent-back': ({ server }, { runner: who }) => strong(told('log.sent-back', { who, server }), 'runner'),
  'jacked-out': (_event, { runner: who }) => strong(told('log.jacked-out', { who }), 'runner'),
  'run-ending': ({ by }) => strong(by === null ? told('log.run-ending') : told('log.run-ending.card', { card: by })),
  'run-moved': ({ server }) => says(told('log.run-moved', { server }), 'line', 'runner'),
  'run-succeeding': nothing,
  'run-succeeded': ({ server }, { runner: who }) => strong(told('log.run-succeeded', { who, server }), 'runner'),
  'run-ended': ({ server, success, why }) =>
    small(
      why === 'vanished'
        ? told('log.run-ended.vanished', { server })
        : success
          ? told('log.run-ended.success', { server })
          : told('log.run-ended.failure', { server }),
    ),

  'access-coming': nothing,
  'access-began': nothing,
  'access-replaced': ({ by }, { runner: who }) => strong(told('log.access-replaced', { who, card: by }), 'runner'),
  accessed: ({ card, from, index, of }, { runner: who }) => ({
    ...strong(told('log.accessed', { who, card, from, n: index, of }), 'runner'),
    access: { card, from, left: false },
  }),
  left: ({ card }, { runner: who }) => ({
    ...small(told('log.left', { who, card }), 'runner'),
    access: { card, from: null, left: true },
  }),
  'access-ended': ({ n }, { runner: who }) =>
    n === 0 ? small(told('log.access-ended.none', { who }), 'runner') : null,

  'trace-began': ({ base, card }) => strong(told('log.trace-began', { n: base, card })),
  'trace-bid': ({ seat, n, strength }, { who }) => ({
    ...says(told(`log.trace-bid.${seat}`, { who, n, strength }), 'line', seat),
    priced: true,
  }),
  'trace-ended': ({ success, strength, link }) =>
    strong(told(success ? 'log.trace-ended.success' : 'log.trace-ended.failure', { strength, link })),
  'psi-began': ({ card }) => says(told('log.psi-began', { card })),
  'psi-revealed': ({ corp, runner, match }) =>
    strong(match ? told('log.psi-revealed.match', { corp }) : told('log.psi-revealed.differ', { corp, runner })),
  // The events for breaking and boosting already have lines.
  used: ({ seat, card, ability }, { who }) =>
    ability === 'break' || ability === 'boost' ? null : says(told('log.used', { who, card }), 'line', seat),
  triggered: ({ seat, card }) => small(told('log.triggered', { card }), seat),
  named: ({ seat, option, card }, { who }) => says(told('log.named', { who, option, card }), 'line', seat),
  marked: ({ card, other }) => says(told('log.marked', { card, other })),

  'strength-boosted': ({ card, n }, { view, runner }) => {
    const { seat = null } = findCard(view, card?.h) ?? {};
    if (card === null) return null;
    const breaking = { by: card, ice: null, boost: n, strength: strengthOf(card, view), subs: [], of: 0 };
    return { ...says(breakingWords(breaking, { clicks: 0, credits: 0 }, runner), 'line', seat), breaking };
  },
  'mod-added': nothing,
  'delayed-added': nothing,
  'delayed-removed': nothing,
  expired: nothing,
  'brought-in': ({ seat, card, code }, { who }) =>
    says(told('log.brought-in', { who, card: card ?? { h: null, code } }), 'line', seat),
};

/** Says what a breaker did, with what it cost. `runner`: who the Runner is. */
export function breakingWords(
  { by, ice, boost, strength, subs, of }: Breaking,
  { clicks, credits }: { clicks: number; credits: number },
  runner: 'you' | Seat,
): LogPart[] {
  if (subs.length === 0) {
    const known = strength === null ? 'no' : 'yes';
    return told('log.strength-boosted', { card: by, n: boost, credits, known, strength: strength ?? 0 });
  }
  const texts = new Set(subs.map(({ text }) => text));
  const how = subs.length === 1 ? 'one' : texts.size === 1 ? 'same' : subs.length === of ? 'all' : 'some';
  const which = subs.map(({ n }) => String(n));
  const what = { ice, how, n: subs.length, text: subs[0]!.text, which };
  if (boost > 0) return told('log.boosted-broken', { by, boost, credits, ...what });
  // Ice that lets the Runner break it for clicks breaks itself.
  if (clicks > 0) return told('log.broken.clicks', { who: runner, clicks, ...what });
  return told('log.broken', { by, credits, ...what });
}

/** Returns the rez cost of the Corp's ice that the Runner passes because the Corp cannot pay it; else null. */
function unaffordable(card: SeenCard | null, view: View): number | null {
  const ice = view.viewer === 'corp' ? findCard(view, card?.h) : null;
  return ice === null || ice.up || ice.cost === null || ice.cost <= view.corp.credits ? null : ice.cost;
}

function subOf(card: SeenCard | null, sub: number, view: View): { n: number; text: string } {
  const found = findCard(view, card?.h)?.subs.find((one) => one.index === sub);
  // Ice trashed by its own subroutine has no subroutines any more, but its face is still known.
  return { n: sub + 1, text: subWords(found?.code ?? `${card?.code ?? ''}.${sub}`, sub) };
}

/** The seat whose deed an event is; null for none. */
const doerOf = (event: SeenEvent): Seat | null =>
  event.type === 'game-ended' ? (event.winner === 'draw' ? null : event.winner) : 'seat' in event ? event.seat : null;

/** What sentences may say, for this event of this view. */
export function contextOf(event: SeenEvent, view: View, more: readonly SeenCard[] = []): Context {
  const who = (seat: Seat): 'you' | Seat => whoIs(seat, seatOf(view));
  const seat = doerOf(event) ?? 'runner';
  const first = 'was' in event ? ((event.card as SeenCard | null) ?? NOBODY) : null;
  return {
    view,
    cards: first === null ? [] : [first, ...more],
    who: who(seat),
    foe: who(seat === 'corp' ? 'runner' : 'corp'),
    corp: who('corp'),
    runner: who('runner'),
  };
}

/** The log line of one event and of like ones about `more` cards, by the view after them; null if other lines already say it. */
export function sentenceOf(event: SeenEvent, view: View, more: readonly SeenCard[] = []): LogLine | null {
  const sentence = SENTENCES[event.type] as unknown as (event: SeenEvent, context: Context) => Line | null;
  const line = sentence(event, contextOf(event, view, more));
  return line && { kind: 'line', seat: null, priced: false, unpaid: false, breaking: null, access: null, ...line };
}

/** All types of event that have an entry, for the test that every message exists. */
export const TOLD: readonly EventType[] = Object.keys(SENTENCES) as EventType[];
