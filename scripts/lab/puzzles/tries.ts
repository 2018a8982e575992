/**
 * Lists what to try with a position: for each goal within reach, the position with the remaining clicks, changed so that the goal matters.
 */
import type { SetupIn, CardIn } from '../../../src/games/netrunner/notation/setup-schema.ts';
import { allCards } from '../../../src/games/netrunner/index.ts';
import type { Aim } from '../../../src/games/netrunner/puzzles/aims.ts';
import { def } from '../../../src/games/netrunner/rules/defs.ts';
import type { State } from '../../../src/games/netrunner/rules/model.ts';
import { points } from '../../../src/games/netrunner/rules/table.ts';
import type { Spot } from './spots.ts';
import { type Try, withStats } from './sharpen.ts';

const types = new Map([...allCards()].map(({ title, type }) => [title, type]));
const byTitle = new Set([...allCards()].map(({ title }) => title));

/** The set-up with agendas added to a score area until the seat needs at most `short` points to win. */
function nearWin(setup: SetupIn, seat: 'corp' | 'runner', have: number, short: number): SetupIn {
  const score = [...(setup[seat]?.score ?? [])];
  const pool: [string, number][] = [
    ['Priority Requisition', 3],
    ['Private Security Force', 2],
    ['Hostile Takeover', 1],
  ];
  let now = have;
  while (now < 7 - short) {
    const fit = pool.find(([title, n]) => n <= 7 - short - now && byTitle.has(title));
    if (fit === undefined) break;
    score.push(fit[0]);
    now += fit[1];
  }
  return { ...setup, [seat]: { ...setup[seat], score } };
}

/** The attempts for a spot, cheapest first. `state`: the position in the game. */
export function triesOf(spot: Spot, state: State): Try[] {
  const { seat, setup, turn, game } = spot;
  const { table: t } = state;
  const installed = t.servers.flatMap((server) => server.root.map((id) => ({ server, card: t.cards[id]! })));
  const agendas = installed.filter(({ card }) => def(card.code).type === 'agenda');
  const have = { corp: points(t, 'corp'), runner: points(t, 'runner') };
  const tries: Try[] = [];
  /** Adds the attempts in which the seat has `clicks` clicks, or fewer. */
  const add = (clicks: number, one: Partial<Try> & Pick<Try, 'theme' | 'aim' | 'setup'>): void => {
    for (let n = 1; n <= Math.min(clicks, t[seat].clicks); n++)
      tries.push({
        ...{ seat, before: [], game, most: 2500, others: 3, ...one },
        setup: withStats(one.setup, seat, { clicks: n }),
      });
  };
  const inHq = t.hq.some((id) => def(t.cards[id]!.code).type === 'agenda');
  if (seat === 'corp') {
    const score = (by: number): Aim => ({ what: 'score', by, points: have.corp + 1 });
    if (agendas.length === 0 && !inHq) return [];
    add(3, { theme: 'score', aim: score(turn), setup });
    add(1, { theme: 'score', aim: score(turn + 2), setup, most: 4000 });
    return tries;
  }
  const steal: Aim = { what: 'steal', by: turn, points: have.runner + 1 };
  if (agendas.length > 0) add(3, { theme: 'steal', aim: steal, setup });
  // with an agenda known to be on top of R&D, in HQ, or in a remote
  const agenda = t.rnd.map((id) => def(t.cards[id]!.code)).find(({ type }) => type === 'agenda');
  if (agenda !== undefined && t.servers.some(({ ice }) => ice.length > 0)) {
    const rnd: CardIn[] = [{ card: agenda.title, seenBy: 'runner' }, ...(setup.corp?.rnd ?? []).slice(1)];
    add(2, { theme: 'server', aim: steal, setup: { ...setup, corp: { ...setup.corp, rnd } } });
  }
  const worth = Math.max(1, ...agendas.map(({ card }) => def(card.code).points ?? 0));
  // the Corp is about to score for the win, or to kill
  const nearly = agendas.some(({ card }) => (def(card.code).requirement ?? 9) - card.advancement <= 3);
  const deadly = t.runner.tags > 0 || t.grip.length <= 3;
  if (nearly || deadly) {
    const near = fewCards(nearly ? nearWin(setup, 'corp', have.corp, worth) : setup);
    add(2, { theme: 'survive', aim: { what: 'live', by: turn + 1, points: 0 }, setup: near, most: 3500 });
  }
  // the Corp's own questions during a run this turn
  const closedIce = t.servers.flatMap((one) => one.ice).filter((id) => !t.cards[id]!.up).length;
  for (const server of t.servers) {
    const holds = agendas.some((one) => one.server === server) || (server.id === 'hq' && inHq);
    if (!holds || closedIce < 2 || !server.ice.some((id) => !t.cards[id]!.up)) continue;
    const seen = bothOpen(setup);
    const near = nearWin(seen, 'runner', have.runner, worth);
    const base = { seat: 'corp' as const, others: 1, most: 3000, before: [`runner: run ${server.id}`] };
    add(2, { ...base, theme: 'rez', aim: { what: 'hold', by: turn, points: have.runner + 1 }, setup: seen });
    add(2, { ...base, theme: 'survive', aim: { what: 'live', by: turn, points: 0 }, setup: near });
  }
  return tries;
}

/** The set-up with the Runner's grip revealed to the Corp. */
function bothOpen(setup: SetupIn): SetupIn {
  const grip = (setup.runner?.grip ?? []).map((card): CardIn => ({
    ...(typeof card === 'string' ? { card } : card),
    seenBy: 'corp',
  }));
  const closed = (cards: CardIn[] | undefined): CardIn[] | undefined =>
    cards?.map((card) => {
      if (typeof card === 'string') return card;
      const { seenBy: _seen, ...rest } = card;
      return Object.keys(rest).length === 1 ? rest.card : rest;
    });
  const servers = Object.fromEntries(
    Object.entries(setup.servers ?? {}).map(([id, { ice, root }]) => [
      id,
      { ...(ice ? { ice: closed(ice)! } : {}), ...(root ? { root: closed(root)! } : {}) },
    ]),
  );
  return {
    ...setup,
    runner: { ...setup.runner, grip },
    servers,
    corp: { ...setup.corp, hq: closed(setup.corp?.hq) ?? [] },
  };
}

/** Limits a whole Corp turn so that it can be searched: two cards in HQ (operations first) and at most seven credits. */
function fewCards(setup: SetupIn): SetupIn {
  const order = (card: CardIn): number => {
    const type = types.get(typeof card === 'string' ? card : card.card);
    return type === 'operation' ? 0 : type === 'agenda' ? 1 : 2;
  };
  const hq = [...(setup.corp?.hq ?? [])].sort((a, b) => order(a) - order(b)).slice(0, 2);
  return {
    ...setup,
    corp: { ...setup.corp, hq, credits: Math.min(7, setup.corp?.credits ?? 5) },
    runner: { ...setup.runner, grip: (setup.runner?.grip ?? []).slice(0, 4) },
  };
}
