/** Builds a game from a scenario's `setup`: a table set up card by card, at the step that the setup names (docs/notation.md, "Setup"). */
import type { FlowPort } from '../../../core/flow.ts';
import { newCard } from '../rules/apply-cards.ts';
import { CHART_CONFIGS, stepOf, tagsOf } from '../rules/charts.ts';
import { def } from '../rules/defs.ts';
import {
  BIT,
  type Card,
  type Memory,
  type Seat,
  type ServerId,
  type State,
  type Zone,
  isRemote,
} from '../rules/model.ts';
import { type Play, playOf } from '../rules/play.ts';
import { newState } from '../rules/start.ts';
import { keepFirsts, listOf, noFirsts, noMemory, recurringOf } from '../rules/table.ts';
import { cardsNamed } from './match.ts';
import { ScenarioError, codeOf, perhaps, plain, readRef, readServer } from './names.ts';
import { checkPossible, marks } from './possible.ts';
import { COUNTS, type CardIn, type CardObject, type MemoryIn, type SetupIn } from './setup-schema.ts';
import { STEP_NAMES, readStep, stepName } from './steps.ts';

/** For each side, the code of the card that '...' fills a deck with. */
const FILLER: Record<Seat, string> = { corp: '01110', runner: '01050' };
/** The number of cards that '...' in a setup adds to a deck. */
const FILLER_COUNT = 10;
const object = (card: CardIn): CardObject => (typeof card === 'string' ? { card } : card);

interface Build {
  s: State;
  /** work to do once all cards are on the table: finding hosts and marked cards by name */
  later: (() => void)[];
}

/**
 * Adds a card, and the cards hosted on it, at the end of a zone. `where`: its path in the setup, for errors; `seat`: the side the card must
 * belong to, null for any. Throws ScenarioError.
 */
function put(
  b: Build,
  from: CardIn,
  where: string,
  zone: Zone,
  seat: Seat | null,
  given: { server?: ServerId; up?: boolean; host?: number } = {},
): Card {
  const o = object(from);
  const code = codeOf(o.card);
  const card = def(code);
  if (seat !== null && card.side !== seat)
    throw new ScenarioError(`${where}: ${card.title} is a card of the ${card.side === 'corp' ? 'Corp' : 'Runner'}`);
  const t = b.s.table;
  const c = newCard(t, t.cards.length, code, card.side);
  t.cards.push(c);
  c.zone = zone;
  c.server = given.server ?? null;
  c.up = o.rezzed ?? given.up ?? false;
  if (o.faceDown) c.up = false;
  c.host = given.host ?? -1;
  listOf(t, zone, c.server).push(c.id);
  for (const kind of ['advancement', 'credit', 'virus', 'power', 'agenda'] as const) c[kind] = o[kind] ?? 0;
  if (o.credit === undefined && c.up) c.credit = recurringOf(c);
  for (const who of [o.seenBy ?? []].flat()) c.known |= BIT[who];
  if (o.faceDown) c.known |= 3;
  if (o.on !== undefined)
    b.later.push(() => {
      c.host = named(b, o.on!, `${where}: ${card.title}`).id;
    });
  const outside = zone === 'identity' || zone === 'hosted' || zone === 'removed';
  check(card.type !== 'identity' || outside, where, c, 'an identity: it cannot be in a hand, a deck or the rig');
  check(zone !== 'play' || card.after === 'current', where, c, 'no current: nothing else stays in the play area');
  const inServer = zone === 'ice' || zone === 'root';
  if (o.rezzed !== undefined) check(inServer, where, c, 'not in a server: only cards there are rezzed or not');
  if (o.faceDown) check(zone === 'rig', where, c, 'not in the rig: only cards there may lie face down');
  const scored = zone === 'corp score' || zone === 'runner score';
  if (o.worth !== undefined) {
    check(scored && card.type !== 'agenda', where, c, 'worth what is printed: only what was made an agenda is not');
    c.worth = o.worth;
  } else check(!scored || card.type === 'agenda', where, c, 'no agenda: write what it is worth there');
  if (o.mark !== undefined) check(marks(card) !== null, where, c, 'a card that chooses no other: it has no mark');
  if (o.mark !== undefined)
    b.later.push(() => {
      c.mark = named(b, o.mark!, `${where}: ${card.title}`).h;
    });
  for (const each of o.hosted ?? []) {
    const lying = def(codeOf(object(each).card));
    const program = lying.type === 'program' || lying.type === 'hardware' || lying.type === 'resource';
    put(b, each, `${where} ${card.title}.hosted`, program ? 'rig' : 'hosted', null, { up: true, host: c.id });
  }
  return c;
}
/** The installed card with this name. Throws ScenarioError if there is none. */
function named(b: Build, text: string, where: string): Card {
  const found = cardsNamed({ t: b.s.table } as Play, 'corp', readRef(text), null);
  const installed = found.filter((c) => c.zone === 'ice' || c.zone === 'root' || c.zone === 'rig');
  if (installed.length === 0) throw new ScenarioError(`${where}: ${text} is not installed`);
  return installed[0]!;
}
const check = (fits: boolean, where: string, c: Card, what: string): void => {
  if (!fits) throw new ScenarioError(`${where}: ${def(c.code).title} is ${what}`);
};

