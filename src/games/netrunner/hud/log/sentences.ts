/**
 * The sentences of the log: a pure function from an event, as a seat may know it, to a log line. `SENTENCES` has an entry for every type of
 * event, so a new type does not compile without one; an entry returns null if other lines already tell the event.
 */
import type { Event, EventType, MoveType, Seen, SeenCard, SeenEvent, MoveEvent, SeenMove } from '../../rules/events.ts';
import type { Seat, ServerId } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import type { Param } from '../../../../i18n/index.ts';
import { has, t } from '../../../../i18n/index.ts';
import { subWords } from '../moves/labels.ts';
import { findCard, seatOf } from '../words/find.ts';
import { serverName, whoIs } from '../words/names.ts';

/** How a line is styled: 'turn' starts a turn, 'run' a run, 'strong' is decisive, 'small' is minor, 'line' anything else. */
type LineKind = 'turn' | 'run' | 'line' | 'strong' | 'small';

/** A log line: a message key, its parameters, and which of them are cards (shown as links if the face is known). */
export interface LogLine {
  kind: LineKind;
  /** the seat that acted, for the mark beside the line; null for none */
  seat: Seat | null;
  key: string;
  params: Record<string, Param>;
  cards: Record<string, SeenCard[]>;
  /** what a breaker did in this line, so that several lines about it can be joined */
  breaking?: Breaking;
}

/** What a breaker did: the strength it gained, and the texts of the subroutines it broke. */
export interface Breaking {
  by: SeenCard;
  ice: SeenCard | null;
  boost: number;
  /** the breaker's strength afterwards; '' if unknown */
  strength: number | '';
  subs: string[];
}

type SeenOf<T extends EventType> = T extends MoveType
  ? SeenMove
  : Extract<Seen<Exclude<Event, MoveEvent>>, { type: T }>;

/** What an entry of `SENTENCES` says of an event. */
interface Said {
  kind?: LineKind;
  seat?: Seat | null;
  /** which of the messages for the event's type says it: `log.TYPE.AS`; missing: `log.TYPE` */
  as?: string | false;
  params?: Record<string, Param>;
  cards?: Record<string, SeenCard | SeenCard[] | null>;
  breaking?: Breaking | undefined;
}
type SentenceOf<T extends EventType> = (event: SeenOf<T>, view: View) => Said | null;

const nothing = (): null => null;

/** The name of a server; '' for null. */
const place = (server: ServerId | null): string => (server === null ? '' : serverName(server));

/** The card that a moved card is hosted on after the move; null for none. */
const hostOf = (event: SeenMove, view: View): SeenCard | null => {
  const h = (event.card as SeenCard | null)?.h ?? null;
  const host = findCard(view, findCard(view, h)?.host ?? null);
  return host === null ? null : { h: host.h, code: host.code };
};

/** Makes the entry for a type of event that moves a card. The message is the first of `variants` that exists. */
const moved =
  (
    variants: (event: SeenMove, view: View) => readonly (string | false)[] = () => [],
    kind: LineKind = 'line',
  ): ((event: SeenMove, view: View) => Said) =>
  (event, view) => ({
    kind,
    seat: event.seat,
    as: variants(event, view).find((variant) => variant && has(`log.${event.type}.${variant}`)) ?? false,
    params: {
      server: place(event.to.server ?? event.was.server),
      from: place(event.was.server),
      ice: event.to.zone === 'ice' || event.was.zone === 'ice' ? 'yes' : 'no',
      n: event.was.advancement,
    },
    cards: { card: (event.card as SeenCard | null) ?? { h: null, code: null }, host: hostOf(event, view) },
  });
const strongly = moved(undefined, 'strong');

const keyPart = (zone: string): string => zone.replace(' ', '-');
/** Which message says an event that a card may cause: one with the card's name if it is known which. */
const byCard = (card: SeenCard | null): string | false => card !== null && 'card';

