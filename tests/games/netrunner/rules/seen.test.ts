/** What a view shows of cards, of a run, of what is going on and of the open question; and what a seat is told of a card that moves. */
import { describe, expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { type SetupIn, readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import type { MoveEvent, SeenMove, To } from '../../../../src/games/netrunner/rules/events.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { legalMoves, playMove } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { type Play, move } from '../../../../src/games/netrunner/rules/play.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import type { CardView, View } from '../../../../src/games/netrunner/rules/view-types.ts';
import { redactEvent, viewOf } from '../../../../src/games/netrunner/rules/view.ts';

const play = (setup: SetupIn, seat: Seat = 'corp'): Play => {
  const game = setTable(readSetup(setup), seat, simulationPort());
  settle(game);
  return game;
};
/** Plays the first legal move of each kind named; passes and goes on as long as the next is not legal. */
function go(game: Play, ...kinds: (Move['do'] | Partial<Move>)[]): Play {
  for (const kind of kinds) {
    const wanted: Partial<Move> = typeof kind === 'string' ? { do: kind } : kind;
    for (let i = 0; ; i++) {
      const legal = legalMoves(game);
      const fits = legal.find((each) => Object.entries(wanted).every(([name, n]) => each[name as keyof Move] === n));
      if (fits) {
        playMove(game, fits);
        break;
      }
      const on = legal.find((each) => each.do === 'pass' || each.do === 'continue');
      if (!on || i > 20) throw new Error(`${JSON.stringify(wanted)} is not legal`);
      playMove(game, on);
    }
  }
  return game;
}
const RUN: Partial<Move> = { do: 'run', server: 'hq' };
const cardsOf = (view: View): CardView[] => [
  ...view.servers.flatMap(({ ice, root }) => [...ice, ...root]),
  ...view.runner.rig,
  ...view.corp.hand,
  ...view.runner.hand,
  ...view.corp.score,
  ...view.runner.score,
  view.corp.identity,
  view.runner.identity,
];
const named = (view: View, title: string): CardView | undefined =>
  cardsOf(view).find(({ code }) => code !== null && def(code).title === title);

describe('a card in a view', () => {
  const game = play({
    corp: { identity: 'Jinteki', hq: ['Hedge Fund'] },
    runner: {
      identity: 'Kate',
      rig: [
        { card: 'Femme Fatale', mark: 'Enigma @ hq#1' },
        { card: 'Gordian Blade', hosted: ['The Personal Touch'] },
      ],
    },
    servers: {
      hq: { ice: [{ card: 'Enigma', rezzed: true, hosted: [{ card: 'Parasite', virus: 1 }] }] },
      'remote 1': { root: [{ card: 'Nisei MK II', advancement: 2 }, 'Red Herrings'] },
    },
  });
  const corp = viewOf(game, 'corp');
  const runner = viewOf(game, 'runner');
  it('shows requirement and points of an agenda that is known, and of nothing else', () => {
    expect(named(corp, 'Nisei MK II')).toMatchObject({ requirement: 4, points: 2, counters: { advancement: 2 } });
    for (const view of [corp, runner])
      for (const card of cardsOf(view))
        if (card.code === null || def(card.code).title !== 'Nisei MK II')
          expect([card.requirement, card.points]).toEqual([null, null]);
    expect(named(runner, 'Nisei MK II')).toBeUndefined();
  });
  it('shows what lies on it, what it lies on, and what it has chosen', () => {
    for (const view of [corp, runner]) {
      const [enigma, parasite] = [named(view, 'Enigma')!, named(view, 'Parasite')!];
      const [blade, touch] = [named(view, 'Gordian Blade')!, named(view, 'The Personal Touch')!];
      expect([enigma.hosted, parasite.host, enigma.host]).toEqual([[parasite.h], enigma.h, null]);
      expect([blade.hosted, touch.host, blade.mark]).toEqual([[touch.h], blade.h, null]);
      expect([named(view, 'Femme Fatale')!.mark, touch.hosted]).toEqual([enigma.h, []]);
      expect([enigma.strength, enigma.counters, parasite.counters]).toEqual([1, {}, { virus: 1 }]);
    }
  });
  it('shows each side its identity', () => {
    for (const view of [corp, runner]) {
      expect(def(view.corp.identity.code!).title).toBe('Jinteki: Personal Evolution');
      expect(def(view.runner.identity.code!).title).toBe('Kate "Mac" McCaffrey: Digital Tinker');
    }
  });
});

describe('what is going on', () => {
  const trace = { runner: { credits: 3 }, servers: { hq: { ice: [{ card: 'Hunter', rezzed: true }] } } };
  const psi = { corp: { hq: ['The Future Perfect'] } };
  it('a trace: its strength, then with the bid of the Corp, then nothing', () => {
    const game = go(play(trace, 'runner'), RUN);
    go(game, { do: 'number', n: 2 });
    expect(viewOf(game, 'runner')).toMatchObject({
      pending: { what: 'trace', n: 5, link: 0 },
      decision: { seat: 'runner', kind: 'trace', figures: { strength: 5, link: 0, min: 0, max: 3 } },
      run: { at: 'encounter', firing: 0 },
    });
    go(game, { do: 'number', n: 0 });
    expect(viewOf(game, 'corp').pending).toBeNull();
  });
  it('a psi game: nothing of the bid made', () => {
    const game = go(play(psi, 'runner'), RUN, { do: 'number', n: 2 });
    for (const viewer of ['corp', 'runner'] as const)
      expect(viewOf(game, viewer).pending).toEqual({ what: 'psi', n: 0, link: null });
    expect(viewOf(game, 'runner').decision!.figures).toEqual({ min: 0, max: 2 });
  });
  it('damage that may still be prevented', () => {
    const ice = [{ card: 'Neural Katana', rezzed: true }];
    const grip = ['Diesel', 'Diesel', 'Diesel'];
    const game = play({ runner: { grip, rig: ['Net Shield'] }, servers: { hq: { ice } } }, 'runner');
    go(game, RUN);
    while (viewOf(game, 'runner').decision!.kind !== 'prevent') go(game, 'pass');
    for (const viewer of ['corp', 'runner'] as const)
      expect(viewOf(game, viewer).pending).toEqual({ what: 'net', n: 3, link: null });
    go(game, { do: 'use', name: 'prevent' });
    expect(viewOf(game, 'runner').pending).toBeNull();
  });
  it('no subroutine of the ice approached next, though one of the last has fired', () => {
    const ice = [{ card: 'Neural Katana', rezzed: true }, 'Enigma'];
    const game = play(
      { runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] }, servers: { hq: { ice } } },
      'runner',
    );
    go(game, RUN);
    while (viewOf(game, 'runner').decision!.kind !== 'jack-out') go(game, 'pass');
    expect(game.t.run!.firing).toBe(1);
    expect(viewOf(game, 'runner').run).toMatchObject({ at: 'approach', firing: null });
  });
  it('no subroutine fires before step 3.2', () => {
    const rig = ['Gordian Blade'];
    const game = play({ runner: { rig }, servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } } }, 'runner');
    go(game, RUN, { do: 'use', name: 'break' });
    expect(viewOf(game, 'runner').run).toMatchObject({ at: 'encounter', firing: null, broken: [0] });
  });
});

