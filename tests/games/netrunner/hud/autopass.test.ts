import type { JsonObject } from '../../../../src/core/json.ts';
import { describe, expect, it } from 'vitest';
import type { View } from '../../../../src/games/netrunner/index.ts';
import {
  answerPlain,
  autoAnswers,
  autoPass,
  noMemory,
  rememberPass,
} from '../../../../src/games/netrunner/hud/autopass.ts';
import { matters } from '../../../../src/games/netrunner/hud/matters.ts';
import { choicesOf } from '../../../../src/games/netrunner/hud/moves/menu.ts';
import { isMine } from '../../../../src/games/netrunner/hud/words/find.ts';
import { playGame } from '../../../hud/support/games.ts';
import { DEFAULTS } from '../../../../src/hud/contract/prefs.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import { position } from '../../../hud/support/positions.ts';
import { testGame } from '../../../hud/support/session.ts';

const all: View[] = [];
for (const seed of [21, 22, 23, 24, 25])
  playGame(seed, ({ before, viewer }) => {
    if (viewer !== 'open' && isMine(before)) all.push(before);
  });
const windows = all.filter((view) => view.decision?.kind === 'window');
const others = (view: View) => view.decision!.moves.filter((move) => move.do !== 'pass' && move.do !== 'concede');
const passes = (view: View, stopAt: 'always' | 'new' | 'matters', hold = false): boolean =>
  autoPass(view, stopAt, hold, noMemory()) !== null;
/** The window in which the Corp's turn opens, with an asset that could be rezzed in it and would earn from then on. */
const asset = (code = 'PAD Campaign'): View =>
  position('corp', { turn: 'runner', runner: { clicks: 1 }, servers: { 'remote 1': { root: [code] } } }, [
    'runner: credit',
    { to: 'corp 1.1' },
  ]);

describe('an order that cannot matter', () => {
  const opening = (...root: JsonObject[]): View =>
    position(
      'corp',
      {
        turn: 'runner',
        runner: { clicks: 1 },
        servers: Object.fromEntries(root.map((card, n) => [`remote ${n + 1}`, { root: [{ rezzed: true, ...card }] }])),
      },
      ['runner: credit', { to: 'corp 1.2' }],
    );
  const answered = (view: View, hold = false) => autoAnswers().answer(view, DEFAULTS, hold);

  it('of triggers is chosen for the person where each only gives credits', () => {
    const view = opening({ card: 'PAD Campaign' }, { card: 'Adonis Campaign', credit: 9 });
    expect(view.decision?.kind).toBe('order');
    expect(answered(view)?.do).toBe('first');
    expect(answered(view, true)).toBeNull();
    const weighty = { ...view.decision!, moves: view.decision!.moves.map((move) => ({ ...move })) };
    // Adonis Campaign's other ability, which trashes it.
    weighty.moves[1]!.option = '01056.a2';
    expect(answered({ ...view, decision: weighty })).toBeNull();
  });

  it('of accesses is chosen in Archives, agendas first, unless a card there does something', async () => {
    const asked = async (...archives: string[]) => {
      const run = await testGame('runner', 'archives', { table: { turn: 'runner', corp: { archives } } });
      run.game.play({ do: 'run', server: 'archives' });
      await run.clock.run();
      return run;
    };
    const plain = await asked('Hedge Fund', 'Enigma', 'Priority Requisition');
    expect(plain.view().run).toBeNull();
    const stolen = plain.view().runner.score.map(({ code }) => code);
    expect(stolen).toHaveLength(1);
    expect(plain.session.played.find((move) => move.do === 'access')?.card).toBeDefined();
    const lines = plain.game.state.lines.map(textOf);
    const at = (start: string): number => lines.findIndex((line) => line.startsWith(start));
    expect(at('You steal Priority Requisition')).toBeGreaterThan(0);
    expect(at('You steal Priority Requisition')).toBeLessThan(at('You access 2 cards in Archives and leave them'));
    const trap = await asked('Hedge Fund', 'Shi.Kyū');
    expect(trap.view().decision?.kind).toBe('access');
  });
});