const SENTENCES: { [T in EventType]: SentenceOf<T> } = {
  drawn: moved(),
  installed: moved((e, view) => [hostOf(e, view) !== null && 'host', keyPart(e.to.zone), e.seat === 'runner' && 'rig']),
  discarded: moved((e) => [keyPart(e.why)]),
  trashed: moved((e) => [keyPart(e.why), keyPart(e.was.zone)]),
  played: strongly,
  resolved: nothing,
  scored: strongly,
  stolen: strongly,
  added: moved((e) => [keyPart(e.to.zone)]),
  forfeited: strongly,
  returned: moved((e) => [keyPart(e.to.zone)]),
  removed: moved(),
  moved: moved((e) => [keyPart(e.to.zone)]),

  'game-began': () => ({ kind: 'turn' }),
  kept: ({ seat }) => ({ seat }),
  mulliganed: ({ seat }) => ({ seat }),
  shuffled: ({ seat }) => ({ kind: 'small', seat, as: seat }),
  step: nothing,
  'turn-began': ({ seat, turn }) => ({ kind: 'turn', seat, params: { n: turn } }),
  'turn-opened': nothing,
  'turn-ended': nothing,
  'game-ended': ({ winner, reason }) =>
    winner === 'draw' ? { kind: 'strong', as: 'draw' } : { kind: 'strong', seat: winner, as: reason },

  'credits-gained': ({ seat, n, card }) => ({ seat, as: byCard(card), params: { n }, cards: { card } }),
  'credits-spent': ({ seat, n, bad }) => ({ kind: 'small', seat, params: { n: n + bad } }),
  'credits-lost': ({ seat, n }) => ({ seat, params: { n } }),
  'clicks-gained': ({ seat, n }) => ({ kind: 'small', seat, params: { n } }),
  'clicks-spent': ({ seat, n }) => ({ kind: 'small', seat, params: { n } }),
  'clicks-lost': ({ seat, n }) => ({ seat, params: { n } }),
  'counters-placed': ({ card, kind, n }) => ({ params: { n, kind: t(`counter.${kind}`, { n }) }, cards: { card } }),
  'counters-removed': ({ card, kind, n, why }) => ({
    kind: 'small',
    as: why === 'spent' ? 'spent' : 'other',
    params: { n, kind: t(`counter.${kind}`, { n }) },
    cards: { card },
  }),
  advanced: ({ card }, view) => ({ seat: 'corp', params: advancedParams(card, view), cards: { card } }),
  purged: ({ n }) => ({ kind: 'strong', seat: 'corp', params: { n } }),
  'memory-used': nothing,

  rezzed: ({ seat, card, cost }) => ({ kind: 'strong', seat, params: { n: cost }, cards: { card } }),
  derezzed: ({ card }) => ({ cards: { card } }),
  exposed: ({ cards }) => ({ kind: 'strong', cards: { cards } }),
  revealed: ({ seat, cards }) => ({ seat, cards: { cards } }),
  looked: ({ seat, cards }) => ({ seat, params: { n: cards.length }, cards: { cards } }),
  'turned-up': ({ cards }) => (cards.length === 0 ? null : { params: { n: cards.length }, cards: { cards } }),

  'tags-given': ({ n }) => ({ kind: 'strong', seat: 'runner', params: { n } }),
  'tags-removed': ({ n, why }) => ({ seat: 'runner', as: why === 'removed' ? 'removed' : 'lost', params: { n } }),
  'bad-publicity-taken': ({ n }) => ({ kind: 'strong', seat: 'corp', params: { n } }),
  'damage-done': ({ kind, n, by }) => ({
    kind: 'strong',
    seat: 'runner',
    as: byCard(by),
    params: { n, kind: t(`damage.${kind}`) },
    cards: { card: by },
  }),
  'damage-coming': nothing,
  prevented: ({ what, n, card }) => ({ kind: 'strong', as: what, params: { n }, cards: { card } }),

  'server-created': nothing,
  'server-vanished': ({ server }) => ({ kind: 'small', params: { server: place(server) } }),
  swapped: ({ card, other }) => ({ cards: { card, other } }),
  rehosted: ({ card, host }) => ({ seat: 'runner', cards: { card, host } }),
  'ice-moved': ({ card, server, index }) => ({ params: { server: place(server), n: index + 1 }, cards: { card } }),

  'run-began': ({ server, by, badCredits }) => ({
    kind: 'run',
    seat: 'runner',
    as: byCard(by),
    params: { server: place(server), n: badCredits },
    cards: { card: by },
  }),
  'run-credits-gained': ({ n, card }) => ({ seat: 'runner', as: byCard(card), params: { n }, cards: { card } }),
  approached: ({ card, server }, view) => ({
    seat: 'runner',
    params: iceParams(card, server, view),
    cards: { card },
  }),
  encountered: ({ card }, view) => ({
    kind: 'strong',
    seat: 'runner',
    params: strengthParams(card, view),
    cards: { card },
  }),
  bypassed: ({ card, by }) => ({ kind: 'strong', seat: 'runner', cards: { card, by } }),
  'subroutine-broken': ({ card, sub, by }, view) => {
    const params = subParams(card, sub, view);
    const breaking: Breaking | undefined =
      by === null ? undefined : { by, ice: card, boost: 0, strength: '', subs: [params.text] };
    return { seat: 'runner', params, cards: { card, by }, breaking };
  },
  'subroutine-fired': ({ card, sub }, view) => ({
    kind: 'strong',
    seat: 'corp',
    params: subParams(card, sub, view),
    cards: { card },
  }),
  'break-step-ended': nothing,
  'encounter-ended': nothing,
  passed: ({ card }, view) => {
    const dear = unaffordable(card, view);
    return dear !== null
      ? { kind: 'strong', seat: 'runner', as: 'dear', params: dear, cards: { card } }
      : { seat: 'runner', as: card === null && 'gone', cards: { card } };
  },
  'server-approached': ({ server }) => ({ seat: 'runner', params: { server: place(server) } }),
  'sent-back': ({ server }) => ({ kind: 'strong', seat: 'runner', params: { server: place(server) } }),
  'jacked-out': () => ({ kind: 'strong', seat: 'runner' }),
  'run-ending': ({ by }) => ({ kind: 'strong', as: byCard(by), cards: { card: by } }),
  'run-moved': ({ server }) => ({ seat: 'runner', params: { server: place(server) } }),
  'run-succeeding': nothing,
  'run-succeeded': ({ server }) => ({ kind: 'strong', seat: 'runner', params: { server: place(server) } }),
  'run-ended': ({ server, success, why }) => ({
    kind: 'small',
    as: success ? 'success' : why,
    params: { server: place(server) },
  }),

  'access-coming': nothing,
  'access-began': nothing,
  'access-replaced': ({ by }) => ({ kind: 'strong', seat: 'runner', cards: { card: by } }),
  accessed: ({ card, from, index, of }) => ({
    kind: 'strong',
    seat: 'runner',
    as: of > 1 && 'of',
    params: { from: t(`access.from.${from}`), n: index, of },
    cards: { card },
  }),
  left: ({ card }) => ({ kind: 'small', seat: 'runner', cards: { card } }),
  'access-ended': ({ n }) => (n === 0 ? { kind: 'small', seat: 'runner', as: 'none' } : null),

  'trace-began': ({ base, card }) => ({ kind: 'strong', params: { n: base }, cards: { card } }),
  'trace-bid': ({ seat, n, strength }) => ({ seat, params: { n, strength } }),
  'trace-ended': ({ success, strength, link }) => ({
    kind: 'strong',
    as: success ? 'success' : 'failure',
    params: { strength, link },
  }),
  'psi-began': ({ card }) => ({ cards: { card } }),
  'psi-revealed': ({ corp, runner, match }) => ({
    kind: 'strong',
    as: match ? 'match' : 'differ',
    params: { corp, runner },
  }),
  // The events for breaking and boosting already have lines.
  used: ({ seat, card, ability }) => (ability === 'break' || ability === 'boost' ? null : { seat, cards: { card } }),
  triggered: ({ seat, card }) => ({ kind: 'small', seat, cards: { card } }),
  named: ({ seat, option, card }) => ({ seat, params: { option: optionName(option) }, cards: { card } }),
  marked: ({ card, other }) => ({ cards: { card, other } }),

  'strength-boosted': ({ card, n }, view) => {
    const { seat = null, strength } = findCard(view, card?.h) ?? {};
    const breaking: Breaking | undefined =
      card === null ? undefined : { by: card, ice: null, boost: n, strength: strength ?? '', subs: [] };
    return { seat, params: { n, ...strengthParams(card, view) }, cards: { card }, breaking };
  },
  'mod-added': nothing,
  'delayed-added': nothing,
  'delayed-removed': nothing,
  expired: nothing,
  'brought-in': ({ seat, card, code, host }) => ({ seat, cards: { card: card ?? { h: null, code }, host } }),
};

