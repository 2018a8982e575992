import { describe, expect, it } from 'vitest';
import type { GameUi } from '../../../../src/hud/contract/game-ui.ts';
import type { Choice } from '../../../../src/hud/contract/question-ui.ts';
import { tickedOn } from '../../../../src/hud/table/ask/choices.ts';
import { netrunnerUi } from '../../../../src/games/netrunner/hud/ui.tsx';
import { testGame } from '../../../hud/support/session.ts';

const HAND = ['Sure Gamble', 'Diesel', 'Corroder', 'Crypsis', 'Pipeline', 'Net Shield', 'Magnum Opus', 'Modded'];

/** A match on the screen whose Runner ends the turn with this many cards in hand. */
async function ended(cards: number) {
  const table = { turn: 'runner', runner: { credits: 5, clicks: 1, grip: HAND.slice(0, cards) } };
  const match = await testGame('runner', 'discarding', { table });
  match.game.play({ do: 'credit' });
  await match.clock.run();
  const all = (): readonly Choice[] => match.game.state.groups.flatMap((group) => group.choices);
  const press = async (text: string): Promise<void> => {
    const found = all().find((choice) => choice.text === text);
    if (found === undefined)
      throw new Error(
        `no button "${text}" among ${all()
          .map((one) => one.text)
          .join(' | ')}`,
      );
    match.game.choose(found);
    await match.clock.run();
  };
  return { ...match, all, press };
}

describe('discarding down to the maximum hand size', () => {
  it('is one question, whatever the number of cards', async () => {
    const { all, press, view } = await ended(8);
    expect(view().decision?.kind).toBe('discard');
    expect(all().at(-1)).toMatchObject({ text: 'Discard', hint: 'Tick 3 more cards.', off: true });
    await press('Discard Modded');
    await press('Discard Diesel');
    expect(all().at(-1)).toMatchObject({ text: 'Discard 2 cards', hint: 'Tick 1 more card.', off: true });
    await press('Discard Corroder');
    await press('Discard 3 cards');
    expect(view().runner.heap.map(({ code }) => code)).toHaveLength(3);
    expect(view().runner.handSize).toBe(5);
    expect(view().decision?.kind).not.toBe('discard');
  });

  it('lets go of the card ticked first when one too many is ticked', async () => {
    const { game, press, all, view } = await ended(7);
    await press('Discard Magnum Opus');
    await press('Discard Diesel');
    await press('Discard Crypsis');
    const ticked = all().filter((one) => one.ticked === true);
    expect(ticked.map(({ text }) => text).sort()).toEqual(['Discard Crypsis', 'Discard Diesel']);
    expect(tickedOn(netrunnerUi as GameUi, view(), game.state.groups).size).toBe(2);
  });

  it('takes a single card at once', async () => {
    const { press, view } = await ended(6);
    await press('Discard Diesel');
    expect(view().runner.handSize).toBe(5);
  });
});