describe('windows that pass themselves', () => {
  it('pass with a legal pass and nothing else', async () => {
    for (const view of all) {
      const move = autoPass(view, 'matters', false, noMemory());
      if (move !== null) expect(view.decision!.moves).toContainEqual({ do: 'pass' });
    }
  });

  it('are only windows: a question is asked whatever the setting', async () => {
    const questions = all.filter((view) => view.decision?.kind !== 'window');
    expect(questions.length).toBeGreaterThan(200);
    for (const view of questions) expect(passes(view, 'matters')).toBe(false);
    for (const view of questions)
      if (!['jack-out', 'look', 'access'].includes(view.decision!.kind))
        expect(answerPlain(view, noMemory())).toBeNull();
  });

  it('never pass themselves when set to stop always, nor when the next one is held', async () => {
    expect(windows.length).toBeGreaterThan(20);
    for (const view of windows) {
      expect(passes(view, 'always')).toBe(false);
      expect(passes(view, 'matters', true)).toBe(false);
    }
  });

  it('stop at the approached ice that can be rezzed', async () => {
    const view = position('corp', { turn: 'runner', servers: { hq: { ice: ['Enigma'] } } }, [
      'runner: run hq',
      { to: 'run 2.3' },
      'runner: pass',
    ]);
    expect(view.decision).toMatchObject({ seat: 'corp', kind: 'window' });
    expect(passes(view, 'matters')).toBe(false);
    expect(passes(view, 'new')).toBe(false);
  });

  it('stop at the unbroken subroutine of an encounter, and not once all are broken', async () => {
    const setup = {
      runner: { credits: 9, rig: ['Gordian Blade'] },
      servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } },
    };
    const run = ['runner: run hq', { to: 'run 3.1' }] as const;
    expect(passes(position('runner', setup, run), 'matters')).toBe(false);
    const broken = position('runner', setup, [...run, 'runner: use Gordian Blade break 1, 2']);
    expect(broken.decision).toMatchObject({ seat: 'runner', kind: 'window' });
    expect(passes(broken, 'matters')).toBe(true);
  });

  it('stop where an agenda can be scored', async () => {
    const agenda = { servers: { 'remote 1': { root: [{ card: 'Priority Requisition', advancement: 5 }] } } };
    const view = position('corp', agenda, ['corp: credit']);
    expect(others(view).map((move) => move.do)).toEqual(['score']);
    expect(matters(view, others(view)[0]!)).toBe(true);
    expect(passes(view, 'matters')).toBe(false);
  });

  it('pass the rest when only what matters is asked', () =>
    expect(windows.some((view) => passes(view, 'matters'))).toBe(true));

  it('do not make the same offer twice in a turn, but make it again in the next', async () => {
    const view = asset();
    const memory = noMemory();
    expect(autoPass(view, 'new', false, memory)).toBeNull();
    rememberPass(view, memory);
    expect(autoPass(view, 'new', false, memory)).toEqual({ do: 'pass' });
    expect(autoPass({ ...view, turn: view.turn + 2 }, 'new', false, memory)).toBeNull();
  });

  it('make the offer again when something new can be done', async () => {
    const view = asset();
    const memory = noMemory();
    rememberPass(view, memory);
    const more = {
      ...view,
      decision: { ...view.decision!, moves: [...view.decision!.moves, { do: 'score', card: 9999 } as const] },
    };
    expect(autoPass(more, 'new', false, memory)).toBeNull();
  });

  it('pass what can do nothing: rezzing a trap, strength that leads to no break, a run that is not met yet', async () => {
    const trap = asset('Snare!');
    expect(others(trap)).toContainEqual({ do: 'rez', card: expect.anything() as number });
    expect(passes(trap, 'new')).toBe(true);
    const setup = (credits: number) => ({
      turn: 'runner',
      runner: { credits, rig: ['Gordian Blade'] },
      servers: {
        hq: { ice: [{ card: 'Wall of Static', rezzed: true }] },
        rnd: { ice: [{ card: 'Enigma', rezzed: true }] },
      },
    });
    const wall = position('runner', setup(9), ['runner: run hq', { to: 'run 3.1' }]);
    expect(others(wall).map((move) => move.name)).toEqual(['boost']);
    expect(passes(wall, 'new')).toBe(true);
    const approach = position('runner', setup(9), ['runner: run rnd', { to: 'run 2.1' }]);
    expect(others(approach).map((move) => move.name)).toEqual(['boost']);
    expect(passes(approach, 'new')).toBe(true);
    expect(passes(approach, 'always')).toBe(false);
    expect(passes(position('runner', setup(9), ['runner: run rnd', { to: 'run 3.1' }]), 'new')).toBe(false);
  });

  it('offer a rez in the server where it counts, and at the moment at which it does', async () => {
    const setup = {
      turn: 'runner',
      corp: { credits: 9 },
      servers: { 'remote 1': { ice: ['Enigma'], root: ['Akitaro Watanabe'] }, hq: { ice: ['Wall of Static'] } },
    };
    const rez = (view: View, title: string) =>
      others(view).some((move) => {
        const card = view.servers.flatMap((server) => server.root).find((one) => one.h === move.card);
        return card !== undefined && title !== '' && matters(view, move);
      });
    const here = position('corp', setup, ['runner: run remote 1', { to: 'run 2.3' }, 'runner: pass']);
    expect(rez(here, 'Akitaro Watanabe')).toBe(true);
    const late = position('corp', setup, ['runner: run remote 1', { to: 'run 5.3' }, 'runner: pass']);
    expect(others(late)).toHaveLength(1);
    expect(passes(late, 'new')).toBe(true);
    const there = position('corp', setup, ['runner: run hq', { to: 'run 2.3' }, 'runner: pass']);
    expect(rez(there, 'Akitaro Watanabe')).toBe(false);
  });

  it('offer what strengthens ice while ice of its server is approached, and not later', async () => {
    const setup = {
      turn: 'runner',
      servers: {
        hq: { ice: [{ card: 'Enigma', rezzed: true }], root: ['Experiential Data'] },
        rnd: { ice: [{ card: 'Enigma', rezzed: true }] },
      },
    };
    const at = (server: string, step: string) =>
      position('corp', setup, [`runner: run ${server}`, { to: step }, 'runner: pass']);
    expect(passes(at('hq', 'run 2.3'), 'new')).toBe(false);
    expect(passes(at('rnd', 'run 2.3'), 'new')).toBe(true);
    const open = { ...setup, servers: { hq: { root: ['Experiential Data'] } } };
    const late = position('corp', open, ['runner: run hq', { to: 'run 5.3' }, 'runner: pass']);
    expect(others(late)).toHaveLength(1);
    expect(passes(late, 'new')).toBe(true);
  });

  it('offer what lets the Corp score at once: a counter more, or one fewer needed', async () => {
    const after = (advancement: number, besides: object): View =>
      position(
        'corp',
        { corp: { credits: 9 }, servers: { 'remote 1': { root: [{ card: 'Nisei MK II', advancement }] } }, ...besides },
        ['corp: credit'],
      );
    const grid = (advancement: number, server: 'remote 1' | 'remote 2') =>
      after(0, {
        servers: {
          'remote 1': {
            root: [{ card: 'Nisei MK II', advancement }, ...(server === 'remote 1' ? ['SanSan City Grid'] : [])],
          },
          ...(server === 'remote 2' && { 'remote 2': { root: ['SanSan City Grid'] } }),
        },
      });
    expect(passes(grid(3, 'remote 1'), 'new')).toBe(false);
    expect(passes(grid(2, 'remote 1'), 'new')).toBe(true);
    expect(passes(grid(3, 'remote 2'), 'new')).toBe(true);
    const script = (advancement: number) =>
      after(advancement, { corp: { score: [{ card: 'AstroScript Pilot Program', agenda: 1 }] } });
    expect(passes(script(3), 'new')).toBe(false);
    expect(passes(script(2), 'new')).toBe(true);
    // after the last click nothing is scored any more
    const over = { ...script(3), leaf: 'c3_2', tags: ['window', 'closes-turn'] } as View;
    expect(passes(over, 'new')).toBe(true);
  });

  it('offer a counter for a trap before the run on it succeeds, and for nothing else in a run', async () => {
    const run = (card: string, step: string): View =>
      position(
        'corp',
        {
          turn: 'runner',
          corp: { score: [{ card: 'AstroScript Pilot Program', agenda: 1 }] },
          servers: { 'remote 1': { root: [card] } },
        },
        ['runner: run remote 1', { to: step }, 'runner: pass'],
      );
    expect(passes(run('Ghost Branch', 'run 5.3'), 'new')).toBe(false);
    expect(passes(run('Ghost Branch', 'run 5.1'), 'new')).toBe(true);
    expect(passes(run('Nisei MK II', 'run 5.3'), 'new')).toBe(true);
  });

  it('stop once more at the last window of a turn', async () => {
    const view = position(
      'corp',
      { servers: { 'remote 1': { root: [{ card: 'Priority Requisition', advancement: 5 }] } } },
      ['corp: credit'],
    );
    const memory = noMemory();
    rememberPass(view, memory);
    expect(autoPass({ ...view, leaf: 'c3_2', tags: ['window', 'closes-turn'] }, 'new', false, memory)).toBeNull();
  });
});

