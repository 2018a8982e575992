/**
 * The sentences of the log: a pure function from an event, as a seat may know it, to a log line. `SENTENCES` has an entry for every type of
 * event, so a new type does not compile without one; an entry returns null if other lines already tell the event.
 */
import type { Event, EventType, MoveType, Seen, SeenCard, SeenEvent, MoveEvent, SeenMove } from '../../rules/events.ts';
import type { Seat, ServerId } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import type { Param } from '../../../../i18n/index.ts';
import { has, t } from '../../../../i18n/index.ts';
import { subKey } from '../moves/labels.ts';
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

export interface LogContext {
  /** the viewer's view after the event */
  view: View;
}

type SeenOf<T extends EventType> = T extends MoveType
  ? SeenMove
  : Extract<Seen<Exclude<Event, MoveEvent>>, { type: T }>;
type SentenceOf<T extends EventType> = (event: SeenOf<T>, context: LogContext) => LogLine | null;

interface Extra {
  kind?: LineKind;
  seat?: Seat | null;
  params?: Record<string, Param>;
  cards?: Record<string, SeenCard | SeenCard[] | null>;
}

function line(key: string, context: LogContext, extra: Extra = {}): LogLine {
  const cards: Record<string, SeenCard[]> = {};
  for (const [name, card] of Object.entries(extra.cards ?? {}))
    if (card !== null) cards[name] = Array.isArray(card) ? card : [card];
  const seat = extra.seat ?? null;
  const params: Record<string, Param> = { ...extra.params };
  if (seat !== null) {
    params['who'] = whoIs(seat, seatOf(context.view));
    params['foe'] = whoIs(seat === 'corp' ? 'runner' : 'corp', seatOf(context.view));
  }
  return { kind: extra.kind ?? 'line', seat, key, params, cards };
}

const nothing = (): null => null;

/** The name of a server; '' for null. */
const place = (server: ServerId | null): string => (server === null ? '' : serverName(server));

/** The card that a moved card is hosted on after the move; null for none. */
const hostOf = (event: SeenMove, context: LogContext): SeenCard | null => {
  const h = (event.card as SeenCard | null)?.h ?? null;
  const host = findCard(context.view, findCard(context.view, h)?.host ?? null);
  return host === null ? null : { h: host.h, code: host.code };
};

/** The log line for a card that moved. The message key is the event type plus the first of `variants` for which a message exists. */
function moved(
  event: SeenMove,
  context: LogContext,
  variants: readonly (string | null | false)[],
  kind: LineKind = 'line',
): LogLine {
  const base = `log.${event.type}`;
  const key =
    variants.map((variant) => (variant ? `${base}.${variant}` : '')).find((name) => name !== '' && has(name)) ?? base;
  const card = event.card as SeenCard | null;
  return line(key, context, {
    kind,
    seat: event.seat,
    params: {
      server: place(event.to.server ?? event.was.server),
      from: place(event.was.server),
      ice: event.to.zone === 'ice' || event.was.zone === 'ice' ? 'yes' : 'no',
      n: event.was.advancement,
    },
    cards: { card: card ?? { h: null, code: null }, host: hostOf(event, context) },
  });
}

const keyPart = (zone: string): string => zone.replace(' ', '-');

