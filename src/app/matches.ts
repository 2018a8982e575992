/** Games begun, resumed and kept: sessions with a bot and a place on the device, as the HUD asks for them. */
import type { Bot } from '../core/bot.ts';
import type { Sentence } from '../core/game.ts';
import { type Deal, applyDeal, dealAnew } from '../games/netrunner/deal.ts';
import type { Netrunner, RecordStart } from '../games/netrunner/kit.ts';
import type { Event, Move, SeenEvent, State, View } from '../games/netrunner/index.ts';
import type { MatchesPort } from '../hud/ports.ts';
import { readSave } from '../session/save.ts';
import { resumeSession } from '../session/resume.ts';
import { t } from '../i18n/index.ts';
import { openReplay } from '../replay/player.ts';
import { type Replay, type Sitter, readReplay } from '../replay/format.ts';
import { history } from '../session/history.ts';
import { type Match, type SessionDeps, createSession, openMatch } from '../session/session.ts';
import { waitFor } from '../session/time.ts';
import type { BotLevel, MatchSetup } from '../session/types.ts';
import type { Keeping } from '../storage/index.ts';

/** What could not be done, as a sentence key. */
export class Told extends Error {
  override name = 'Told';
  readonly key: string;
  readonly params: Sentence['params'];
  constructor(key: string, params?: Sentence['params']) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

export interface MatchDeps {
  kit: Netrunner;
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

const seedOf = ({ start }: Replay): string => (typeof start['seed'] === 'string' ? start['seed'] : '');

/** The deals of a start up to a position. */
function earlierDeals(start: Replay['start'], at: number): Replay['start'] {
  const { deals, ...rest } = start;
  const kept = Array.isArray(deals) ? deals.filter((deal) => (deal as unknown as Deal).at <= at) : [];
  return kept.length === 0 ? rest : { ...rest, deals: kept };
}

/** Writes a deal into a record that ends where it is made; a digest that stands there is that of the table dealt anew. */
function recordDeal(record: Replay, deal: Deal, digest: string): void {
  const deals = Array.isArray(record.start['deals']) ? record.start['deals'] : [];
  record.start = { ...record.start, deals: [...deals, deal as unknown as (typeof deals)[number]] };
  const last = record.steps.at(-1);
  if (last === undefined) record.opening = { ...record.opening, digest };
  else if (last.digest !== undefined) record.steps[record.steps.length - 1] = { ...last, digest };
}

/** A game handed over as a file of ours. */
function again(text: string): Replay {
  const read = readReplay(text);
  if (!read.ok) throw new Told(read.problem.key, read.problem.params);
  return read.replay;
}

/** The recommended first game: the decks there are. */
const FIRST_GAME = { game: 'netrunner', corpDeck: 'jinteki', runnerDeck: 'shaper' } as const;

/** The games of this device. */
export function openMatches({ kit, keeping, bot, pace }: MatchDeps): MatchesPort {
  let last: string | null = null;
  const deps: SessionDeps<State, Move, Event, View, RecordStart, SeenEvent> = {
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
  const ofLibrary = async (id: string): Promise<Replay> => {
    const found = await keeping.library.read(id);
    if (!found.ok) throw new Told(found.problem.key, found.problem.params);
    return found.replay;
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
      throw new Told(resumed.problem.key, resumed.problem.params);
    },
    async begin({ you, level, seed, payByHand }) {
      await keeping.running.retire();
      const setup: MatchSetup = { ...FIRST_GAME, you, level, seed, ...(payByHand ? { payByHand } : {}) };
      return shown(createSession(deps, setup));
    },
    async practise({ id, at, you, level, hidden, from }) {
      const replay = from === undefined ? await ofLibrary(id) : again(from.file([]).text);
      const opened = openReplay(kit, replay);
      if (!opened.ok) throw new Told(opened.problem.key, opened.problem.params);
      const state = opened.player.stateAt(at);
      if (state === null || kit.decision(state) === null) throw new Told('watch.no-play');
      await keeping.running.retire();
      const seats: Record<string, Sitter> = {};
      for (const seat of kit.seats)
        seats[seat] = seat === you ? { who: 'person' } : { who: 'bot', level, seed: randomNumber() };
      const record: Replay = {
        ...replay,
        rules: kit.rulesVersion,
        id: deps.id(),
        date: deps.now(),
        name: t('watch.practice', { n: kit.turn(state) }),
        start: earlierDeals(replay.start, at),
        seats,
        takeBacks: 0,
        result: null,
        steps: replay.steps.slice(0, at),
        layers: [],
      };
      if (hidden === 'anew') {
        const deal = dealAnew(state, you, newSeed(), at);
        applyDeal(state, deal);
        recordDeal(record, deal, kit.digest(state));
      }
      const view = kit.view(state, you);
      const setup: MatchSetup = { ...FIRST_GAME, you, level, seed: seedOf(record) };
      const first = {
        index: 1,
        before: view,
        events: [],
        after: view,
        move: null,
        reason: null,
        kind: 'jump' as const,
      };
      return shown(openMatch(deps, setup, { state, record, past: history() }, first));
    },
    lastRecord: () => last,
    newSeed,
  };
}