describe('the sentence of a question', () => {
  it.each<[string, SetupIn, Seat, Partial<Move>[], string]>([
    ['an action', {}, 'corp', [], 'prompt.action'],
    [
      'a window',
      { servers: { 'remote 1': { root: ['PAD Campaign'] } }, step: 'corp 2.1' },
      'corp',
      [],
      'prompt.window',
    ],
    ['ice that may be rezzed', { servers: { hq: { ice: ['Enigma'] } } }, 'runner', [RUN], 'prompt.window.rez-ice'],
    [
      'paying',
      { runner: { rig: ['Patchwork'], grip: ['Diesel', 'Decoy'] } },
      'runner',
      [{ do: 'install' }],
      'prompt.pay',
    ],
    [
      'ordering',
      {
        step: 'corp 1.1',
        servers: {
          hq: { ice: [{ card: 'Thimblerig', rezzed: true }, 'Enigma'] },
          'remote 1': { root: [{ card: 'PAD Campaign', rezzed: true }] },
        },
      },
      'corp',
      [],
      'prompt.order',
    ],
  ])('%s', (_what, setup, seat, moves, key) => {
    expect(
      viewOf(go(play(setup, seat), ...moves), seat === 'runner' && key.endsWith('ice') ? 'corp' : seat).decision!.text
        .key,
    ).toBe(key);
  });
});

describe('an access', () => {
  const game = play({ corp: { hq: ['PAD Campaign'] }, servers: { hq: { root: ['Red Herrings'] } } }, 'runner');
  it('shows the card while it is accessed, and none while the next is chosen', () => {
    go(game, RUN, 'access');
    expect(viewOf(game, 'runner').run!.access).toMatchObject({ gone: false, index: 1, of: 2, card: { zone: 'root' } });
    expect(viewOf(game, 'runner').decision).toMatchObject({ kind: 'trash', figures: { index: 1, of: 2, cost: 1 } });
    go(game, 'decline');
    expect(viewOf(game, 'runner').run!.access).toMatchObject({ index: 2, of: 2, card: { zone: 'hq' } });
    expect(def(viewOf(game, 'corp').run!.access!.card!.code!).title).toBe('PAD Campaign');
  });
  it('shows no card between two', () => {
    const root = ['Red Herrings', 'Akitaro Watanabe', 'PAD Campaign'];
    const y = go(
      play({ servers: { 'remote 1': { root } } }, 'runner'),
      { do: 'run', server: 'remote 1' },
      'access',
      'decline',
    );
    expect(viewOf(y, 'runner')).toMatchObject({
      accessState: 'choose',
      run: { access: { card: null, index: 1, of: 3 } },
    });
    expect(viewOf(y, 'runner').decision!.about.map(({ h }) => h)).toHaveLength(2);
  });
});

