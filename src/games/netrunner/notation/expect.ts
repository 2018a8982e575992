/** Checks what a scenario expects: paths into the table, with the values they should have (docs/notation.md, "Expectations"). */
import { currentIce, link, maxHand, memory, placesOf, tags } from '../rules/ask.ts';
import { kindOf } from '../rules/decision.ts';
import { def } from '../rules/defs.ts';
import type { Memory, Seat } from '../rules/model.ts';
import { decider } from '../rules/moves/index.ts';
import { type Play, top } from '../rules/play.ts';
import { cardOf, points, sees, serverOf } from '../rules/table.ts';
import { DECISION_KINDS, type DecisionKind } from '../rules/view-types.ts';
import { viewOf } from '../rules/view.ts';
import { type Look, type Reader, differs, same, shown, title, titles, zone } from './compare.ts';
import { cardPath, serverPath } from './expect-cards.ts';
import { asList, legalHolds, notLegal, onlyLegal } from './expect-moves.ts';
import { type Happened, eventFits, lineOf } from './happened.ts';
import { checkEvent } from './known-events.ts';
import { allNamed } from './match.ts';
import { ScenarioError, perhaps, plain, readRef, readServer } from './names.ts';
import { nameOf } from './notate.ts';
import { readStep, standingAt, stepName } from './steps.ts';
import { countsIn } from './write-setup.ts';

/** Makes the check for a path that has a single value. */
const value =
  (read: (game: Play) => unknown): Reader =>
  (look, wanted, path) => {
    const actual = read(look.game);
    return same(actual, wanted) ? null : differs(path, wanted, actual);
  };
/** Makes the check for a path that is a list of cards, which is compared by titles. */
const cards =
  (read: (game: Play) => readonly number[], order: 'any' | 'given' | 'top'): Reader =>
  (look, wanted, path) =>
    zone(path, titles(look.game, read(look.game)), wanted, order);

const question = (game: Play) => {
  const frame = top(game);
  return frame?.k === 'ask' ? frame : null;
};
const stepIs: Reader = (look, wanted, path) => {
  const actual = standingAt(look.game);
  const means = readStep(String(wanted)).map(({ chart, leaf }) => stepName(chart, leaf));
  return means.includes(actual) ? null : differs(path, wanted, actual);
};
const run = (read: (game: Play) => unknown): Reader => value((game) => (game.t.run === null ? null : read(game)));
const iceName = (game: Play): string | null => {
  const ice = currentIce(game);
  return ice ? nameOf(game, 'corp', ice.h) : null;
};

