/**
 * What a seat sees of a position, summed up once for each decision of the quick policy. It reads the whole state, but of a card that the
 * seat cannot see only the place: `faceOf` is the one place that checks this.
 */
import { link, memory, requirement, rezCost } from '../../rules/ask.ts';
import type { Card, Seat, Server } from '../../rules/model.ts';
import type { Play } from '../../rules/play.ts';
import { points, sees } from '../../rules/table.ts';
import { cached, DECKS } from '../cached.ts';
import { type Plan, planOf } from '../plan.ts';
import { type Role, roleOf } from './roles.ts';
import { type Breaker, passOf, rigOf } from './tax.ts';

/** Returns what the policy knows of a card whose face the seat sees; else null. */
export const faceOf = (c: Card, seat: Seat): Role | null => (sees(c, seat) ? roleOf(c.code) : null);

/** A server as a seat sees it. */
export interface ServerSight {
  server: Server;
  kind: 0 | 1 | 2 | 3;
  ice: number;
  /** credits the Runner needs to get in, as far as the seat can tell */
  tax: number;
  /** whether a piece of ice there ends the run and cannot be broken */
  blocked: boolean;
  /** number of unrezzed pieces of ice whose face the seat does not know */
  unknown: number;
  /** what the subroutines that still fire on the way in cost the Runner, in credits; includes cards lost to damage */
  harm: number;
  damage: number;
  /** the agenda in the root, if the seat sees it; and how many advancement counters it still needs */
  agenda: Card | null;
  need: number;
  /** the asset or agenda in the root, or the card that may be one */
  main: Card | null;
  /** the most advancement counters on any card in the root that is an agenda or hidden from the seat */
  tokens: number;
  /** number of cards in the root whose face the seat does not know */
  hidden: number;
  /** whether one of the seat's own traps is there */
  trap: boolean;
}

export interface Sight {
  game: Play;
  seat: Seat;
  rig: readonly Breaker[];
  /** which kinds of ice the rig can break: barriers, code gates, sentries */
  fracter: boolean;
  decoder: boolean;
  killer: boolean;
  /** which kinds of known ice that end the run the rig cannot break */
  walls: { barrier: boolean; codeGate: boolean; sentry: boolean };
  servers: ServerSight[];
  plan: Plan;
  corpPoints: number;
  runnerPoints: number;
  link: number;
  memoryFree: number;
  /** credits needed to rez all unrezzed Corp ice that the seat can see */
  rezBill: number;
  tagged: boolean;
}

const kindOf = (id: string): 0 | 1 | 2 | 3 => (id === 'hq' ? 0 : id === 'rnd' ? 1 : id === 'archives' ? 2 : 3);

/** Sums up what a seat sees of a position. */
export function lookAt(game: Play, seat: Seat): Sight {
  const { t } = game;
  const rig = rigOf(game);
  const breaks = (kind: string): boolean =>
    rig.some(({ model }) =>
      model.breaks.some(({ subtype, drains }) => subtype === null || subtype === kind || drains !== null),
    );
  const m = memory(game);
  const sight: Sight = {
    game,
    seat,
    rig,
    fracter: breaks('barrier'),
    decoder: breaks('code gate'),
    killer: breaks('sentry'),
    walls: { barrier: false, codeGate: false, sentry: false },
    servers: [],
    plan: planOf(
      seat,
      t.lists === undefined ? null : t.lists[seat],
      t.cards[t.identities[seat === 'corp' ? 0 : 1]!]!.code,
    ),
    corpPoints: points(t, 'corp'),
    runnerPoints: points(t, 'runner'),
    link: link(game),
    memoryFree: m.total - m.used,
    rezBill: 0,
    tagged: t.runner.tags > 0,
  };
  for (const server of t.servers) sight.servers.push(serverSight(sight, server));
  return sight;
}

/** Returns how many clicks the Runner is assumed to have for breaking ice. */
const spareClicks = ({ game }: Sight): number => (game.t.active === 'runner' ? game.t.runner.clicks : 3);

function serverSight(sight: Sight, server: Server): ServerSight {
  const { game, seat, rig } = sight;
  const { t } = game;
  const s: ServerSight = {
    server,
    kind: kindOf(server.id),
    ice: server.ice.length,
    tax: 0,
    blocked: false,
    unknown: 0,
    harm: 0,
    damage: 0,
    agenda: null,
    need: 0,
    main: null,
    tokens: 0,
    hidden: 0,
    trap: false,
  };
  let purse = t.corp.credits;
  for (let i = server.ice.length - 1; i >= 0; i--) {
    const c = t.cards[server.ice[i]!]!;
    const role = faceOf(c, seat);
    if (role === null) {
      s.unknown++;
      continue;
    }
    if (!c.up) {
      const price = rezCost(game, c);
      sight.rezBill += price;
      const forfeits = role.card.rezCost?.forfeit ?? 0;
      if (price > purse || forfeits > t.corpScore.length) continue;
      purse -= price;
    }
    const pass = passOf(game, c, rig, null, spareClicks(sight));
    s.tax += pass.cost + pass.clicks;
    s.harm += pass.harm;
    s.damage += pass.damage;
    if (!pass.blocked) continue;
    s.blocked = true;
    const { barrier, codeGate, sentry } = role.ice!;
    sight.walls.barrier ||= barrier;
    sight.walls.codeGate ||= codeGate;
    sight.walls.sentry ||= sentry;
  }
  for (const id of server.root) {
    const c = t.cards[id]!;
    const role = faceOf(c, seat);
    if (role === null) {
      s.hidden++;
      s.main ??= c;
      s.tokens = Math.max(s.tokens, c.advancement);
      continue;
    }
    const { type } = role.card;
    if (type === 'agenda') {
      s.agenda = c;
      s.main = c;
      s.need = Math.max(0, requirement(game, c) - c.advancement);
      s.tokens = Math.max(s.tokens, c.advancement);
    } else if (type === 'asset') s.main = c;
    if (role.trap) s.trap = true;
  }
  return s;
}

/** Returns the agenda points in a deck list. */
const pointsIn = cached(
  (list) => (list === '' ? 0 : list.split(' ').reduce((n, code) => n + (roleOf(code).card.points ?? 0), 0)),
  DECKS,
);
/** Returns the average agenda points of a Corp card that the Runner cannot see. */
export function hiddenPoints({ game, corpPoints, runnerPoints }: Sight): number {
  const { t } = game;
  const all = t.lists === undefined ? 20 : pointsIn(t.lists.corp);
  let hidden = t.rnd.length + t.hq.length;
  for (const { root, ice } of t.servers) for (const id of [...root, ...ice]) if (!t.cards[id]!.up) hidden++;
  return hidden === 0 ? 0 : Math.max(0, all - corpPoints - runnerPoints) / hidden;
}

export const serverAt = (sight: Sight, id: string | undefined): ServerSight | null =>
  sight.servers.find(({ server }) => server.id === id) ?? null;
