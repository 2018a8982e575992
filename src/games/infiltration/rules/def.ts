/** What is printed on a room and on an item. */
import type { Slot, Special, Word } from './words.ts';

export interface RoomDef {
  code: string;
  title: string;
  /** 1 or 2; 0 for the secret room */
  floor: 0 | 1 | 2;
  /** tokens that lie there when it is turned up */
  tokens: number;
  /** the lab worker or tech lock there, and the tokens that are released when it goes */
  slot: { kind: Slot; releases: number } | null;
  /** whether its interface token is used up; null: it has none */
  uses: 'once' | 'again' | null;
  reveal: readonly Word[];
  enter: readonly Word[];
  interface: readonly Word[];
}

/** Where an item goes after it was used: discard pile, hand, out of the game, or it stays in the room. */
export type After = 'discard' | 'hand' | 'box' | 'room';

export interface ItemDef {
  code: string;
  title: string;
  after: After;
  words: readonly Word[];
}

/** What may be left out of a room's definition. */
type Given = Partial<Pick<RoomDef, 'uses' | 'reveal' | 'enter' | 'interface'>> & { worker?: number; lock?: number };

/** A room, with what it does not have filled in. */
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

/** An item. */
export const item = (code: string, title: string, after: After, words: readonly Word[]): ItemDef => ({
  code,
  title,
  after,
  words,
});

/** A word: one of these, as the player chooses, by the names of their sentences. */
export const either = (options: Readonly<Record<string, readonly Word[]>>): Word => ({
  w: 'choose',
  of: Object.entries(options).map(([say, then]) => ({ say, then })),
});

/** A word: takes a special card. */
export const take = (special: Special): Word => ({ w: 'take', special });
