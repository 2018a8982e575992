import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import type { Move, View } from '../../../../src/games/netrunner/index.ts';
import type { GameUi } from '../../../../src/hud/contract/game-ui.ts';
import type { Choice } from '../../../../src/hud/contract/question-ui.ts';
import { tickedOn } from '../../../../src/hud/table/ask/choices.ts';
import { netrunnerUi } from '../../../../src/games/netrunner/hud/ui.tsx';
import { tableGroups } from '../../../../src/games/netrunner/hud/board/groups.ts';
import { linesOf } from '../../../../src/games/netrunner/hud/log/lines.ts';
import { waysToBreak } from '../../../../src/games/netrunner/hud/moves/breaking.ts';
import { choicesOf } from '../../../../src/games/netrunner/hud/moves/menu.ts';
import { promptWords } from '../../../../src/games/netrunner/hud/words/prompt.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import { t } from '../../../../src/i18n/index.ts';
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
async function meeting(table: JsonObject) {
  const run = await testGame('runner', 'breaking', { table });
  run.game.play({ do: 'run', server: 'hq' });
  await run.clock.run();
  const all = (): readonly Choice[] => run.game.state.groups.flatMap((group) => group.choices);
  const press = async (text: string): Promise<void> => {
    const found = all().find((choice) => choice.text === text);
    if (found === undefined) throw new Error(`no button "${text}" among ${texts(all()).join(' | ')}`);
    run.game.choose(found);
    await run.clock.run();
  };
  const key = async (name: string): Promise<void> => {
    commandOf(name, run.game.commands.commands)?.run(run.game.commands, name);
    await run.clock.run();
  };
  return { ...run, all, press, key };
}

describe('ways to break', () => {
  it('are offered whole, the one that breaks all first, with all it costs', async () => {
    expect(offered(thorns(6))).toEqual([
      'Boost and break all · 4 credits',
      'Give Battering Ram +1 strength · 1 credit',
      'Let them fire',
    ]);
    expect(offered(enigma(3))[0]).toBe('Break all · 2 credits');
  });

  it('name what hurts most where all is too dear', async () => {
    expect(offered(enigma(1))).toEqual([
      'Break subroutine 1, “The Runner loses 1 click”, with Gordian Blade · 1 credit',
      'Break subroutine 2, “End the run”, with Gordian Blade · 1 credit',
      'Something else …',
      'Let them fire',
    ]);
    const idle = choicesOf(met(enigma(1)))[0]!.choices.find(({ id }) => id === 'idle')!;
    expect(texts(idle.children)).toEqual(['Give Gordian Blade +1 strength · 1 credit']);
    const [best] = waysToBreak(met(enigma(1)));
    expect(best).toMatchObject({ subs: [1], all: false, credits: 1 });
  });

  it('are made of clicks where the ice lets the Runner break it with them', async () => {
    const heimdall = {
      turn: 'runner',
      corp: { credits: 0 },
      servers: { hq: { ice: [{ card: 'Heimdall 1.0', rezzed: true }] } },
    };
    expect(offered({ ...heimdall, runner: { credits: 0 } })[0]).toBe('Break all · 3 clicks');
    expect(offered({ ...heimdall, runner: { credits: 0, clicks: 2 } })).toEqual([
      'Break subroutine 1, “Do 1 brain damage”, with Heimdall 1.0 · 1 click',
      'Break subroutine 2, “End the run”, with Heimdall 1.0 · 1 click',
      'Break subroutine 3, “End the run”, with Heimdall 1.0 · 1 click',
      'Let them fire',
    ]);
    const ram = { credits: 5, clicks: 2, rig: ['Battering Ram'] };
    const [best] = waysToBreak(met({ ...heimdall, runner: ram }));
    expect(best).toMatchObject({ all: true, clicks: 1 });
    const { session, press } = await meeting({ ...heimdall, runner: { credits: 0 } });
    await press('Break all');
    expect(made(session.played).slice(0, 4)).toEqual(['run', 'break', 'break', 'break']);
  });

  it('are offered for one subroutine only where that costs less than all', () => {
    expect(offered(enigma(3))).toEqual([
      'Break all · 2 credits',
      expect.stringMatching(/^Break subroutine 1, .+ · 1 credit$/),
      expect.stringMatching(/^Break subroutine 2, .+ · 1 credit$/),
      'Something else …',
      'Let them fire',
    ]);
  });

  it('are none that the credits do not reach', async () => {
    expect(waysToBreak(met(thorns(3)))).toEqual([]);
    expect(waysToBreak(met(enigma(0)))).toEqual([]);
  });
});

