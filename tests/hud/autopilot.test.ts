/** What is answered without asking: the rest of a choice, what the settings answer, what no lesson has taught; and how an undo passes over it. */
import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src/core/game.ts';
import { type Update, jumpUpdate } from '../../src/feed/update.ts';
import { DEFAULTS } from '../../src/hud/contract/prefs.ts';
import { Autopilot } from '../../src/hud/play/autopilot.ts';

type View = GameTypes['view'];
type Move = GameTypes['move'];

const move = (name: string): Move => ({ do: name }) as never;
/** A question of this kind to North, or to another seat, with these moves. */
const view = (kind: string, moves: string, seat = 'north'): View =>
  ({ viewer: 'north', over: null, decision: { seat, kind, moves: moves.split(' ').map(move) } }) as never;
const update = (after: View): Update => ({ ...jumpUpdate('north', after), kind: 'play' });

/** An autopilot whose settings answer questions of the kind 'auto', and windows unless they are held, by their first move. */
function pilot({ untaught = '' } = {}) {
  const made: string[] = [];
  const first = ({ decision }: View): Move => decision!.moves[0]!;
  let forgot = 0;
  const one = new Autopilot({
    ui: {
      same: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      autoAnswers: () => ({
        answer: (at, _prefs, hold) =>
          at.decision!.kind === 'auto' || (at.decision!.kind === 'window' && !hold) ? first(at) : null,
        onMoveMade: (_at, { do: name }: never) => void made.push(name),
        forget: () => void forgot++,
      }),
    },
    prefs: () => DEFAULTS,
    unasked: (at) => (at.decision!.kind === untaught ? first(at) : null),
  });
  return { one, made, forgot: () => forgot, next: (name: string) => ({ move: move(name), ifAsked: false }) };
}

describe('a question', () => {
  it('is answered by the rest of the choice, then by the settings, then by what no lesson has taught; else it is asked', () => {
    const { one, next, made } = pilot({ untaught: 'new' });
    one.chose(view('action', 'rez'), move('rez'), [next('pay')]);
    expect(one.answer(update(view('cost', 'cancel pay')), false)).toEqual(move('pay'));
    expect(one.answer(update(view('cost', 'cancel pay')), false)).toBeNull();
    expect(one.answer(update(view('auto', 'yes no')), false)).toEqual(move('yes'));
    expect(one.answer(update(view('new', 'go stay')), false)).toEqual(move('go'));
    expect(made, 'the settings hear of what the person chose').toEqual(['rez']);
  });

  it('is asked at a window that is held, which ends the choice; and nothing untaught is passed meanwhile', () => {
    const { one, next } = pilot({ untaught: 'new' });
    one.chose(view('action', 'rez'), move('rez'), [next('pass')]);
    expect(one.answer(update(view('new', 'go stay')), true)).toBeNull();
    one.chose(view('action', 'rez'), move('rez'), [next('pass')]);
    expect(one.answer(update(view('window', 'pass use')), true)).toBeNull();
    expect(one.answer(update(view('cost', 'pass')), false)).toBeNull();
  });

  it('stays on the panel after its answer while others answer and the choice has moves left', () => {
    const { one, next } = pilot();
    one.chose(view('action', 'rez'), move('rez'), [next('pay')]);
    expect(one.goesOn(view('window', 'pass', 'south'))).toBe(true);
    expect(one.goesOn(view('action', 'rez'))).toBe(false);
    expect(one.goesOn({ ...view('window', 'pass', 'south'), over: {} } as never)).toBe(false);
  });
});

describe('an undo', () => {
  /** Undoes through these views, the latest first. */
  const through = (views: View[]) => () => views.shift() ?? null;

  it('goes back to what the person was asked, past the moves of one choice and automatic answers', () => {
    const { one, next, forgot } = pilot();
    const asked = view('action', 'rez draw');
    one.chose(asked, move('rez'), [next('pay')]);
    one.answer(update(view('cost', 'pay')), false);
    one.answer(update(view('auto', 'yes')), false);
    const left = [view('auto', 'yes'), view('cost', 'pay'), asked, view('action', 'earlier')];
    expect(one.undo(through(left))).toBe(true);
    expect([left.length, forgot()]).toEqual([1, 1]);
    expect(one.answer(jumpUpdate('north', view('auto', 'yes no')), false), 'what it leads to is asked').toBeNull();
    expect(one.answer(jumpUpdate('north', view('auto', 'yes no')), false)).toEqual(move('yes'));
  });

  it('that undoes nothing leaves no trace', () => {
    const { one } = pilot();
    expect(one.undo(() => null)).toBe(false);
    expect(one.answer(jumpUpdate('north', view('auto', 'yes no')), false)).toEqual(move('yes'));
  });

  it('for another move makes that move at once, if it is legal there; else the question is asked', () => {
    const { one, made } = pilot();
    expect(one.undoFor(through([view('window', 'pass score')]), move('score'))).toBe(true);
    expect(made).toEqual(['score']);
    expect(one.answer(jumpUpdate('north', view('window', 'pass score')), false)).toEqual(move('score'));
    expect(one.undoFor(through([view('window', 'pass')]), move('score'))).toBe(false);
    expect(one.answer(jumpUpdate('north', view('window', 'pass')), false)).toBeNull();
  });
});
