/** Types of the definitions of rooms and items: what is printed on each. */
import type { Slot, Special, Word } from './words.ts';

export interface RoomDef {
  code: string;
  title: string;
  /** its floor: 1 or 2; 0 for the secret room */
  floor: 0 | 1 | 2;
  /** number of tokens put in the room when it is turned up */
  tokens: number;
  /** the lab worker or tech lock printed on the room, and the number of tokens that removing it releases */
  slot: { kind: Slot; releases: number } | null;
  /** 'once': using the room's Interface uses up its token; 'again': it does not; null: the room has no Interface */
  uses: 'once' | 'again' | null;
  reveal: readonly Word[];
  enter: readonly Word[];
  interface: readonly Word[];
}

/** Where an item goes after use: to the discard pile, back to the hand, out of the game (`box`), or it stays in the room. */
export type After = 'discard' | 'hand' | 'box' | 'room';

export interface ItemDef {
  code: string;
  title: string;
  after: After;
  words: readonly Word[];
}

/** The optional parts of a room: `uses`, its effects, and how many tokens its lab worker or tech lock releases. */
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

/** Makes an effect in which the player chooses one of several lists of effects. Each key names the sentence that describes its list. */
export const either = (options: Readonly<Record<string, readonly Word[]>>): Word => ({
  w: 'choose',
  of: Object.entries(options).map(([say, then]) => ({ say, then })),
});

/** Makes an effect that gives the operative a special card. */
export const take = (special: Special): Word => ({ w: 'take', special });
