/** Makes the HUD's `OpenReplay`: what a person can see at each position of a recorded game, the bot's advice there, and variations. */
import { sentence } from '../core/sentence.ts';
import { type Game, type GameTypes, type SeatName, type Sentence, SentenceError } from '../core/game.ts';
import { type Analysis, layerOf } from '../replay/analysis.ts';
import type { PlayedOn, Question, OpenReplay } from '../hud/contract/ports.ts';
import { sayReason } from '../hud/contract/reason.ts';
import { withWords } from '../i18n/late.ts';
import { BUDGET, type Slices, inSlices, nextTask } from '../replay/budget.ts';
import { type Layer, type Replay, type Step, writeReplay } from '../replay/format.ts';
import { canonical } from '../replay/untrusted.ts';
import { moveOf } from '../replay/sentences.ts';
import { packReplay } from '../replay/link.ts';
import { type ReplayPlayer, openInSlices, openReplay } from '../replay/player.ts';
import { playRecorded } from '../replay/recorder.ts';
import { withEvents } from '../replay/events.ts';
import type { GameEntry, Storage } from '../storage/index.ts';
import { adviceOf, reasonsOf } from './adviser.ts';
import type { GamePlugin } from './plugin.ts';

interface Head<G extends GameTypes> {
  /** the game's bots and analysis; left out if there are none */
  mind?: Pick<GamePlugin<G>, 'bot' | 'levels' | 'advisers' | 'analyse' | 'reasonWords'>;
  /** gives the title of a game in the library */
  titleOf?: (entry: GameEntry) => string;
  /** waits until everything given to be stored earlier is stored, then runs `work` */
  store?: <T>(work: () => Promise<T>) => Promise<T>;
  title: string;
  you: SeatName | null;
  /** whether the watched game is in the library */
  kept: boolean;
}

/** Returns the player of an opened replay. Throws `SentenceError` if the replay could not be opened. */
function playerOf<G extends GameTypes>(opened: ReturnType<typeof openReplay<G>>): ReplayPlayer<G> {
  if (!opened.ok) throw new SentenceError(opened.problem);
  return opened.player;
}

/** Opens a replay for watching. Throws `SentenceError` if it cannot be watched. */
export function openWatching<G extends GameTypes>(
  game: Game<G>,
  library: Storage['library'],
  replay: Replay,
  head: Head<G>,
): OpenReplay {
  return watchingOf(game, library, playerOf(openReplay(game, replay, sayReason)), head);
}

/**
 * Opens a replay for watching, in slices, so that the page stays responsive. Rejects with `SentenceError` if it cannot be watched, or with
 * an `AbortError` if it is stopped.
 */
export async function openWatchingInSlices<G extends GameTypes>(
  game: Game<G>,
  library: Storage['library'],
  replay: Replay,
  head: Head<G>,
  slices: Slices,
): Promise<OpenReplay> {
  const opened = openInSlices(game, replay, sayReason, slices);
  return watchingOf(game, library, playerOf(await withWords(opened, reasonsOf(head.mind ?? {}, replay))), head);
}

