/** What Space presses where the Corp springs a trap and where several cards are accessed, and how a card looked at is left. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { choicesOf } from '../../../../src/games/netrunner/hud/moves/menu.ts';
import { moveLabel } from '../../../../src/games/netrunner/hud/moves/labels.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import type { Choice } from '../../../../src/hud/contract/question-ui.ts';
import '../../../hud/support/games.ts';
import { testGame } from '../../../hud/support/session.ts';

type Game = Awaited<ReturnType<typeof testGame>>;
const buttons = ({ game }: Game): Choice[] => game.state.groups.flatMap(({ choices }) => choices);
const RUN = { ice: null, at: 'approach' };
const sensible = (game: Game): Choice | undefined => buttons(game).find((one) => one.sensible);

it('the next card is accessed by Space, where all are accessed anyway', async () => {
  const table: JsonObject = {
    turn: 'runner',
    corp: { archives: ['Hedge Fund', 'Shi.Kyū'], rnd: ['Hedge Fund', '...'] },
  };
  const one = await testGame('runner', 'archives', { table });
  one.game.play({ do: 'run', server: 'archives' });
  await one.clock.run();
  expect(one.view().decision?.kind).toBe('access');
  expect(sensible(one)?.text).toContain('Hedge Fund');
});

it('a card of R&D is put back, one that lies in a remote server is left there', async () => {
  const table: JsonObject = { turn: 'runner', corp: { rnd: ['Hedge Fund', '...'] }, runner: { credits: 0 } };
  const one = await testGame('runner', 'left', { table });
  one.game.play({ do: 'run', server: 'rnd' });
  await one.clock.run();
  expect(buttons(one).map((choice) => choice.text)).toEqual(['Put it back']);
  const view = structuredClone(one.game.state.view) as View;
  view.run!.access!.card!.zone = 'root';
  expect(moveLabel({ do: 'leave' }, view)).toBe('Leave it there');
});

it('the Corp springs its trap by Space', async () => {
  const table: JsonObject = {
    turn: 'corp',
    corp: { credits: 2, clicks: 1 },
    runner: { credits: 0 },
    servers: { 'remote 1': { root: [{ card: 'Project Junebug', advancement: 2 }] } },
  };
  const { view } = await testGame('corp', 'trap', { table });
  const asked = structuredClone(view());
  const trap = asked.servers.flatMap(({ root }) => root).find(({ zone }) => zone === 'root')!;
  asked.run = { ...RUN, server: 'remote 1', access: { card: trap, index: 1, of: 1, done: false } } as never;
  asked.decision = {
    ...asked.decision!,
    kind: 'accept',
    source: trap.h,
    moves: [{ do: 'accept' }, { do: 'decline' }],
    prices: [null, null],
  };
  const of = (): Choice | undefined =>
    choicesOf(asked)
      .flatMap(({ choices }) => choices)
      .find(({ sensible: on }) => on);
  expect(of()?.verb).toBe('accept');
  asked.decision.source = trap.h + 1;
  expect(of()).toBeUndefined();
});

it('where the Corp may rez something first, going on is not the button that stands out', async () => {
  const table: JsonObject = {
    step: 'corp 1.1',
    corp: { credits: 5 },
    servers: { 'remote 1': { root: ['PAD Campaign'] } },
  };
  const one = await testGame('corp', 'opening', { table });
  expect(buttons(one).map(({ text, tone }) => [text, tone])).toEqual([
    [expect.stringMatching(/^Rez PAD Campaign/), 'plain'],
    ['Go on', 'plain'],
  ]);
});