/**
 * Returns the parameters of the Corp's log line when it cannot pay to rez its ice: the cost of the ice, and the Corp's credits. Null
 * otherwise.
 */
function unaffordable(card: SeenCard | null, view: View): Record<string, Param> | null {
  const ice = view.viewer === 'corp' ? findCard(view, card?.h) : null;
  if (ice === null || ice.up || ice.cost === null || ice.cost <= view.corp.credits) return null;
  return { cost: ice.cost, credits: view.corp.credits };
}

function optionName(option: string): string {
  return has(`option.${option}`) ? t(`option.${option}`) : option;
}

function advancedParams(card: SeenCard | null, view: View): Record<string, Param> {
  const seen = findCard(view, card?.h);
  return { n: seen?.counters.advancement ?? 0, server: place(seen?.server ?? null) };
}

function iceParams(card: SeenCard | null, server: ServerId, view: View): Record<string, Param> {
  const ice = view.servers.find((one) => one.id === server)?.ice ?? [];
  const n = ice.findIndex((one) => one.h === card?.h) + 1;
  return { n, of: ice.length, server: serverName(server), face: card?.code == null ? 'hidden' : 'known' };
}

function strengthParams(card: SeenCard | null, view: View): Record<string, Param> {
  const strength = findCard(view, card?.h)?.strength ?? null;
  return strength === null ? { strength: '', known: 'no' } : { strength, known: 'yes' };
}