const SENTENCES: { [T in EventType]: SentenceOf<T> } = {
  drawn: (e, c) => moved(e, c, []),
  installed: (e, c) => moved(e, c, [hostOf(e, c) !== null && 'host', keyPart(e.to.zone), e.seat === 'runner' && 'rig']),
  discarded: (e, c) => moved(e, c, [keyPart(e.why)]),
  trashed: (e, c) => moved(e, c, [keyPart(e.why), keyPart(e.was.zone)]),
  played: (e, c) => moved(e, c, [], 'strong'),
  resolved: nothing,
  scored: (e, c) => moved(e, c, [], 'strong'),
  stolen: (e, c) => moved(e, c, [], 'strong'),
  added: (e, c) => moved(e, c, [keyPart(e.to.zone)]),
  forfeited: (e, c) => moved(e, c, [], 'strong'),
  returned: (e, c) => moved(e, c, [keyPart(e.to.zone)]),
  removed: (e, c) => moved(e, c, []),
  moved: (e, c) => moved(e, c, [keyPart(e.to.zone)]),

  'game-began': (_e, c) => line('log.game-began', c, { kind: 'turn' }),
  kept: (e, c) => line('log.kept', c, { seat: e.seat }),
  mulliganed: (e, c) => line('log.mulliganed', c, { seat: e.seat }),
  shuffled: (e, c) => line(`log.shuffled.${e.seat}`, c, { kind: 'small', seat: e.seat }),
  step: nothing,
  'turn-began': (e, c) => line('log.turn-began', c, { kind: 'turn', seat: e.seat, params: { n: e.turn } }),
  'turn-opened': nothing,
  'turn-ended': nothing,
  'game-ended': (e, c) =>
    e.winner === 'draw'
      ? line('log.game-ended.draw', c, { kind: 'strong' })
      : line(`log.game-ended.${e.reason}`, c, { kind: 'strong', seat: e.winner }),

  'credits-gained': (e, c) =>
    line(e.card === null ? 'log.credits-gained' : 'log.credits-gained.card', c, {
      seat: e.seat,
      params: { n: e.n },
      cards: { card: e.card },
    }),
  'credits-spent': (e, c) => line('log.credits-spent', c, { kind: 'small', seat: e.seat, params: { n: e.n + e.bad } }),
  'credits-lost': (e, c) => line('log.credits-lost', c, { seat: e.seat, params: { n: e.n } }),
  'clicks-gained': (e, c) => line('log.clicks-gained', c, { kind: 'small', seat: e.seat, params: { n: e.n } }),
  'clicks-spent': (e, c) => line('log.clicks-spent', c, { kind: 'small', seat: e.seat, params: { n: e.n } }),
  'clicks-lost': (e, c) => line('log.clicks-lost', c, { seat: e.seat, params: { n: e.n } }),
  'counters-placed': (e, c) =>
    line('log.counters-placed', c, {
      params: { n: e.n, kind: t(`counter.${e.kind}`, { n: e.n }) },
      cards: { card: e.card },
    }),
  'counters-removed': (e, c) =>
    line(`log.counters-removed.${e.why === 'spent' ? 'spent' : 'other'}`, c, {
      kind: 'small',
      params: { n: e.n, kind: t(`counter.${e.kind}`, { n: e.n }) },
      cards: { card: e.card },
    }),
  advanced: (e, c) =>
    line('log.advanced', c, { seat: 'corp', params: advancedParams(e.card, c), cards: { card: e.card } }),
  purged: (e, c) => line('log.purged', c, { kind: 'strong', seat: 'corp', params: { n: e.n } }),
  'memory-used': nothing,

  rezzed: (e, c) =>
    line('log.rezzed', c, { kind: 'strong', seat: e.seat, params: { n: e.cost }, cards: { card: e.card } }),
  derezzed: (e, c) => line('log.derezzed', c, { cards: { card: e.card } }),
  exposed: (e, c) => line('log.exposed', c, { kind: 'strong', cards: { cards: e.cards } }),
  revealed: (e, c) => line('log.revealed', c, { seat: e.seat, cards: { cards: e.cards } }),
  looked: (e, c) => line('log.looked', c, { seat: e.seat, params: { n: e.cards.length }, cards: { cards: e.cards } }),
  'turned-up': (e, c) =>
    e.cards.length === 0
      ? null
      : line('log.turned-up', c, { params: { n: e.cards.length }, cards: { cards: e.cards } }),

  'tags-given': (e, c) => line('log.tags-given', c, { kind: 'strong', seat: 'runner', params: { n: e.n } }),
  'tags-removed': (e, c) =>
    line(`log.tags-removed.${e.why === 'removed' ? 'removed' : 'lost'}`, c, { seat: 'runner', params: { n: e.n } }),
  'bad-publicity-taken': (e, c) =>
    line('log.bad-publicity-taken', c, { kind: 'strong', seat: 'corp', params: { n: e.n } }),
  'damage-done': (e, c) =>
    line(e.by === null ? 'log.damage-done' : 'log.damage-done.card', c, {
      kind: 'strong',
      seat: 'runner',
      params: { n: e.n, kind: t(`damage.${e.kind}`) },
      cards: { card: e.by },
    }),
  'damage-coming': nothing,
  prevented: (e, c) =>
    line(`log.prevented.${e.what}`, c, { kind: 'strong', params: { n: e.n }, cards: { card: e.card } }),

  'server-created': nothing,
  'server-vanished': (e, c) => line('log.server-vanished', c, { kind: 'small', params: { server: place(e.server) } }),
  swapped: (e, c) => line('log.swapped', c, { cards: { card: e.card, other: e.other } }),
  rehosted: (e, c) => line('log.rehosted', c, { seat: 'runner', cards: { card: e.card, host: e.host } }),
  'ice-moved': (e, c) =>
    line('log.ice-moved', c, { params: { server: place(e.server), n: e.index + 1 }, cards: { card: e.card } }),

  'run-began': (e, c) =>
    line(e.by === null ? 'log.run-began' : 'log.run-began.card', c, {
      kind: 'run',
      seat: 'runner',
      params: { server: place(e.server), n: e.badCredits },
      cards: { card: e.by },
    }),
  'run-credits-gained': (e, c) =>
    line(e.card === null ? 'log.run-credits-gained' : 'log.run-credits-gained.card', c, {
      seat: 'runner',
      params: { n: e.n },
      cards: { card: e.card },
    }),
  approached: (e, c) =>
    line('log.approached', c, { seat: 'runner', params: iceParams(e.card, e.server, c), cards: { card: e.card } }),
  encountered: (e, c) =>
    line('log.encountered', c, {
      kind: 'strong',
      seat: 'runner',
      params: strengthParams(e.card, c),
      cards: { card: e.card },
    }),
  bypassed: (e, c) => line('log.bypassed', c, { kind: 'strong', seat: 'runner', cards: { card: e.card, by: e.by } }),
  'subroutine-broken': (e, c) => {
    const logLine = line('log.subroutine-broken', c, {
      seat: 'runner',
      params: subParams(e.card, e.sub, c),
      cards: { card: e.card, by: e.by },
    });
    const subs = [String(logLine.params['text'])];
    return e.by === null ? logLine : { ...logLine, breaking: { by: e.by, ice: e.card, boost: 0, strength: '', subs } };
  },
  'subroutine-fired': (e, c) =>
    line('log.subroutine-fired', c, {
      kind: 'strong',
      seat: 'corp',
      params: subParams(e.card, e.sub, c),
      cards: { card: e.card },
    }),
  'break-step-ended': nothing,
  'encounter-ended': nothing,
  passed: (e, c) => {
    const dear = unaffordable(e.card, c);
    if (dear !== null)
      return line('log.passed.dear', c, { kind: 'strong', seat: 'runner', params: dear, cards: { card: e.card } });
    return line(e.card === null ? 'log.passed.gone' : 'log.passed', c, { seat: 'runner', cards: { card: e.card } });
  },
  'server-approached': (e, c) =>
    line('log.server-approached', c, { seat: 'runner', params: { server: place(e.server) } }),
  'sent-back': (e, c) =>
    line('log.sent-back', c, { kind: 'strong', seat: 'runner', params: { server: place(e.server) } }),
  'jacked-out': (_e, c) => line('log.jacked-out', c, { kind: 'strong', seat: 'runner' }),
  'run-ending': (e, c) =>
    line(e.by === null ? 'log.run-ending' : 'log.run-ending.card', c, { kind: 'strong', cards: { card: e.by } }),
  'run-moved': (e, c) => line('log.run-moved', c, { seat: 'runner', params: { server: place(e.server) } }),
  'run-succeeding': nothing,
  'run-succeeded': (e, c) =>
    line('log.run-succeeded', c, { kind: 'strong', seat: 'runner', params: { server: place(e.server) } }),
  'run-ended': (e, c) =>
    line(e.success ? 'log.run-ended.success' : `log.run-ended.${e.why}`, c, {
      kind: 'small',
      params: { server: place(e.server) },
    }),

  'access-coming': nothing,
  'access-began': nothing,
  'access-replaced': (e, c) =>
    line('log.access-replaced', c, { kind: 'strong', seat: 'runner', cards: { card: e.by } }),
  accessed: (e, c) =>
    line(e.of > 1 ? 'log.accessed.of' : 'log.accessed', c, {
      kind: 'strong',
      seat: 'runner',
      params: { from: t(`access.from.${e.from}`), n: e.index, of: e.of },
      cards: { card: e.card },
    }),
  left: (e, c) => line('log.left', c, { kind: 'small', seat: 'runner', cards: { card: e.card } }),
  'access-ended': (e, c) => (e.n === 0 ? line('log.access-ended.none', c, { kind: 'small', seat: 'runner' }) : null),

  'trace-began': (e, c) =>
    line('log.trace-began', c, { kind: 'strong', params: { n: e.base }, cards: { card: e.card } }),
  'trace-bid': (e, c) => line('log.trace-bid', c, { seat: e.seat, params: { n: e.n, strength: e.strength } }),
  'trace-ended': (e, c) =>
    line(`log.trace-ended.${e.success ? 'success' : 'failure'}`, c, {
      kind: 'strong',
      params: { strength: e.strength, link: e.link },
    }),
  'psi-began': (e, c) => line('log.psi-began', c, { cards: { card: e.card } }),
  'psi-revealed': (e, c) =>
    line(`log.psi-revealed.${e.match ? 'match' : 'differ'}`, c, {
      kind: 'strong',
      params: { corp: e.corp, runner: e.runner },
    }),
  // The events for breaking and boosting already have lines.
  used: (e, c) =>
    e.ability === 'break' || e.ability === 'boost'
      ? null
      : line('log.used', c, { seat: e.seat, cards: { card: e.card } }),
  triggered: (e, c) => line('log.triggered', c, { kind: 'small', seat: e.seat, cards: { card: e.card } }),
  named: (e, c) =>
    line('log.named', c, { seat: e.seat, params: { option: optionName(e.option) }, cards: { card: e.card } }),
  marked: (e, c) => line('log.marked', c, { cards: { card: e.card, other: e.other } }),

  'strength-boosted': (e, c) => {
    const card = findCard(c.view, e.card?.h);
    const logLine = line('log.strength-boosted', c, {
      seat: card?.seat ?? null,
      params: { n: e.n, ...strengthParams(e.card, c) },
      cards: { card: e.card },
    });
    if (e.card === null) return logLine;
    return { ...logLine, breaking: { by: e.card, ice: null, boost: e.n, strength: card?.strength ?? '', subs: [] } };
  },
  'mod-added': nothing,
  'delayed-added': nothing,
  'delayed-removed': nothing,
  expired: nothing,
  'brought-in': (e, c) =>
    line('log.brought-in', c, { seat: e.seat, cards: { card: e.card ?? { h: null, code: e.code }, host: e.host } }),
};

