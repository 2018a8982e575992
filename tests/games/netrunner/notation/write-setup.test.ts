/** Positions of bot games, written as set-ups and laid out again: the same to both seats and to the rules. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { NotWritable, writeSetup } from '../../../../src/games/netrunner/notation/write-setup.ts';
import { startTable } from '../../../../src/games/netrunner/record/index.ts';
import type { Seat, State } from '../../../../src/games/netrunner/rules/model.ts';

/** A view with handles taken out and what has no order sorted: two positions that are the same to a viewer have the same text. */
function shown(state: State, viewer: Seat | 'open'): string {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value
        .map(plain)
        .map((one) => JSON.stringify(one))
        .sort();
    if (typeof value !== 'object' || value === null) return value;
    const leave = new Set([
      'h',
      'since',
      'host',
      'mark',
      'outline',
      'costBy',
      'card',
      'on',
      'prices',
      'publicDecks',
      'lists',
    ]);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !leave.has(name))
        .map(([name, each]) => [name, name === 'hosted' && Array.isArray(each) ? each.length : plain(each)])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
  };
  return JSON.stringify(plain(simulation.view(state, viewer)));
}

describe('a position of a game', () => {
  it('is the same to everybody once it is written and laid out again', () => {
    let written = 0;
    let refused = 0;
    for (const [n, [corpDeck, runnerDeck]] of [
      ['jinteki', 'shaper'],
      ['weyland', 'anarch'],
      ['nbn', 'criminal'],
    ].entries()) {
      const state = simulation.start(
        simulation.record.setupOf({ seed: `write ${n}`, corpDeck: corpDeck!, runnerDeck: runnerDeck! }),
      );
      for (
        let decision = simulation.decision(state), k = 0;
        decision && k < 260;
        decision = simulation.decision(state), k++
      ) {
        const seat = decision.seat as Seat;
        if (decision.kind === 'action') {
          try {
            const again = startTable({ setup: writeSetup(state) as never, seat });
            written++;
            for (const viewer of ['open', 'corp', 'runner'] as const)
              expect(shown(again, viewer)).toBe(shown(state, viewer));
            expect(again.table.now).toEqual({ ...state.table.now, used: again.table.now.used });
            expect(simulation.moves(again).length).toBe(simulation.moves(state).length);
          } catch (error) {
            if (!(error instanceof NotWritable)) throw error;
            refused++;
          }
        }
        simulation.play(state, decide(simulation.view(state, seat), 'standard', n).move);
      }
    }
    expect(written).toBeGreaterThan(60);
    expect(refused).toBeLessThan(written / 4);
  }, 60_000);

  it('keeps the top of the decks only, where that is asked', () => {
    const state = startTable({
      setup: { turn: 'runner', corp: { rnd: ['Enigma', 'Hunter', 'Chum', 'Enigma', 'Hunter'] } } as never,
      seat: 'runner',
    });
    expect(writeSetup(state, { top: 2 }).corp?.rnd).toEqual(['Enigma', 'Hunter', '...']);
    expect(writeSetup(state).corp?.rnd).toEqual(['Enigma', 'Hunter', 'Chum', 'Enigma', 'Hunter']);
  });

  it('is not written in the middle of a run, or while an effect waits', () => {
    const state = startTable({ setup: { turn: 'runner' } as never, seat: 'runner' });
    state.table.delayed.push({
      on: 'turn-ended',
      if: '',
      code: '',
      h: -1,
      by: 'corp',
      until: 'turn',
      once: true,
      n: 0,
    });
    expect(() => writeSetup(state)).toThrow(NotWritable);
    state.table.delayed.length = 0;
    simulation.play(state, { do: 'run', server: 'hq' });
    expect(() => writeSetup(state)).toThrow(NotWritable);
  });
});
