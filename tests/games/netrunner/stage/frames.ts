/** Frames of real play for tests of the table: scenarios and games played again, as one seat sees them. */
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { DECKS } from '../../../../src/games/netrunner/decks/index.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { codeOf } from '../../../../src/games/netrunner/notation/names.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import type { SeenEvent } from '../../../../src/games/netrunner/rules/events.ts';
import type { Seat, State } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import type { NetrunnerTypes } from '../../../../src/games/netrunner/game-types.ts';
import type { Tell } from '../../../../src/core/game.ts';
import { viewsBetween } from '../../../../src/feed/update.ts';
import { scenarioFiles } from '../../../support/scenarios.ts';
import { GameFrame } from './frame-data.ts';

export { GameFrame };

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A frame whose views are those of the same step once more: `again` makes it happen on a copy. */
function frameOf(
  part: Pick<GameFrame, 'index' | 'before' | 'events' | 'after' | 'move'>,
  seat: Seat,
  again: (tell: Tell<NetrunnerTypes>) => void,
): GameFrame {
  const viewAt = viewsBetween(simulation, again, seat, part);
  const views = [part.before, ...part.events.map((_, i) => viewAt(i + 1))];
  return new GameFrame({ ...part, viewer: seat, views, reason: null, kind: 'play', next: 'wait' });
}

/** Plays moves and keeps what a seat sees of them. */
class Watcher {
  readonly frames: GameFrame[] = [];
  before: View;

  constructor(
    readonly state: State,
    readonly seat: Seat,
  ) {
    this.before = plain(simulation.view(state, seat));
  }

  play(move: Move): void {
    const events: SeenEvent[] = [];
    const { before } = this;
    const sentence = simulation.notate(this.state, move);
    const copy = simulation.copy(this.state);
    simulation.play(this.state, move, (event, state) => events.push(plain(simulation.redact(state, event, this.seat))));
    this.before = plain(simulation.view(this.state, this.seat));
    const index = this.frames.length + 1;
    const part = { index, before, events, after: this.before, move: { seat: this.seat, sentence } };
    this.frames.push(frameOf(part, this.seat, (tell) => simulation.play(copy, move, tell)));
  }
}

type Scenario = Record<string, unknown>;

/** The moves of scenarios that were played before, for the frames of the other seat. */
const played = new WeakMap<Scenario, readonly string[]>();

/** The frames of a scenario as a seat sees them, as far as it can be played again without its fixed windows. */
export function updatesOf(scenario: Scenario, seat: Seat): GameFrame[] {
  const moves = played.get(scenario) ?? runScenario(scenario, { port: 'compiled' }).moves;
  played.set(scenario, moves);
  const steps = (scenario.play as unknown[]) ?? [];
  const first = steps.find((step) => typeof step === 'string' && /^(corp|runner):/i.test(step)) as string | undefined;
  const game = setTable(
    readSetup(scenario.setup ?? {}),
    first?.toLowerCase().startsWith('corp') ? 'corp' : 'runner',
    simulationPort(),
  );
  for (const step of steps) {
    if (typeof step !== 'object' || step === null || !('random' in step)) continue;
    for (const each of step.random as (string | { shuffle: string[] })[])
      game.s.fixed.push(
        typeof each === 'string'
          ? { kind: 'card', titles: [codeOf(each)] }
          : { kind: 'order', titles: each.shuffle.map(codeOf) },
      );
  }
  settle(game);
  const watcher = new Watcher(game.s, seat);
  for (const sentence of moves) {
    const move = simulation.moves(game.s).find((one) => simulation.notate(game.s, one) === sentence);
    if (move === undefined) continue;
    try {
      watcher.play(move);
    } catch {
      // Chance that was fixed for another moment: what was seen till here is still real.
      break;
    }
  }
  return watcher.frames;
}

/** Every scenario of the repository. */
export function allScenarios(): { name: string; scenario: Scenario }[] {
  return scenarioFiles().flatMap(({ file, scenarios }) =>
    scenarios.map((scenario) => ({ name: `${file}: ${String(scenario.name)}`, scenario })),
  );
}

/** Codes of all cards that are seen in these frames. */
export function seenCodes(frames: readonly GameFrame[]): string[] {
  return [...new Set(JSON.stringify(frames).match(/(?<="code":")\d{5}(?=")/g) ?? [])];
}

const LIKED: Partial<Record<Move['do'], number>> = {
  run: 6,
  install: 5,
  play: 4,
  continue: 8,
  score: 20,
  rez: 6,
  'jack-out': 0.4,
  concede: 0,
  use: 3,
  access: 3,
  steal: 30,
  trash: 3,
  advance: 4,
  accept: 3,
};

/**
 * Frames of a game of the starter decks played by taste and chance: up to `most` of them, after `unseen` moves that nobody watches. Fewer
 * when the game ends before.
 */
export function gameUpdates(seed: number, seat: Seat, most: number, unseen = 0): GameFrame[] {
  const random = numbers(seed);
  const { jinteki, runner } = { jinteki: DECKS.jinteki!, runner: DECKS.shaper! };
  const dealt: SeenEvent[] = [];
  const setup = { seed: `stage ${seed}`, corp: jinteki, runner };
  const state = simulation.start(setup, (event, now) => dealt.push(plain(simulation.redact(now, event, seat))));
  let watcher = new Watcher(state, seat);
  const before = plain(simulation.view(simulation.record.blank(setup), seat));
  const deal = { index: 1, before, events: dealt, after: watcher.before, move: null };
  watcher.frames.push(frameOf(deal, seat, (tell) => void simulation.start(setup, tell)));
  for (let n = 0; watcher.frames.length < most && simulation.outcome(state) === null; n++) {
    if (unseen > 0 && n === unseen) watcher = new Watcher(state, seat);
    const moves = simulation.moves(state);
    const weights = moves.map((move) => LIKED[move.do] ?? 1);
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    const i = weights.findIndex((weight) => (left -= weight) < 0);
    const move = moves[Math.max(0, i)]!;
    if (n < unseen) simulation.play(state, move);
    else watcher.play(move);
  }
  return watcher.frames;
}