describe('a question that is none', () => {
  const run = (root: readonly unknown[], ice: readonly unknown[] = []): View =>
    position(
      'runner',
      {
        turn: 'runner',
        corp: { hq: ['Snare!'] },
        servers: root.length > 0 ? { 'remote 1': { ice, root } } : { hq: { ice } },
      },
      [`runner: run ${root.length > 0 ? 'remote 1' : 'hq'}`, { to: 'run 5.2' }],
    );
  const continues = { do: 'continue' };

  it('is whether to jack out where nothing unseen lies ahead', async () => {
    expect(answerPlain(run([]), noMemory())).toEqual(continues);
    expect(answerPlain(run([{ card: 'PAD Campaign', rezzed: true }]), noMemory())).toEqual(continues);
  });

  it('is asked where something facedown is installed, whatever it is, and where ice is ahead', async () => {
    for (const card of ['PAD Campaign', 'Snare!', 'Priority Requisition'])
      expect(answerPlain(run([card]), noMemory()), card).toBeNull();
    const ahead = position('runner', { turn: 'runner', servers: { hq: { ice: ['Enigma', 'Hunter'] } } }, [
      'runner: run hq',
      { to: 'run 2.2' },
    ]);
    expect(ahead.decision?.kind).toBe('jack-out');
    expect(answerPlain(ahead, noMemory())).toBeNull();
  });

  it('is whether to put back a card that was met before, in this match or another', async () => {
    const { game, clock, view } = await testGame('runner', 'look', {
      table: { turn: 'runner', corp: { rnd: ['Hedge Fund'] } },
    });
    game.play({ do: 'run', server: 'rnd' });
    await clock.run();
    const looked = view();
    expect(looked.decision?.kind).toBe('look');
    const met = new Set<string>();
    const first = autoAnswers(met);
    expect(first.answer(looked, DEFAULTS, false)).toBeNull();
    first.onMoveMade(looked, { do: 'leave' });
    expect(first.answer(looked, DEFAULTS, false)).toEqual({ do: 'leave' });
    expect(autoAnswers(met).answer(looked, DEFAULTS, false)).toEqual({ do: 'leave' });
    expect(autoAnswers(met).answer(looked, { ...DEFAULTS, stopAt: 'always' }, false)).toBeNull();
    expect(autoAnswers().answer(looked, DEFAULTS, false)).toBeNull();
  });
});

