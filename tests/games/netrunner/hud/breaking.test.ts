import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../src/games/netrunner/index.ts';
import type { Choice } from '../../../../src/hud/game-ui.ts';
import { tableGroups } from '../../../../src/games/netrunner/hud/board/groups.ts';
import { waysToBreak } from '../../../../src/games/netrunner/hud/moves/breaking.ts';
import { choicesOf } from '../../../../src/games/netrunner/hud/moves/menu.ts';
import { commandOf } from '../../../../src/commands/keys.ts';
import { position } from '../../../hud/support/positions.ts';
import { testGame } from '../../../hud/support/session.ts';

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };
const thorns = (credits: number, more: Record<string, unknown> = {}) => ({
  turn: 'runner',
  runner: { credits, rig: ['Battering Ram'], grip: ['Diesel', 'Diesel', 'Diesel'] },
  corp: { credits: 0 },
  servers: { hq: { ice: [{ card: 'Wall of Thorns', rezzed: true }] } },
  ...more,
});
const enigma = (credits: number) => ({
  turn: 'runner',
  runner: { credits, rig: ['Gordian Blade'] },
  corp: { credits: 0, hq: ['Priority Requisition'] },
  servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } },
});
const met = (setup: Record<string, unknown>) => position('runner', setup, ['runner: run hq', { to: 'run 3.1' }]);
const texts = (list: readonly Choice[]): string[] =>
  list.map(({ text, price }) => (price === null ? text : `${text} · ${price}`));
const offered = (setup: Record<string, unknown>): string[] =>
  texts(choicesOf(met(setup)).flatMap((group) => group.choices));

/** What was done, windows that passed themselves left out. */
const made = (moves: readonly Move[]): string[] =>
  moves
    .filter((move) => move.do !== 'pass' && move.do !== 'continue')
    .map((move) => move.name ?? (move.do === 'pick' ? `pick ${move.n}` : move.do));

/** A match on the screen, in an encounter. */
function meeting(setup: Parameters<typeof testGame>[3]) {
  const run = testGame('runner', 'breaking', {}, setup);
  run.game.play({ do: 'run', server: 'hq' });
  run.clock.run();
  const all = (): readonly Choice[] => run.game.store.get().groups.flatMap((group) => group.choices);
  const press = (text: string): void => {
    const found = all().find((choice) => choice.text === text);
    if (found === undefined) throw new Error(`no button "${text}" among ${texts(all()).join(' | ')}`);
    run.game.choose(found);
    run.clock.run();
  };
  const key = (name: string): void => {
    commandOf(name, run.game.commands.commands)?.run(run.game.commands, name);
    run.clock.run();
  };
  return { ...run, all, press, key };
}

describe('ways to break', () => {
  it('are offered whole, the one that breaks all first, with all it costs', () => {
    expect(offered(thorns(6))).toEqual([
      'Boost and break all · 4 credits',
      'Boost and break “End the run” · 4 credits',
      'Boost and break “2 net damage” · 4 credits',
      'Battering Ram: +1 strength · 1 credit',
      'Let them fire',
    ]);
    expect(offered(enigma(3))[0]).toBe('Break all · 2 credits');
  });

  it('name what hurts most where all is too dear', () => {
    expect(offered(enigma(1))).toEqual([
      'Gordian Blade: break subroutine 1 “Lose 1 click” · 1 credit',
      'Gordian Blade: break subroutine 2 “End the run” · 1 credit',
      'Gordian Blade: +1 strength · 1 credit',
      'Let them fire',
    ]);
    const [best] = waysToBreak(met(enigma(1)));
    expect(best).toMatchObject({ subs: [1], all: false, credits: 1 });
  });

  it('are none that the credits do not reach', () => {
    expect(waysToBreak(met(thorns(3)))).toEqual([]);
    expect(waysToBreak(met(enigma(0)))).toEqual([]);
  });
});

describe('a button of several moves', () => {
  it('makes them one after the other, and asks nothing in between', () => {
    const { session, press, view } = meeting(thorns(5));
    press('Boost and break all');
    expect(made(session.played).slice(0, 6)).toEqual(['run', 'boost', 'boost', 'break', 'pick 1', 'pick 2']);
    expect(view().runner.credits).toBe(1);
    expect(view().runner.handSize).toBe(3);
    expect(view().run).toBeNull();
  });

  it('stops where something else is asked than expected', () => {
    const { session, press, view } = meeting(thorns(5, { payByHand: true, corp: { credits: 0, badPublicity: 2 } }));
    press('Boost and break all');
    expect(made(session.played)).toEqual(['run', 'boost']);
    expect(view().decision?.kind).toBe('pay');
  });

  it('is taken back as one', () => {
    const { game, press, view, clock } = meeting(thorns(5));
    press('Boost and break “End the run”');
    expect(view().runner.credits).toBe(1);
    game.undo();
    clock.run();
    expect(view().runner.credits).toBe(5);
    expect(view().decision?.kind).toBe('window');
    expect(view().run?.at).toBe('encounter');
  });
});

describe('a set of subroutines', () => {
  const asked = () => {
    const run = meeting(thorns(9));
    for (let i = 0; i < 2; i++) run.press('Battering Ram: +1 strength');
    run.press('Battering Ram: break a subroutine');
    expect(run.view().decision?.kind).toBe('pick');
    return run;
  };

  it('is ticked in any order and broken together', () => {
    const { press, all, view } = asked();
    expect(all().at(-1)).toMatchObject({ text: 'Break (0)', price: '2 credits', off: true });
    press('subroutine 2 “End the run”');
    press('subroutine 1 “2 net damage”');
    expect(all().map((choice) => choice.ticked)).toEqual([true, true, undefined]);
    press('Break (2)');
    expect(view().runner.handSize).toBe(3);
    expect(view().runner.credits).toBe(5);
  });

  it('may be smaller than what could be broken, and what is ticked may be unticked', () => {
    const { press, view } = asked();
    press('subroutine 1 “2 net damage”');
    press('subroutine 1 “2 net damage”');
    press('Break (0)');
    expect(view().decision?.kind).toBe('pick');
    press('subroutine 2 “End the run”');
    press('Break (1)');
    expect(view().runner.credits).toBe(5);
  });

  it('can be ticked on the rows of the duel', () => {
    const { game, all, view } = asked();
    const rows = () => tableGroups(view()).find((group) => group.kind === 'duel')!.items;
    expect(rows().map((item) => item.name)).toEqual(['subroutine 1 “2 net damage”', 'subroutine 2 “End the run”']);
    game.act(rows()[1]!, BOX);
    expect(all().map((choice) => choice.ticked)).toEqual([false, true, undefined]);
  });

  it('a row broken alone is boosted for', () => {
    const { game, session, view, clock } = meeting(thorns(9));
    const row = tableGroups(view()).find((group) => group.kind === 'duel')!.items[1]!;
    expect(row.lit).toBe(true);
    game.act(row, BOX);
    clock.run();
    expect(made(session.played).slice(1, 5)).toEqual(['boost', 'boost', 'break', 'pick 2']);
  });
});

describe('the space bar', () => {
  it('breaks and steals; it never gives the run away', () => {
    const { key, view } = meeting(enigma(2));
    for (let i = 0; i < 3; i++) key(' ');
    expect(view().runner.score.map((card) => card.points)).toEqual([3]);
  });
});
