/** Counts what the cards of a game did: plays, subroutines and abilities resolved, optional ones taken and declined. */
import { type Event, type State, cardDef } from '../../src/games/netrunner/index.ts';
import type { Ability } from '../../src/games/netrunner/rules/def.ts';
import type { Move } from '../../src/games/netrunner/rules/move.ts';
import type { View } from '../../src/games/netrunner/rules/view-types.ts';
import type { Watch } from './arena.ts';

/** How often, by thing ('01111 subroutine 1', '01046 break', '01049 play', '01070 ambush: declined'). */
export type Counted = Record<string, number>;

/** Abilities whose player may leave them unused. */
const optional = (ability: Ability): boolean =>
  ability.a === 'paid' ||
  ability.a === 'break' ||
  ability.a === 'boost' ||
  ability.a === 'prevent' ||
  (ability.a === 'when' && ability.optional === true) ||
  (ability.a === 'instead' && ability.optional);

const nameOf = (ability: Ability): string =>
  'name' in ability ? ability.name : ability.a === 'static' ? `constant ${ability.what}` : 'recurring credits';

/** Everything that should happen at least once in many games with these cards. */
export function expected(codes: Iterable<string>): string[] {
  const list: string[] = [];
  for (const code of new Set(codes)) {
    const card = cardDef(code);
    if (card.play.length > 0) list.push(`${code} play`, `${code} play: declined`);
    card.subroutines.forEach((_, i) => list.push(`${code} subroutine ${i + 1}`));
    for (const ability of card.abilities) {
      list.push(`${code} ${nameOf(ability)}`);
      if (optional(ability)) list.push(`${code} ${nameOf(ability)}: declined`);
    }
  }
  return list;
}

export class Counter {
  readonly counted: Counted = {};
  readonly watch: Watch = {
    event: (event, state) => this.event(event, state),
    decision: (view, move) => this.decision(view, move),
  };

  private add(what: string): void {
    this.counted[what] = (this.counted[what] ?? 0) + 1;
  }

  private event(event: Event, state: State): void {
    const code = 'card' in event && event.card >= 0 ? state.table.cards[event.card]!.code : '';
    switch (event.type) {
      case 'resolved':
      case 'removed':
        this.add(`${code} play`);
        break;
      case 'subroutine-fired':
        this.add(`${code} subroutine ${event.sub + 1}`);
        break;
      case 'used':
      case 'triggered':
        this.add(`${code} ${event.ability}`);
        break;
      case 'installed':
      case 'rezzed':
      case 'game-began':
        if (event.type === 'rezzed' && state.stack.some((frame) => frame.k === 'would'))
          for (const ability of cardDef(code).abilities)
            if (ability.a === 'prevent' && ability.name === 'rez') this.add(`${code} rez`);
        this.constants(event, state);
        break;
      case 'accessed':
        if (cardDef(code).abilities.some((a) => a.a === 'static' && a.what === 'reveal-in-rnd') && event.from === 'rnd')
          this.add(`${code} constant reveal-in-rnd`);
        break;
      case 'counters-removed':
        if (
          event.kind === 'credit' &&
          event.why === 'spent' &&
          cardDef(code).abilities.some((a) => a.a === 'recurring')
        )
          this.add(`${code} recurring credits`);
        break;
      default:
        break;
    }
  }

  /** Constant text works from the moment its card is active. */
  private constants(event: Event, state: State): void {
    const ids = event.type === 'game-began' ? state.table.identities : 'card' in event ? [event.card as number] : [];
    for (const id of ids) {
      const card = state.table.cards[id]!;
      if (!card.up) continue;
      for (const ability of cardDef(card.code).abilities)
        if (ability.a === 'static' && ability.what !== 'reveal-in-rnd') this.add(`${card.code} ${nameOf(ability)}`);
    }
  }

  /** What was offered and not taken. */
  private decision(view: View, move: Move): void {
    const { decision } = view;
    if (!decision) return;
    const codes = new Map<number, string>();
    const look = (cards: readonly { h: number; code: string | null }[]): void =>
      cards.forEach((card) => card.code !== null && codes.set(card.h, card.code));
    look(decision.about);
    if (decision.kind === 'accept') {
      look([
        ...view.runner.rig,
        ...view.servers.flatMap((server) => server.root),
        ...view.corp.score,
        ...view.play,
        ...view.corp.hand,
      ]);
      const code = decision.source === null ? undefined : codes.get(decision.source);
      if (code && move.do === 'decline')
        for (const ability of cardDef(code).abilities)
          if (optional(ability) && (ability.a === 'when' || ability.a === 'instead'))
            this.add(`${code} ${nameOf(ability)}: declined`);
      return;
    }
    if (decision.kind !== 'window' && decision.kind !== 'prevent' && decision.kind !== 'action') return;
    look([
      ...view.runner.rig,
      ...view.runner.hand,
      ...view.corp.hand,
      ...view.corp.score,
      ...view.servers.flatMap((server) => [...server.root, ...server.ice]),
    ]);
    for (const other of decision.moves) {
      const code = other.card === undefined ? undefined : codes.get(other.card);
      if (!code || other === move) continue;
      if (other.do === 'play') this.add(`${code} play: declined`);
      const ability =
        other.do === 'use' || other.do === 'rez'
          ? (cardDef(code).abilities[other.ability ?? -1] ??
            (decision.kind === 'prevent'
              ? cardDef(code).abilities.find((a) => a.a === 'prevent' && a.name === 'rez')
              : undefined))
          : undefined;
      if (ability && !(move.do === 'use' && move.card === other.card && move.ability === other.ability))
        this.add(`${code} ${nameOf(ability)}: declined`);
    }
  }
}
