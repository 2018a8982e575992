/** Measures a step of a match against the rules alone, and late steps of a long match against early ones. */
import type { JsonObject } from '../../../src/core/json.ts';
import { type Move, type NetrunnerTypes, netrunner, simulation } from '../../../src/games/netrunner/index.ts';
import { decide } from '../../../src/games/netrunner/bot/index.ts';
import { ViewerUpdates } from '../../../src/feed/viewer-updates.ts';
import { type Match, type SaveStore, createMatch } from '../../../src/match/match.ts';
import type { MatchSetup } from '../../../src/match/setup.ts';
import { PLAIN } from '../../play/games.ts';
import { medians, type Ratio, ownTime, ratio } from './measure.ts';

const options = (seed: string): JsonObject => PLAIN.netrunner.options(seed, 2);
/** A person against a script that moves at once, so no bot's thinking is measured. */
const matchOf = (seed: string): MatchSetup => ({
  game: 'netrunner',
  seats: { corp: { who: 'script', name: 'bench' }, runner: { who: 'person' } },
  options: options(seed),
});

/** A store that keeps rows in memory, as the device's storage does. */
function rowStore(): SaveStore {
  const rows = new Map<string, string>();
  return {
    async save(_id, { put, remove }) {
      for (const [name, text] of Object.entries(put)) rows.set(name, text);
      for (const name of remove) rows.delete(name);
      return null;
    },
    finish: async () => null,
  };
}
/** A store whose first save never ends, so no other follows. */
const busyStore: SaveStore = { save: () => new Promise(() => {}), finish: () => new Promise(() => {}) };

/** A game that two bots played. */
interface Line {
  seed: string;
  setup: NetrunnerTypes['setup'];
  moves: Move[];
}
function lines(seed: string, enough: number, least: number): Line[] {
  const found: Line[] = [];
  for (let n = 0; found.length < enough; n++) {
    const own = `${seed} ${n}`;
    const read = simulation.record.readOptions(options(own));
    if (!read.ok) throw new Error(read.problem.key);
    const setup = simulation.record.setupOf(read.value);
    const state = simulation.start(setup);
    const moves: Move[] = [];
    for (let asked = simulation.decision(state); asked !== null; asked = simulation.decision(state)) {
      const { move } = decide(simulation.view(state, asked.seat), 'standard', n);
      moves.push(move);
      simulation.play(state, move);
    }
    if (moves.length >= least) found.push({ seed: own, setup, moves });
  }
  return found;
}

interface Played {
  match: Match<NetrunnerTypes>;
  /** Plays on to step `end` or to the end of the game; returns the number of steps. */
  to(end: number): number;
}
function begun({ seed, moves }: Line, store: SaveStore): Played {
  let next = 0;
  const match = createMatch<NetrunnerTypes>(
    {
      game: netrunner,
      store,
      script: () => moves[next++] ?? null,
      id: () => 'bench',
      now: () => '2024-05-01T10:00:00.000Z',
    },
    matchOf(seed),
  );
  match.follow(new ViewerUpdates(match, 'runner', () => {}));
  match.askScripts();
  return {
    match,
    to(end) {
      const from = next;
      while (next < end && next < moves.length) match.play('runner', moves[next++]!);
      return next - from;
    },
  };
}

/** A step of the rules with its charts: listed, played and shown to one seat (a). A step of a match that saves nothing (b). */
export function matchStep(seed: string): Ratio {
  const games = lines(seed, 4, 200);
  const rules = (): number => {
    let made = 0;
    for (const { setup, moves } of games) {
      const state = netrunner.start(setup);
      for (const move of moves) {
        const legal = netrunner.moves(state);
        netrunner.play(state, move, (event, at) => void netrunner.redact(at, event, 'runner'), legal);
      }
      made += moves.length;
    }
    return made;
  };
  const match = (): number => {
    let made = 0;
    for (const line of games) {
      const played = begun(line, busyStore);
      made += played.to(Infinity);
      played.match.close();
    }
    return made;
  };
  return ratio(rules, match);
}

/** Number of steps timed early and late in a match. */
const EARLY = 20;
const LATE = 240;
const SPAN = 60;
/** Number of rounds that count, and of rounds before them to warm up. */
const ROUNDS = 21;
const WARM = 4;

/** A step of a match including its save, early (a) and late (b) in long games. */
export async function lateStep(seed: string): Promise<Ratio> {
  const games = lines(seed, 6, LATE + SPAN);
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS + WARM; round++) {
    const early = { time: 0, steps: 0 };
    const late = { time: 0, steps: 0 };
    for (const line of games) {
      const { match, to } = begun(line, rowStore());
      const on = async (end: number, sum: typeof early): Promise<void> => {
        const began = ownTime();
        for (let at = match.record().steps.length; at < end; at = match.record().steps.length) {
          sum.steps += to(at + 1);
          await match.saved();
        }
        sum.time += 1000 * (ownTime() - began);
      };
      to(EARLY);
      await match.saved();
      await on(EARLY + SPAN, early);
      to(LATE);
      await match.saved();
      await on(LATE + SPAN, late);
      match.close();
    }
    times.push([early.time / early.steps, late.time / late.steps]);
  }
  return medians(times.slice(WARM));
}
