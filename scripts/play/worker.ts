/** A thread that plays the games it is sent, one after another. */
import { parentPort } from 'node:worker_threads';
import { type Played, playGame, starting, type Watch } from './arena.ts';
import { type Judged, judging } from './judge.ts';
import { UsedCards } from './used-cards.ts';
import { POLICIES } from './policies.ts';
import { type Installed, Tell } from './tell.ts';

/** A game to play; policies are given by name. */
export interface Job {
  index: number;
  seed: string;
  corpDeck: string;
  runnerDeck: string;
  corp: string;
  runner: string;
  botSeed: number;
  /** note which cards were in hand and which were used */
  cards?: true;
  /** evaluate the position at each turn's first action */
  judge?: true;
  /** whether neither side knows the other's deck */
  secretDecks?: boolean;
  /** note how agendas and traps are installed */
  tell?: true;
}
/** The result; `error` is set if the game could not be finished. */
export interface Result extends Played {
  index: number;
  judged: Judged[];
  /** codes of the cards that were in hand, and of those used by choice */
  held: string[];
  used: string[];
  installed: Installed[];
  error: string | null;
}

/** Combines several watches into one. */
const together = (watches: readonly Watch[]): Watch => ({
  event: (event, state) => watches.forEach((one) => one.event?.(event, state)),
  decision: (view, move, state) => watches.forEach((one) => one.decision?.(view, move, state)),
});

/** Plays a job in this thread. */
export function play(job: Job): Result {
  const corp = POLICIES[job.corp];
  const runner = POLICIES[job.runner];
  if (!corp || !runner) throw new Error(`no player named ${corp ? job.runner : job.corp}`);
  const familiar = new UsedCards();
  const judged: Judged[] = [];
  const tell = new Tell();
  const watches = [
    ...(job.cards ? [familiar.watch] : []),
    ...(job.judge ? [judging(job.seed, judged)] : []),
    ...(job.tell ? [tell.watch] : []),
  ];
  const found = (played: Played, error: string | null): Result => ({
    ...{ ...played, index: job.index, judged, held: [...familiar.held], used: [...familiar.used] },
    ...{ installed: tell.installed, error },
  });
  const start = { ...starting(job.seed, job.corpDeck, job.runnerDeck), publicDecks: !job.secretDecks };
  try {
    return found(playGame(start, corp, runner, job.botSeed, together(watches)), null);
  } catch (problem) {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    const none: Played = { winner: 'draw', reason: 'error', turns: 0, decisions: 0, thinking: [] };
    return found(none, `seed ${job.seed}: ${text}`);
  }
}

parentPort?.on('message', (job: Job) => parentPort!.postMessage(play(job)));