it('a question which subroutines to break is about the breaker, not about cards that have their numbers', () => {
  const rig = ['Battering Ram'];
  const setup = { runner: { rig, credits: 9 }, servers: { hq: { ice: [{ card: 'Wall of Thorns', rezzed: true }] } } };
  const game = go(play(setup, 'runner'), RUN, { do: 'use', name: 'boost' }, { do: 'use', name: 'boost' });
  go(game, { do: 'use', name: 'break' });
  const { decision } = viewOf(game, 'runner');
  expect(decision).toMatchObject({ kind: 'pick', source: game.t.cards[game.t.rig[0]!]!.h });
  expect(decision!.about.map(({ h }) => h)).toEqual([game.t.cards[game.t.rig[0]!]!.h]);
});

describe('of a card that moves a seat is told its face if it saw it before or sees it now', () => {
  const CASES: [string, SetupIn, string, Partial<To> & { zone: To['zone'] }, Record<Seat, boolean>][] = [
    [
      'rezzed ice taken back',
      { servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } } },
      'Enigma',
      { zone: 'hq' },
      { corp: true, runner: true },
    ],
    [
      'unrezzed ice taken back',
      { servers: { hq: { ice: ['Enigma'] } } },
      'Enigma',
      { zone: 'hq' },
      { corp: true, runner: false },
    ],
    [
      'an exposed card taken back',
      { servers: { 'remote 1': { root: [{ card: 'Snare!', seenBy: 'runner' }] } } },
      'Snare!',
      { zone: 'rnd', index: 0 },
      { corp: true, runner: true },
    ],
    ['a card drawn', { corp: { rnd: ['Enigma'] } }, 'Enigma', { zone: 'hq' }, { corp: true, runner: false }],
    [
      'a card put back on R&D',
      { corp: { hq: ['Enigma'] } },
      'Enigma',
      { zone: 'rnd', index: 0 },
      { corp: true, runner: false },
    ],
    [
      'a card of the heap shuffled away',
      { runner: { heap: ['Diesel'] } },
      'Diesel',
      { zone: 'stack' },
      { corp: true, runner: true },
    ],
    [
      'a program taken back',
      { runner: { rig: ['Gordian Blade'] } },
      'Gordian Blade',
      { zone: 'grip' },
      { corp: true, runner: true },
    ],
    [
      'a card of the grip put back',
      { runner: { grip: ['Diesel'] } },
      'Diesel',
      { zone: 'stack' },
      { corp: false, runner: true },
    ],
    [
      'an open card of Archives taken back',
      { corp: { archives: { up: ['Enigma'] } } },
      'Enigma',
      { zone: 'hq' },
      { corp: true, runner: true },
    ],
    [
      'a hidden card of Archives taken back',
      { corp: { archives: { down: ['Enigma'] } } },
      'Enigma',
      { zone: 'hq' },
      { corp: true, runner: false },
    ],
    [
      'a current put back',
      { corp: { play: ['Kill Switch'] } },
      'Kill Switch',
      { zone: 'rnd', index: 0 },
      { corp: true, runner: true },
    ],
  ];
  it.each(CASES)('%s', (_what, setup, title, to, told) => {
    const game = play(setup);
    const card = game.t.cards.find((c) => def(c.code).title === title)!;
    const before = card.h;
    const inSight = ['ice', 'root', 'rig', 'heap', 'play'].includes(card.zone) || card.up;
    const seen: Partial<Record<Seat, SeenMove>> = {};
    game.tell = (e) => {
      for (const seat of ['corp', 'runner'] as const) seen[seat] = redactEvent(game, e as MoveEvent, seat) as SeenMove;
    };
    const owner = card.seat;
    move(game, 'moved', card, to, owner, 'effect');
    for (const seat of ['corp', 'runner'] as const) {
      expect([seat, seen[seat]!.card]).toMatchObject([seat, { code: told[seat] ? card.code : null }]);
      const mayPoint = inSight || (seat === owner && !['rnd', 'stack'].includes(seen[seat]!.was.zone) && told[seat]);
      expect([seat, seen[seat]!.was.h]).toEqual([seat, mayPoint ? before : null]);
      expect(seen[seat]!.was.known).toBe(0);
    }
  });
});
