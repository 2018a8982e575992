/** What is printed on a room or an item. */
import type { Slot, Special, Word } from './words.ts';

export interface RoomDef {
  code: string;
  title: string;
  /** 1 or 2; 0 for the secret room */
  floor: 0 | 1 | 2;
  /** tokens put there when it is turned up */
  tokens: number;
  /** the printed lab worker or tech lock, and the number of tokens released by removing it */
  slot: { kind: Slot; releases: number } | null;
  /** whether the interface token is used up by one use; null if there is no such token */
  uses: 'once' | 'again' | null;
  reveal: readonly Word[];
  enter: readonly Word[];
  interface: readonly Word[];
}

/** Where an item goes after use: discard pile, hand, out of the game, or it stays in the room. */
export type After = 'discard' | 'hand' | 'box' | 'room';

export interface ItemDef {
  code: string;
  title: string;
  after: After;
  words: readonly Word[];
}

/** The optional parts of a room's definition. */
type Given = Partial<Pick<RoomDef, 'uses' | 'reveal' | 'enter' | 'interface'>> & { worker?: number; lock?: number };

/** Defines a room; missing parts get their defaults. */
export const room =
  (floor: RoomDef['floor']) =>
  (code: string, title: string, tokens: number, { worker, lock, ...rest }: Given): RoomDef => ({
    code,
    title,
    floor,
    tokens,
    slot: worker ? { kind: 'worker', releases: worker } : lock ? { kind: 'lock', releases: lock } : null,
    uses: null,
    reveal: [],
    enter: [],
    interface: [],
    ...rest,
  });

/** Defines an item. */
export const item = (code: string, title: string, after: After, words: readonly Word[]): ItemDef => ({
  code,
  title,
  after,
  words,
});

/** An effect: the player chooses one of these lists of effects. Each key names the sentence of its option. */
export const either = (options: Readonly<Record<string, readonly Word[]>>): Word => ({
  w: 'choose',
  of: Object.entries(options).map(([say, then]) => ({ say, then })),
});

/** An effect: the operative takes a special card. */
export const take = (special: Special): Word => ({ w: 'take', special });
