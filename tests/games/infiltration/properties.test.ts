import { describe, expect, it } from 'vitest';
import { allArcs, compiledPort } from '../../../src/core/flow.ts';
import { below, seedRng } from '../../../src/core/rng.ts';
import { ITEMS } from '../../../src/games/infiltration/items/index.ts';
import { ROOMS } from '../../../src/games/infiltration/rooms/index.ts';
import {
  CHART_CONFIGS,
  chartSources,
  simulationPort,
  xstatePort,
} from '../../../src/games/infiltration/rules/charts.ts';
import { copyState } from '../../../src/games/infiltration/rules/copy.ts';
import type { State } from '../../../src/games/infiltration/rules/model.ts';
import { playMove } from '../../../src/games/infiltration/rules/moves.ts';
import { playOf } from '../../../src/games/infiltration/rules/play.ts';
import { digest, itemsOn, optionsNo, randomGame, tokensOn } from './support/games.ts';

const GAMES = 1200;

describe('games of random legal moves', () => {
  it('end, and reach every room, item, question and arc of the charts', () => {
    const arcs = new Map<string, number>();
    const port = compiledPort(chartSources(), arcs);
    const seen = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const end = randomGame(optionsNo(n), {
        port,
        event(event) {
          if (event.type === 'revealed') seen.add(event.code);
          if (event.type === 'turned-up') seen.add(event.card);
          if (event.type === 'guard-acted') seen.add(event.kind);
        },
        move: (s) => void seen.add(s.ask!.kind),
      });
      expect(end.table.over).not.toBeNull();
    }
    const kinds = [
      'pick',
      'way',
      'goOn',
      'room',
      'option',
      'action',
      'guard',
      'operative',
      'target',
      'discard',
      'keep',
      'bank',
      'drop',
    ];
    const guards = ['sweeper', 'guard', 'auditor', 'sergeant', 'purger'];
    for (const one of [...ROOMS, ...ITEMS].map(({ code }) => code)) expect(seen, one).toContain(one);
    for (const one of [...kinds, ...guards]) expect(seen, one).toContain(one);
    expect(allArcs(CHART_CONFIGS).filter((arc) => !arcs.has(arc))).toEqual([]);
  });

  it('lose no item and no token', () => {
    for (let n = 0; n < 40; n++)
      randomGame(optionsNo(n, 'kept'), {
        move({ table: t }) {
          const items = itemsOn(t);
          // the item being used lies nowhere yet, or in its room already
          const open = t.turn >= 0 ? t.turned.at(-1)!.card : null;
          const missing = ITEMS.filter(({ code }) => !items.includes(code)).map(({ code }) => code);
          expect(missing.filter((code) => code !== open)).toEqual([]);
          expect(new Set(items).size).toBe(items.length);
          expect(tokensOn(t).length + t.lost).toBe(117);
        },
      });
  });

  it('are the same with the charts run by XState and by tables', () => {
    for (let n = 0; n < 12; n++)
      expect(digest(randomGame(optionsNo(n), { port: xstatePort() }))).toBe(digest(randomGame(optionsNo(n))));
  });

  it('go on alike from a copy, and from plain JSON', () => {
    for (let n = 0; n < 12; n++) {
      const rng = seedRng(`copy ${n}`);
      randomGame(optionsNo(n, 'copy'), {
        move(s, move) {
          if (below(rng, 8) > 0) return;
          const before = digest(s);
          const copies = [copyState(s), JSON.parse(JSON.stringify(s)) as State];
          for (const copy of copies) {
            expect(digest(copy)).toBe(before);
            playMove(playOf(copy, simulationPort()), move);
          }
          expect(digest(copies[0]!)).toBe(digest(copies[1]!));
          expect(digest(s)).toBe(before);
        },
      });
    }
  });

  it('refuse what is not legal and stay as they were', () => {
    randomGame(optionsNo(3), {
      move(s) {
        const before = digest(s);
        expect(() => playMove(playOf(s, simulationPort()), { do: 'room', room: 77 })).toThrow('77');
        expect(digest(s)).toBe(before);
      },
    });
  });
});
