/** Hidden cards dealt anew: nothing that a seat was or is told changes, and what it cannot know does. */
import { describe, expect, it, vi } from 'vitest';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { applyDeal, redeal } from '../../../../src/games/netrunner/record/redeal.ts';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { SEATS, type State } from '../../../../src/games/netrunner/rules/model.ts';
import { sees } from '../../../../src/games/netrunner/rules/table.ts';
import { setupOf } from '../rules/support/decks.ts';
import { playOut, preferringRare } from '../rules/support/random.ts';

vi.setConfig({ testTimeout: 120_000 });

const told = (s: State, seat: string): string => JSON.stringify(simulation.view(s, seat));

describe('hidden cards dealt anew', () => {
  it('leave a seat’s view as it was, byte for byte, and the game playable to its end', () => {
    const rng = seedRng('deals');
    const seen = new Map<string, number>();
    let tried = 0;
    let changed = 0;
    let lying = 0;
    let played = 0;
    for (let game = 0; tried < 400; game++) {
      playOut(simulation, setupOf(game, 'deal'), preferringRare(`deal ${game}`, seen), {
        each: (s) => {
          if (tried >= 400 || below(rng, 6) > 0) return;
          for (const seat of SEATS) {
            tried++;
            const other = simulation.copy(s);
            const deal = redeal(s, seat, `seed ${tried}`, tried);
            applyDeal(other, deal);
            expect(told(other, seat)).toBe(told(s, seat));
            expect(redeal(s, seat, `seed ${tried}`, tried)).toEqual(deal);
            // only what the seat cannot see, and each side's cards among themselves
            for (const [id] of deal.faces) expect(sees(s.table.cards[id]!, seat)).toBe(false);
            for (const owner of SEATS) {
              const codes = (state: State): string[] =>
                state.table.cards
                  .filter((card) => card.seat === owner)
                  .map((card) => card.code)
                  .sort();
              expect(codes(other)).toEqual(codes(s));
            }
            if (deal.faces.length > 0) changed++;
            if (deal.faces.some(([id]) => ['ice', 'root'].includes(s.table.cards[id]!.zone))) lying++;
            if (tried % 20 === 0) {
              const pick = seedRng(`on ${tried}`);
              for (let i = 0; i < 400 && !simulation.outcome(other); i++) {
                const moves = simulation.moves(other);
                simulation.play(other, moves[below(pick, moves.length)]!);
              }
              played++;
            }
          }
        },
      });
    }
    expect(changed).toBeGreaterThan(350);
    expect(lying).toBeGreaterThan(50);
    expect(played).toBeGreaterThan(10);
  });

  it('are refused where a face cannot lie', () => {
    const s = simulation.start(setupOf(1, 'refuse'));
    const card = s.table.cards[s.table.rnd[0]!]!;
    const own = s.table.cards[s.table.stack[0]!]!;
    const refused: [number, string][][] = [
      [[999, card.code]],
      [[0, card.code]],
      [[card.id, own.code]],
      [[card.id, '99999']],
      [[card.id, s.table.cards[0]!.code]],
    ];
    for (const faces of refused) {
      const before = simulation.digest(s);
      expect(() => applyDeal(s, { at: 0, seed: 'x', faces })).toThrow(/cannot be redealt/);
      expect(simulation.digest(s)).toBe(before);
    }
  });
});
