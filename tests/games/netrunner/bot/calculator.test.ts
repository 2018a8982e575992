import { expect, test } from 'vitest';
import { pendingFor, problem, type Reading } from '../../../../src/games/netrunner/bot/calculator/read.ts';
import { solve } from '../../../../src/games/netrunner/bot/calculator/solve.ts';
import type { Outlook, Weights } from '../../../../src/games/netrunner/bot/calculator/types.ts';
import type { ServerId } from '../../../../src/games/netrunner/rules/model.ts';
import { type Table, viewOf } from './views.ts';

const WEIGHTS: Weights = {
  credit: 1,
  cards: (_, n) => n * 1.5,
  click: 1.4,
  tag: 3,
  program: 5,
  brain: 6,
  game: 100,
  nuisance: 1,
  corpCredit: 0,
};

/** The run on `server` at a table, for a prize that is worth any price unless another is given. */
function run(table: Table, server: ServerId, given: Partial<Reading> = {}): Outlook {
  return solve(problem(viewOf(table), server, { weights: WEIGHTS, prize: () => 60, ...given }));
}
const known = (table: Table, server: ServerId = 'hq'): Outlook => run(table, server);
const spends = (o: Outlook): number[] => [o.reach, o.credits];

test('an empty server costs nothing', () => {
  expect(spends(known({ credits: 0, grip: 3 }))).toEqual([1, 0]);
});
test('Gordian Blade breaks both subroutines of Enigma for 2', () => {
  expect(spends(known({ ice: { hq: ['Enigma'] }, rig: ['Gordian Blade'], credits: 5, grip: 3 }))).toEqual([1, 2]);
});
test('with 1 credit only the ending subroutine of Enigma is broken, and a click is lost', () => {
  const o = known({ ice: { hq: ['Enigma'] }, rig: ['Gordian Blade'], credits: 1, grip: 3, clicks: 3 });
  expect([...spends(o), o.clicks]).toEqual([1, 1, 1]);
  expect(o.way?.fires).toEqual([0]);
});
test('without clicks left the first subroutine of Enigma is let fire', () => {
  const o = known({ ice: { hq: ['Enigma'] }, rig: ['Gordian Blade'], credits: 5, grip: 3, clicks: 0 });
  expect([o.credits, o.way?.fires]).toEqual([1, [0]]);
});
test('a wall without a fracter stops the run', () => {
  expect(
    known({ ice: { hq: ['Wall of Static'] }, rig: ['Gordian Blade', 'Pipeline'], credits: 20, grip: 3 }).reach,
  ).toBe(0);
});
test('Battering Ram pays 2 for one subroutine of Wall of Static', () => {
  expect(spends(known({ ice: { hq: ['Wall of Static'] }, rig: ['Battering Ram'], credits: 5, grip: 3 }))).toEqual([
    1, 2,
  ]);
});
test('Battering Ram breaks both subroutines of Wall of Thorns at once: 2 boosts and 2', () => {
  expect(spends(known({ ice: { hq: ['Wall of Thorns'] }, rig: ['Battering Ram'], credits: 9, grip: 5 }))).toEqual([
    1, 4,
  ]);
});
test('one credit short of Wall of Thorns is no way in', () => {
  expect(known({ ice: { hq: ['Wall of Thorns'] }, rig: ['Battering Ram'], credits: 3, grip: 5 }).reach).toBe(0);
});
test('Wyrm is made strong enough, takes the strength of Wall of Static and breaks it: 2, 3 and 3', () => {
  const at = (credits: number): Outlook => known({ ice: { hq: ['Wall of Static'] }, rig: ['Wyrm'], credits, grip: 3 });
  expect(spends(at(9))).toEqual([1, 8]);
  expect(at(9).way?.uses).toMatchObject([{ boosts: 2, drains: 3 }]);
  expect(at(7).reach).toBe(0);
});
test('Wyrm breaks ice without strength for 3 a subroutine, and takes nothing from it first', () => {
  const o = known({ ice: { hq: [{ title: 'Wall of Static', strength: 0 }] }, rig: ['Wyrm'], credits: 9, grip: 3 });
  expect(spends(o)).toEqual([1, 3]);
  expect(o.way?.uses).toMatchObject([{ boosts: 0, drains: 0 }]);
});
test('boosts of Battering Ram hold for the run: the second wall costs only the breaking', () => {
  expect(
    spends(known({ ice: { hq: ['Wall of Thorns', 'Wall of Thorns'] }, rig: ['Battering Ram'], credits: 9, grip: 5 })),
  ).toEqual([1, 6]);
});
test('Gordian Blade boosted for Cell Portal stays strong at the next one', () => {
  expect(
    spends(
      known({
        ice: { hq: ['Cell Portal', 'Cell Portal'] },
        rig: ['Gordian Blade'],
        credits: 9,
        grip: 3,
        corpCredits: 20,
      }),
    ),
  ).toEqual([1, 7]);
});
test('Crypsis pays its boost again at each ice', () => {
  const o = known({
    ice: { hq: ['Wall of Static', 'Wall of Static'] },
    rig: [{ title: 'Crypsis', counters: { virus: 2 } }],
    credits: 10,
    grip: 3,
  });
  expect(spends(o)).toEqual([1, 8]);
});
test('Crypsis without a counter is lost at the first ice, and cannot break the second', () => {
  expect(
    known({ ice: { hq: ['Wall of Static', 'Wall of Static'] }, rig: ['Crypsis'], credits: 20, grip: 3 }).reach,
  ).toBe(0);
  expect(known({ ice: { hq: ['Wall of Static'] }, rig: ['Crypsis'], credits: 20, grip: 3 }).reach).toBe(1);
});
test('the cheaper of two breakers is used, a virus counter counted as the click it took', () => {
  // Wall of Thorns at strength 5: Crypsis 5 boosts and 2, Battering Ram 2 boosts and 2
  expect(
    known({
      ice: { hq: ['Wall of Thorns'] },
      rig: [{ title: 'Crypsis', counters: { virus: 3 } }, 'Battering Ram'],
      credits: 9,
      grip: 5,
    }).credits,
  ).toBe(4);
  // Neural Katana: Pipeline 5 credits, Crypsis 4 and a counter
  expect(
    known({
      ice: { hq: ['Neural Katana'] },
      rig: [{ title: 'Crypsis', counters: { virus: 3 } }, 'Pipeline'],
      credits: 9,
      grip: 2,
    }).credits,
  ).toBe(5);
  expect(
    known({
      ice: { hq: ['Enigma'] },
      rig: [{ title: 'Crypsis', counters: { virus: 3 } }, 'Gordian Blade'],
      credits: 9,
      grip: 2,
    }).credits,
  ).toBe(2);
});
test('Pipeline pays 2 for each point of strength', () => {
  expect(spends(known({ ice: { hq: ['Neural Katana'] }, rig: ['Pipeline'], credits: 9, grip: 2 }))).toEqual([1, 5]);
});
test('three net damage is taken when cards are cheaper than credits, never when it kills', () => {
  const rich = run({ ice: { hq: ['Neural Katana'] }, rig: ['Pipeline'], credits: 9, grip: 5 }, 'hq');
  expect([rich.credits, rich.damage]).toEqual([0, 3]);
  const thin = run({ ice: { hq: ['Neural Katana'] }, rig: ['Pipeline'], credits: 9, grip: 2 }, 'hq');
  expect([thin.credits, thin.damage, thin.death]).toEqual([5, 0, 0]);
});
test('a grip of 2 and no killer: Neural Katana flatlines', () => {
  const o = known({ ice: { hq: ['Neural Katana'] }, credits: 9, grip: 2 });
  expect([o.death, o.value < 0]).toEqual([1, true]);
});
test('Net Shield takes one point off for 1 credit', () => {
  const o = known({ ice: { hq: ['Neural Katana'] }, rig: ['Net Shield'], credits: 1, grip: 2 });
  expect([o.damage, o.death, o.credits]).toEqual([2, 0, 1]);
});
test('Data Mine is no ordinary breaker’s business: 1 net damage', () => {
  const o = known({
    ice: { hq: ['Data Mine'] },
    rig: ['Gordian Blade', 'Pipeline', 'Battering Ram'],
    credits: 20,
    grip: 3,
  });
  expect([o.reach, o.damage, o.credits]).toEqual([1, 1, 0]);
});
test('Tinkered ice is broken by any breaker', () => {
  const table: Table = { ice: { hq: ['Wall of Static'] }, rig: ['Gordian Blade'], credits: 5, grip: 3 };
  const h = viewOf(table).servers.find((s) => s.id === 'hq')!.ice[0]!.h;
  expect(spends(run(table, 'hq', { subtypes: { h, add: ['sentry', 'code gate', 'barrier'] } }))).toEqual([1, 2]);
});
test('Chum adds 2 strength to the next ice, and its 3 damage makes every subroutine matter', () => {
  const o = known({ ice: { hq: ['Chum', 'Enigma'] }, rig: ['Gordian Blade'], credits: 12, grip: 2, clicks: 0 });
  // breaking Chum: 2 + 1, then at strength 4 Enigma's ending subroutine for 1; the click one does nothing
  expect([...spends(o), o.damage]).toEqual([1, 4, 0]);
});
test('Chum alone in front does nothing', () => {
  expect(spends(known({ ice: { hq: ['Chum'] }, credits: 0, grip: 1 }))).toEqual([1, 0]);
});
test('Toolbox credits pay icebreakers first', () => {
  const o = known({
    ice: { hq: ['Wall of Thorns'] },
    rig: ['Battering Ram', { title: 'The Toolbox', counters: { credit: 2 } }],
    credits: 2,
    grip: 5,
  });
  expect(spends(o)).toEqual([1, 2]);
});
test('bad publicity pays before the pool', () => {
  const o = known({ ice: { hq: ['Enigma'] }, rig: ['Gordian Blade'], credits: 1, badPublicity: 1, grip: 5, clicks: 0 });
  expect(spends(o)).toEqual([1, 0]);
});
test('Personal Touch: its point of strength need not be bought', () => {
  const o = known({
    ice: { hq: ['Neural Katana'] },
    rig: [
      { title: 'Pipeline', strength: 2 },
      { title: 'The Personal Touch', on: 'Pipeline' },
    ],
    credits: 9,
    grip: 2,
  });
  expect(o.credits).toBe(3);
});
test('Parasite’s counters lower the ice', () => {
  const o = known({ ice: { hq: [{ title: 'Neural Katana', strength: 1 }] }, rig: ['Pipeline'], credits: 9, grip: 2 });
  expect(o.credits).toBe(1);
});
test('Femme Fatale bypasses its ice for 1 a subroutine', () => {
  const o = known({
    ice: { hq: ['Wall of Thorns'] },
    rig: [{ title: 'Femme Fatale', on: 'Wall of Thorns' }],
    credits: 2,
    grip: 2,
  });
  expect([...spends(o), o.way?.bypass]).toEqual([1, 2, true]);
});
test('Hunter: a trace that link covers does no harm; else it is paid or suffered', () => {
  const covered = known({ ice: { hq: ['Hunter'] }, link: 3, credits: 0, grip: 3, corpCredits: 0 });
  expect([covered.tags, covered.credits]).toEqual([0, 0]);
  const open = known({ ice: { hq: ['Hunter'] }, link: 1, credits: 0, grip: 3, corpCredits: 5 });
  expect([open.reach, open.tags]).toEqual([1, 1]);
});
test('Archer: with 2 credits for one break the end of the run is broken, programs are lost', () => {
  const o = known({
    ice: { hq: ['Archer'] },
    rig: [{ title: 'Pipeline', strength: 6 }, 'Magnum Opus'],
    credits: 1,
    grip: 3,
  });
  expect([o.reach, o.credits]).toEqual([1, 1]);
  expect(o.way?.fires).toEqual([0, 1, 2]);
});
test('Data Raven at the door: a tag or no run', () => {
  const o = known({
    ice: { hq: ['Data Raven'] },
    rig: [{ title: 'Pipeline', strength: 4 }],
    credits: 3,
    grip: 3,
    corpCredits: 0,
    link: 3,
  });
  expect([o.reach, o.tags]).toEqual([1, 1]);
});
test('Formicary’s price is damage, or the run', () => {
  const o = known({ ice: { hq: ['Formicary'] }, credits: 3, grip: 3 });
  expect([o.reach, o.damage]).toEqual([1, 2]);
  expect(known({ ice: { hq: ['Formicary'] }, credits: 3, grip: 1 }).reach).toBe(0);
});
test('Cell Portal alone and a Corp too poor to rez it again: through at the second try', () => {
  const o = known({ ice: { hq: ['Cell Portal'] }, credits: 0, grip: 3, corpCredits: 4 });
  expect(o.reach).toBe(1);
  expect(known({ ice: { hq: ['Cell Portal'] }, credits: 0, grip: 3, corpCredits: 12 }).reach).toBe(0);
});
test('known ice that is not rezzed counts only if the Corp can pay', () => {
  const ice: Table['ice'] = { hq: [{ title: 'Wall of Static', up: false }] };
  expect(known({ ice, credits: 5, grip: 3, corpCredits: 2 }).reach).toBe(1);
  expect(known({ ice, credits: 5, grip: 3, corpCredits: 3 }).reach).toBe(0);
});
test('unknown ice is an expectation over the starter list', () => {
  const table: Table = { ice: { hq: [{ title: null }] }, credits: 5, grip: 5, corpCredits: 3 };
  const o = run(table, 'hq', { rezzes: 1 });
  // of 20 ice a Corp with 3 credits can rez Enigma 3 and Wall of Static 3 that end the run
  expect(o.unseen).toBe(1);
  expect(o.reach).toBeCloseTo(14 / 20, 6);
});
test('ice already seen is no longer among the unknown', () => {
  const table: Table = {
    ice: { hq: [{ title: null }], rnd: ['Enigma', 'Enigma', 'Enigma'] },
    credits: 5,
    grip: 5,
    corpCredits: 3,
  };
  expect(run(table, 'hq', { rezzes: 1 }).reach).toBeCloseTo(14 / 17, 6);
});
test('a Corp without money rezzes nothing but what is free', () => {
  const o = run({ ice: { hq: [{ title: null }] }, credits: 0, grip: 5, corpCredits: 0 }, 'hq', { rezzes: 1 });
  expect([o.reach, o.worst]).toEqual([1, 1]);
});
test('a prize too small for the way is left at the door', () => {
  const o = run(
    { ice: { hq: ['Neural Katana', 'Wall of Thorns'] }, rig: ['Battering Ram'], credits: 9, grip: 5 },
    'hq',
    { prize: () => 2 },
  );
  expect(o.value).toBeLessThan(0);
});
test('after the first ice the Runner may still leave: a deadly one behind costs nothing', () => {
  const o = run({ ice: { hq: ['Data Mine', 'Neural Katana'] }, credits: 0, grip: 3 }, 'hq', { prize: () => 20 });
  expect([o.reach, o.death]).toEqual([0, 0]);
});
test('in the middle of an encounter only what is unbroken counts', () => {
  const o = run(
    {
      ice: { hq: ['Enigma', 'Wall of Static'] },
      rig: ['Gordian Blade', 'Battering Ram'],
      credits: 4,
      grip: 3,
      clicks: 2,
      run: { server: 'hq', at: 'encounter', ice: 0, broken: [1] },
    },
    'hq',
  );
  // the click subroutine for 1 or the click; 2 for the wall
  expect(o.reach).toBe(1);
  expect(o.credits + o.clicks).toBe(3);
});
test('Chum’s waiting damage is read off the strength of the ice met', () => {
  const view = viewOf({
    ice: { hq: ['Chum', { title: 'Enigma', strength: 4 }] },
    run: { server: 'hq', at: 'encounter', ice: 1 },
  });
  expect(pendingFor(view)).toEqual({ strength: 0, damage: 3 });
  expect(
    pendingFor(viewOf({ ice: { hq: ['Chum', 'Enigma'] }, run: { server: 'hq', at: 'encounter', ice: 1 } })),
  ).toEqual({ strength: 0, damage: 0 });
});
test('ten ice, half of them unknown, are thought through', () => {
  const ice: Table['ice'] = {
    rnd: [
      { title: null },
      'Enigma',
      { title: null },
      'Wall of Static',
      { title: null },
      'Neural Katana',
      { title: null },
      'Hunter',
      { title: null },
      'Chum',
    ],
  };
  const o = run(
    { ice, rig: ['Gordian Blade', 'Battering Ram', 'Pipeline'], credits: 25, grip: 5, corpCredits: 20 },
    'rnd',
  );
  expect(o.reach).toBeGreaterThan(0);
  expect(o.reach).toBeLessThan(1);
});
