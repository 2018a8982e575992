/** Copies and digests of states. */
import { describe, expect, it } from 'vitest';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { copyState, digest } from '../../../../src/games/netrunner/rules/copy.ts';
import type { Json, State } from '../../../../src/games/netrunner/rules/model.ts';
import { BEGUN } from '../../../../src/games/netrunner/rules/play.ts';
import { setupOf } from './support/decks.ts';
import { playOut, preferringRare } from './support/random.ts';

type Tree = { [key: string]: Json };

/** States of many kinds: each hundredth, and each whose frames, run or lasting effects hold a key that none held before. */
function varied(games: number): State[] {
  const seen = new Map<string, number>();
  const keys = new Set<string>();
  const states: State[] = [];
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    playOut(simulation, setupOf(n, 'copies'), preferringRare(`copies ${n}`, seen), {
      each: (s) => {
        let fresh = ++decisions % 100 === 0;
        const { run, mods, delayed } = s.table;
        leaves({ stack: s.stack, run, mods, delayed } as unknown as Json, '', (path) => {
          const kind = path.replace(/\d+/g, '#');
          fresh ||= !keys.has(kind);
          keys.add(kind);
        });
        if (fresh) states.push(copyState(s));
      },
    });
  }
  return states;
}
function leaves(value: Json, path: string, visit: (path: string, at: Tree | Json[], key: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const inner = (value as Tree)[key]!;
    visit(`${path}/${key}`, value as Tree, key);
    leaves(inner, `${path}/${key}`, visit);
  }
}
const mutables = (value: Json, found = new Set<object>()): Set<object> => {
  if (typeof value === 'object' && value !== null) {
    found.add(value);
    for (const inner of Object.values(value)) mutables(inner, found);
  }
  return found;
};
const other = (value: Json): Json => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 0;
  return Array.isArray(value) ? [...value, 0] : { ...value, more: 0 };
};

const states = varied(60);

describe('a copy', () => {
  it('is made of states of many kinds', () => {
    const frames = new Set(states.flatMap((s) => s.stack.map((f) => f.k)));
    expect([...frames].sort()).toEqual(['action', 'ask', 'cost', 'do', 'flow', 'trig', 'window', 'would']);
    expect(states.length).toBeGreaterThan(100);
  });
  it('equals its state in every field, and shares nothing that can change', () => {
    for (const s of states) {
      const copy = copyState(s);
      expect(copy).toStrictEqual(structuredClone(s));
      const mine = mutables(s as unknown as Json);
      for (const object of mutables(copy as unknown as Json)) expect(mine.has(object)).toBe(false);
    }
  });
});

describe('a state', () => {
  it('is plain JSON: nothing is lost on the way through text', () => {
    for (const s of states) expect(JSON.parse(JSON.stringify(s))).toStrictEqual(s);
  });
});

describe('a digest', () => {
  it('is equal for equal states, however their keys are ordered', () => {
    const turned = (value: Json): Json => {
      if (typeof value !== 'object' || value === null) return value;
      if (Array.isArray(value)) return value.map(turned);
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, turned(inner)]),
      );
    };
    for (const s of states) expect(digest(turned(s as unknown as Json) as unknown as State)).toBe(digest(s));
  });
  it('is another for every other state met', () => {
    const texts = new Set(states.map((s) => JSON.stringify(s)));
    expect(new Set(states.map(digest)).size).toBe(texts.size);
  });
  it('changes with every single field, but for the deck lists and the mark that older saves have not', () => {
    const kinds = new Set<string>();
    for (const s of states) {
      const before = digest(s);
      leaves(s as unknown as Json, '', (path, at, key) => {
        const kind = path.replace(/\d+/g, '#');
        if (kinds.has(kind) || key === BEGUN || path.includes('/lists')) return;
        kinds.add(kind);
        const kept = (at as Tree)[key]!;
        (at as Tree)[key] = other(kept);
        expect(digest(s), path).not.toBe(before);
        (at as Tree)[key] = kept;
      });
      expect(digest(s)).toBe(before);
    }
    expect(kinds.size).toBeGreaterThan(150);
  });
  it('tells two cards that changed places', () => {
    for (const s of states) {
      if (s.table.hq.length < 2) continue;
      const before = digest(s);
      s.table.hq.push(s.table.hq.shift()!);
      expect(digest(s)).not.toBe(before);
      s.table.hq.unshift(s.table.hq.pop()!);
    }
  });
});
