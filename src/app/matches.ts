/** Makes the HUD's `MatchesPort` of a game: starts, resumes and stores matches on the device. */
import { sentence } from '../core/sentence.ts';
import { type GameTypes, type SeatName, SentenceError } from '../core/game.ts';
import { jsonOf } from '../core/json.ts';
import { type SeatPlayer, onlyPerson, peopleAt } from '../core/seat-player.ts';
import { type Collection, NOTHING_MADE } from '../hud/contract/collection.ts';
import { type Chosen, type MatchOption, settledChoices } from '../hud/contract/match-options.ts';
import type { MatchChoice, MatchesPort, Opening, PractiseChoice, SavedGame } from '../hud/contract/ports.ts';
import type { Prefs } from '../hud/contract/prefs.ts';
import { sayReason } from '../hud/contract/reason.ts';
import { type SessionParts, LiveSession, createSession, resumeSession, waitFor } from '../feed/live.ts';
import type { Session } from '../feed/session.ts';
import { type Match, type NewMatchDeps, openMatch } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';
import { layerOf } from '../replay/analysis.ts';
import { type Replay, readReplay } from '../replay/format.ts';
import { nextTask } from '../replay/budget.ts';
import { openInSlices, openReplay } from '../replay/player.ts';
import { type Storage, isoNow } from '../storage/index.ts';
import { adviserPort, reasonsOf } from './adviser.ts';
import { openElsewhere } from './elsewhere.ts';
import { readLastChoice } from './last-choice.ts';
import type { GamePlugin } from './plugin.ts';

export interface MatchDeps<G extends GameTypes> {
  plugin: Pick<
    GamePlugin<G>,
    | 'game'
    | 'simulation'
    | 'bot'
    | 'reasonWords'
    | 'seats'
    | 'levels'
    | 'advisers'
    | 'choices'
    | 'options'
    | 'alike'
    | 'analyse'
  >;
  storage: Storage;
  /** the things people have made in this game, e.g. decks; none if left out */
  made?: Collection;
  /** prefix of the names under which this game's data is stored on the device; no prefix if left out */
  storagePrefix?: string;
  prefs(): Prefs;
  /** The current time (ISO 8601, UTC); by default, that of the device's clock. */
  now?(): string;
  /** how the session waits (`SessionParts.wait`); null: it never waits; left out: in real time */
  wait?: SessionParts['wait'] | null;
}

const WORDS = (
  'amber basalt cipher delta ember fjord glass harbour indigo jade kelvin lantern mirror ' +
  'neon onyx prism quartz relay signal tundra umbra vector willow xenon yonder zenith'
).split(' ');

/** A random integer from 0 to 2³² − 1. */
const randomNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

function newSeed(): string {
  const n = randomNumber();
  return `${WORDS[n % WORDS.length]}-${WORDS[(n >>> 8) % WORDS.length]}-${(n >>> 16) % 1000}`;
}

const dealsOf = ({ deals }: Replay['start']): Replay['start'][] =>
  Array.isArray(deals) ? (deals as Replay['start'][]) : [];

/** Returns the start of a record with `deals`, a list of deals of hidden cards, in place of its own (`RecordPart.deals`). */
function withDeals({ deals: _deals, ...rest }: Replay['start'], deals: readonly Replay['start'][]): Replay['start'] {
  return deals.length === 0 ? rest : { ...rest, deals: [...deals] };
}

/** Reads the text of a replay file written by this program. Throws `SentenceError` if it cannot be read. */
function fromFile(text: string): Replay {
  const read = readReplay(text);
  if (!read.ok) throw new SentenceError(read.problem);
  return read.replay;
}

/** The unfinished games of this device, as the start page lists them. */
export async function savedGames(storage: Storage): Promise<SavedGame[]> {
  return (await storage.running.list()).map(({ id, save: { match, record, at } }) => {
    const bots = Object.values(match.seats).flatMap((seatPlayer) =>
      seatPlayer.who === 'bot' ? [seatPlayer.level] : [],
    );
    return {
      id,
      game: match.game,
      you: onlyPerson(match.seats),
      people: Object.keys(match.seats).length - bots.length,
      level: bots[0] ?? null,
      bots: bots.length,
      turn: record.steps.at(-1)?.turn ?? 0,
      at: Date.parse(at),
    };
  });
}

