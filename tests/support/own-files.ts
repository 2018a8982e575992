/**
 * Spoilt and slow files of a game by number: half of them replays, then links, lessons and scenarios. The samples of `npm test` and the full volumes of
 * `npm run lab -- mutants files --game <game>` are made and judged here.
 */
import { deflateRawSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, GameTypes } from '../../src/core/game.ts';
import { below, seedRng } from '../../src/core/rng.ts';
import { openLesson } from '../../src/lessons/director.ts';
import { readLesson } from '../../src/lessons/lesson.ts';
import type { Layer, Replay, Step } from '../../src/replay/format.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { unpackReplay } from '../../src/replay/link.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { parseUntrusted } from '../../src/replay/untrusted.ts';
import { clear, type Examined, examineFile, type Mutant, mutantOf, type Pick, watchReplay } from './file-mutants.ts';
import { mutants } from './mutate.ts';

/** What differs between games. */
interface Given<G extends GameTypes> {
  /** its folder's name */
  name: string;
  game: Game<G>;
  /** the game with the part that lessons need */
  teaching: Game<G>;
  /** options of the n-th game of chance */
  options: (n: number) => G['options'] & G['setup'];
  runScenario: (scenario: unknown) => { ok: boolean; problem: string | null; events: readonly object[] };
}

export interface Sources {
  files: string[];
  links: string[];
  lessons: string[];
  scenarios: string[];
}

/** The most events that a scenario's play or a lesson's first question may cause. */
const MOST_EVENTS = 20_000;

/** Notes of a record, with arrows between two places of the table. */
export const layerOf = (from: string, to: string): Layer => ({
  id: 'notes',
  author: 'Ana <b>Ivanova</b>',
  language: 'en',
  title: { en: 'What went wrong' },
  notes: [
    { at: 0, text: { en: 'A good hand.' } },
    { at: 2, event: 1, text: { en: 'Too early.' }, mark: '?!', shapes: [{ kind: 'arrow', from, to, tone: 'bad' }] },
  ],
  chapters: [{ at: 1, title: { en: 'The first round' } }],
  variations: [],
});

/** Throws for a text that is not for people. */
function readable(text: string): void {
  if (text.trim() === '' || /\bat .*\.ts:\d+|is not a function|Cannot read|not iterable|\[object/.test(text))
    throw new Error(`not for people: ${text.slice(0, 300)}`);
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The record with events that are all there is to go by: of other rules. */
export const otherRules = (record: Replay): Replay => ({
  ...record,
  rules: 0,
  opening: { ...record.opening, digest: 'other' },
});

/** The files of a game. */
export function filesOf<G extends GameTypes>({ name, game, teaching, options, runScenario }: Given<G>) {
  /** A random game's record of its first moves; `n` chooses the options. */
  function recordOf(n: number, most: number): Replay {
    const chosen = options(n);
    const rng = seedRng(`files ${n}`);
    const seats = Object.fromEntries(game.seats(chosen).map((seat) => [seat, { who: 'person' as const }]));
    const head = { id: `files-${n}`, date: '2024-05-01T10:00:00.000Z', name: '', seats };
    const { state, record } = startRecorded(game, chosen, head);
    for (let i = 0; i < most && game.decision(state) !== null; i++) {
      const moves = game.moves(state);
      record.steps.push(playRecorded(game, state, moves[below(rng, moves.length)]!));
    }
    record.result = game.outcome(state);
    return record;
  }

  /** A record from a table laid out. */
  function fromTable(start: JsonObject, steps: Step[], seats: readonly string[]): Replay {
    const read = game.record.readSetup(start);
    return {
      format: 2,
      game: name,
      rules: game.rulesVersion,
      id: 'laid',
      date: '2024-05-01T10:00:00.000Z',
      name: '',
      start,
      seats: Object.fromEntries(seats.map((seat) => [seat, { who: 'person' as const }])),
      takeBacks: 0,
      result: null,
      opening: { digest: read.ok ? game.digest(game.start(read.value)) : '', events: [] },
      steps,
      layers: [],
    };
  }

  /** Lessons and scenarios as they are. */
  const written = (): Omit<Sources, 'files' | 'links'> => ({
    lessons: jsonFiles(here(`../../tutorials/${name}`)),
    scenarios: jsonFiles(here(`../games/${name}/scenarios`))
      .flatMap((text) => JSON.parse(text) as object[])
      .map((one) => JSON.stringify(one)),
  });

  /** The mutant of this number: of every eight, four are replays, and one or two each of the others. */
  function mutantAt(
    i: number,
    seed: string,
    sources: Sources,
    slow: readonly ((pick: Pick) => Replay | string)[],
  ): Mutant {
    const own = (list: readonly string[], kind: string): Mutant => ({
      kind,
      text: [...mutants(list, 1 + (Math.floor(i / 8) % 2), `${seed} ${kind} ${i}`)].at(-1)!,
    });
    switch (i % 8) {
      case 1:
        return own(sources.links, 'link');
      case 3:
      case 5:
        return own(sources.scenarios, 'scenario');
      case 6:
        return own(sources.lessons, 'lesson');
      default:
        return mutantOf(Math.floor(i / 2), seed, sources.files, slow);
    }
  }

  /** What comes of a mutant: watched, played, run, or refused with one sentence. Throws for everything else. */
  async function examine({ kind, text }: Mutant): Promise<Examined> {
    if (kind === 'link') return examineLink(text);
    if (kind === 'lesson') return examineLesson(text);
    return kind === 'scenario' ? examineScenario(text) : examineFile(game, text);
  }

  async function examineLink(text: string): Promise<Examined> {
    const read = await unpackReplay(Buffer.from(deflateRawSync(Buffer.from(text))).toString('base64url'));
    if (read.ok) return watchReplay(game, read.value);
    clear(read.problem);
    return { what: read.problem.key, work: 0 };
  }

  function examineScenario(text: string): Examined {
    const read = parseUntrusted(text);
    if (!read.ok) {
      clear(read.problem);
      return { what: 'scenario: refused', work: 0 };
    }
    const { ok, problem, events } = runScenario(read.value);
    if (events.length > MOST_EVENTS) throw new Error(`${events.length} events`);
    if (!ok) readable(problem!);
    return { what: ok ? 'scenario: holds' : 'scenario: says what is wrong', work: events.length };
  }

  async function examineLesson(text: string): Promise<Examined> {
    const json = parseUntrusted(text);
    if (!json.ok) {
      clear(json.problem);
      return { what: 'lesson: refused', work: 0 };
    }
    try {
      const lesson = readLesson(json.value);
      const never = () => () => undefined;
      const recording = (missing: string): never => {
        throw new Error(`there is no recording ${missing}`);
      };
      const open = openLesson(teaching, lesson, { recording, later: never, done: () => undefined });
      await open.watch(AbortSignal.abort());
      open.begin();
      for (let i = 0; i < 20 && open.coach().phase === 'play'; i++) {
        const moves = (open.view().decision?.moves ?? []) as G['move'][];
        if (moves.length === 0) break;
        open.play(moves[i % moves.length]!);
      }
      return { what: 'lesson: played', work: 0 };
    } catch (error) {
      readable((error as Error).message);
      return { what: 'lesson: says what is wrong', work: 0 };
    }
  }
  return { recordOf, fromTable, written, mutantAt, examine };
}
