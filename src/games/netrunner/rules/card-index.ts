/** Which cards of a game have which kind of ability: made once from the codes, never part of the state. */
import type { StaticKind } from './def.ts';
import { def, hasDef } from './defs.ts';
import type { EventType } from './events.ts';
import type { Seat, State, Table } from './model.ts';

/** Which cards of this game have which kind of ability: made once from the codes, never part of the state. */
export interface Index {
  size: number;
  on: Map<EventType, number[]>;
  statics: Map<StaticKind, number[]>;
  prevents: Map<string, number[]>;
  insteads: number[];
  recurring: number[];
  /** cards with abilities that are used, by owner */
  paid: Record<Seat, number[]>;
  /** cards that lower what a play or an install costs (Patchwork) */
  discounts: number[];
}

const INDEXES = new WeakMap<State, Index>();

function push<K>(map: Map<K, number[]>, key: K, id: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [id]);
  else if (list[list.length - 1] !== id) list.push(id);
}

function makeIndex(t: Table): Index {
  const idx: Index = {
    size: t.cards.length,
    on: new Map(),
    statics: new Map(),
    prevents: new Map(),
    insteads: [],
    recurring: [],
    paid: { corp: [], runner: [] },
    discounts: [],
  };
  for (const c of t.cards) {
    if (!hasDef(c.code)) continue;
    const card = def(c.code);
    for (const ability of card.abilities) {
      switch (ability.a) {
        case 'when':
          push(idx.on, ability.on, c.id);
          break;
        case 'static':
          push(idx.statics, ability.what, c.id);
          break;
        case 'prevent':
          push(idx.prevents, ability.what, c.id);
          break;
        case 'instead':
          idx.insteads.push(c.id);
          break;
        case 'recurring':
          idx.recurring.push(c.id);
          break;
        case 'break':
        case 'paid':
        case 'boost':
          if (!idx.paid[c.seat].includes(c.id)) idx.paid[c.seat].push(c.id);
          if (ability.name === 'discount') idx.discounts.push(c.id);
          break;
      }
    }
  }
  return idx;
}

/** The index of a state's cards, made anew when a card came in from outside. */
export function indexFor(s: State): Index {
  let idx = INDEXES.get(s);
  if (!idx || idx.size !== s.table.cards.length) {
    idx = makeIndex(s.table);
    INDEXES.set(s, idx);
  }
  return idx;
}
/** A copy of a state has the same cards. */
export function shareIndex(from: State, to: State): void {
  const idx = INDEXES.get(from);
  if (idx) INDEXES.set(to, idx);
}
/** Forgets the index: after codes or abilities were exchanged by hand (worlds of the bot, tests). */
export function dropIndex(s: State): void {
  INDEXES.delete(s);
}