/** Opens the `MatchesPort` of one game on this device. */
export const openMatches = <G extends GameTypes>(deps: MatchDeps<G>): MatchesPort => new Matches(deps);

class Matches<G extends GameTypes> implements MatchesPort {
  readonly firstSeats: readonly SeatName[];
  readonly swaps: boolean;
  readonly levels: readonly string[];
  readonly concedes: boolean;
  readonly onLost: MatchesPort['onLost'];
  readonly newSeed = newSeed;
  readonly #plugin: MatchDeps<G>['plugin'];
  readonly #storage: Storage;
  readonly #made: Collection;
  readonly #prefs: () => Prefs;
  readonly #parts: SessionParts;
  readonly #deps: NewMatchDeps<G>;
  readonly #lastChoice: ReturnType<Storage['prefs']>;
  /** id of the match opened last */
  #last: string | null = null;
  /** matches played on this page that may have moves not stored yet */
  readonly #unstored = new Set<Match<G>>();

  constructor({
    plugin,
    storage,
    made = NOTHING_MADE,
    storagePrefix = '',
    prefs,
    now = isoNow,
    wait = waitFor,
  }: MatchDeps<G>) {
    this.#plugin = plugin;
    this.#storage = storage;
    this.#made = made;
    this.#prefs = prefs;
    this.#parts = { say: sayReason, ...(wait && { wait }), closed: (id) => void storage.running.release(id) };
    this.#lastChoice = storage.prefs(`${storagePrefix}setup`);
    this.#deps = {
      game: plugin.game,
      player(seat, seatPlayer) {
        if (seatPlayer.who !== 'bot') throw new Error(`no bot plays seat ${seat}`);
        return plugin.bot({ seat, level: seatPlayer.level, seed: seatPlayer.seed });
      },
      store: storage.running.store,
      // randomUUID is missing on pages served over plain http
      id: () => `${Date.parse(now()).toString(36)}-${randomNumber().toString(36)}`,
      now,
    };
    const usual = this.seats({});
    this.firstSeats = plugin.alike === true ? usual.slice(0, 1) : usual;
    this.swaps = plugin.alike !== true;
    this.levels = plugin.levels;
    this.concedes = usual.some((seat) => plugin.game.concession(seat) !== null);
    this.onLost = storage.running.onLost;
  }

  choices(): readonly MatchOption[] {
    return this.#plugin.choices?.(this.#made) ?? [];
  }

  lastChoice(): ReturnType<MatchesPort['lastChoice']> {
    const last = readLastChoice(this.#lastChoice.read());
    const chosen = settledChoices(this.choices(), last?.chosen ?? {});
    const seats = this.seats(chosen);
    const level = last !== null && this.levels.includes(last.level) ? last.level : this.levels[0]!;
    const persons = last?.persons.filter((seat) => seats.includes(seat)) ?? [];
    const none = last?.persons.length === 0;
    return { persons: none || persons.length > 0 ? persons : [seats[0]!], level, chosen };
  }

  seats(chosen: Chosen): readonly SeatName[] {
    return this.#plugin.seats(this.#optionsOf('', chosen));
  }

  async resume(id: string, how: 'ask' | 'take' = 'ask'): Promise<Session<G>> {
    const { running } = this.#storage;
    const owned = await running.claim(id, how);
    const rows = await running.load(id);
    if (rows === null) {
      await running.release(id);
      throw new SentenceError(sentence('save.gone'));
    }
    if (!owned) {
      this.#last = id;
      return openElsewhere(this.#plugin.game, this.#storage, id, rows);
    }
    const resumed = resumeSession(this.#deps, rows, this.#parts);
    if (resumed.ok) {
      await this.#worded(resumed.session.setup);
      return this.#remembered(resumed.session);
    }
    if (resumed.problem.key === 'file.newer') await running.release(id);
    else await running.quarantine(id, resumed.problem, resumed.record);
    throw new SentenceError(resumed.problem.key === 'file.newer' ? sentence('save.newer') : resumed.problem);
  }

  begin({ persons, level, seed, chosen }: MatchChoice): Promise<Session<G>> {
    const { game } = this.#plugin;
    if (chosen !== undefined) this.#lastChoice.replace({ persons, level, chosen });
    const options = this.#optionsOf(seed, chosen);
    const seats = game.seats(game.record.setupOf(options));
    return this.#begin({ game: game.id, seats: seatsWith(seats, persons, level), options: jsonOf(options) });
  }

  async again({ setup }: Session, how: 'same' | 'swapped' = 'same'): Promise<Session<G>> {
    const { game } = this.#plugin;
    const options = game.record.readOptions(setup.options);
    if (!options.ok) throw new SentenceError(options.problem);
    const names = this.#plugin.seats(options.value);
    // A seat that nobody takes in this match has no part in the swap.
    const next = (seat: SeatName): SeatName => {
      const i = names.indexOf(seat);
      return how === 'same' || i < 0 ? seat : names[(i + 1) % names.length]!;
    };
    const sat = new Map(
      Object.entries(setup.seats).map(([seat, seatPlayer]): [SeatName, SeatPlayer] => [
        next(seat),
        seatPlayer.who === 'bot' ? { ...seatPlayer, seed: randomNumber() } : seatPlayer,
      ]),
    );
    const level = [...sat.values()].find((one) => one.who === 'bot')?.level ?? this.levels[0]!;
    // A table laid out for a lesson may have had other seats than a new game.
    const seats = game
      .seats(game.record.setupOf(options.value))
      .map((seat): [SeatName, SeatPlayer] => [seat, sat.get(seat) ?? { who: 'bot', level, seed: randomNumber() }]);
    return this.#begin({ ...setup, seats: Object.fromEntries(seats), options: { ...setup.options, seed: newSeed() } });
  }

  async lookBack(session: Session, opening?: Opening): ReturnType<MatchesPort['lookBack']> {
    const match = session instanceof LiveSession ? session.match : null;
    if (!match?.over()) throw new SentenceError(sentence('watch.no-play'));
    const record: Replay = match.record();
    const copy = { ...record, steps: [...record.steps] };
    const opened = await openInSlices(this.#plugin.simulation, copy, undefined, { pause: nextTask, ...opening });
    if (!opened.ok) throw new SentenceError(opened.problem);
    const { player } = opened;
    const analyse = this.#plugin.analyse?.bind(this.#plugin);
    if (analyse === undefined) return player;
    return {
      length: player.length,
      update: player.update,
      analyse: async (seat, tell) => {
        const found = await analyse({ ...player.replay, layers: [] }, seat, { tell, signal: opening?.signal });
        const layer = layerOf(found, (at) => player.steps[at]!.turn);
        // Stored with the record, if that is in the library by now; the viewer can make it again.
        await this.#storage.library.annotate(record.id, [layer], []);
        return found;
      },
    };
  }

  adviser({ elsewhere, setup }: Session): ReturnType<MatchesPort['adviser']> {
    return elsewhere === true ? null : adviserPort(this.#plugin, setup.seats);
  }

  async practise({ id, at, you, level, hidden, from }: PractiseChoice): Promise<Session<G>> {
    const { game } = this.#plugin;
    const replay = from === undefined ? await this.#ofLibrary(id) : fromFile(from.file([]).text);
    const opened = openReplay(game, replay);
    if (!opened.ok) throw new SentenceError(opened.problem);
    const state = opened.player.stateAt(at);
    const setup = game.record.readSetup(replay.start);
    if (state === null || !setup.ok || game.decision(state) === null)
      throw new SentenceError(sentence('watch.no-play'));
    await this.#retire();
    const earlier = dealsOf(replay.start).filter((deal) => Number(deal.at) <= at);
    const record: Replay = {
      ...replay,
      rules: game.rulesVersion,
      id: this.#deps.id(),
      date: this.#deps.now(),
      name: '',
      about: sentence('watch.practice', { n: game.turn(state) }),
      start: withDeals(replay.start, earlier),
      seats: { ...seatsWith(game.seats(setup.value), [you], level) },
      takeBacks: 0,
      helped: undefined,
      result: null,
      steps: replay.steps.slice(0, at),
      layers: [],
    };
    const { deals } = game.record;
    if (hidden === 'anew' && deals !== undefined) {
      record.start = withDeals(replay.start, [...earlier, deals.make(state, you, newSeed(), at)]);
      const dealt = game.record.readSetup(record.start);
      if (!dealt.ok) throw new SentenceError(dealt.problem);
      deals.apply(dealt.value, state, at);
      keepDigest(record, game.digest(state));
    }
    // A rematch is a new game: with the record's options if it began with options, else with the default ones.
    const own = game.record.readOptions(replay.start);
    const seed = typeof replay.start.seed === 'string' ? replay.start.seed : '';
    const options = jsonOf(own.ok ? own.value : this.#optionsOf(seed));
    const match = { game: game.id, seats: record.seats, options };
    return this.#remembered(new LiveSession(openMatch(this.#deps, match, { state, record }), this.#parts).begin());
  }

  lastRecord(): string | null {
    return this.#last;
  }

  /** Turns what was chosen into the options of a match. A choice that is ruled out by another gets its default value. */
  #optionsOf(seed: string, chosen: Chosen = {}): G['options'] {
    return this.#plugin.options(seed, this.#prefs(), settledChoices(this.choices(), chosen), this.#made);
  }

  async #ofLibrary(id: string): Promise<Replay> {
    const found = await this.#storage.library.read(id);
    if (!found.ok) throw new SentenceError(found.problem);
    return found.replay;
  }

  /** Waits for the words of the bots' reasons where only bots play, because the log of such a match gives them. */
  async #worded({ seats }: MatchSetup): Promise<void> {
    if (peopleAt(seats) === 0) await reasonsOf(this.#plugin);
  }

  /** Remembers the match of a session. */
  #remembered(session: LiveSession<G>): LiveSession<G> {
    this.#last = session.match.record().id;
    this.#unstored.add(session.match);
    return session;
  }

  async #begin(setup: MatchSetup): Promise<LiveSession<G>> {
    await this.#retire();
    await this.#worded(setup);
    return this.#remembered(createSession(this.#deps, setup, this.#parts));
  }

  /**
   * Moves the previous game to the library. Throws `SentenceError` if that fails; no new game may begin then, or the previous one would be
   * lost.
   */
  async #retire(): Promise<void> {
    for (const match of this.#unstored) {
      const problem = await match.store();
      // A game that another tab plays is safe there.
      if (problem !== null && problem.key !== 'storage.elsewhere') throw new SentenceError(problem);
      this.#unstored.delete(match);
    }
    const problem = await this.#storage.running.retire(this.#plugin.game.id);
    if (problem !== null) throw new SentenceError(problem);
  }
}

/** Gives each seat its player: the persons in their order, and bots of this level. */
const seatsWith = (seats: readonly SeatName[], persons: readonly SeatName[], level: string): MatchSetup['seats'] =>
  Object.fromEntries(
    seats.map((seat): [SeatName, SeatPlayer] => {
      const person = persons.indexOf(seat) + 1;
      if (person === 0) return [seat, { who: 'bot', level, seed: randomNumber() }];
      return [seat, persons.length === 1 ? { who: 'person' } : { who: 'person', person }];
    }),
  );

/**
 * Replaces the digest of a record's last step if that has one (of its opening if there are no steps): dealing hidden cards again has
 * changed the table.
 */
function keepDigest(record: Replay, digest: string): void {
  const last = record.steps.at(-1);
  if (last === undefined) record.opening = { ...record.opening, digest };
  else if (last.digest !== undefined) record.steps[record.steps.length - 1] = { ...last, digest };
}
