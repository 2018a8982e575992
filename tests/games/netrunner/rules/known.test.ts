/** What the Runner knows of a Corp card that moves: the place it lay in, and its face after that. */
import { expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { type SetupIn, readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import type { SeenMove } from '../../../../src/games/netrunner/rules/events.ts';
import { legalMoves, playMove } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { type Play, pushDo } from '../../../../src/games/netrunner/rules/play.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import { sees } from '../../../../src/games/netrunner/rules/table.ts';
import { redactEvent } from '../../../../src/games/netrunner/rules/view.ts';

const play = (setup: SetupIn): Play => {
  const game = setTable(readSetup(setup), 'corp', simulationPort());
  settle(game);
  return game;
};

it.each([
  ['one it has seen there', 'runner', true],
  ['one it has not', undefined, false],
] as const)('of a card played from HQ the Runner is told where it lay: %s', (_which, seenBy, told) => {
  const game = play({ corp: { hq: [{ card: 'Hedge Fund', ...(seenBy ? { seenBy } : {}) }, 'Hedge Fund'] } });
  const { h } = game.t.cards[game.t.hq[0]!]!;
  const seen: SeenMove[] = [];
  game.tell = (e) => {
    if (e.type === 'played') seen.push(redactEvent(game, e, 'runner') as SeenMove);
  };
  playMove(
    game,
    legalMoves(game).find((move) => move.do === 'play' && move.card === h)!,
  );
  expect(seen).toMatchObject([{ card: { code: '01110' }, was: { zone: 'hq', h: told ? h : null } }]);
});

it.each([
  ['face up in Archives', { archives: { up: ['Enigma'] } }, true],
  ['face down in Archives', { archives: { down: ['Enigma'] } }, false],
  ['in HQ', { hq: ['Enigma'] }, false],
])('the Runner knows a card installed face down that lay %s: %s', (_where, corp, known) => {
  const game = play({ corp });
  const ice = game.t.cards.find((c) => c.code === '01111')!;
  pushDo(game, '@install-corp-free', ice.h, 'corp', { server: 'hq', free: true, trashing: false });
  settle(game);
  expect(ice).toMatchObject({ zone: 'ice', up: false });
  expect(sees(ice, 'runner')).toBe(known);
});
