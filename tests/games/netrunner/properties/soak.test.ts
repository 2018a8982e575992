/** A sample of `npm run lab -- soak`: random legal play with random legal decks of the whole pool, and from tables laid out by chance. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inParts } from '../../../../scripts/lab/support/parts.ts';
import { isPrinted } from '../../../../src/games/netrunner/decks/deck.ts';
import { allCards } from '../../../../src/games/netrunner/index.ts';
import { HANDLERS } from '../../../../src/games/netrunner/rules/effects/index.ts';
import { emit } from '../../../../src/games/netrunner/rules/play.ts';
import { legalSetup } from '../rules/support/decks.ts';
import { neverIn, reportOf } from '../rules/support/soak-report.ts';
import { freshSoak, soakGame, type Soaked } from '../rules/support/soak.ts';
import { expected } from '../rules/support/things.ts';

// whole games by the dozen: slow on a busy machine
vi.setConfig({ testTimeout: 300_000 });

describe('random legal play', () => {
  it('never throws or hangs, after every event the table is sound, and moves and events give the games back', () => {
    const [decks, tables] = [freshSoak(), freshSoak()];
    for (let n = 0; n < 90; n++) soakGame(n, 'decks', 'sample', decks);
    for (let n = 0; n < 30; n++) soakGame(n, 'tables', 'sample', tables);
    expect([decks.faults, tables.faults]).toEqual([{}, {}]);
    expect([decks.games, tables.games]).toEqual([90, 30]);
    expect(decks.choices).toBeGreaterThan(10_000);
    expect(decks.digests).toBeGreaterThan(500);
    expect(Object.keys(decks.ends).length).toBeGreaterThan(2);
    // the long soak must reach everything; this short one most of it, and nothing that is not listed
    const all = expected();
    expect(new Set(all).size).toBe(all.length);
    expect(neverIn(decks).length).toBeLessThan(all.length * 0.15);
    expect(Object.keys(decks.counted).filter((thing) => !all.includes(thing))).toEqual([]);
  });

  it('has legal decks of all 180 cards', () => {
    const held = new Set<string>();
    for (let n = 0; n < 150; n++) {
      const { corp, runner } = legalSetup(n, 'decks', () => 0);
      for (const { identity, cards } of [corp, runner]) for (const code of [identity, ...cards]) held.add(code);
    }
    expect(held).toEqual(new Set([...allCards()].filter(isPrinted).map(({ code }) => code)));
    expect(held.size).toBe(180);
  });
});

describe('what the soak looks for', () => {
  const kept = { ...HANDLERS };
  afterEach(() => void Object.assign(HANDLERS, kept));
  const faultsOf = (): string[] => {
    const soaked = freshSoak();
    soakGame(0, 'decks', 'planted', soaked);
    return Object.values(soaked.faults);
  };
  it('is not there in sound play', () => expect(faultsOf()).toEqual([]));
  it('an exception', () => {
    HANDLERS.draw = () => {
      throw new Error('a fault in a word');
    };
    expect(faultsOf()).toEqual([expect.stringContaining('a fault in a word')]);
  });
  it('a change of the table that is no event', () => {
    HANDLERS.draw = (game, f, w) => {
      game.t.corp.credits += 1;
      kept.draw(game, f, w);
    };
    expect(faultsOf()).toEqual([expect.stringContaining('its events do not rebuild its table')]);
  });
  it('a table that is not sound', () => {
    HANDLERS.draw = (game) => emit(game, { type: 'credits-lost', seat: 'runner', n: 99 });
    expect(faultsOf()).toContainEqual(expect.stringMatching(/runner has -\d+ credits/));
  });
  it('chance that does not come from the seed', () => {
    let calls = 0;
    HANDLERS.draw = (game, f, w) => {
      emit(game, { type: 'credits-gained', seat: 'corp', n: 1 + (calls++ % 7), card: -1 });
      kept.draw(game, f, w);
    };
    expect(faultsOf()).toContainEqual(expect.stringContaining('its moves do not give it back'));
  });
});

describe('a run of the soak', () => {
  const NAME = 'soak-test';
  afterEach(() => rmSync(join('.cache', NAME), { recursive: true, force: true }));
  const run = async (seed: string, stop: number | null): Promise<Soaked> => {
    const one = (n: number, found: Soaked): void => {
      if (n === stop) throw new Error('interrupted');
      soakGame(n, 'decks', 'parts', found);
    };
    const { found } = await inParts({ name: NAME, seed, count: 8, every: 2, fresh: freshSoak() }, one, () => '');
    return found;
  };
  it('that was interrupted and goes on says the same as one that was not', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const whole = await run('whole', null);
    await expect(run('parts', 5)).rejects.toThrow('interrupted');
    const parts = await run('parts', null);
    expect(parts).toEqual(whole);
    expect(reportOf(parts, freshSoak())).toEqual(reportOf(whole, freshSoak()));
  });
  it('is good only when all of it occurred and nothing was wrong', () => {
    const all = Object.fromEntries(expected().map((thing) => [thing, 1]));
    const { 'ability 01090.a0': _left, ...less } = all;
    const good = (counted: Soaked['counted'], faults: Soaked['faults'] = {}) =>
      reportOf({ ...freshSoak(), counted, faults }, freshSoak());
    expect(good(all).good).toBe(true);
    expect(good(less).good).toBe(false);
    expect(good(less).lines.join(' ')).toContain('ability 01090.a0 (Tollbooth: toll)');
    expect(good(all, { hang: 'decks 7: the game does not end' }).good).toBe(false);
    expect(good(all, { hang: 'decks 7: the game does not end' }).lines.join(' ')).toContain('does not end');
  });
});
