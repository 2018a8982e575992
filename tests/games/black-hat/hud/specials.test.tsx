// @vitest-environment happy-dom
/** A special space is explained where a newcomer meets it: on the space itself, on the button that moves there, and when it takes effect. */
import { render } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { WholeCard } from '../../../../src/games/black-hat/hud/board/WholeCard.tsx';
import { moveHint } from '../../../../src/games/black-hat/hud/moves/labels.ts';
import { blackHatUi as ui } from '../../../../src/games/black-hat/hud/ui.tsx';
import { simulation } from '../../../../src/games/black-hat/index.ts';
import { readMove } from '../../../../src/games/black-hat/notation/notate.ts';
import { layTable } from '../../../../src/games/black-hat/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/black-hat/rules/charts.ts';
import { placeId } from '../../../../src/games/black-hat/rules/defs.ts';
import { settle } from '../../../../src/games/black-hat/rules/play.ts';
import type { Seen, View } from '../../../../src/games/black-hat/rules/view.ts';
import { viewOf } from '../../../../src/games/black-hat/rules/view.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import { words } from '../../../../src/games/black-hat/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';

beforeAll(() => useWords(words));

/** What red reads of a space before and after moving a pawn there from the space left of it, having won a trick. */
function met(from: string, to: string): { space: string; button: string | null; log: string; question: string } {
  const game = layTable(
    {
      seats: {
        red: { hand: [13, 1], pawns: [from, 'Back Door'] },
        blue: { hand: [2, 3], pawns: ['a1', 'Back Door'] },
        green: { hand: [4, 5] },
        amber: { hand: [6, 7] },
      },
    },
    simulationPort(),
  );
  settle(game);
  const events: Seen[] = [];
  const play = (sentence: string): void => {
    simulation.play(game.s, readMove(game.t, sentence).move, (event, at) => {
      events.push(simulation.redact(at, event, 'red'));
    });
  };
  for (const sentence of ['red: play 13', 'blue: play 2', 'green: play 4', 'amber: play 6']) play(sentence);
  const view: View = viewOf(game.s, 'red');
  const move = simulation
    .moves(game.s)
    .find((one) => one.do === 'move' && one.pawn === 0 && placeId(one.to) === to) as Extract<
    ReturnType<typeof simulation.moves>[number],
    { do: 'move' }
  >;
  const sheet = document.createElement('div');
  render(<WholeCard face={{ code: `place ${move.to}` } as never} view={view} draw={null} />, sheet);
  const space = sheet.textContent!;
  const button = moveHint(move, view);
  events.length = 0;
  play(simulation.notate(game.s, move));
  const after = viewOf(game.s, 'red');
  const log = ui.lines(events, after, 0).map(textOf).join(' ');
  const asked = ui.prompt(after);
  return { space, button, log, question: `${asked?.what ?? ''} ${asked?.why ?? ''}` };
}

describe('a special space', () => {
  it.each([
    ['exploit', 'a2', 'b2', 'raise or lower any space by 1, for every pawn on it'],
    ['randomizer', 'c2', 'd2', 'lay a tile over four spaces'],
    ['honeypot', 'b3', 'c3', 'stays here until the game ends, and scores this space every round'],
    ['denial', 'd2', 'e2', 'send another pawn back to a starting space'],
  ])('%s says on itself and on the button what follows', (_, from, to, text) => {
    const { space, button } = met(from, to);
    expect(space).toContain(text);
    expect(button).toContain(text);
  });

  it('says in the log how long it holds a pawn', () => {
    expect(met('b3', 'c3').log).toContain('is held on c3, a Honeypot, until the game ends.');
    expect(met('d2', 'e2').log).toContain('is held on e2, a Denial space, until somebody sends it back.');
  });

  it('says with its question what is chosen and what that changes', () => {
    expect(met('a2', 'b2').question).toContain('counts for every pawn there');
    expect(met('c2', 'd2').question).toContain('The tile covers four spaces.');
    expect(met('d2', 'e2').question).toContain('which pawn goes back to a starting space?');
  });
});