describe('a run past one rezzed ice', () => {
  /** Makes the moves of a person who breaks what they can and goes on; returns the questions they were asked until the run was over. */
  const asked = async (table: JsonObject, server: string): Promise<string[]> => {
    const { game, clock, view } = await testGame('runner', 'one ice', { table });
    const run = view().decision!.moves.find((move) => move.do === 'run' && move.server === server)!;
    game.play(run);
    await clock.run();
    const questions: string[] = [];
    for (let i = 0; i < 20 && view().run !== null; i++) {
      questions.push(view().decision!.kind);
      const all = choicesOf(view()).flatMap(({ choices }) => choices);
      game.choose(all.find(({ sensible }) => sensible) ?? all[0]!);
      await clock.run();
    }
    return questions;
  };
  const breakers = { turn: 'runner', runner: { credits: 12, rig: ['Battering Ram', 'Gordian Blade'] } };
  const ice = (title: string) => [{ card: title, rezzed: true }];

  it('asks at most twice: how to break it, and about what is found', async () => {
    for (const title of ['Wall of Static', 'Enigma', 'Wall of Thorns'])
      for (const found of ['Hedge Fund', 'PAD Campaign', 'Priority Requisition']) {
        const hq = await asked({ ...breakers, corp: { hq: [found] }, servers: { hq: { ice: ice(title) } } }, 'hq');
        expect(hq.length, `${title}, ${found}: ${hq.join()}`).toBeLessThanOrEqual(2);
        expect(hq.length).toBeGreaterThan(0);
      }
  });
});