/** Builds a deck. If the setup has no list for it, or the list ends in '...', adds filler cards. */
function deck(b: Build, seat: Seat, given: CardIn[] | undefined, where: string): void {
  const zone = seat === 'corp' ? 'rnd' : 'stack';
  const list = given ?? ['...'];
  list.forEach((card, i) => {
    if (card === '...' && i === list.length - 1)
      for (let n = 0; n < FILLER_COUNT; n++) put(b, FILLER[seat], where, zone, seat);
    else put(b, card, where, zone, seat);
  });
}

function corpSide(b: Build, setup: SetupIn): void {
  const corp = setup.corp ?? {};
  deck(b, 'corp', corp.rnd, 'setup.corp.rnd');
  for (const card of corp.hq ?? []) put(b, card, 'setup.corp.hq', 'hq', 'corp');
  const archives = Array.isArray(corp.archives) ? { up: corp.archives } : (corp.archives ?? {});
  for (const card of archives.up ?? []) put(b, card, 'setup.corp.archives', 'archives', 'corp', { up: true });
  for (const card of archives.down ?? []) put(b, card, 'setup.corp.archives', 'archives', 'corp');
  for (const card of corp.score ?? []) put(b, card, 'setup.corp.score', 'corp score', null, { up: true });
  for (const card of corp.play ?? []) put(b, card, 'setup.corp.play', 'play', 'corp', { up: true });
}
function servers(b: Build, setup: SetupIn): void {
  const t = b.s.table;
  const given = Object.entries(setup.servers ?? {}).map(([name, server]) => {
    const id = readServer(name);
    if (!id)
      throw new ScenarioError(
        `setup.servers: there is no server "${name}"${perhaps(name, ['hq', 'rnd', 'archives', 'remote 1'])}`,
      );
    return { id, server };
  });
  for (const { id } of given) if (isRemote(id)) t.servers.push({ id, ice: [], root: [] });
  t.servers.splice(
    3,
    t.servers.length,
    ...t.servers.slice(3).sort((x, y) => Number(x.id.slice(7)) - Number(y.id.slice(7))),
  );
  for (const { id, server } of given) {
    const where = `setup.servers.${id}`;
    if (isRemote(id) && (server.ice ?? []).length + (server.root ?? []).length === 0)
      throw new ScenarioError(`${where} has no card: such a server does not exist`);
    for (const card of [...(server.ice ?? [])].reverse()) {
      const c = put(b, card, `${where}.ice`, 'ice', 'corp', { server: id });
      check(def(c.code).type === 'ice', `${where}.ice`, c, 'no ice');
    }
    let main = 0;
    for (const card of server.root ?? []) {
      const c = put(b, card, `${where}.root`, 'root', 'corp', { server: id });
      const type = def(c.code).type;
      check(type === 'upgrade' || type === 'agenda' || type === 'asset', `${where}.root`, c, `an ${type}`);
      check(
        type === 'upgrade' || isRemote(id),
        `${where}.root`,
        c,
        `an ${type}: only upgrades can be in the root of a central server`,
      );
      check(type === 'upgrade' || main++ === 0, `${where}.root`, c, 'a second agenda or asset there');
      check(type !== 'agenda' || !c.up, `${where}.root`, c, 'an agenda, and agendas are never rezzed');
    }
  }
}
function runnerSide(b: Build, setup: SetupIn): void {
  const runner = setup.runner ?? {};
  deck(b, 'runner', runner.stack, 'setup.runner.stack');
  for (const card of runner.grip ?? []) put(b, card, 'setup.runner.grip', 'grip', 'runner');
  for (const card of runner.heap ?? []) put(b, card, 'setup.runner.heap', 'heap', 'runner', { up: true });
  for (const card of runner.rig ?? []) {
    const c = put(b, card, 'setup.runner.rig', 'rig', 'runner', { up: true });
    const type = def(c.code).type;
    check(
      !c.up || type === 'program' || type === 'hardware' || type === 'resource',
      'setup.runner.rig',
      c,
      `an ${type}`,
    );
  }
  for (const card of runner.score ?? []) put(b, card, 'setup.runner.score', 'runner score', null, { up: true });
  for (const card of runner.play ?? []) put(b, card, 'setup.runner.play', 'play', 'runner', { up: true });
  b.s.table.seenInHq = (runner.seenInHq ?? []).map(codeOf).sort();
}

