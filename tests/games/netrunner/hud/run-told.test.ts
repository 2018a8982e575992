/** A run for somebody who hears it: the log's lines are whole sentences, and every one of them is spoken. */
import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { type Move, type SeenEvent, type State, simulation } from '../../../../src/games/netrunner/index.ts';
import { Playing } from '../../../../src/games/netrunner/notation/playing.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { linesOf } from '../../../../src/games/netrunner/hud/log/lines.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import '../../../hud/support/games.ts';
import { testGame } from '../../../hud/support/session.ts';

/** Plays moves that fit, window by window passed where none does, and tells what the Runner hears. */
function heard(setup: Record<string, unknown>, wanted: readonly ((move: Move) => boolean)[]): string[] {
  const port = simulationPort();
  const playing = new Playing(setTable(readSetup(setup), 'runner', port), port, false);
  playing.begin(undefined);
  const state: State = playing.game.s;
  const told: string[] = [];
  const left = [...wanted];
  for (let i = 0; i < 200 && left.length > 0; i++) {
    const moves = simulation.moves(state);
    const fits = left[0]!;
    const found = moves.find(fits);
    if (found !== undefined) left.shift();
    const move =
      found ??
      moves.find(({ do: verb }) => ['pass', 'continue', 'decline', 'access', 'pay'].includes(verb)) ??
      moves[0]!;
    const events: SeenEvent[] = [];
    simulation.play(state, move, (event, at) => events.push(simulation.redact(at, event, 'runner')));
    told.push(...linesOf(events, simulation.view(state, 'runner'), 1).map(textOf));
  }
  expect(left).toHaveLength(0);
  return told;
}
const does =
  (verb: Move['do'], name?: string) =>
  (move: Move): boolean =>
    move.do === verb && (name === undefined || move.name === name);

describe('a run that is heard', () => {
  it('is told from the click to the card stolen', async () => {
    const lines = heard(
      {
        turn: 'runner',
        corp: { credits: 9 },
        runner: { credits: 9, grip: ['Diesel', 'Modded', 'Sure Gamble', 'Infiltration'], rig: ['Gordian Blade'] },
        servers: {
          'remote 1': { ice: ['Neural Katana', { card: 'Enigma', rezzed: true }], root: ['Private Security Force'] },
        },
      },
      [
        (move) => move.do === 'run' && move.server === 'remote 1',
        does('rez'),
        does('use', 'break'),
        does('use', 'break'),
        does('draw'),
      ],
    );
    expect(lines.slice(0, -1)).toEqual([
      'You run on Server 1. 1 click',
      'You approach ice 1 of 2 protecting Server 1.',
      'The Corp rezzes Neural Katana for 4 credits.',
      'You encounter Neural Katana at strength 3.',
      'Neural Katana fires “Do 3 net damage”.',
      'You suffer 3 net damage from Neural Katana.',
      expect.stringMatching(/^Net damage trashes .+ and .+\.$/),
      'You pass Neural Katana.',
      'You approach Enigma, ice 2 of 2 protecting Server 1.',
      'You encounter Enigma at strength 2.',
      'Gordian Blade breaks “The Runner loses 1 click” on Enigma for 1 credit.',
      'Gordian Blade breaks “End the run” on Enigma for 1 credit.',
      'You pass Enigma.',
      'You reach Server 1.',
      'Your run on Server 1 succeeds.',
      'You access Private Security Force.',
      'You steal Private Security Force for 2 points.',
      'The run on Server 1 ends.',
    ]);
  });

  it('is told when ice ends it, and when the Runner leaves', async () => {
    const setup = {
      turn: 'runner',
      corp: { credits: 9 },
      runner: { credits: 9, grip: ['Diesel', 'Modded', 'Sure Gamble'], rig: ['Gordian Blade'] },
      servers: {
        hq: {
          ice: [
            { card: 'Enigma', rezzed: true },
            { card: 'Wall of Static', rezzed: true },
          ],
        },
      },
    };
    const ended = heard(setup, [
      (move) => move.do === 'run' && move.server === 'hq',
      does('use', 'boost'),
      does('draw'),
    ]);
    expect(ended).toContain('Gordian Blade goes to strength 3 for 1 credit.');
    expect(ended.join(' ')).toMatch(/Enigma fires “The Runner loses 1 click”\. .*Enigma fires “End the run”\. /);
    expect(ended.at(-2)).toBe('The run on HQ fails.');
    const left = heard(setup, [
      (move) => move.do === 'run' && move.server === 'hq',
      does('use', 'break'),
      does('use', 'break'),
      does('jack-out'),
      does('draw'),
    ]);
    expect(left).toContain('You jack out.');
    expect(left.some((text) => text.startsWith('The run on HQ '))).toBe(false);
  });
});

it('every sentence of the log is spoken, none twice', async () => {
  const { game, clock, view } = await testGame('runner', 'spoken run');
  const said: string[] = [];
  effect(() => {
    const { polite } = game.screen.state;
    if (said.at(-1) !== `${polite.n} ${polite.text}`) said.push(`${polite.n} ${polite.text}`);
  });
  for (let i = 0; i < 40 && view().over === null; i++) {
    const moves = view().decision?.moves ?? [];
    const move = moves.find((one) => one.do === 'run') ?? moves.find((one) => one.do === 'keep') ?? moves[0];
    if (move === undefined) break;
    game.play(move);
    await clock.run();
  }
  const spoken = said.map((text) => text.replace(/^\d+ /, '')).join(' ');
  const written = game.state.lines.map(textOf);
  expect(written.length).toBeGreaterThan(40);
  expect(written.some((text) => text.startsWith('You run on '))).toBe(true);
  // Cards that are accessed and left are spoken one by one, and written in one line.
  const others = (text: string): string =>
    text.replaceAll(/You (access|leave) .+?\.(?= [A-Z])/g, '').replaceAll(/ +/g, ' ');
  expect(others(spoken.trim())).toBe(others(written.join(' ')));
});