/**
 * Returns the parameters of the Corp's log line when it cannot pay to rez its ice: the cost of the ice, and the Corp's credits. Null
 * otherwise.
 */
function unaffordable(card: SeenCard | null, { view }: LogContext): Record<string, Param> | null {
  const ice = view.viewer === 'corp' ? findCard(view, card?.h) : null;
  if (ice === null || ice.up || ice.cost === null || ice.cost <= view.corp.credits) return null;
  return { cost: ice.cost, credits: view.corp.credits };
}

function optionName(option: string): string {
  return has(`option.${option}`) ? t(`option.${option}`) : option;
}

function advancedParams(card: SeenCard | null, context: LogContext): Record<string, Param> {
  const seen = findCard(context.view, card?.h);
  return { n: seen?.counters.advancement ?? 0, server: place(seen?.server ?? null) };
}

function iceParams(card: SeenCard | null, server: ServerId, context: LogContext): Record<string, Param> {
  const ice = context.view.servers.find((one) => one.id === server)?.ice ?? [];
  const n = ice.findIndex((one) => one.h === card?.h) + 1;
  return { n, of: ice.length, server: serverName(server), face: card?.code == null ? 'hidden' : 'known' };
}

function strengthParams(card: SeenCard | null, context: LogContext): Record<string, Param> {
  const strength = findCard(context.view, card?.h)?.strength ?? null;
  return strength === null ? { strength: '', known: 'no' } : { strength, known: 'yes' };
}

function subParams(card: SeenCard | null, sub: number, context: LogContext): Record<string, Param> {
  const ice = findCard(context.view, card?.h);
  const found = ice?.subs.find((one) => one.index === sub);
  // Ice trashed by its own subroutine has no subroutines any more, but its face is still known.
  const key = found ? subKey(found.code) : `sub.${card?.code ?? ''}.${sub}`;
  if (has(key)) return { n: sub + 1, text: t(key) };
  return { n: sub + 1, text: t('sub.unknown', { n: sub + 1 }) };
}

/** The log line of one event; null if other lines already say it. */
export function sentenceOf(event: SeenEvent, context: LogContext): LogLine | null {
  const sentence = SENTENCES[event.type] as unknown as (e: SeenEvent, c: LogContext) => LogLine | null;
  return sentence(event, context);
}

/** All types of event that have an entry, for the test that every message exists. */
export const TOLD: readonly EventType[] = Object.keys(SENTENCES) as EventType[];
