/** Subroutines that ice gains before its printed ones: what is broken and what has fired stays so while others come and go. */
import { expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { placesOf } from '../../../../src/games/netrunner/rules/ask.ts';
import { isAt, simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import { legalMoves, playMove } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { unbroken } from '../../../../src/games/netrunner/rules/moves/window.ts';
import { type Play, emit } from '../../../../src/games/netrunner/rules/play.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import { viewOf } from '../../../../src/games/netrunner/rules/view.ts';

/** In step 3.1 with a Blockchain; two transactions lie face up in Archives and two face down. */
function met(): Play {
  const game = setTable(
    readSetup({
      corp: { credits: 0, archives: { up: ['Hedge Fund', 'Hedge Fund'], down: ['Hedge Fund', 'Hedge Fund'] } },
      runner: { credits: 9, rig: [{ card: 'Battering Ram' }] },
      effects: [{ what: 'strength', on: 'Battering Ram', n: 9, until: 'turn' }],
      servers: { hq: { ice: [{ card: 'Blockchain', rezzed: true }] } },
    }),
    'runner',
    simulationPort(),
  );
  settle(game);
  playMove(game, { do: 'run', server: 'hq' });
  while (!isAt(game.t, 'may-break'))
    playMove(
      game,
      legalMoves(game).find(({ do: verb }) => verb === 'pass')!,
    );
  return game;
}
const turnUp = (game: Play): void =>
  emit(game, { type: 'turned-up', cards: game.t.archives.filter((id) => !game.t.cards[id]!.up) });
const blockchain = (game: Play) => game.t.cards.find((c) => def(c.code).title === 'Blockchain')!;
/** Breaks the first and the last of three subroutines. */
function breakTwo(game: Play): void {
  playMove(
    game,
    legalMoves(game).find(({ do: verb, name }) => verb === 'use' && name === 'break')!,
  );
  for (const n of [1, 3]) playMove(game, { do: 'pick', n });
}

it('a subroutine that comes before the others takes no break from them, nor gives it', () => {
  const game = met();
  breakTwo(game);
  expect(placesOf(game, blockchain(game), game.t.run!.broken)).toEqual([0, 2]);
  turnUp(game);
  expect(placesOf(game, blockchain(game), game.t.run!.broken)).toEqual([1, 3]);
  expect(unbroken(game)).toEqual([0, 2]);
  const seen = viewOf(game, 'runner');
  expect(seen.run!.broken).toEqual([1, 3]);
  expect(seen.servers.find(({ id }) => id === 'hq')!.ice[0]!.subs.map(({ broken }) => broken)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('what is not broken fires, the one that came last first', () => {
  const game = met();
  breakTwo(game);
  turnUp(game);
  const fired: number[] = [];
  game.tell = (e) => void (e.type === 'subroutine-fired' && fired.push(e.sub));
  while (game.t.run)
    playMove(
      game,
      legalMoves(game).find(({ do: verb }) => verb === 'pass' || verb === 'continue' || verb === 'done')!,
    );
  expect(fired).toEqual([0, 2]);
  expect([game.t.corp.credits, game.t.runner.credits]).toEqual([2, 5]);
});
