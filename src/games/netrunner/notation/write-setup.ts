/**
 * Writes a position as a scenario's `setup` (docs/notation.md, "Setup"): the reverse of `table-setup.ts`, for positions where an action is
 * open.
 */
import { def } from '../rules/defs.ts';
import { BIT, type Card, COUNTERS, type Memory, type Mod, SEATS, type Seat, type State } from '../rules/model.ts';
import { type Play, playOf } from '../rules/play.ts';
import { simulationPort } from '../rules/charts.ts';
import { cardOf, recurringOf } from '../rules/table.ts';
import { nameOf } from './notate.ts';
import { COUNTS, type CardIn, type CardObject, EFFECT_FIELDS, type MemoryIn, type SetupIn } from './setup-schema.ts';

/**
 * Options for writing a setup. `top`: how many cards of each deck to write, from its top; `...` after them stands for ten filler cards.
 * Left out: all cards.
 */
export interface WriteOptions {
  top?: number;
}

/** Thrown for a position that a scenario's setup cannot describe. */
export class NotWritable extends Error {
  override name = 'NotWritable';
}

/** Kinds of lasting effects on cards (`Mod`) that a setup can describe. */
const EFFECTS: readonly Mod['what'][] = EFFECT_FIELDS.what.options;

/**
 * Writes the setup that describes a position. Throws `NotWritable` if the open decision is not an action, and for what a setup has no field
 * for: delayed effects, conditions, counts that only some cards need, cards whose list does not match their zone.
 */
export function writeSetup(state: State, options: WriteOptions = {}): SetupIn {
  const game = playOf(state, simulationPort(), null);
  const { t } = game;
  const frame = state.stack.at(-1);
  if (frame?.k !== 'action' || t.run !== null || state.pending.length > 0) throw new NotWritable('no action is open');
  if (t.delayed.length > 0) throw new NotWritable('an effect is pending');
  const list = (ids: readonly number[]): CardIn[] =>
    ids.filter((id) => t.cards[id]!.host < 0).map((id) => cardIn(game, t.cards[id]!));
  const deck = (ids: readonly number[]): CardIn[] =>
    options.top === undefined || ids.length <= options.top ? list(ids) : [...list(ids.slice(0, options.top)), '...'];
  const [corp, runner] = t.identities.map((id) => def(t.cards[id]!.code).title);
  const archives = t.archives.map((id) => t.cards[id]!);
  return clean({
    turn: t.active,
    turnNumber: t.turn,
    ...(t.toWin === 7 ? {} : { toWin: t.toWin }),
    ...(t.payByHand ? { payByHand: true } : {}),
    corp: clean({
      identity: corp,
      credits: t.corp.credits,
      clicks: t.corp.clicks,
      badPublicity: t.corp.badPublicity,
      hq: list(t.hq),
      rnd: deck(t.rnd),
      archives: clean({
        up: archives.filter((c) => c.up).map((c) => cardIn(game, c)),
        down: archives.filter((c) => !c.up).map((c) => cardIn(game, c)),
      }),
      score: list(t.corpScore),
      play: list(t.play.filter((id) => t.cards[id]!.seat === 'corp')),
    }),
    runner: clean({
      identity: runner,
      credits: t.runner.credits,
      clicks: t.runner.clicks,
      tags: t.runner.tags,
      brainDamage: t.runner.brain,
      grip: list(t.grip),
      stack: deck(t.stack),
      heap: list(t.heap),
      rig: list(t.rig),
      score: list(t.runnerScore),
      play: list(t.play.filter((id) => t.cards[id]!.seat === 'runner')),
      seenInHq: t.seenInHq.map((code) => def(code).title),
    }),
    servers: Object.fromEntries(
      t.servers
        .filter(({ ice, root }) => ice.length + root.length > 0)
        .map(({ id, ice, root }) => [id, clean({ ice: list([...ice].reverse()), root: list(root) })]),
    ),
    removed: list(t.removed),
    thisTurn: memoryIn(game, t.now),
    lastTurn: clean({ corp: memoryIn(game, t.lastCorp), runner: memoryIn(game, t.lastRunner) }),
    effects: t.mods.map((mod) => effectIn(game, mod)),
  }) as SetupIn;
}