function subParams(card: SeenCard | null, sub: number, view: View): { n: number; text: string } {
  const found = findCard(view, card?.h)?.subs.find((one) => one.index === sub);
  // Ice trashed by its own subroutine has no subroutines any more, but its face is still known.
  return { n: sub + 1, text: subWords(found?.code ?? `${card?.code ?? ''}.${sub}`, sub) };
}

/** The log line of one event, by the view after it; null if other lines already say it. */
export function sentenceOf(event: SeenEvent, view: View): LogLine | null {
  const sentence = SENTENCES[event.type] as unknown as (e: SeenEvent, view: View) => Said | null;
  const said = sentence(event, view);
  if (said === null) return null;
  const { kind = 'line', seat = null, as, params = {}, breaking } = said;
  const cards: Record<string, SeenCard[]> = {};
  for (const [name, card] of Object.entries(said.cards ?? {})) if (card !== null) cards[name] = [card].flat();
  const who = (one: Seat): Param => whoIs(one, seatOf(view));
  const seats: Record<string, Param> =
    seat === null ? {} : { who: who(seat), foe: who(seat === 'corp' ? 'runner' : 'corp') };
  return {
    kind,
    seat,
    key: `log.${event.type}${as ? `.${as}` : ''}`,
    params: { ...params, ...seats },
    cards,
    ...(breaking && { breaking }),
  };
}

/** All types of event that have an entry, for the test that every message exists. */
export const TOLD: readonly EventType[] = Object.keys(SENTENCES) as EventType[];
