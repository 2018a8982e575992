/** Index of a game's cards by kind of ability. Built once from the card codes and kept outside the state. */
import type { Ability, StaticKind } from './def.ts';
import { def, hasDef } from './defs.ts';
import type { EventType } from './events.ts';
import type { Seat, State, Table } from './model.ts';
import { forgetSight } from './sight.ts';

/** Ids of a game's cards by kind of ability, whatever zone the cards are in. */
export interface Index {
  /** number of cards when the index was built */
  size: number;
  /** cards with 'when' abilities, by event type */
  on: Map<EventType, number[]>;
  statics: Map<StaticKind, number[]>;
  prevents: Map<string, number[]>;
  insteads: number[];
  /** cards with an ability the Runner may use on a card being accessed */
  access: number[];
  /** cards that programs may be installed on */
  hosts: number[];
  recurring: number[];
  /** cards with credits for limited purposes, recurring or not */
  purses: number[];
  /** cards with abilities that are actions, by the seat that may use them */
  actions: Record<Seat, number[]>;
  uses: Record<Seat, number[]>;
  /** cards that can lower the cost of playing or installing (Patchwork) */
  discounts: number[];
}

/** Whether using an ability is an action: a paid ability with clicks in its cost. Breaking for clicks is not an action. */
export const isActionAbility = (ability: Ability): boolean => ability.a === 'paid' && (ability.cost.clicks ?? 0) > 0;

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
    access: [],
    hosts: [],
    recurring: [],
    purses: [],
    actions: { corp: [], runner: [] },
    uses: { corp: [], runner: [] },
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
        case 'access':
          idx.access.push(c.id);
          break;
        case 'hosts':
          idx.hosts.push(c.id);
          break;
        case 'subroutines':
          break;
        case 'recurring':
          idx.recurring.push(c.id);
          idx.purses.push(c.id);
          break;
        case 'purse':
          idx.purses.push(c.id);
          break;
        case 'break':
        case 'paid':
        case 'boost':
          {
            const users = (isActionAbility(ability) ? idx.actions : idx.uses)[
              ('by' in ability && ability.by) || c.seat
            ];
            if (users[users.length - 1] !== c.id) users.push(c.id);
          }
          if (ability.name === 'discount') idx.discounts.push(c.id);
          break;
      }
    }
  }
  return idx;
}

/** The index of a state's cards; rebuilt if the number of cards has changed. */
export function indexFor(s: State): Index {
  let idx = INDEXES.get(s);
  if (!idx || idx.size !== s.table.cards.length) {
    idx = makeIndex(s.table);
    INDEXES.set(s, idx);
  }
  return idx;
}
/** Lets a copied state share the index of the original; both have the same cards. */
export function shareIndex(from: State, to: State): void {
  const idx = INDEXES.get(from);
  if (idx) INDEXES.set(to, idx);
}
/** Drops the cached index and views of a state. Call it after changing card codes or abilities directly (redeals, tests). */
export function dropIndex(s: State): void {
  INDEXES.delete(s);
  forgetSight(s.table);
}