/** Removes fields that are empty, 0 or missing, except credits, clicks and decks, for which a missing field means something else. */
function clean(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = ([name, value]: [string, unknown]): boolean =>
    ['credits', 'clicks', 'rnd', 'stack'].includes(name) ||
    !(
      value === undefined ||
      value === 0 ||
      value === false ||
      (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
    );
  return Object.fromEntries(Object.entries(fields).filter(kept));
}

/** Returns the seats that know a card's face although its place hides it from them. */
function seers(c: Card): Seat[] {
  const owner: Partial<Record<Card['zone'], Seat>> = {
    hq: 'corp',
    ice: 'corp',
    root: 'corp',
    archives: 'corp',
    grip: 'runner',
    rig: 'runner',
  };
  const open = c.up && c.zone !== 'rnd' && c.zone !== 'stack' && c.zone !== 'hq' && c.zone !== 'grip';
  if (open) return [];
  return SEATS.filter((seat) => (c.known & BIT[seat]) !== 0 && owner[c.zone] !== seat);
}

function cardIn(game: Play, c: Card): CardIn {
  const { t } = game;
  const o: CardObject = { card: def(c.code).title };
  const inServer = c.zone === 'ice' || c.zone === 'root';
  if (inServer && c.up) o.rezzed = true;
  if (c.zone === 'rig' && !c.up) o.faceDown = true;
  for (const kind of COUNTERS) if (c[kind] > 0) o[kind] = c[kind];
  if (c.up && c.credit === 0 && recurringOf(c) > 0) o.credit = 0;
  if (c.worth !== undefined) o.worth = c.worth;
  if (c.mark >= 0) {
    const marked = cardOf(t, c.mark);
    if (marked === null) throw new NotWritable('a mark on a card that is gone');
    o.mark = nameOf(game, marked.seat, marked.h);
  }
  const known = seers(c);
  if (known.length > 0) o.seenBy = known.length === 1 ? known[0]! : known;
  const hosted = t.cards.filter((one) => one.host === c.id);
  if (hosted.length > 0) o.hosted = hosted.map((one) => cardIn(game, one));
  return Object.keys(o).length === 1 ? o.card : o;
}

/** What a turn's memory counts, by the names of a setup's fields. */
export const countsIn = (m: Memory): Record<string, number> =>
  Object.fromEntries(Object.entries(COUNTS).map(([name, field]) => [name, m[field]]));

function memoryIn(game: Play, m: Memory): MemoryIn {
  const { accessed = 0, ...counts } = m.firsts ?? {};
  if (Object.values(counts).some((n) => n > 0)) throw new NotWritable('counts of a turn');
  if (m.centralSuccesses > m.successes) throw new NotWritable('successes');
  return clean({ ...countsIn(m), accessed, used: m.used.flatMap((n) => usedIn(game, n)) }) as MemoryIn;
}

/** The title of a card whose ability was used this turn, in a list; an empty list if the card has left the table. */
function usedIn(game: Play, n: number): string[] {
  if (n < 0) throw new NotWritable('damage was prevented');
  const c = cardOf(game.t, Math.floor(n / 32));
  if (c === null) return [];
  const once = def(c.code).abilities.findIndex((ability) => ability.a === 'paid' && ability.oncePerTurn);
  if (once !== n % 32) throw new NotWritable('a used ability that has no name');
  return [nameOf(game, c.seat, c.h)];
}

function effectIn(game: Play, mod: Mod): NonNullable<SetupIn['effects']>[number] {
  if (!EFFECTS.includes(mod.what)) throw new NotWritable(mod.what);
  const on = cardOf(game.t, mod.h);
  const server = mod.what === 'accesses' || mod.what === 'steal-cost';
  if (!server && mod.h >= 0 && on === null) throw new NotWritable('an effect on a card that is gone');
  return {
    what: mod.what as NonNullable<SetupIn['effects']>[number]['what'],
    ...(on === null ? {} : { on: nameOf(game, on.seat, on.h) }),
    ...(mod.n === 0 ? {} : { n: mod.n }),
    ...(server && mod.code !== '' ? { server: mod.code } : {}),
    ...(mod.what === 'subtypes' ? { subtypes: mod.code.split(',') } : {}),
    until: mod.until,
  };
}