/** The checks for all paths that name no card or server of their own. */
export const PATHS: Record<string, Reader> = {
  'corp.credits': value((game) => game.t.corp.credits),
  'corp.clicks': value((game) => game.t.corp.clicks),
  'corp.badPublicity': value((game) => game.t.corp.badPublicity),
  'corp.points': value((game) => points(game.t, 'corp')),
  'corp.handSizeMax': value((game) => maxHand(game, 'corp')),
  'corp.hq': cards((game) => game.t.hq, 'any'),
  'corp.rnd': cards((game) => game.t.rnd, 'top'),
  'corp.archives': cards((game) => game.t.archives, 'any'),
  'corp.archives.up': cards((game) => game.t.archives.filter((id) => game.t.cards[id]!.up), 'any'),
  'corp.archives.down': cards((game) => game.t.archives.filter((id) => !game.t.cards[id]!.up), 'any'),
  'corp.score': cards((game) => game.t.corpScore, 'any'),
  'runner.credits': value((game) => game.t.runner.credits),
  'runner.clicks': value((game) => game.t.runner.clicks),
  'runner.tags': value((game) => game.t.runner.tags),
  'runner.tagged': value((game) => tags(game) > 0),
  'runner.countedTags': value((game) => tags(game)),
  'runner.brainDamage': value((game) => game.t.runner.brain),
  'runner.link': value((game) => link(game)),
  'runner.points': value((game) => points(game.t, 'runner')),
  'runner.handSizeMax': value((game) => maxHand(game, 'runner')),
  'runner.memory': (look, wanted, path) => fields(path, memory(look.game), wanted),
  'runner.memory.used': value((game) => memory(game).used),
  'runner.memory.total': value((game) => memory(game).total),
  'runner.grip': cards((game) => game.t.grip, 'any'),
  'runner.stack': cards((game) => game.t.stack, 'top'),
  'runner.heap': cards((game) => game.t.heap, 'given'),
  'runner.rig': cards((game) => game.t.rig, 'any'),
  'runner.score': cards((game) => game.t.runnerScore, 'any'),
  'runner.seenInHq': ({ game }, wanted, path) => {
    const seenThere = game.t.seenInHq.map((code) => def(code).title);
    return zone(path, seenThere, wanted, 'any');
  },
  play: cards((game) => game.t.play, 'any'),
  removed: cards((game) => game.t.removed, 'any'),
  servers: value((game) => game.t.servers.map((server) => server.id)),
  turn: value((game) => game.t.active),
  turnNumber: value((game) => game.t.turn),
  step: stepIs,
  decides: value((game) => decider(game)),
  prompt: value((game) => prompt(game)),
  'prompt.card': (look, wanted, path) => promptCard(look, wanted, path),
  'prompt.min': value((game) => question(game)?.min ?? null),
  'prompt.max': value((game) => question(game)?.max ?? null),
  run: (look, wanted, path) => runIs(look, wanted, path),
  'run.step': (look, wanted, path) => runStep(look, wanted, path),
  'run.server': run((game) => game.t.run!.server),
  'run.ice': run(iceName),
  'run.success': run((game) => game.t.run!.success),
  'run.ended': run((game) => game.t.run!.ended),
  'run.inward': run((game) => game.t.run!.inward),
  'run.badCredits': run((game) => game.t.run!.badCredits),
  'run.broken': run((game) => {
    const ice = currentIce(game);
    return ice === null ? [] : placesOf(game, ice, game.t.run!.broken).map((sub) => sub + 1);
  }),
  'run.accessed': run((game) => game.t.run!.accessed),
  over: value((game) => game.t.over !== null),
  winner: value((game) => game.t.over?.winner ?? null),
  reason: value((game) => game.t.over?.reason ?? null),
  legal: (look, wanted, path) => legalHolds(look, wanted, path),
  onlyLegal: (look, wanted, path) => onlyLegal(look, wanted, path),
  notLegal: (look, wanted, path) => notLegal(look, wanted, path),
  happened: (look, wanted, path) => happened(look, wanted, path),
  happenedInOrder: (look, wanted, path) => inOrder(look, wanted, path),
  notHappened: (look, wanted, path) => notHappened(look, wanted, path),
  told: (look, wanted, path) => toldIs(look, wanted, path),
  sees: (look, wanted, path) => seen(look, wanted, path),
  'sees.corp.decides': (look, wanted, path) => seesDeciding(look, 'corp', wanted, path),
  'sees.runner.decides': (look, wanted, path) => seesDeciding(look, 'runner', wanted, path),
  effects: (look, wanted, path) => effectsAre(look, wanted, path),
  thisTurn: (look, wanted, path) => fields(path, memoryFields(look.game.t.now), wanted),
  'lastTurn.corp': (look, wanted, path) => fields(path, memoryFields(look.game.t.lastCorp), wanted),
  'lastTurn.runner': (look, wanted, path) => fields(path, memoryFields(look.game.t.lastRunner), wanted),
};

/** Paths that are checked at the next real decision; all others are checked on the table as the last move left it. */
export const OF_DECISION = new Set([
  'legal',
  'onlyLegal',
  'notLegal',
  'decides',
  'sees.corp.decides',
  'sees.runner.decides',
  'prompt',
  'prompt.card',
  'prompt.min',
  'prompt.max',
  'step',
  'over',
  'winner',
  'reason',
]);

function prompt(game: Play): string | null {
  const frame = top(game);
  return !frame || decider(game) === null ? null : kindOf(frame);
}
/** Checks which card the open decision belongs to: by its title, or also by copy number or place (`Bank Job#2`). */
function promptCard({ game }: Look, wanted: unknown, path: string): string | null {
  const frame = top(game);
  const c = frame && 'h' in frame ? cardOf(game.t, frame.h) : null;
  if (c === null || typeof wanted !== 'string')
    return same(c && title(c), wanted) ? null : differs(path, wanted, c && title(c));
  return allNamed(game, readRef(wanted)).includes(c)
    ? null
    : differs(path, wanted, nameOf(game, decider(game) ?? 'corp', c.h));
}
function runStep(look: Look, wanted: unknown, path: string): string | null {
  const none = look.game.t.run === null;
  if (none || wanted === null) return none && wanted === null ? null : differs(path, wanted, none ? null : 'a step');
  return stepIs(look, String(wanted).startsWith('run') ? wanted : `run ${String(wanted)}`, path);
}
function runIs(look: Look, wanted: unknown, path: string): string | null {
  if (wanted === null)
    return look.game.t.run === null ? null : `${path}: expected no run, but there is one on ${look.game.t.run.server}`;
  if (typeof wanted !== 'object') throw new ScenarioError('run: expects null or an object');
  if (look.game.t.run === null) return `${path}: expected a run, but there is none`;
  for (const [field, each] of Object.entries(wanted as object)) {
    const reader = PATHS[`run.${field}`];
    if (!reader) throw new ScenarioError(`run has no field "${field}"${perhaps(field, names('run.'))}`);
    const problem = reader(look, each, `run.${field}`);
    if (problem) return problem;
  }
  return null;
}
/** Returns the names of all checked paths that start with `prefix`, with the prefix removed. */
const names = (prefix: string): string[] =>
  Object.keys(PATHS)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));

