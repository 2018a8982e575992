/** The show over real play: every event laid out and played, skipped anywhere, and always ending in the view. */
import { describe, expect, test } from 'vitest';
import CUES from '../../../../src/games/netrunner/sound/sprite.json' with { type: 'json' };
import { cardDef } from '../../../../src/games/netrunner/index.ts';
import type { EventType, SeenEvent } from '../../../../src/games/netrunner/rules/events.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { CardLookup } from '../../../../src/games/netrunner/stage/board.ts';
import { CHOREOGRAPHY } from '../../../../src/games/netrunner/stage/choreography.ts';
import { type LayoutOptions, layout } from '../../../../src/games/netrunner/stage/layout.ts';
import { pieceArts } from '../../../../src/games/netrunner/stage/pieces/index.ts';
import { stepsOf } from '../../../../src/games/netrunner/stage/steps.ts';
import { type StageModel, type StageNode, differences } from '../../../../src/stage/model.ts';
import { type Step, Player } from '../../../../src/stage/player.ts';
import { type Group, groupsOf } from '../../../../src/stage/steps.ts';
import { lookup } from './fixtures.ts';
import { type GameFrame, allScenarios, updatesOf, gameUpdates } from './frames.ts';
import { madeUpdates } from './made-frames.ts';

const options = (near: Seat, cards: CardLookup = cardDef): LayoutOptions => ({
  size: { w: 1280, h: 720, insets: { top: 40, right: 280, bottom: 36, left: 0 } },
  near,
  lookup: cards,
});
const groupEvents = (events: readonly SeenEvent[]): Group<SeenEvent>[] =>
  groupsOf(events, ({ type }) => CHOREOGRAPHY[type] as never);
const PIECES = new Set(pieceArts().map((art) => art.name));

/** What would keep a node from being drawn. */
function undrawable(key: string, node: StageNode): string {
  for (const field of ['x', 'y', 'w', 'h', 'rot', 'alpha', 'z'] as const)
    if (!Number.isFinite(node[field])) return `${key}.${field}`;
  if (node.kind === 'piece' && !PIECES.has(node.piece)) return `${key}: no picture ${node.piece}`;
  if (node.kind === 'card')
    for (const badge of node.badges)
      if (
        !PIECES.has(
          badge.kind === 'strength' || badge.kind === 'cost' || badge.kind === 'mark'
            ? `token:${badge.kind}`
            : `pill:${badge.kind}`,
        )
      )
        return `${key}: no badge ${badge.kind}`;
  if (node.kind === 'figure')
    for (const sign of `${node.before}${node.value}${node.after}`)
      if (!PIECES.has(`digit:${sign}`)) return `${key}: no sign ${sign}`;
  if (node.kind === 'caption' && node.text.startsWith('stage.')) return `${key}: no sentence ${node.text}`;
  return '';
}

const placeOf = (node: StageNode): string => `${Math.round(node.x)},${Math.round(node.y)}`;
const faults = (model: StageModel): string[] =>
  [...model].map(([key, node]) => undrawable(key, node)).filter((fault) => fault !== '');
const scenarios = allScenarios();
const kept = new Map<string, GameFrame[]>();
/** A scenario's frames, played once. */
const updatesFor = (name: string, scenario: Record<string, unknown>, near: Seat): GameFrame[] => {
  const key = `${near} ${name}`;
  const frames = kept.get(key) ?? updatesOf(scenario, near);
  kept.set(key, frames);
  return frames;
};
const TURNS: Seat[] = ['runner', 'corp'];

/** Plays frames with everything watched. `play` is called with every tick. */
function watch(
  frames: readonly GameFrame[],
  near: Seat,
  reduced: boolean,
  each: (model: StageModel, steps: readonly Step[]) => void,
  cards: CardLookup = cardDef,
): string[] {
  const found: string[] = [];
  let speed = 1;
  const player = new Player({
    speed: () => speed,
    sound: (call) => {
      if (!(call.cue in CUES)) found.push(`no cue ${call.cue}`);
      if (!(call.rate === undefined || (call.rate >= 0.25 && call.rate <= 4))) found.push(`rate ${call.rate}`);
    },
    onStep: (step) => found.push(...differences(player.model, step.target)),
  });
  if (frames[0]) player.set(layout(frames[0].before, options(near, cards)).nodes);
  for (const frame of frames) {
    const { steps } = stepsOf(frame, options(near, cards), reduced);
    void player.play(steps);
    for (let i = 0; i < 4000 && !player.idle; i++) {
      player.tick(90);
      each(player.model, steps);
      found.push(...faults(player.model).map((fault) => `${fault} (${frame.move?.sentence})`));
    }
    expect(player.idle).toBe(true);
    found.push(
      ...differences(player.model, layout(frame.after, options(near, cards)).nodes).map(
        (fault) => `${frame.move?.sentence}: ${fault}`,
      ),
    );
    if (found.length > 0) return found;
  }
  speed = 0;
  return found;
}

// The corpus is seen from one side with full motion; every fifth scenario with reduced.
describe('every scenario of the house on the table', () => {
  const files = [...new Set(scenarios.map(({ name }) => name.split(':')[0]!))];
  test.each(files)('%s', (file) => {
    scenarios
      .filter(({ name }) => name.startsWith(`${file}:`))
      .forEach(({ name, scenario }, i) => {
        const near = TURNS[i % 2]!;
        const frames = updatesFor(name, scenario, near);
        expect({ name, found: watch(frames, near, i % 5 === 4, () => {}) }).toEqual({ name, found: [] });
      });
  });
});

