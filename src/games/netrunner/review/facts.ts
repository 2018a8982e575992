/**
 * What happened in a finished game, in figures, as one viewer saw it: what moments, advice and the course of points are made of. Everything
 * is read from that viewer's frames, so nobody is told, or blamed for, what they could not know then.
 */
import type { SeenCard, SeenEvent, SeenMove } from '../rules/events.ts';
import type { DamageKind, OverReason, Seat, ServerId } from '../rules/model.ts';
import type { CardView, View } from '../rules/view-types.ts';

/** One step of the game as the viewer saw it. */
export interface SeenStep {
  before: View;
  events: readonly SeenEvent[];
  after: View;
}

/** An agenda that went to a score area. */
interface Agenda {
  /** the position at which it was there */
  at: number;
  turn: number;
  seat: Seat;
  stolen: boolean;
  code: string | null;
  /** handle it had on the table; null where the viewer could not point at it */
  h: number | null;
  gain: number;
  /** the seat's points afterwards */
  points: number;
  /** the server it came from, and the ice before it; null: from elsewhere */
  server: ServerId | null;
  ice: number;
  /** index of the run it was stolen in; null: in none */
  run: number | null;
}

/** A piece of ice that the Runner passed while it lay face down, where the viewer knows what it is. */
interface Passed {
  code: string;
  cost: number;
  /** the Corp's credits then */
  credits: number;
}

interface Run {
  /** the step in which it began, and the last one so far */
  begin: number;
  end: number;
  turn: number;
  server: ServerId;
  success: boolean;
  /** what the Runner paid in it, credits */
  spent: number;
  passed: Passed[];
}

/** Something lost: cards by damage, credits, a card of the table. */
export interface Loss {
  at: number;
  turn: number;
  run: number | null;
  /** the card it came from; null where none is known */
  by: string | null;
}

/** What the table was like when a turn of the Runner ended. */
interface TurnEnd {
  turn: number;
  credits: number;
  /** servers run at in that turn */
  ran: ReadonlySet<ServerId>;
  servers: { id: ServerId; ice: number; cards: { h: number; advanced: number }[] }[];
}

export interface Facts {
  goal: number;
  over: { winner: Seat | 'draw'; reason: OverReason } | null;
  /** the position at which each turn begins, by turn; 0 is the set-up */
  begins: number[];
  /** points at the end of each turn */
  points: Record<Seat, number[]>;
  agendas: Agenda[];
  runs: Run[];
  damage: (Loss & { kind: DamageKind; n: number; hand: number; left: number })[];
  creditsLost: (Loss & { seat: Seat; n: number })[];
  /** installed cards trashed by the other side */
  trashed: (Loss & { seat: Seat; code: string; program: boolean })[];
  tags: (Loss & { n: number })[];
  clicks: Record<Seat, { all: number; credit: number; draw: number }>;
  ends: TurnEnd[];
  /** turns begun by each side, how often the Corp advanced a card, and the turn of the Runner's first icebreaker */
  turns: Record<Seat, number>;
  advances: number;
  breaker: number | null;
  /** what each side has left */
  credits: Record<Seat, number>;
}

const SCORE: readonly string[] = ['corp score', 'runner score'];
const codeOf = (card: SeenCard | null): string | null => card?.code ?? null;
const iceOf = (view: View): CardView[] => view.servers.flatMap(({ ice }) => ice);

