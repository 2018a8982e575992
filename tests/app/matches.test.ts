/** Matches of one game on a device: begun, stored, taken up again, in one tab and in several. */
import { describe, expect, it } from 'vitest';
import { SentenceError } from '../../src/core/game.ts';
import type { Session } from '../../src/session/types.ts';
import type { Match } from '../../src/session/session.ts';
import type { FakeTypes } from '../support/fake-game.ts';
import { type Tab, device } from '../support/device.ts';
import { personsTurn } from '../support/match.ts';

const CHOICE = { persons: ['corp'], level: 'standard', seed: 'one' };
const asMatch = (session: Session): Match<FakeTypes> => session as never;

/** Begins a game and plays one move of it. */
async function begun({ matches }: Tab): Promise<Match<FakeTypes>> {
  const match = asMatch(await matches.begin(CHOICE));
  await move(match);
  return match;
}

/** The person plays one move, which is stored. */
async function move(match: Match<FakeTypes>): Promise<void> {
  await personsTurn(match);
  match.play(match.view().decision!.moves[0]!);
  await match.saved();
}

const running = async ({ keeping }: Tab): Promise<string[]> => (await keeping.running.list()).map(({ id }) => id);
const library = async ({ keeping }: Tab): Promise<string[]> => (await keeping.library.list()).map(({ id }) => id);
const keyOf = (error: unknown): string => (error instanceof SentenceError ? error.key : String(error));

describe('a new game on a full device', () => {
  it.each(['begin', 'again', 'practise'] as const)('%s leaves the unfinished one where it is', async (how) => {
    const phone = device();
    const tab = await phone.tab();
    const old = await begun(tab);
    const { id } = old.record();
    const watched = { ...structuredClone(old.record()), id: 'watched' };
    await tab.keeping.library.keep(watched);
    phone.fault = 'full';
    const asked = {
      begin: () => tab.matches.begin(CHOICE),
      again: () => tab.matches.again(old),
      practise: () => tab.matches.practise({ id: 'watched', at: 1, you: 'corp', level: 'standard', hidden: 'kept' }),
    };
    expect(await asked[how]().then(() => 'begun', keyOf)).toBe('storage.full');
    expect(await running(tab)).toEqual([id]);
    phone.fault = null;
    await asked[how]();
    expect(await library(tab)).toContain(id);
  });

  it('waits for a game that could not be stored at all', async () => {
    const phone = device();
    const tab = await phone.tab();
    phone.fault = 'full';
    const old = await begun(tab);
    expect(old.status().saveProblem).toBe('storage.full');
    old.close();
    expect(await tab.matches.begin(CHOICE).then(() => 'begun', keyOf)).toBe('storage.full');
    phone.fault = null;
    await tab.matches.begin(CHOICE);
    expect(await library(tab)).toEqual([old.record().id]);
  });
});
