import { describe, expect, it } from 'vitest';
import { NextMoves } from '../../src/hud/play/next-moves.ts';

interface Move {
  do: string;
}
const move = (name: string): Move => ({ do: name });
const next = (name: string, ifAsked = false) => ({ move: move(name), ifAsked });
const same = (a: Move, b: Move): boolean => a.do === b.do;
const legal = (...names: string[]): Move[] => names.map(move);

describe('a choice of several moves', () => {
  it('is made move by move, each as the legal one that it is the same as', () => {
    const moves = new NextMoves();
    expect(moves.any).toBe(false);
    moves.begin([next('rez'), next('pay')]);
    expect(moves.any).toBe(true);
    const open = legal('pass', 'rez');
    expect(moves.take(open, same)).toBe(open[1]);
    expect(moves.any).toBe(true);
    expect(moves.take(legal('pay'), same)).toEqual(move('pay'));
    expect(moves.any).toBe(false);
    expect(moves.take(legal('pay'), same)).toBeNull();
  });

  it('ends for good at a question that was not expected', () => {
    const moves = new NextMoves();
    moves.begin([next('rez'), next('pay')]);
    expect(moves.take(legal('trash', 'pay'), same), 'the payment is not for this question').toBeNull();
    expect(moves.any).toBe(false);
    expect(moves.take(legal('rez'), same), 'nor for a later one').toBeNull();
  });

  it('leaves out a move that is made only if it is asked for, and goes on with the next', () => {
    const moves = new NextMoves();
    moves.begin([next('confirm', true), next('order', true), next('pay'), next('end')]);
    expect(moves.take(legal('pay', 'pass'), same)).toEqual(move('pay'));
    expect(moves.take(legal('confirm', 'end'), same), 'what was left out does not come later').toEqual(move('end'));
  });

  it('makes a move that is made only if asked for where it is asked for', () => {
    const moves = new NextMoves();
    moves.begin([next('confirm', true), next('pay')]);
    expect(moves.take(legal('confirm', 'pay'), same)).toEqual(move('confirm'));
    expect(moves.take(legal('confirm', 'pay'), same)).toEqual(move('pay'));
  });

  it('ends where only moves are left that nobody asks for', () => {
    const moves = new NextMoves();
    moves.begin([next('confirm', true)]);
    expect(moves.take(legal('pay'), same)).toBeNull();
    expect(moves.any).toBe(false);
  });

  it('is dropped, and replaced by the next choice', () => {
    const moves = new NextMoves();
    moves.begin([next('rez')]);
    moves.drop();
    expect(moves.any).toBe(false);
    expect(moves.take(legal('rez'), same)).toBeNull();
    moves.begin([next('rez')]);
    moves.begin([next('pay')]);
    expect(moves.take(legal('rez', 'pay'), same)).toEqual(move('pay'));
  });

  it('is taken back as a whole, and the choices before it one by one', () => {
    const moves = new NextMoves();
    moves.begin([]);
    moves.begin([next('a'), next('b')]);
    moves.made(true);
    moves.made(true);
    moves.made(false);
    const back = Array.from({ length: 5 }, () => moves.unmade());
    // the answer by the settings alone, then the two that followed, the move chosen, and the choice before it
    expect(back).toEqual([false, true, true, false, false]);
    expect(moves.unmade(), 'nothing is left').toBe(false);
  });
});
