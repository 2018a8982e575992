import type { CardType, Seat } from '../../rules/model.ts';

/** Everything a card's face shows, as plain data. `null`: the card has no such number and none is drawn. */
export interface FaceInfo {
  readonly code: string;
  readonly title: string;
  readonly seat: Seat;
  /** Faction code: `jinteki`, `neutral-corp`, … */
  readonly faction: string;
  readonly type: CardType;
  /** Subtypes in lower case, in the card's order: `code gate`, `ap`, `icebreaker`, … */
  readonly subtypes: readonly string[];
  readonly unique: boolean;
  /** Play, install or rez cost in credits; `'X'` where the player chooses it. */
  readonly cost: number | 'X' | null;
  readonly strength: number | 'X' | null;
  /** Memory units taken by a program. */
  readonly memory: number | null;
  /** Trash cost in credits. */
  readonly trash: number | null;
  /** Advancement requirement. */
  readonly requirement: number | null;
  /** Agenda points. */
  readonly points: number | null;
  /** Base link of a Runner identity. */
  readonly link: number | null;
  readonly influence?: number;
  /** Number of subroutines of a piece of ice. */
  readonly subs?: number;
  /** The word at the foot of the card in the reader's language; default: from `typeLabel`. */
  readonly label?: string;
}

/** The kinds of ice that have a shape of their own; any other ice is `other`. */
export type IceKind = 'barrier' | 'code gate' | 'sentry' | 'trap' | 'other';

export type BreakerKind = 'fracter' | 'decoder' | 'killer' | 'ai';

/** The kind of a piece of ice: the first one among its subtypes. */
export function iceKind(face: Pick<FaceInfo, 'subtypes'>): IceKind {
  for (const kind of ['barrier', 'code gate', 'sentry', 'trap'] as const) if (face.subtypes.includes(kind)) return kind;
  return 'other';
}

/** The kind of an icebreaker: the first one among its subtypes; `null` for any other card. */
export function breakerKind(face: Pick<FaceInfo, 'subtypes'>): BreakerKind | null {
  for (const kind of ['fracter', 'decoder', 'killer', 'ai'] as const) if (face.subtypes.includes(kind)) return kind;
  return null;
}