/** Gathers the facts of a game, step by step. `add` must be called for every position from 0. */
export function openFacts(): { add(at: number, step: SeenStep): void; facts: Facts } {
  const facts: Facts = {
    goal: 7,
    over: null,
    begins: [0],
    points: { corp: [0], runner: [0] },
    agendas: [],
    runs: [],
    damage: [],
    creditsLost: [],
    trashed: [],
    tags: [],
    clicks: { corp: { all: 0, credit: 0, draw: 0 }, runner: { all: 0, credit: 0, draw: 0 } },
    ends: [],
    turns: { corp: 0, runner: 0 },
    advances: 0,
    breaker: null,
    credits: { corp: 0, runner: 0 },
  };
  let turn = 0;
  let run: Run | null = null;
  /** servers run at in this turn */
  let ran = new Set<ServerId>();
  /** the card whose subroutine or ability is being resolved */
  let cause: string | null = null;
  const total: Record<Seat, number> = { corp: 0, runner: 0 };

  const agenda = (at: number, event: SeenMove, { before, after }: SeenStep): void => {
    const seat: Seat = event.to.zone === 'corp score' ? 'corp' : 'runner';
    const h = event.card?.h ?? null;
    const gain = after[seat].score.find((card) => card.h === h)?.points ?? 0;
    total[seat] += gain;
    const server = event.was.server ?? (event.type === 'stolen' ? (run?.server ?? null) : null);
    facts.agendas.push({
      at,
      turn,
      seat,
      stolen: event.type === 'stolen',
      code: codeOf(event.card),
      h: event.was.h,
      gain,
      points: total[seat],
      server,
      ice: before.servers.find(({ id }) => id === server)?.ice.length ?? 0,
      run: run === null ? null : facts.runs.length - 1,
    });
  };

  const endOfTurn = (view: View): void => {
    const servers = view.servers.map(({ id, ice, root }) => ({
      id,
      ice: ice.length,
      cards: root.map((card) => ({ h: card.h, advanced: card.counters.advancement ?? 0 })),
    }));
    facts.ends.push({ turn, credits: view.runner.credits, ran, servers });
    ran = new Set();
  };

  const hear = (at: number, event: SeenEvent, step: SeenStep): void => {
    const { before, after } = step;
    const loss = (by: string | null): Loss => ({ at, turn, run: run === null ? null : facts.runs.length - 1, by });
    switch (event.type) {
      case 'turn-began':
        turn = event.turn;
        facts.begins[turn] = at;
        facts.turns[event.seat] += 1;
        break;
      case 'turn-ended':
        if (event.seat === 'runner') endOfTurn(after);
        break;
      case 'run-began':
        run = { begin: at, end: at, turn, server: event.server, success: false, spent: 0, passed: [] };
        facts.runs.push(run);
        ran.add(event.server);
        break;
      case 'run-moved':
        if (run !== null) run.server = event.server;
        break;
      case 'run-ended':
        if (run !== null) run.success = event.success;
        run = null;
        break;
      case 'passed': {
        const ice = iceOf(after).find((card) => card.h === event.card?.h);
        if (run !== null && ice !== undefined && !ice.up && ice.code !== null && ice.cost !== null)
          run.passed.push({ code: ice.code, cost: ice.cost, credits: after.corp.credits });
        break;
      }
      case 'subroutine-fired':
      case 'used':
      case 'triggered':
        cause = codeOf(event.card);
        break;
      case 'credits-spent':
        if (run !== null && event.seat === 'runner') run.spent += event.n;
        break;
      case 'credits-lost':
        facts.creditsLost.push({ ...loss(cause), seat: event.seat, n: event.n });
        break;
      case 'damage-done': {
        const hand = before.runner.handSize;
        facts.damage.push({
          ...loss(codeOf(event.by)),
          kind: event.kind,
          n: event.n,
          hand,
          left: after.runner.handSize,
        });
        break;
      }
      case 'tags-given':
        facts.tags.push({ ...loss(cause), n: event.n });
        break;
      case 'trashed': {
        const code = codeOf(event.card);
        const installed = ['rig', 'ice', 'root'].includes(event.was.zone);
        const owner: Seat = event.was.zone === 'rig' ? 'runner' : 'corp';
        const card = before.runner.rig.find(({ h }) => h === event.was.h);
        if (installed && code !== null && event.seat !== owner)
          facts.trashed.push({ ...loss(cause), seat: owner, code, program: card?.type === 'program' });
        break;
      }
      case 'clicks-spent':
        facts.clicks[event.seat].all += event.n;
        break;
      case 'advanced':
        facts.advances += 1;
        break;
      case 'scored':
      case 'stolen':
      case 'added':
        if (SCORE.includes(event.to.zone)) agenda(at, event, step);
        break;
    }
  };

  /** Whether a step was a click for one credit or one card, and nothing else. */
  const basic = (events: readonly SeenEvent[]): void => {
    const first = events.find(({ type }) => type !== 'step');
    if (first?.type !== 'clicks-spent' || first.n !== 1) return;
    const next = events[events.indexOf(first) + 1];
    const own = facts.clicks[first.seat];
    if (next?.type === 'credits-gained' && next.n === 1 && next.card === null) own.credit += 1;
    if (next?.type === 'drawn') own.draw += 1;
  };

  return {
    facts,
    add(at, step) {
      const { events, after } = step;
      cause = null;
      for (const event of events) hear(at, event, step);
      basic(events);
      if (run !== null) run.end = at;
      else if (facts.runs.length > 0 && events.some(({ type }) => type === 'run-ended')) facts.runs.at(-1)!.end = at;
      facts.goal = after.toWin;
      facts.over = after.over;
      for (const seat of ['corp', 'runner'] as const) {
        total[seat] = after[seat].points;
        facts.points[seat][turn] = after[seat].points;
        facts.credits[seat] = after[seat].credits;
      }
      if (facts.breaker === null && after.runner.rig.some(({ subtypes }) => subtypes.includes('icebreaker')))
        facts.breaker = turn;
    },
  };
}
