/** Games begun, resumed and kept: sessions with a bot and a place on the device, as the HUD asks for them. */
import type { Bot } from '../core/bot.ts';
import type { NetrunnerKit } from '../games/netrunner/kit.ts';
import type { Event, GameStart, Move, SeenEvent, State, View } from '../games/netrunner/index.ts';
import type { MatchesPort } from '../hud/ports.ts';
import { readSave } from '../session/save.ts';
import { resumeSession } from '../session/resume.ts';
import { type Match, type SessionDeps, createSession } from '../session/session.ts';
import { waitFor } from '../session/time.ts';
import type { BotLevel, MatchSetup } from '../session/types.ts';
import type { Keeping } from '../storage/index.ts';

/** What could not be done, as a sentence key. */
export class Told extends Error {
  override name = 'Told';
  readonly key: string;
  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

export interface MatchDeps {
  kit: NetrunnerKit;
  keeping: Keeping;
  bot(options: { seat: string; level: BotLevel; seed: number }): Bot<View, Move>;
  /** Waited for before each move of a bot: the table may be behind. */
  pace(signal: AbortSignal): Promise<void>;
}

const WORDS = [
  'amber', 'basalt', 'cipher', 'delta', 'ember', 'fjord', 'glass', 'harbour', 'indigo', 'jade', 'kelvin', 'lantern', 'mirror',
  'neon', 'onyx', 'prism', 'quartz', 'relay', 'signal', 'tundra', 'umbra', 'vector', 'willow', 'xenon', 'yonder', 'zenith',
]; // prettier-ignore

function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function newSeed(): string {
  const n = randomNumber();
  return `${WORDS[n % WORDS.length]}-${WORDS[(n >>> 8) % WORDS.length]}-${(n >>> 16) % 1000}`;
}

/** The games of this device. */
export function openMatches({ kit, keeping, bot, pace }: MatchDeps): MatchesPort {
  let last: string | null = null;
  const deps: SessionDeps<State, Move, Event, View, GameStart, SeenEvent> = {
    kit,
    bot,
    store: keeping.running.store,
    // randomUUID is missing where the page comes over plain http
    id: () => `${Date.now().toString(36)}-${randomNumber().toString(36)}`,
    now: () => new Date().toISOString(),
    botSeed: randomNumber,
    pace,
    wait: waitFor,
  };
  const shown = (match: Match<View, Move, SeenEvent>): Match<View, Move, SeenEvent> => {
    last = match.record().id;
    return match;
  };
  return {
    async saved() {
      const text = await keeping.running.load();
      const read = text === null ? null : readSave(text);
      if (!read?.ok) return null;
      const { match, at, record } = read.save;
      return { setup: match, at: Date.parse(at), turn: record.steps.at(-1)?.turn ?? 0 };
    },
    async resume() {
      const text = await keeping.running.load();
      if (text === null) throw new Told('save.notOne');
      const resumed = resumeSession(deps, text);
      if (resumed.ok) return shown(resumed.session);
      await keeping.running.setAside(resumed.problem, resumed.record);
      throw new Told(resumed.problem.key);
    },
    async begin({ you, level, seed }) {
      await keeping.running.retire();
      const setup: MatchSetup = { game: 'netrunner', you, level, seed, corpDeck: 'jinteki', runnerDeck: 'shaper' };
      return shown(createSession(deps, setup));
    },
    lastRecord: () => last,
    newSeed,
  };
}