describe('a button of several moves', () => {
  it('makes them one after the other, and asks nothing in between', async () => {
    const { session, press, view } = await meeting(thorns(5));
    await press('Boost and break all');
    expect(made(session.played).slice(0, 6)).toEqual(['run', 'boost', 'boost', 'break', 'pick 1', 'pick 2']);
    expect(view().runner.credits).toBe(1);
    expect(view().runner.handSize).toBe(3);
    expect(view().run).toBeNull();
  });

  it('takes the strength of the ice first where the icebreaker asks for ice without any', async () => {
    const { session, press, view } = await meeting({
      ...thorns(9),
      runner: { credits: 9, rig: ['Wyrm'] },
      servers: { hq: { ice: [{ card: 'Wall of Static', rezzed: true }] } },
    });
    await press('Weaken and break all');
    expect(made(session.played).slice(0, 7)).toEqual(['run', 'boost', 'boost', 'weaken', 'weaken', 'weaken', 'break']);
    expect(view().runner.credits).toBe(1);
  });

  it('stops where something else is asked than expected', async () => {
    const { session, press, view } = await meeting(
      thorns(5, { payByHand: true, corp: { credits: 0, badPublicity: 2 } }),
    );
    await press('Boost and break all');
    expect(made(session.played)).toEqual(['run', 'boost']);
    expect(view().decision?.kind).toBe('pay');
  });

  it('is taken back as one', async () => {
    const { game, press, view, clock } = await meeting(thorns(5));
    await press('Boost and break all');
    expect(view().runner.credits).toBe(1);
    game.undo();
    await clock.run();
    expect(view().runner.credits).toBe(5);
    expect(view().decision?.kind).toBe('window');
    expect(view().run?.at).toBe('encounter');
  });
});

describe('a set of subroutines', () => {
  const asked = async () => {
    const run = await meeting(thorns(9));
    for (let i = 0; i < 2; i++) await run.press('Give Battering Ram +1 strength');
    await run.press('Break subroutines with Battering Ram');
    expect(run.view().decision?.kind).toBe('pick');
    return run;
  };

  it('is ticked in any order and broken together', async () => {
    const { press, all, view } = await asked();
    expect(all().at(-1)).toMatchObject({ text: 'Break', price: '2 credits', off: true });
    await press('Subroutine 2, “End the run”');
    await press('Subroutine 1, “Do 2 net damage”');
    expect(all().map((choice) => choice.ticked)).toEqual([true, true, undefined]);
    await press('Break 2 subroutines');
    expect(view().runner.handSize).toBe(3);
    expect(view().runner.credits).toBe(5);
  });

  it('may be smaller than what could be broken, and what is ticked may be unticked', async () => {
    const { press, view } = await asked();
    await press('Subroutine 1, “Do 2 net damage”');
    await press('Subroutine 1, “Do 2 net damage”');
    await press('Break');
    expect(view().decision?.kind).toBe('pick');
    await press('Subroutine 2, “End the run”');
    await press('Break 1 subroutine');
    expect(view().runner.credits).toBe(5);
  });

  it('can be ticked on the rows of the duel', async () => {
    const { game, all, view } = await asked();
    const rows = () => tableGroups(view()).find((group) => group.kind === 'duel')!.items;
    expect(rows().map((item) => item.name)).toEqual(['Subroutine 1, “Do 2 net damage”', 'Subroutine 2, “End the run”']);
    game.act(rows()[1]!, BOX);
    expect(all().map((choice) => choice.ticked)).toEqual([false, true, undefined]);
    expect([...tickedOn(netrunnerUi as GameUi, view(), game.state.groups)]).toEqual(['sub 1']);
  });

  it('a row is broken with the other where that costs no more, and boosted for', async () => {
    const { game, session, view, clock } = await meeting(thorns(9));
    const row = tableGroups(view()).find((group) => group.kind === 'duel')!.items[1]!;
    expect(row.lit).toBe(true);
    game.act(row, BOX);
    await clock.run();
    expect(made(session.played).slice(1, 6)).toEqual(['boost', 'boost', 'break', 'pick 1', 'pick 2']);
  });
});