/**
 * Compares those fields of an object that are wanted. Returns the first difference, null if there is none. Throws ScenarioError for an
 * unknown field.
 */
function fields(path: string, actual: Record<string, unknown>, wanted: unknown): string | null {
  if (typeof wanted !== 'object' || wanted === null) throw new ScenarioError(`${path}: expects an object`);
  for (const [field, each] of Object.entries(wanted)) {
    if (!Object.hasOwn(actual, field))
      throw new ScenarioError(`${path} has no field "${field}"${perhaps(field, Object.keys(actual))}`);
    if (!same(actual[field], each)) return differs(`${path}.${field}`, each, actual[field]);
  }
  return null;
}
const memoryFields = (m: Memory): Record<string, unknown> => ({
  ...countsIn(m),
  accessed: m.firsts?.accessed ?? null,
});

// ---------------------------------------------------------------- events

const eventList = (events: Happened[]): string =>
  events
    .filter((told) => told.type !== 'step')
    .map(lineOf)
    .join('; ') || 'nothing';
function happened(look: Look, wanted: unknown, path: string): string | null {
  const used = new Set<Happened>();
  for (const each of asList(wanted, path)) {
    checkEvent(each, path, true);
    const times = typeof each === 'object' && each !== null ? (each as { times?: number }).times : undefined;
    const found = look.events.filter((told) => eventFits(told, each));
    if (times !== undefined) {
      if (found.length !== times)
        return `${path}: expected ${shown(each)} ${times} times, but it happened ${found.length} times`;
      continue;
    }
    const one = found.find((told) => !used.has(told));
    if (!one) return `${path}: ${shown(each)} did not happen; what did: ${eventList(look.events)}`;
    used.add(one);
  }
  return null;
}
function inOrder(look: Look, wanted: unknown, path: string): string | null {
  let from = 0;
  for (const each of asList(wanted, path)) {
    checkEvent(each, path);
    const at = look.events.findIndex((told, i) => i >= from && eventFits(told, each));
    if (at < 0)
      return `${path}: ${shown(each)} did not happen after what stands before it; what did: ${eventList(look.events)}`;
    from = at + 1;
  }
  return null;
}
function notHappened(look: Look, wanted: unknown, path: string): string | null {
  for (const each of asList(wanted, path)) {
    checkEvent(each, path);
    const found = look.events.find((told) => eventFits(told, each));
    if (found) return `${path}: ${shown(each)} happened: ${lineOf(found)}`;
  }
  return null;
}

/** The checks on the events that a seat may know of, by name. */
const OF_TOLD: Record<string, Reader> = { happened, happenedInOrder: inOrder, notHappened };
function toldIs(look: Look, wanted: unknown, path: string): string | null {
  for (const [seat, lists] of entriesOf(wanted, path)) {
    const events = look.happened[seatIn(seat, path)];
    for (const [name, list] of entriesOf(lists, `${path}.${seat}`)) {
      const reader = Object.hasOwn(OF_TOLD, name) ? OF_TOLD[name] : undefined;
      if (!reader)
        throw new ScenarioError(`${path}.${seat} has no field "${name}"${perhaps(name, Object.keys(OF_TOLD))}`);
      const problem = reader({ ...look, events }, list, `${path}.${seat}.${name}`);
      if (problem) return problem;
    }
  }
  return null;
}
function entriesOf(wanted: unknown, path: string): [string, unknown][] {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    throw new ScenarioError(`${path}: expects an object`);
  return Object.entries(wanted);
}
function seatIn(seat: string, path: string): Seat {
  if (seat !== 'corp' && seat !== 'runner')
    throw new ScenarioError(`${path}: expects "corp" or "runner", not "${seat}"`);
  return seat;
}

// ---------------------------------------------------------------- who sees what

