/** Rules 4: nothing may be begun that could have no effect at all. Every event and operation, with nothing but itself on the table. */
import { expect, it } from 'vitest';
import { allCards } from '../../../../src/games/netrunner/index.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { legalMoves } from '../../../../src/games/netrunner/rules/moves/index.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';

/** Those that run, gain, draw for the Corp, hurt, trace or stay in play: they do something where all piles are empty. */
const ALWAYS = [
  'Demolition Run',
  'Stimhack',
  'Account Siphon',
  'Easy Mark',
  'Inside Job',
  'The Maker’s Eye',
  'Infiltration',
  'Sure Gamble',
  'Biotic Labor',
  'Neural EMP',
  'Anonymous Tip',
  'SEA Source',
  'Beanstalk Royalties',
  'Hedge Fund',
  'Kill Switch',
  'Divide and Conquer',
  'Guinea Pig',
  'Hot Pursuit',
  'Reboot',
  'Office Supplies',
  'Attitude Adjustment',
  'Under the Bus',
];

it('with all piles empty only what still does something may be played', () => {
  const happened = { runs: 1, successfulRuns: 1, successfulHqRuns: 1, scored: 1, stolen: 1, trashed: 1, accessed: 1 };
  const playable = [...allCards()]
    .filter(({ type }) => type === 'event' || type === 'operation')
    .filter(({ code, side }) => {
      const hand = side === 'corp' ? { corp: { hq: [code] } } : { runner: { grip: [code] } };
      const setup = readSetup({
        turn: side,
        corp: { credits: 20, rnd: [], ...hand.corp },
        runner: { credits: 20, stack: [], ...hand.runner },
        thisTurn: happened,
        lastTurn: { corp: happened, runner: happened },
      });
      const game = setTable(setup, side, simulationPort());
      settle(game);
      return legalMoves(game).some((move) => move.do === 'play');
    });
  expect(playable.map(({ title }) => title).sort()).toEqual([...ALWAYS].sort());
});
