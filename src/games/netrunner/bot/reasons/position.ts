/** What the conditions of reasons look at: the view, the move and the one it is compared with, and what was measured. */
import { isRemote, type Seat, type ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import type { Choice, Context, Grounds } from '../context.ts';
import { type Facts, facts, sprung } from '../facts.ts';
import { featuresOf, find } from '../calculator/run-costs.ts';
import type { RunCosts } from '../calculator/types.ts';
import type { Feature } from '../quick/value.ts';

/** What playouts measure: the features of the positions they end in, and how many end the game (`won`, `lost`: for the deciding seat). */
export type Measurable = Feature | 'won' | 'lost';

/** The three kinds of ice that icebreakers are made for. */
export const ICE_TYPES = ['barrier', 'code gate', 'sentry'] as const;
export type IceType = (typeof ICE_TYPES)[number];

/** What a search measured of a move and of the one it is compared with. */
export interface Measured {
  /** the seat's chances of winning after each, 0–1; `rival`: null if there is no other move */
  chance: number;
  rival: number | null;
  /** whether the two are too close to tell apart */
  close: boolean;
  /** what speaks for the move, by how much it changes the seat's chance */
  for: ReadonlyMap<Measurable, number>;
  /** mean of a feature in the positions that the move leads to, in the unit of the feature; `more`: how much higher than after the other */
  after: (name: Measurable) => number;
  more: (name: Measurable) => number;
}

/** The least lead, as a chance of winning, for which a reason is given. */
export const SLIGHT = 0.01;

export interface Situation {
  ctx: Context;
  move: Move;
  /** the best other move, or the one that was played instead; null: there is none */
  other: Move | null;
  /** the moves as the heuristics weighed them */
  choices: readonly Choice[];
  /** null if no search was made */
  measured: Measured | null;
}

export class Position {
  readonly ctx: Context;
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly other: Move | null;
  readonly measured: Measured | null;
  readonly choices: readonly Choice[];
  /** what the heuristics thought of when they weighed the move; empty if they did not */
  readonly grounds: Grounds;
  /** the card of the move, if the seat knows its face; and facts about it */
  readonly card: CardView | null;
  readonly f: Facts | null;

  constructor({ ctx, move, other, choices, measured }: Situation) {
    this.ctx = ctx;
    this.view = ctx.view;
    this.seat = ctx.decision.seat as Seat;
    this.move = move;
    this.other = other;
    this.choices = choices;
    this.measured = measured;
    this.grounds = choices.find((one) => one.move === move)?.grounds ?? { of: '' };
    const card = ctx.card(move.card);
    this.card = card?.code == null ? null : card;
    this.f = this.card === null ? null : facts(this.card.code!);
  }

  get isCorp(): boolean {
    return this.seat === 'corp';
  }
  /** The title of the move's card; '' if there is none. */
  get title(): string {
    return this.f?.card.title ?? '';
  }
  get grip(): number {
    return this.view.runner.handSize;
  }
  get credits(): number {
    return this.view[this.seat].credits;
  }
  get clicks(): number {
    return this.view[this.seat].clicks;
  }
  /** The server of the move, or of the run; '' if there is none. */
  get where(): string {
    return this.move.server ?? this.view.run?.server ?? '';
  }
  /** Whether that server is a remote that exists already. */
  get isRemote(): boolean {
    return isRemote(this.where as ServerId);
  }
  /** A number that the heuristics found; NaN if they found none. */
  figure(name: string): number {
    return Number(this.grounds.params?.[name] ?? Number.NaN);
  }
  server(id: string): ServerView | null {
    return this.view.servers.find((one) => one.id === id) ?? null;
  }
  /** The server of the move, if it exists already. */
  get there(): ServerView | null {
    return this.server(this.where);
  }
  /** The known cards of the deciding seat's hand, without the move's own card. */
  get others(): Facts[] {
    return this.view[this.seat].hand.flatMap(({ code, h }) =>
      code === null || h === this.move.card ? [] : [facts(code)],
    );
  }
  /** The agenda in the root of a server, if its face is known. */
  agendaIn(server: ServerView | null): CardView | null {
    return server?.root.find(({ type, code }) => type === 'agenda' && code !== null) ?? null;
  }
  /** How many points the deciding seat still needs to win. */
  get missing(): number {
    return this.view.toWin - this.view[this.seat].points;
  }
  /** The Runner's installed icebreakers. */
  get breakers(): Facts[] {
    return this.view.runner.rig.flatMap(({ code }) =>
      code !== null && facts(code).breaks.length > 0 ? [facts(code)] : [],
    );
  }
  /** Whether an installed icebreaker is made for ice of this type. */
  breaks(type: IceType): boolean {
    return this.breakers.some(({ breaks }) => breaks.includes('any') || breaks.includes(type));
  }
  /** The types of a piece of ice that no installed icebreaker is made for; empty if one is made for any of its types. */
  unbroken({ subtypes }: Pick<CardView, 'subtypes'>): IceType[] {
    const types = ICE_TYPES.filter((type) => subtypes.includes(type));
    return types.some((type) => this.breaks(type)) ? [] : types;
  }
  /** The rezzed ice of all servers, with its server. */
  get rezzed(): { ice: CardView; server: ServerView }[] {
    return this.view.servers.flatMap((server) =>
      server.ice.flatMap((ice) => (ice.up && ice.code !== null ? [{ ice, server }] : [])),
    );
  }
  /** A card that may be among the Corp's unseen ones, as the Runner knows from its list. */
  unseen(fits: (f: Facts) => boolean): Facts | null {
    if (this.view.lists.corp === null) return null;
    for (const [code, n] of this.ctx.corpUnseen.left) if (n > 0 && fits(facts(code))) return facts(code);
    return null;
  }
  /** Whether what the playouts measured of this speaks for the move. */
  speaks(name: Measurable): boolean {
    return (this.measured?.for.get(name) ?? 0) > 0;
  }
}

/** Returns the credits that an installed card pays its owner each turn without a condition; 0 if none. */
export function incomeOf({ card }: Facts): number {
  let n = 0;
  for (const ability of card.abilities) {
    if (ability.a !== 'when' || (ability.on !== 'turn-opened' && ability.on !== 'turn-began')) continue;
    if (
      ability.optional ||
      !(ability.if === undefined || ability.if === (card.side === 'corp' ? 'byCorp' : 'byRunner'))
    )
      continue;
    for (const word of find(ability.words, 'gainCredits')) if (typeof word.n === 'number') n += word.n;
    for (const word of find(ability.words, 'takeCredits')) if (typeof word.n === 'number') n += word.n;
  }
  return n;
}

/** Returns the damage that a trap does when it is accessed with this many advancement counters; 0 if the Corp cannot pay for it. */
export const trapDamage = (f: Facts, counters: number, credits: number): number =>
  sprung(f, counters, credits)?.cards ?? 0;

/** Returns what the unbroken subroutines of a piece of ice do. */
export const unbrokenSubs = (ice: CardView, broken: readonly number[]): RunCosts[] =>
  ice.subs.filter(({ index }) => !broken.includes(index)).map(({ code }) => featuresOf(code));