/** Checks who decides what, as a seat's view shows it. Returns null if it is as wanted, else the difference. */
function seesDeciding({ game }: Look, viewer: Seat, wanted: unknown, path: string): string | null {
  const decision = viewOf(game, viewer).decision;
  const actual = decision && { seat: decision.seat, kind: decision.kind };
  if (wanted === null) return actual === null ? null : differs(path, wanted, actual);
  for (const [field, each] of entriesOf(wanted, path)) {
    if (field !== 'seat' && field !== 'kind')
      throw new ScenarioError(`${path} has no field "${field}"${perhaps(field, ['seat', 'kind'])}`);
    if (field === 'seat') seatIn(String(each), path);
    else if (!DECISION_KINDS.includes(each as DecisionKind))
      throw new ScenarioError(`${path}: there is no kind "${String(each)}"${perhaps(String(each), DECISION_KINDS)}`);
    if (actual?.[field] !== each) return differs(path, wanted, actual);
  }
  return null;
}
function seen(look: Look, wanted: unknown, path: string): string | null {
  const { game } = look;
  for (const [who, places] of entriesOf(wanted, path)) {
    const seat = seatIn(who, path);
    for (const [place, each] of Object.entries(places as object)) {
      const ids = idsAt(game, place);
      const known = (id: number): string | null => (sees(game.t.cards[id]!, seat) ? title(game.t.cards[id]!) : null);
      const problem =
        Array.isArray(each) || typeof each === 'number'
          ? zone(
              `${path}.${seat}.${place}`,
              ids.map(known).filter((name) => name !== null),
              each,
              'any',
            )
          : ids.length !== 1
            ? `${path}.${seat}.${place}: no card lies there`
            : same(known(ids[0]!), each)
              ? null
              : differs(`${path}.${seat}.${place}`, each, known(ids[0]!));
      if (problem) return problem;
    }
  }
  return null;
}
/** Ids of the cards at a place: `hq`, `rnd#2` (2nd from the top), `remote 1 root#1`, `hq ice#1` (outermost), `grip`, `stack#1`, `rig#1`. */
function idsAt(game: Play, place: string): number[] {
  const match = /^(.*?)(?: (ice|root))?(?:#(\d+))?$/.exec(plain(place))!;
  const server = readServer(match[1]!);
  let ids: number[] | null = null;
  if (match[2]) {
    const there = server ? serverOf(game.t, server) : null;
    if (!there) throw new ScenarioError(`sees: there is no server "${match[1]}"`);
    ids = match[2] === 'ice' ? [...there.ice].reverse() : there.root;
  } else {
    const { hq, rnd, archives, grip, stack, heap, rig } = game.t;
    const lists: Record<string, number[]> = { hq, rnd, archives, grip, stack, heap, rig };
    ids = lists[server ?? match[1]!] ?? null;
  }
  if (!ids)
    throw new ScenarioError(
      `sees: there is no place "${place}" (hq, rnd#1, archives#1, grip, stack#1, rig#1, "remote 1 root#1", "hq ice#1")`,
    );
  return match[3] ? ids.slice(Number(match[3]) - 1, Number(match[3])) : ids;
}

function effectsAre(look: Look, wanted: unknown, path: string): string | null {
  const { t } = look.game;
  const actual = t.mods.map((mod) => {
    const on = cardOf(t, mod.h);
    return {
      what: mod.what,
      on: on ? title(on) : null,
      n: mod.n,
      until: mod.until,
      ...(mod.what === 'subtypes' ? { subtypes: mod.code.split(',') } : mod.code ? { server: mod.code } : {}),
    };
  });
  const list = asList(wanted, path);
  if (list.length === 0) return actual.length === 0 ? null : `${path}: expected none, but there are ${shown(actual)}`;
  const rest = [...actual];
  for (const each of list) {
    const at = rest.findIndex((effect) => eventFits(effect as never, each));
    if (at < 0) return `${path}: ${shown(each)} is not there; there are ${shown(actual)}`;
    rest.splice(at, 1);
  }
  return null;
}

/** Checks all expectations; returns the message for the first that fails, null if none does. Throws ScenarioError for an unknown path. */
export function check(look: Look, wanted: Record<string, unknown>): string | null {
  for (const [path, each] of Object.entries(wanted)) {
    const reader = (Object.hasOwn(PATHS, path) ? PATHS[path] : null) ?? serverPath(look, path) ?? cardPath(look, path);
    if (!reader) throw new ScenarioError(`expect: there is no path "${path}"${perhaps(path, Object.keys(PATHS))}`);
    const problem = reader(look, each, path);
    if (problem) return problem;
  }
  return null;
}
