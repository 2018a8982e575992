/** A recorded game in the viewer with a review that a test makes step by step. */
import { effect } from '@preact/signals';
import { openWatching } from '../../../src/app/watching.ts';
import type { Answer } from '../../../src/core/bot.ts';
import type { Sentence } from '../../../src/core/game.ts';
import { netrunnerUi } from '../../../src/games/netrunner/hud/ui.tsx';
import { type Move, type View, simulation } from '../../../src/games/netrunner/index.ts';
import { openWatcher } from '../../../src/hud/watch/controller.ts';
import type { Panel, Watcher } from '../../../src/hud/watch/watcher.ts';
import type { Analysis, Fault, FoundSoFar } from '../../../src/replay/analysis.ts';
import type { Layer, Replay } from '../../../src/replay/format.ts';
import { mergeLayers } from '../../../src/replay/merge.ts';
import { playNetrunner } from '../../support/netrunner-records.ts';

export const { record } = playNetrunner('reviewed', { most: 90, watched: false });
export const ME = { id: 'own-1', name: 'Me', language: 'en' };

/** Positions at which a seat decides, in the order of the game. */
export const decisions = (seat: string): number[] =>
  record.steps.flatMap(({ move }, at) => (move.startsWith(`${seat}:`) ? [at] : []));

/** Three bad decisions of a seat, with the moves that were played as "better" lines, and chances. */
export function analysisOf(seat: string, faults = 3): Analysis {
  const own = decisions(seat);
  const grades = ['inaccuracy', 'mistake', 'blunder'] as const;
  const end = record.steps.length;
  return {
    chances: {
      seat,
      known: Array.from({ length: end + 1 }, (_, at) => (own.includes(at) ? 400 + at : null)),
      open: Array.from({ length: end + 1 }, (_, at) => 500 - at),
    },
    faults: own
      .filter((_, i) => i % 4 === 1)
      .slice(0, faults)
      .map((at, i): Fault => ({
        at,
        grade: grades[i % 3]!,
        lost: 0.1,
        why: { key: 'bot.credit', params: { credits: i } },
        line: record.steps.slice(at, at + 3).map(({ events: _events, ...step }) => step),
      })),
    luck: [],
    decisions: own.length,
  };
}

export interface Reviewed {
  watcher: Watcher;
  /** what the device holds */
  stored: { layers: readonly Layer[]; times: number };
  /** what storing answers */
  fail: { problem: Sentence | null };
  /** the analysis under way: how it is told of, and ended */
  analyst: {
    seat: string | null;
    signal: AbortSignal | null;
    tell: FoundSoFar;
    done(found: Analysis): Promise<void>;
    break(error: unknown): Promise<void>;
  };
  /** the bot that is asked: its answer, or what it fails with */
  bot: { asked: View[]; signal: AbortSignal | null; answer(found: Answer<Move>): Promise<void>; fail(): Promise<void> };
  said: string[];
  settle(): Promise<void>;
}

interface Options {
  layers?: readonly Layer[];
  kept?: boolean;
  you?: string | null;
  viewer?: string;
  at?: number;
  search?: boolean;
  scene?: boolean;
  panel?: Panel;
  game?: Replay;
}

export function reviewed({
  layers = [],
  kept = true,
  you = 'runner',
  viewer = 'open',
  at = 0,
  search = true,
  scene = false,
  panel,
  game = record,
}: Options = {}): Reviewed {
  const stored: Reviewed['stored'] = { layers, times: 0 };
  const fail: Reviewed['fail'] = { problem: null };
  const said: string[] = [];
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  const library = {
    // A device that takes its time, and puts together what came meanwhile.
    async annotate(_id: string, mine: readonly Layer[], base: readonly Layer[]) {
      await Promise.resolve();
      if (fail.problem !== null) return fail.problem;
      stored.times += 1;
      stored.layers = structuredClone(mergeLayers(base, mine, stored.layers));
      return null;
    },
    async take(replay: Replay) {
      await Promise.resolve();
      if (fail.problem !== null) return { ok: false, problem: fail.problem };
      stored.times += 1;
      stored.layers = structuredClone(replay.layers);
      return { ok: true, id: 'kept-1', added: true };
    },
  };
  let end: { resolve(found: Analysis): void; reject(error: unknown): void } | null = null;
  let reply: { resolve(found: Answer<Move>): void; reject(error: unknown): void } | null = null;
  const analyst: Reviewed['analyst'] = {
    seat: null,
    signal: null,
    tell: () => undefined,
    done: (found) => (end?.resolve(found), settle()),
    break: (error) => (end?.reject(error), settle()),
  };
  const bot: Reviewed['bot'] = {
    asked: [],
    signal: null,
    answer: (found) => (reply?.resolve(found), settle()),
    fail: () => (reply?.reject(new Error('no answer')), settle()),
  };
  const mind = {
    levels: ['newcomer', 'expert'],
    bot: () => ({
      decide(view: View, signal?: AbortSignal) {
        bot.asked.push(view);
        bot.signal = signal ?? null;
        return new Promise<Answer<Move>>((resolve, reject) => {
          reply = { resolve, reject };
        });
      },
      close: () => undefined,
    }),
    ...(search
      ? {
          analyse(
            _record: Replay,
            seat: string,
            { tell, signal }: { tell?: FoundSoFar; signal?: AbortSignal | undefined },
          ) {
            Object.assign(analyst, { seat, signal: signal ?? null, tell: tell ?? (() => undefined) });
            return new Promise<Analysis>((resolve, reject) => {
              end = { resolve, reject };
              signal?.addEventListener('abort', () => reject(signal.reason as Error));
            });
          },
        }
      : {}),
  };
  let before: Promise<unknown> = Promise.resolve();
  const watching = openWatching(
    simulation,
    library as never,
    { ...game, layers: [...layers] },
    {
      title: 'A game',
      you,
      kept,
      mind: mind as never,
      store: (work) => {
        const next = before.then(work);
        before = next;
        return next;
      },
    },
  );
  const watcher = openWatcher(watching, {
    ui: netrunnerUi,
    at,
    viewer,
    speed: 0,
    scene,
    panel,
    author: { get: () => ME, set: () => undefined },
    focusTable: () => undefined,
    later: (run, ms) => {
      if (ms === 0) return () => undefined;
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  effect(() => {
    const { toast } = watcher.screen.state;
    if (toast !== null && said.at(-1) !== toast.text) said.push(toast.text);
  });
  return { watcher, stored, fail, analyst, bot, said, settle };
}