/** For each side, the code of the identity used if the setup names none. */
const DEFAULT_IDENTITY: Record<Seat, string> = { corp: '00001', runner: '00002' };
function identities(b: Build, setup: SetupIn): void {
  for (const seat of ['corp', 'runner'] as const) {
    const c = put(b, setup[seat]?.identity ?? DEFAULT_IDENTITY[seat], `setup.${seat}.identity`, 'identity', seat, {
      up: true,
    });
    check(def(c.code).type === 'identity', `setup.${seat}.identity`, c, 'no identity');
  }
}

function memoryOf(b: Build, given: MemoryIn | undefined, where: string): Memory {
  const m = noMemory();
  if (!given) return m;
  for (const [name, field] of Object.entries(COUNTS)) m[field] = given[name as keyof typeof COUNTS] ?? 0;
  m.runs = given.runs ?? given.successfulRuns ?? 0;
  m.successes = given.successfulRuns ?? given.successfulCentralRuns ?? 0;
  if (given.accessed !== undefined) m.firsts = { ...noFirsts(), accessed: given.accessed };
  for (const use of given.used ?? []) {
    const c = named(b, use, `${where}.used`);
    const index = def(c.code).abilities.findIndex((ability) => ability.a === 'paid' && ability.oncePerTurn);
    if (index < 0) throw new ScenarioError(`${where}.used: ${use} has no ability that works once a turn`);
    m.used.push(c.h * 32 + index);
  }
  return m;
}

function effects(b: Build, setup: SetupIn): void {
  for (const effect of setup.effects ?? []) {
    const server = effect.server === undefined ? null : readServer(effect.server);
    if (effect.server !== undefined && !server)
      throw new ScenarioError(`setup.effects: there is no server "${effect.server}"`);
    b.s.table.mods.push({
      what: effect.what,
      h: effect.on === undefined ? -1 : named(b, effect.on, 'setup.effects').h,
      n: effect.n ?? 0,
      code: server ?? (effect.subtypes ?? []).map(plain).join(','),
      until: effect.until,
    });
  }
}

/** The states of the turn chart, in the order of the steps. */
const TURN_STATES = Object.keys(CHART_CONFIGS.turn!.states);
/** The state before this one in the turn chart, from which NEXT leads here; for the first state, the last. */
const before = (leaf: string): string => TURN_STATES.at(TURN_STATES.indexOf(leaf) - 1)!;
/** Matches the names of the steps after the last action of a turn, in which no clicks are left. */
const ACTIONS_OVER = /^(corp 3|runner 2)\./;

/**
 * Builds a game from a validated `setup`. Nothing has happened in it yet; the rules will first enter the step that the setup names. `turn`:
 * the seat that has the turn if the setup does not say. Throws ScenarioError.
 */
