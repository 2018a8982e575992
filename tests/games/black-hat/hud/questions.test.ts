/** A question and its help line speak only of what is offered: spoils with a joker in the trick, markers that are all used. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blackHatUi as ui } from '../../../../src/games/black-hat/hud/ui.tsx';
import type { Choice } from '../../../../src/hud/contract/question-ui.ts';
import { pathOf, previewOf } from '../../../../src/games/black-hat/hud/moves/preview.ts';
import { JAIL, zoneSpaces } from '../../../../src/games/black-hat/rules/defs.ts';
import type { Move } from '../../../../src/games/black-hat/rules/move.ts';
import { type View, viewOf } from '../../../../src/games/black-hat/rules/view.ts';
import { laid } from './support.ts';
import { readMove } from '../../../../src/games/black-hat/notation/notate.ts';
import type { TableSetup } from '../../../../src/games/black-hat/notation/setup-schema.ts';
import { layTable } from '../../../../src/games/black-hat/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/black-hat/rules/charts.ts';
import { playMove } from '../../../../src/games/black-hat/rules/moves.ts';
import { settle } from '../../../../src/games/black-hat/rules/play.ts';
import { words } from '../../../../src/games/black-hat/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';

beforeAll(() => useWords(words));

/** What red is asked after a play, and why. */
function asked(setup: TableSetup, ...play: string[]): [what: string, why: string | null] {
  const game = layTable(setup, simulationPort());
  settle(game);
  for (const sentence of play) playMove(game, readMove(game.t, sentence).move);
  const { what, why } = ui.prompt(viewOf(game.s, 'red'))!;
  return [what, why];
}

describe('the spoils of a Hat trick', () => {
  const hands = (blue: string): TableSetup => ({
    seats: {
      red: { hand: [7, 'hat', 1] },
      blue: { hand: [blue, 2] },
      green: { hand: [9, 3] },
      amber: { hand: [4, 5] },
    },
  });
  const tricks = (blue: string): string[] => [
    `red: play 7 hat`,
    `blue: play ${blue}`,
    'green: play 9',
    'amber: play 4',
  ];

  it('are all of it or some, where all is offered', () => {
    expect(asked(hands('12'), ...tricks('12'))).toEqual([
      'You won the Hat trick. What do you take?',
      'Take every card of the trick, or only the Hat and as many other cards as were led.',
    ]);
  });

  it('are never said to be all of it with a joker in the trick', () => {
    expect(asked(hands('joker'), ...tricks('joker'))).toEqual([
      'You won the Hat trick. What do you take?',
      'There’s a joker in the trick, so you can’t take all of it. Take the Hat and 2 other cards, but no joker.',
    ]);
  });

  it('are only what is left to take once some are taken', () => {
    expect(asked(hands('joker'), ...tricks('joker'), 'red: take 9')).toEqual([
      'You take one more card. Which one?',
      'These cards join the Hat in your hand. You can’t take a joker.',
    ]);
  });
});

describe('an Exploit', () => {
  const table = (markers: Record<string, number>): TableSetup => ({
    options: { players: 3 },
    seats: { red: { hand: [13, 1], pawns: ['a2', 'a3'] }, blue: { hand: [2, 3] }, green: { hand: [4, 5] } },
    markers,
  });
  const play = ['red: play 13', 'blue: play 2', 'green: play 4', 'red: move red 1 to b2'];

  it('changes a space', () => {
    expect(asked(table({ a1: 2 }), ...play)).toEqual([
      'Exploit: which space do you raise or lower by 1?',
      'The marker stays on its space and counts for every pawn there. Markers add up.',
    ]);
  });

  it('moves a marker where all three are used: which one, and then where', () => {
    const used = table({ a1: 2, c1: -1 });
    expect(asked(used, ...play)).toEqual([
      'Exploit: all three markers are in use. Which one do you move?',
      'A fourth Exploit moves a marker. Pick one up, then put it on any space, as +1 or −1.',
    ]);
    expect(asked(used, ...play, 'red: lift a1 +1')[0]).toBe('Exploit: where does the marker go?');
  });
});

describe('a button says what its move does to whom', () => {
  /** The hints of red's buttons for these moves, with red's pawns on the first two of these places, blue's on the next. */
  const hints = (kind: 'trace' | 'randomize', pawns: number[], moves: Move[]): (string | null)[] => {
    const seats = Object.fromEntries(['red', 'blue', 'green', 'amber'].map((seat) => [seat, { hand: [7, 1] }]));
    const view = laid({ seats }, 'red');
    const asked: View = {
      ...view,
      pawns: view.pawns.map((place, pawn) => pawns[pawn] ?? place),
      decision: { seat: 'red', kind, pawn: -1, moves },
    };
    const leaves = (all: readonly Choice[]): Choice[] =>
      all.flatMap((one) => (one.move === null ? leaves(one.children) : [one]));
    return leaves(ui.choices(asked).flatMap(({ choices }) => choices)).map(({ hint }) => hint);
  };

  it('the tracer: whose pawn goes to jail, and that it is one of your own', () => {
    const to = (place: number): Move => ({ do: 'trace', to: place });
    expect(hints('trace', [2, 3, 8, 9], [to(2), to(9), to(14)])).toEqual([
      'Sends your own pawn to jail!',
      'Sends Blue’s second pawn to jail.',
      null,
    ]);
  });

  it('and shows on the drawn table where pawn and tracer would be', () => {
    const view = laid({}, 'red');
    expect(previewOf({ do: 'move', pawn: 0, to: 3 }, view)?.pawns[0]).toBe(3);
    const place = view.pawns[2]!;
    const traced = previewOf({ do: 'trace', to: place }, { ...view, tracer: { step: 3, place: 1, from: -1 } })!;
    expect(traced).toMatchObject({ tracer: { place } });
    expect(traced.pawns.indexOf(JAIL)).toBe(view.pawns.indexOf(place));
    expect(previewOf({ do: 'lay', face: '1A', zone: 0 }, view)?.tiles[0]).toBe('1A');
    expect(view.tiles[0]).not.toBe('1A');
    expect(previewOf({ do: 'leave' }, view)).toBeNull();
    expect(pathOf({ do: 'move', pawn: 0, to: 3 }, view)).toEqual(['back-door', 'd1']);
    expect(pathOf({ do: 'lay', face: '1A', zone: 0 }, view)).toBeNull();
  });

  it('a tile: how the places of the pawns under it change', () => {
    const [space] = zoneSpaces(0);
    const [hint] = hints('randomize', [space!, 25, 25, 25], [{ do: 'lay', face: '1A', zone: 0 }, { do: 'leave' }]);
    expect(hint).toMatch(/^Your first pawn goes from -?\d to 3\. It brings /);
  });
});