describe('the space bar', () => {
  it('breaks and steals; it never gives the run away', async () => {
    const { key, view } = await meeting(enigma(2));
    for (let i = 0; i < 3; i++) await key(' ');
    expect(view().runner.score.map((card) => card.points)).toEqual([3]);
  });
});

describe('the log', () => {
  const lines = (run: Awaited<ReturnType<typeof meeting>>): string[] => run.game.state.lines.map(textOf);

  it('tells boosts and breaks of one breaker in one line', async () => {
    const run = await meeting(thorns(5));
    await run.press('Boost and break all');
    expect(lines(run).filter((text) => text.includes('Battering Ram'))).toEqual([
      'Battering Ram gets +2 strength and breaks both subroutines on Wall of Thorns for 4 credits.',
    ]);
  });

  it('does not say again what a subroutine has done, nor that a turn gives clicks', async () => {
    const run = await meeting({ ...thorns(0), runner: { credits: 0, grip: ['Diesel', 'Diesel', 'Diesel'] } });
    expect(lines(run)).toContain('Wall of Thorns fires “End the run”.');
    expect(lines(run)).not.toContain('Wall of Thorns ends the run.');
    expect(lines(run).filter((text) => /gets? 4 clicks/.test(text))).toEqual([]);
  });

  it('names what a subroutine says though its ice is trashed by it', async () => {
    const run = await meeting({
      turn: 'runner',
      runner: { grip: ['Diesel'] },
      servers: { hq: { ice: [{ card: 'Data Mine', rezzed: true }] } },
    });
    expect(lines(run)).toContain('Data Mine fires “Do 1 net damage and trash this”.');
  });

  it('ends a sentence once after a title that ends with a full stop', async () => {
    const setup = { corp: { hq: ['Melange Mining Corp.'] } };
    const run = await testGame('corp', 'melange', { table: setup });
    const card = run.view().corp.hand[0]!.h;
    run.game.play({ do: 'install', card, server: 'new remote' });
    await run.clock.run();
    const told = run.game.state.lines.map(textOf).find((text) => text.startsWith('You install'));
    expect(told).toBe('You install Melange Mining Corp. in Server 1. 1 click');
    expect(t('why.condition.use')).not.toContain('..');
    expect(t('log.played', { who: 'you', card: 'Melange Mining Corp.' })).toBe('You play Melange Mining Corp.');
  });
});

describe('what could not be done', () => {
  const run = (viewer: 'corp' | 'runner', credits: number) =>
    position(viewer, { turn: 'runner', corp: { credits }, servers: { hq: { ice: ['Wall of Thorns'] } } }, [
      'runner: run hq',
      { to: 'run 2.3' },
    ]);
  const passed = (view: View): string[] => {
    const card = view.servers.find(({ id }) => id === 'hq')!.ice[0]!;
    return linesOf([{ type: 'passed', card: { h: card.h, code: card.code } }], view, 1).map(textOf);
  };

  it('is said to the Corp, and to nobody else', async () => {
    expect(passed(run('corp', 3))).toEqual(['You can’t pay 8 credits to rez Wall of Thorns, so the Runner passes it.']);
    expect(passed(run('corp', 9))).toEqual(['The Runner passes Wall of Thorns.']);
    expect(passed(run('runner', 3))).toEqual(passed(run('runner', 9)));
  });

  it('leaves the sensible answer to the space bar: rezzing, or scoring by name', async () => {
    const view = position(
      'corp',
      { turn: 'runner', corp: { credits: 9 }, servers: { hq: { ice: ['Wall of Thorns'] } } },
      ['runner: run hq', { to: 'run 2.3' }, 'runner: pass'],
    );
    const choices = choicesOf(view)[0]!.choices;
    expect(texts(choices)).toEqual(['Rez Wall of Thorns, ice 1 of 1 protecting HQ · 8 credits', 'Leave it unrezzed']);
    expect(choices.map((choice) => choice.sensible ?? false)).toEqual([true, false]);
    const agenda = position(
      'corp',
      { servers: { 'remote 1': { root: [{ card: 'Priority Requisition', advancement: 5 }] } } },
      ['corp: credit'],
    );
    expect(promptWords(agenda)?.what).toBe('Score Priority Requisition?');
    expect(texts(choicesOf(agenda)[0]!.choices)).toEqual(['Score Priority Requisition for 3 points', 'Not yet']);
    expect(choicesOf(agenda)[0]!.choices[0]).toMatchObject({ sensible: true, tone: 'go' });
  });
});
