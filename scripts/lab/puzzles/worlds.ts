/** For puzzles with facedown ice: makes every world, in which that ice is known, and judges each first move in all of them. */
import type { JsonObject } from '../../../src/core/json.ts';
import { notate } from '../../../src/games/netrunner/notation/notate.ts';
import { simulationPort } from '../../../src/games/netrunner/rules/charts.ts';
import { playOf } from '../../../src/games/netrunner/rules/play.ts';
import { begun, uncounted } from '../../../src/games/netrunner/puzzles/line.ts';
import { openProof } from '../../../src/games/netrunner/puzzles/proof.ts';
import type { Puzzle } from '../../../src/games/netrunner/puzzles/puzzle.ts';

/** A table that the solver cannot tell from the puzzle's, and its probability among all such tables. */
export interface World {
  setup: JsonObject;
  share: number;
}

interface Laid {
  servers: Record<string, { ice?: ({ card: string } | string)[] }>;
}

/** Reads, from the name of a hidden piece of ice, where it is: `ice @ remote 1#2`; 1 is the outermost. */
function placeOf(name: string): { server: string; at: number } {
  const [, server, n] = /^ice @ (.+)#(\d+)$/.exec(name) ?? [];
  if (server === undefined) throw new Error(`puzzle: nothing is hidden at ${name}`);
  return { server, at: Number(n) - 1 };
}

/** Returns the setup with the given faces for its hidden ice. */
function withFaces(setup: JsonObject, faces: Readonly<Record<string, string>>): JsonObject {
  const copy = structuredClone(setup) as unknown as Laid;
  for (const [name, card] of Object.entries(faces)) {
    const { server, at } = placeOf(name);
    const ice = copy.servers[server]!.ice!;
    const was = ice[at]!;
    ice[at] = typeof was === 'string' ? card : { ...was, card };
  }
  return copy as unknown as JsonObject;
}

/** All worlds of a puzzle with their probabilities; only one if nothing is hidden. A title counts as often as it is listed. */
export function worldsOf({ setup, hidden }: Pick<Puzzle, 'setup' | 'hidden'>): World[] {
  let worlds: { faces: Record<string, string>; n: number }[] = [{ faces: {}, n: 1 }];
  for (const [name, titles] of Object.entries(hidden)) {
    worlds = worlds.flatMap(({ faces, n }) => {
      const left = [...titles];
      // a copy used in one place is not available in another
      for (const used of Object.values(faces)) if (left.includes(used)) left.splice(left.indexOf(used), 1);
      return [...new Set(left)].map((title) => ({
        faces: { ...faces, [name]: title },
        n: n * left.filter((one) => one === title).length,
      }));
    });
  }
  const all = worlds.reduce((sum, { n }) => sum + n, 0);
  return worlds.map(({ faces, n }) => ({ setup: withFaces(setup, faces), share: n / all }));
}

/**
 * For each first move (a sentence without copy numbers), the share of worlds in which the aim can still be forced after it. Null if the
 * proof for some world would need more than `most` positions.
 */
export function sharesOf(
  puzzle: Pick<Puzzle, 'setup' | 'hidden' | 'seat' | 'aim' | 'before'>,
  most: number,
): Map<string, number> | null {
  const shares = new Map<string, number>();
  for (const { setup, share } of worldsOf(puzzle)) {
    const state = begun({ ...puzzle, setup });
    const proof = openProof(puzzle.seat, puzzle.aim, most);
    const good = proof.good(state);
    if (good === null) return null;
    const game = playOf(state, simulationPort(), null);
    const names = new Set(good.map((move) => uncounted(notate(game, move))));
    for (const name of names) shares.set(name, (shares.get(name) ?? 0) + share);
  }
  return shares;
}
