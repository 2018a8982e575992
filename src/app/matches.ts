/** Makes the HUD's `MatchesPort` of a game: starts, resumes and stores matches on the device. */
import { type GameTypes, type SeatName, SentenceError } from '../core/game.ts';
import { jsonOf } from '../core/json.ts';
import { type SeatPlayer, onlyPerson } from '../core/seat-player.ts';
import { type Collection, NOTHING_MADE } from '../hud/contract/collection.ts';
import { type Chosen, type MatchOption, settledChoices } from '../hud/contract/match-options.ts';
import type { MatchesPort, SavedGame } from '../hud/contract/ports.ts';
import type { Prefs } from '../hud/contract/prefs.ts';
import { type SessionParts, LiveSession, createSession } from '../feed/live.ts';
import { waitFor } from '../feed/time.ts';
import { t } from '../i18n/index.ts';
import { say } from '../i18n/say.ts';
import { type Match, type NewMatchDeps, openMatch } from '../match/match.ts';
import { resumeMatch } from '../match/resume.ts';
import type { MatchSetup } from '../match/setup.ts';
import { type Replay, readReplay } from '../replay/format.ts';
import { nextTask } from '../replay/budget.ts';
import { openInSlices, openReplay } from '../replay/player.ts';
import type { Storage } from '../storage/index.ts';
import { adviserPort } from './adviser.ts';
import { openElsewhere } from './elsewhere.ts';
import { readLastChoice } from './last-choice.ts';
import { reviewLayer } from './reviewing.ts';
import type { GamePlugin } from './plugin.ts';

