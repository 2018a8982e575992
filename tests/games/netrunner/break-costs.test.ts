/** What a breaker pays for a piece of ice, found by playing. */
import { describe, expect, it } from 'vitest';
import { breakCost, breaksItsHost } from '../../../src/games/netrunner/break-costs.ts';
import { allCards } from '../../../src/games/netrunner/index.ts';

const codeOf = (title: string): string => [...allCards()].find((card) => card.title === title)!.code;
const pays = (breaker: string, ice: string) => breakCost(codeOf(breaker), codeOf(ice));

describe('breaking', () => {
  it.each([
    // a boost for 1 strength and 1 credit a subroutine
    ['Corroder', 'Wall of Static', 2],
    ['Gordian Blade', 'Tollbooth', 4],
    ['Corroder', 'Hadrian’s Wall', 7],
    // strength enough as it is
    ['Mimic', 'Rototurret', 2],
    ['Yog.0', 'Enigma', 0],
    // one payment for two subroutines, or for all
    ['Battering Ram', 'Wall of Thorns', 4],
    ['Cradle', 'Enigma', 2],
    ['Ninja', 'Archer', 10],
    // lowering the strength of the ice
    ['Wyrm', 'Wall of Static', 8],
    // the ice it lies on
    ['Ika', 'Archer', 6],
  ])('%s pays for %s: %i', (breaker, ice, credits) => {
    expect(pays(breaker, ice)).toEqual({ credits, counters: 0, corpGains: 0 });
  });

  it('counts counters, and what the Corp gains', () => {
    expect(pays('Crypsis', 'Enigma')).toEqual({ credits: 4, counters: 1, corpGains: 0 });
    expect(pays('Tycoon', 'Wall of Static')).toEqual({ credits: 3, counters: 0, corpGains: 2 });
  });

  it('is null where it cannot: another type, too weak, no subroutine to break', () => {
    expect(pays('Corroder', 'Enigma')).toBeNull();
    expect(pays('Mimic', 'Archer')).toBeNull();
    expect(pays('Yog.0', 'Tollbooth')).toBeNull();
    expect(pays('Crypsis', 'Peeping Tom')).toBeNull();
  });

  it('knows what breaks its host only', () => {
    expect(breaksItsHost(codeOf('Ika'))).toBe(true);
    expect(breaksItsHost(codeOf('Ninja'))).toBe(false);
  });
});