function watchingOf<G extends GameTypes>(
  game: Game<G>,
  library: Storage['library'],
  player: ReplayPlayer<G>,
  head: Head<G>,
): OpenReplay {
  const { replay, length, steps, playableUntil, problem, update, stateAt } = player;
  const setup = game.record.readSetup(replay.start);
  let { kept } = head;
  let { id } = replay;
  /** the notes as this page last read or stored them */
  let stored: readonly Layer[] = replay.layers;
  const variation = (at: number, more: readonly Step[]): OpenReplay =>
    watchingOf(game, library, playerOf(player.variation(at, more)), { ...head, kept });
  /**
   * Returns the state at a position and the seat whose player decides there; null if nobody decides or the rules cannot replay the record
   * that far.
   */
  const decisionAt = (at: number): { state: G['state']; seat: SeatName } | null => {
    const state = stateAt(at);
    const decision = state === null ? null : game.decision(state);
    return state === null || decision === null ? null : { state, seat: decision.by ?? decision.seat };
  };
  const question = (at: number): Question | null => {
    const open = decisionAt(at);
    if (open === null) return null;
    const next = at < length ? replay.steps[at] : undefined;
    const played: G['move'] | null = next === undefined ? null : moveOf(game, open.state, next.move);
    return { seat: open.seat, view: game.view(open.state, open.seat), played };
  };
  const save = async (layers: readonly Layer[]): Promise<Sentence | null> => {
    if (kept) {
      const problem = await library.annotate(id, layers, stored);
      if (problem === null) stored = layers;
      // If the game was deleted meanwhile, it is stored again with the notes.
      if (problem?.key !== 'storage.gone') return problem;
    }
    const whole = await inSlices(withEvents(game, replay), { pause: nextTask });
    const entry = kept ? { imported: head.you === null, favourite: false, you: head.you } : undefined;
    const taken = await library.take(withLayers(whole, layers), { entry });
    if (!taken.ok) return taken.problem;
    ({ id } = taken);
    stored = layers;
    kept = true;
    return null;
  };
  const { mind } = head;
  const analyse = mind?.analyse;
  const review: NonNullable<OpenReplay['review']> = async (seat, { progress, signal } = {}) => {
    const layer = (found: Analysis): Layer => layerOf(found, (at) => steps[at]!.turn);
    const played = { ...replay, steps: replay.steps.slice(0, playableUntil), layers: [] };
    return layer(
      await analyse!(played, seat, { signal, tell: (share, found) => progress?.(share, layer(found)) }).catch(
        (error: unknown) => {
          throw error instanceof DOMException ? error : new SentenceError(sentence('review.failed'));
        },
      ),
    );
  };
  return {
    get id() {
      return id;
    },
    title: head.title,
    seats: setup.ok ? game.seats(setup.value) : Object.keys(replay.seats),
    deals: game.record.deals !== undefined,
    length,
    steps,
    playableUntil,
    problem,
    you: head.you,
    level:
      head.you === null
        ? null
        : (Object.values(replay.seats).flatMap((one) => (one.who === 'bot' ? [one.level] : []))[0] ?? null),
    get kept() {
      return kept;
    },
    layers: replay.layers,
    update,
    question,
    variation,
    after(at, move) {
      const state = stateAt(at);
      if (state === null) throw new SentenceError(sentence('watch.no-play'));
      return variation(at, [playRecorded(game, state, move)]);
    },
    stepsAfter: (at) => replay.steps.slice(at, length),
    review: analyse === undefined || playableUntil < 1 ? null : review,
    async botAt(at, signal) {
      const open = decisionAt(at);
      if (open === null || mind === undefined) return null;
      return adviceOf(mind, open.seat, game.view(open.state, open.seat), signal);
    },
    async playedOn() {
      const found: PlayedOn[] = [];
      for (const entry of await library.list()) {
        const other = entry.id === id ? null : await library.read(entry.id);
        const left = other?.ok ? departureFrom(replay, other.replay) : null;
        if (other?.ok && left !== null)
          found.push({ id: entry.id, title: head.titleOf?.(entry) ?? entry.name, name: entry.name, ...left });
      }
      return found;
    },
    save: (layers) => (head.store ?? ((work) => work()))(() => save(layers)),
    file: (layers) => ({
      name: `icebreak-${replay.game}-${replay.date.slice(0, 10)}.replay.json`,
      text: writeReplay(withLayers(replay, layers)),
    }),
    pack: (layers) => packReplay(withLayers(replay, layers)),
  };
}

const withLayers = (replay: Replay, layers: readonly Layer[]): Replay => ({ ...replay, layers: [...layers] });

/**
 * Finds the first move where another record with the same set-up departs from this one; returns its position and the other record's moves
 * from there. Null if they share no move or never part.
 */
function departureFrom(replay: Replay, other: Replay): { at: number; steps: Step[] } | null {
  if (canonical(replay.start) !== canonical(other.start)) return null;
  let at = 0;
  while (at < replay.steps.length && other.steps[at]?.move === replay.steps[at]!.move) at++;
  const steps = other.steps.slice(at, at + BUDGET.variation);
  return at === 0 || steps.length === 0 ? null : { at, steps };
}