export interface MatchDeps<G extends GameTypes> {
  plugin: Pick<
    GamePlugin<G>,
    'game' | 'simulation' | 'bot' | 'seats' | 'levels' | 'advisers' | 'choices' | 'options' | 'alike' | 'analyse'
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

const WORDS = [
  'amber',
  'basalt',
  'cipher',
  'delta',
  'ember',
  'fjord',
  'glass',
  'harbour',
  'indigo',
  'jade',
  'kelvin',
  'lantern',
  'mirror',
  'neon',
  'onyx',
  'prism',
  'quartz',
  'relay',
  'signal',
  'tundra',
  'umbra',
  'vector',
  'willow',
  'xenon',
  'yonder',
  'zenith',
];

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
export function openMatches<G extends GameTypes>({
  plugin,
  storage,
  made = NOTHING_MADE,
  storagePrefix = '',
  prefs,
  now = () => new Date().toISOString(),
  wait = waitFor,
}: MatchDeps<G>): MatchesPort {
  const { game } = plugin;
  let last: string | null = null;
  /** matches played on this page that may have moves not stored yet */
  const unstored = new Set<Match<G>>();
  const deps: NewMatchDeps<G> = {
    game,
    player(seat, seatPlayer) {
      if (seatPlayer.who !== 'bot') throw new Error(`no bot plays seat ${seat}`);
      return plugin.bot({ seat, level: seatPlayer.level, seed: seatPlayer.seed });
    },
    store: storage.running.store,
    // randomUUID is missing on pages served over plain http
    id: () => `${Date.parse(now()).toString(36)}-${randomNumber().toString(36)}`,
    now,
  };
  const seatsWith = (seats: readonly SeatName[], persons: readonly SeatName[], level: string): MatchSetup['seats'] =>
    Object.fromEntries(
      seats.map((seat): [SeatName, SeatPlayer] => {
        const person = persons.indexOf(seat) + 1;
        if (person === 0) return [seat, { who: 'bot', level, seed: randomNumber() }];
        return [seat, persons.length === 1 ? { who: 'person' } : { who: 'person', person }];
      }),
    );
  const ofLibrary = async (id: string): Promise<Replay> => {
    const found = await storage.library.read(id);
    if (!found.ok) throw new SentenceError(found.problem);
    return found.replay;
  };
  /** Remembers the match of a session that is opened with these parts. */
  const remembered = (open: (parts: SessionParts) => LiveSession<G>): LiveSession<G> => {
    const session = open({
      say,
      ...(wait && { wait }),
      closed: () => void match.saved().then(() => storage.running.release(match.record().id)),
    });
    const { match } = session;
    last = match.record().id;
    unstored.add(match);
    return session;
  };
  /**
   * Moves the previous game to the library. Throws `SentenceError` if that fails; no new game may begin then, or the previous one would be
   * lost.
   */
  const retire = async (): Promise<void> => {
    for (const match of unstored) {
      const problem = await match.store();
      // A game that another tab plays is safe there.
      if (problem !== null && problem.key !== 'storage.elsewhere') throw new SentenceError(problem);
      unstored.delete(match);
    }
    const problem = await storage.running.retire(game.id);
    if (problem !== null) throw new SentenceError(problem);
  };
  const begin = async (setup: MatchSetup): Promise<LiveSession<G>> => {
    await retire();
    return remembered((parts) => createSession(deps, setup, parts));
  };
  const choices = (): readonly MatchOption[] => plugin.choices?.(made) ?? [];
  /** Turns what was chosen into the options of a match. A choice that is ruled out by another gets its default value. */
  const optionsOf = (seed: string, chosen: Chosen = {}): G['options'] =>
    plugin.options(seed, prefs(), settledChoices(choices(), chosen), made);
  const lastChoice = storage.prefs(`${storagePrefix}setup`);
  const seatsFor = (chosen: Chosen): readonly SeatName[] => plugin.seats(optionsOf('', chosen));
  const usual = seatsFor({});
  return {
    choices,
    lastChoice() {
      const last = readLastChoice(lastChoice.read());
      const chosen = settledChoices(choices(), last?.chosen ?? {});
      const seats = seatsFor(chosen);
      const level = last !== null && plugin.levels.includes(last.level) ? last.level : plugin.levels[0]!;
      const persons = last?.persons.filter((seat) => seats.includes(seat)) ?? [];
      const none = last?.persons.length === 0;
      return { persons: none || persons.length > 0 ? persons : [seats[0]!], level, chosen };
    },
    seats: seatsFor,
    firstSeats: plugin.alike === true ? usual.slice(0, 1) : usual,
    swaps: plugin.alike !== true,
    levels: plugin.levels,
    concedes: usual.some((seat) => game.concession(seat) !== null),
    async resume(id, how = 'ask') {
      const owned = await storage.running.claim(id, how);
      const rows = await storage.running.load(id);
      if (rows === null) {
        await storage.running.release(id);
        throw new SentenceError({ key: 'save.gone' });
      }
      if (!owned) {
        last = id;
        return openElsewhere(game, storage, id, rows);
      }
      const resumed = resumeMatch(deps, rows);
      if (resumed.ok) return remembered((parts) => new LiveSession(resumed.match, parts));
      if (resumed.problem.key === 'file.newer') await storage.running.release(id);
      else await storage.running.quarantine(id, resumed.problem, resumed.record);
      throw new SentenceError(resumed.problem.key === 'file.newer' ? { key: 'save.newer' } : resumed.problem);
    },
    onLost: storage.running.onLost,
    begin({ persons, level, seed, chosen }) {
      if (chosen !== undefined) lastChoice.replace({ persons, level, chosen });
      const options = optionsOf(seed, chosen);
      const seats = game.seats(game.record.setupOf(options));
      return begin({ game: game.id, seats: seatsWith(seats, persons, level), options: jsonOf(options) });
    },
    again({ setup }, how = 'same') {
      const options = game.record.readOptions(setup.options);
      if (!options.ok) throw new SentenceError(options.problem);
      const names = plugin.seats(options.value);
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
      const level = [...sat.values()].find((one) => one.who === 'bot')?.level ?? plugin.levels[0]!;
      // A table laid out for a lesson may have had other seats than a new game.
      const seats = game
        .seats(game.record.setupOf(options.value))
        .map((seat): [SeatName, SeatPlayer] => [seat, sat.get(seat) ?? { who: 'bot', level, seed: randomNumber() }]);
      return begin({ ...setup, seats: Object.fromEntries(seats), options: { ...setup.options, seed: newSeed() } });
    },
    async lookBack(session, opening) {
      const match = session instanceof LiveSession ? session.match : null;
      if (!match?.over()) throw new SentenceError({ key: 'watch.no-play' });
      const record: Replay = match.record();
      const opened = await openInSlices(plugin.simulation, { ...record, steps: [...record.steps] }, undefined, {
        pause: nextTask,
        ...opening,
      });
      if (!opened.ok) throw new SentenceError(opened.problem);
      const { player } = opened;
      const analyse = plugin.analyse?.bind(plugin);
      if (analyse === undefined) return player;
      return {
        length: player.length,
        update: player.update,
        async analyse(seat, tell) {
          const found = await analyse({ ...player.replay, layers: [] }, seat, { tell, signal: opening?.signal });
          const layer = reviewLayer(found, (at) => player.steps[at]!.turn);
          // Stored with the record, if that is in the library by now; the viewer can make it again.
          await storage.library.annotate(record.id, [layer], []);
          return found;
        },
      };
    },
    adviser: ({ elsewhere, setup }) => (elsewhere === true ? null : adviserPort(plugin, setup.seats)),
    async practise({ id, at, you, level, hidden, from }) {
      const replay = from === undefined ? await ofLibrary(id) : fromFile(from.file([]).text);
      const opened = openReplay(game, replay);
      if (!opened.ok) throw new SentenceError(opened.problem);
      const state = opened.player.stateAt(at);
      const setup = game.record.readSetup(replay.start);
      if (state === null || !setup.ok || game.decision(state) === null)
        throw new SentenceError({ key: 'watch.no-play' });
      await retire();
      const earlier = dealsOf(replay.start).filter((deal) => Number(deal.at) <= at);
      const record: Replay = {
        ...replay,
        rules: game.rulesVersion,
        id: deps.id(),
        date: deps.now(),
        name: t('watch.practice', { n: game.turn(state) }),
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
      const options = jsonOf(own.ok ? own.value : optionsOf(seed));
      const match = { game: game.id, seats: record.seats, options };
      const played = openMatch(deps, match, { state, record });
      return remembered((parts) => new LiveSession(played, parts));
    },
    lastRecord: () => last,
    newSeed,
  };
}

/**
 * Replaces the digest of a record's last step if that has one (of its opening if there are no steps): dealing hidden cards again has
 * changed the table.
 */
function keepDigest(record: Replay, digest: string): void {
  const last = record.steps.at(-1);
  if (last === undefined) record.opening = { ...record.opening, digest };
  else if (last.digest !== undefined) record.steps[record.steps.length - 1] = { ...last, digest };
}