test('every kind of event has been played, in both forms', () => {
  const seen = new Set<string>();
  const hand = [...madeUpdates('runner'), ...madeUpdates('corp')];
  for (const reduced of [false, true])
    for (const near of TURNS)
      for (const frame of madeUpdates(near)) expect(watch([frame], near, reduced, () => {}, lookup)).toEqual([]);
  for (const { name, scenario } of scenarios)
    for (const frame of updatesFor(name, scenario, 'runner')) for (const event of frame.events) seen.add(event.type);
  for (const frame of [...hand, ...gameUpdates(3, 'runner', 400)])
    for (const event of frame.events) seen.add(event.type);
  expect(Object.keys(CHOREOGRAPHY).filter((type) => !seen.has(type))).toEqual([]);
});

test('after each event the table is that of the view at that moment', () => {
  let [frames, between] = [0, 0];
  scenarios.forEach(({ name, scenario }, i) => {
    if (i % 3 > 0) return;
    // Each from the other side than above.
    const near = TURNS[(i + 1) % 2]!;
    for (const frame of updatesFor(name, scenario, near)) {
      frames++;
      const { layouts, last } = stepsOf(frame, options(near), false);
      // Groups of which nothing is shown have no step: the tables of the steps are those of the groups, with some left out.
      let happened = 0;
      const tables = groupEvents(frame.events).map(({ events }) => {
        happened += events.length;
        return layout({ ...frame.viewAt(happened), decision: null }, options(near)).nodes;
      });
      for (const shown of layouts) {
        if (shown === last) continue;
        between++;
        const at = tables.findIndex((table) => differences(table, shown.nodes).length === 0);
        expect(at < 0 ? `${name}: ${frame.move?.sentence}` : '').toBe('');
        tables.splice(0, at + 1);
      }
      expect(differences(last.nodes, layout(frame.after, options(near)).nodes)).toEqual([]);
    }
  });
  expect(frames).toBeGreaterThan(400);
  expect(between).toBeGreaterThan(frames);
});

test('reduced motion: nothing is seen on its way, only where it was and where it will be', () => {
  for (const { name, scenario } of scenarios.slice(0, 60)) {
    const frames = updatesFor(name, scenario, 'runner');
    const effects = new Map<string, string>();
    const seen: string[] = [];
    let rest: StageModel = new Map(frames[0] ? layout(frames[0].before, options('runner')).nodes : []);
    let last: readonly Step[] = [];
    watch(frames, 'runner', true, (model, steps) => {
      // Where things lay before this frame stays an answer until it is over.
      if (steps !== last) rest = new Map([...rest, ...last.flatMap((step) => [...step.target])]);
      last = steps;
      for (const [key, node] of model) {
        const place = placeOf(node);
        if (key.startsWith('fx:')) {
          // What lives only in this step stays where it is.
          if ((effects.get(key) ?? place) !== place) seen.push(`${key} ${effects.get(key)} → ${place}`);
          effects.set(key, place);
          continue;
        }
        const ends = [rest, ...steps.map((step) => step.target)].flatMap((table) =>
          table.has(key) ? [placeOf(table.get(key)!)] : [],
        );
        if (ends.length > 0 && !ends.includes(place)) seen.push(`${key} at ${place}, not at ${ends.join(' or ')}`);
      }
    });
    expect({ name, seen }).toEqual({ name, seen: [] });
  }
});

test('events are grouped without one lost, in order, with what pays for them', () => {
  const events = ['clicks-spent', 'credits-spent', 'installed', 'drawn', 'drawn', 'drawn', 'step', 'turn-ended'].map(
    (type) => ({ type, seat: 'corp' }) as unknown as SeenEvent,
  );
  const groups = groupEvents(events).map((group) => group.events.map((event) => event.type));
  expect(groups).toEqual([
    ['clicks-spent', 'credits-spent', 'installed'],
    ['drawn', 'drawn', 'drawn'],
    ['step', 'turn-ended'],
  ]);
  for (let game = 1; game <= 3; game++)
    for (const frame of gameUpdates(game, 'corp', 40))
      expect(groupEvents(frame.events).flatMap((group) => group.events)).toEqual(frame.events);
});

test('a run past two ice, with four pumps and three breaks, takes at most four seconds', () => {
  const run = {
    name: 'two ice',
    setup: {
      corp: { credits: 20 },
      runner: { credits: 20, rig: ['Battering Ram', 'Gordian Blade'] },
      servers: { 'remote 1': { ice: ['Wall of Thorns', 'Chum'] } },
    },
    play: [
      'runner: run remote 1',
      'corp: rez Wall of Thorns',
      { to: 'run 3.1' },
      'runner: use Battering Ram boost x2',
      'runner: use Battering Ram break 1, 2',
      'corp: rez Chum',
      { to: 'run 3.1' },
      'runner: use Gordian Blade boost x2',
      'runner: use Gordian Blade break 1',
      { to: 'run 5.2' },
    ],
  };
  const frames = updatesOf(run, 'runner');
  const types = frames.flatMap((frame) => frame.events.map((event) => event.type));
  const times = (type: EventType): number => types.filter((one) => one === type).length;
  expect([times('rezzed'), times('strength-boosted'), times('subroutine-broken'), times('server-approached')]).toEqual([
    2, 4, 3, 1,
  ]);
  const steps = frames.flatMap((frame) => stepsOf(frame, options('runner'), false).steps);
  const ms = steps.reduce((sum, step) => sum + step.clip.ms, 0) + CHOREOGRAPHY['run-succeeded'].ms;
  expect(ms).toBeGreaterThan(2500);
  expect(ms).toBeLessThanOrEqual(4000);
});
