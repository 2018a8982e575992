import { describe, expect, it } from 'vitest';
import { type Forecast, forecast } from '../../../../src/games/netrunner/bot/forecast.ts';
import type { Seat, ServerId } from '../../../../src/games/netrunner/rules/model.ts';
import { runnable, serverInFocus } from '../../../../src/games/netrunner/hud/forecast/target.ts';
import {
  couldCost,
  endOf,
  figuresOf,
  leftOf,
  linesOf,
  notesOf,
  throughKnown,
  unknownOf,
  worstEnd,
} from '../../../../src/games/netrunner/hud/forecast/words.ts';
import { BROKEN, playGame } from '../../../hud/support/games.ts';
import { position } from '../../../hud/support/positions.ts';

const TABLE = {
  turn: 'runner',
  corp: { identity: 'Jinteki: Personal Evolution', credits: 4 },
  runner: { credits: 5, grip: ['Diesel', 'Diesel', 'Modded'], rig: ['Gordian Blade'] },
  servers: {
    hq: { ice: [{ card: 'Enigma', rezzed: true }, 'Hunter', { card: 'Wall of Static', rezzed: true }] },
    rnd: { ice: [{ card: 'Enigma', rezzed: true }] },
  },
};
const about = (server: ServerId, viewer: Seat = 'runner'): Forecast => forecast(position(viewer, TABLE), server)!;

describe('a forecast in words', () => {
  it('tells each ice: its price, by what, what ends the run and what would open it', () => {
    const [enigma, unknown, wall] = about('hq').rows;
    expect(figuresOf(enigma!).map(({ words }) => words)).toEqual(['2 credits']);
    expect(notesOf(enigma!)).toEqual(['with Gordian Blade']);
    expect(endOf(enigma!)).toBeNull();
    expect(figuresOf(unknown!).map(({ n, words }) => `${n} ${words}`)).toEqual([
      '≤3 up to 3 credits',
      '≤3 up to 3 cards lost',
      '≤1 up to 1 tag',
    ]);
    expect(endOf(unknown!)).toBe('end the run');
    expect(notesOf(wall!)).toEqual(['nothing installed breaks it']);
    expect(endOf(wall!)).toBe('ends the run');
  });

  it('tells what is left, and the whole in one sentence', () => {
    const f = about('rnd');
    expect(leftOf(f.known.left).map(({ words }) => words)).toEqual([
      '3 credits left',
      '3 cards left in the grip',
      '3 clicks left',
    ]);
    expect(worstEnd(f)).toBeNull();
    expect(linesOf(f)).toEqual([
      'Known ice on R&D costs 2 credits.',
      'At worst, you have 3 credits and no cards left.',
    ]);
    expect(linesOf(about('hq'))).toEqual([
      'Known ice on HQ stops you.',
      'At worst, you have no credits and no cards left.',
    ]);
    expect(linesOf(about('archives'))).toEqual([
      'Known ice on Archives costs no credits.',
      'Nothing about this run is unknown.',
    ]);
  });

  it('says what known ice costs, and apart from that what the unknown could cost', () => {
    const words = (list: readonly { words: string }[]): string[] => list.map((one) => one.words);
    const setup = {
      runner: { credits: 5, rig: ['Gordian Blade'], grip: ['Diesel', 'Diesel', 'Diesel'] },
      corp: { credits: 9, rnd: ['Hedge Fund', '...'] },
    };
    const ice = [{ card: 'Enigma', rezzed: true }, 'Hunter'];
    const f = forecast(position('runner', { ...setup, turn: 'runner', servers: { archives: { ice } } }), 'archives')!;
    expect(words(throughKnown(f))).toEqual(['2 credits']);
    expect(words(couldCost(f))[0]).toMatch(/^up to \d card/);
    for (const one of words(couldCost(f))) expect(one).toMatch(/^up to \d/);
    expect(worstEnd(f)).toBe('end the run');
    expect(unknownOf(f)).toBe('ice');
    expect(words(throughKnown(about('archives')))).toEqual([]);
    expect(couldCost(about('archives'))).toEqual([]);
  });

  it('advises nothing, in whole games from both seats', () => {
    let told = 0;
    playGame(5, ({ viewer, after }) => {
      if (viewer === 'open') return;
      for (const { id } of after.servers) {
        const f = forecast(after, id);
        if (f === null) continue;
        told++;
        const texts = [
          ...linesOf(f),
          ...f.rows.flatMap((row) => [...notesOf(row), endOf(row) ?? '', ...figuresOf(row).map(({ words }) => words)]),
        ];
        for (const text of texts) {
          expect(text).not.toMatch(BROKEN);
          expect(text).not.toMatch(/should|better|best|worth|advis|recommend/i);
        }
        expect(f.known.left.cards).toBeLessThanOrEqual(after.runner.handSize);
        if (f.worst !== null) {
          expect(f.worst.left.cards).toBeLessThanOrEqual(f.known.left.cards);
          expect(f.worst.left.credits).toBeLessThanOrEqual(f.known.left.credits);
        }
      }
    });
    expect(told).toBeGreaterThan(300);
  });
});

describe('what the forecast is about', () => {
  it('a server that may be run on, or ice in front of it', () => {
    const view = position('runner', TABLE);
    expect(runnable(view)).toEqual(['archives', 'rnd', 'hq']);
    expect(serverInFocus(view, 'rnd')).toBe('rnd');
    expect(serverInFocus(view, view.servers.find(({ id }) => id === 'hq')!.ice[1]!.h)).toBe('hq');
    expect(serverInFocus(view, view.runner.rig[0]!.h)).toBeNull();
    expect(serverInFocus(view, 'stack')).toBeNull();
    expect(serverInFocus(view, null)).toBeNull();
  });

  it('nothing for the Runner while no run may be made', () => {
    const view = position('runner', { ...TABLE, turn: 'corp' });
    expect(serverInFocus(view, 'rnd')).toBeNull();
  });
});