export function setTable(setup: SetupIn, turn: Seat, port: FlowPort<Play>): Play {
  const s = newState(setup.seed ?? 'scenario');
  const b: Build = { s, later: [] };
  const t = s.table;
  t.toWin = setup.toWin ?? 7;
  t.publicDecks = setup.publicDecks ?? false;
  if (setup.payByHand) t.payByHand = true;
  identities(b, setup);
  corpSide(b, setup);
  servers(b, setup);
  runnerSide(b, setup);
  for (const card of setup.removed ?? []) put(b, card, 'setup.removed', 'removed', null, { up: true });
  for (const each of b.later) each();
  for (const c of t.cards) if (c.zone === 'rig' && !c.up) c.known |= 3;
  t.corp.credits = setup.corp?.credits ?? 5;
  t.corp.badPublicity = setup.corp?.badPublicity ?? 0;
  t.runner.credits = setup.runner?.credits ?? 5;
  t.runner.tags = setup.runner?.tags ?? 0;
  t.runner.brain = setup.runner?.brainDamage ?? 0;
  effects(b, setup);
  placeFlow(b, setup, turn);
  s.noTakeBack = false;
  const game = playOf(s, port, null);
  checkPossible(game);
  return game;
}

/** The seat whose turn a state of the turn chart belongs to. */
const sideOf = (leaf: string): Seat => (stepOf('turn', leaf).startsWith('corp') ? 'corp' : 'runner');

/** Sets the turn, step, clicks and what is remembered of turns, and puts the chart on the stack. `first`: whose turn it is by default. */
function placeFlow(b: Build, setup: SetupIn, first: Seat): void {
  const { s } = b;
  const t = s.table;
  const step = setup.step === undefined ? null : readStep(setup.step)[0]!;
  const seat = setup.turn ?? (step?.chart === 'turn' ? sideOf(step.leaf) : first);
  const at = step ?? readStep(`${seat} action`)[0]!;
  if (at.chart === 'setup') {
    s.stack.push({ k: 'flow', chart: 'setup', at: '', entered: false, send: 'NEXT', v: {} });
    for (const who of ['corp', 'runner'] as const)
      s.fixed.push({
        kind: 'order',
        titles: listOf(t, who === 'corp' ? 'rnd' : 'stack', null).map((id) => t.cards[id]!.code),
      });
    return;
  }
  if (at.chart !== 'turn')
    throw new ScenarioError(
      `setup.step: a scenario begins at a step of a turn, not at "${setup.step}" (one of ${STEP_NAMES.filter((name) => /^(corp|runner) \d/.test(name)).join(', ')})`,
    );
  if (sideOf(at.leaf) !== seat) throw new ScenarioError(`setup: step "${setup.step}" is not in the ${seat}'s turn`);
  const tags = tagsOf(at.chart, at.leaf);
  const begins = tags.includes('opens-turn');
  const last: Seat = seat === 'corp' ? 'runner' : 'corp';
  const number = setup.turnNumber ?? (seat === 'corp' ? 3 : 4);
  t.lastCorp = memoryOf(b, setup.lastTurn?.corp, 'setup.lastTurn.corp');
  t.lastRunner = memoryOf(b, setup.lastTurn?.runner, 'setup.lastTurn.runner');
  t.turn = begins ? number - 1 : number;
  t.active = begins ? last : seat;
  t.now = begins ? (last === 'corp' ? t.lastCorp : t.lastRunner) : memoryOf(b, setup.thisTurn, 'setup.thisTurn');
  const { firsts } = t.now;
  keepFirsts(t);
  if (firsts !== undefined) t.now.firsts = firsts;
  if (begins && setup.thisTurn)
    throw new ScenarioError('setup.thisTurn: at the first step of a turn nothing has happened in it');
  const none = begins || ACTIONS_OVER.test(stepOf('turn', at.leaf));
  t.corp.clicks = setup.corp?.clicks ?? (seat === 'corp' && !none ? 3 : 0);
  t.runner.clicks = setup.runner?.clicks ?? (seat === 'runner' && !none ? 4 : 0);
  if (none && t[seat].clicks > 0)
    throw new ScenarioError(`setup.${seat}.clicks: at step ${stepName('turn', at.leaf)} there are none`);
  if (tags.includes('action') && t[seat].clicks === 0)
    throw new ScenarioError(`setup.${seat}.clicks: an action needs a click; name another step`);
  t.chart = 'turn';
  t.leaf = before(at.leaf);
  s.stack.push({ k: 'flow', chart: 'turn', at: before(at.leaf), entered: true, send: 'NEXT', v: {} });
}
