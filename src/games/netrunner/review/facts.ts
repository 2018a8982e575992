/**
 * What happened in a finished game, in numbers, as one viewer saw it; the review's moments and score graph are made from this. Everything
 * comes from that viewer's updates, so a review neither reveals nor blames anybody for what they could not know then.
 */
import type { SeenCard, SeenEvent, SeenMove } from '../rules/events.ts';
import type { DamageKind, OverReason, Seat, ServerId } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';

/** One step of the game as the viewer saw it. */
export interface SeenStep {
  before: View;
  events: readonly SeenEvent[];
  after: View;
}

/** An agenda that was put into a score area. */
interface Agenda {
  /** the position after which the agenda was in the score area */
  at: number;
  turn: number;
  seat: Seat;
  stolen: boolean;
  code: string | null;
  gain: number;
  /** the seat's agenda points afterwards */
  points: number;
  /** the server the agenda came from; null: from elsewhere */
  server: ServerId | null;
  /** index of the run in which the agenda was stolen; null: not in a run */
  run: number | null;
}

interface Run {
  /** the step in which the run started, and its last step so far */
  begin: number;
  end: number;
  turn: number;
  server: ServerId;
  success: boolean;
  /** credits the Runner spent during the run */
  spent: number;
}

/** Something a side lost: cards to damage, credits, or an installed card. */
export interface Loss {
  at: number;
  turn: number;
  run: number | null;
  /** the card that caused the loss; null if unknown */
  by: string | null;
}

export interface Facts {
  goal: number;
  over: { winner: Seat | 'draw'; reason: OverReason } | null;
  /** the position at which each turn starts; index 0 is the set-up */
  begins: number[];
  /** each side's agenda points at the end of each turn */
  points: Record<Seat, number[]>;
  agendas: Agenda[];
  runs: Run[];
  damage: (Loss & { kind: DamageKind; n: number; hand: number; left: number })[];
  creditsLost: (Loss & { seat: Seat; n: number })[];
  /** installed cards trashed by the other side */
  trashed: (Loss & { seat: Seat; code: string; program: boolean })[];
  tags: (Loss & { n: number })[];
}

const SCORE: readonly string[] = ['corp score', 'runner score'];
const codeOf = (card: SeenCard | null): string | null => card?.code ?? null;

/** Gathers the facts of a game step by step. Call `add` for every position from 0. */
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
  };
  let turn = 0;
  let run: Run | null = null;
  /** the card whose subroutine or ability is resolving */
  let cause: string | null = null;
  const total: Record<Seat, number> = { corp: 0, runner: 0 };

  const agenda = (at: number, event: SeenMove, { after }: SeenStep): void => {
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
      gain,
      points: total[seat],
      server,
      run: run === null ? null : facts.runs.length - 1,
    });
  };

  const hear = (at: number, event: SeenEvent, step: SeenStep): void => {
    const { before, after } = step;
    const loss = (by: string | null): Loss => ({ at, turn, run: run === null ? null : facts.runs.length - 1, by });
    switch (event.type) {
      case 'turn-began':
        turn = event.turn;
        facts.begins[turn] = at;
        break;
      case 'run-began':
        run = { begin: at, end: at, turn, server: event.server, success: false, spent: 0 };
        facts.runs.push(run);
        break;
      case 'run-moved':
        if (run !== null) run.server = event.server;
        break;
      case 'run-ended':
        if (run !== null) run.success = event.success;
        run = null;
        break;
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
      case 'scored':
      case 'stolen':
      case 'added':
        if (SCORE.includes(event.to.zone)) agenda(at, event, step);
        break;
    }
  };

  return {
    facts,
    add(at, step) {
      const { events, after } = step;
      cause = null;
      for (const event of events) hear(at, event, step);
      if (run !== null) run.end = at;
      else if (facts.runs.length > 0 && events.some(({ type }) => type === 'run-ended')) facts.runs.at(-1)!.end = at;
      facts.goal = after.toWin;
      facts.over = after.over;
      for (const seat of ['corp', 'runner'] as const) {
        total[seat] = after[seat].points;
        facts.points[seat][turn] = after[seat].points;
      }
    },
  };
}
