/** What the log of a match tells in one line. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import '../../../hud/support/games.ts';
import { testGame } from '../../../hud/support/session.ts';

type Game = Awaited<ReturnType<typeof testGame>>;
const texts = ({ game }: Game): string[] => game.state.lines.map(textOf);

/** The Runner runs on a server and answers every question with Space. */
async function ran(server: string, table: JsonObject): Promise<Game> {
  const run = await testGame('runner', `log ${server}`, { table: { turn: 'runner', ...table } });
  run.game.play({ do: 'run', server } as never);
  await run.clock.run();
  const goOn = run.game.commands.commands.find(({ id }) => id === 'go-on')!;
  for (let n = 0; n < 30 && run.view().run !== null; n++) {
    goOn.run(run.game.commands, ' ');
    await run.clock.run();
  }
  expect(run.view().run).toBeNull();
  return run;
}

describe('cards accessed and left', () => {
  it('are one line with their number, which holds a line for each', async () => {
    const archives = ['Hedge Fund', 'Enigma', 'Hunter', 'Wall of Static', 'Data Mine', 'Neural Katana'];
    const run = await ran('archives', { corp: { archives: [...archives, ...archives] } });
    const told = run.game.state.lines.filter((line) => textOf(line).includes('access'));
    expect(told.map(textOf)).toEqual(['You access 12 cards in Archives and leave them.']);
    expect(told[0]!.folded!.map(textOf)).toContain('You access Enigma in Archives and leave it.');
    expect(told[0]!.folded).toHaveLength(12);
  });

  it('are so from R&D too, and one of them is named', async () => {
    const one = await ran('rnd', { corp: { rnd: ['Hedge Fund', '...'] } });
    expect(texts(one)).toContain('You access Hedge Fund from R&D and leave it.');
    const rig = [{ card: 'Medium', virus: 4 }];
    const rnd = ['Hedge Fund', 'Enigma', 'Hunter', 'Wall of Static', 'Data Mine', '...'];
    const several = await ran('rnd', { runner: { rig }, corp: { rnd } });
    expect(texts(several).filter((line) => line.includes('access'))).toHaveLength(1);
  });
});

describe('who does it', () => {
  it('is the Runner where they spend clicks to break a subroutine', async () => {
    const ice = [{ card: 'Heimdall 1.0', rezzed: true }];
    const run = await ran('hq', { servers: { hq: { ice } }, runner: { credits: 0 } });
    expect(texts(run)).toContain('You spend 3 clicks to break all 3 subroutines on Heimdall 1.0.');
  });

  it('is the one who concedes', async () => {
    const run = await testGame('runner', 'conceded');
    run.game.concede();
    await run.clock.run();
    expect(texts(run)).toContain('You concede, so the Corp wins.');
  });
});
