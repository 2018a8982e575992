/** Which cards a bot had in hand during a game, and which of them it chose to use. */
import { cardDef, type Event, type State } from '../../src/games/netrunner/index.ts';
import type { Watch } from './arena.ts';

/** Events in which a card is used by choice. Triggers are not a choice, and count only for identities, which nobody plays. */
const USES: ReadonlySet<string> = new Set(['installed', 'played', 'rezzed', 'used', 'scored', 'added']);

/** Whether an identity has only static abilities, which work in every game. */
const isConstant = (code: string): boolean =>
  cardDef(code).abilities.every(({ a }) => a === 'static' || a === 'recurring');

export class UsedCards {
  /** codes of the identities, and of cards that were in HQ or the grip after the opening hands were kept */
  readonly held = new Set<string>();
  /** those of them that were installed, played, rezzed, used or scored */
  readonly used = new Set<string>();
  private begun = false;

  readonly watch: Watch = {
    event: (event, state) => this.event(event, state),
    decision: (view, move) => {
      // an optional ability of a card that is not in play, such as a trap accessed in HQ
      const { decision } = view;
      if (move.do !== 'accept' || decision?.source === null || decision === null) return;
      const code = decision.about.find(({ h }) => h === decision.source)?.code;
      if (code) this.used.add(code);
    },
  };

  private event(event: Event, { table }: State): void {
    const codeOf = (id: number): string => table.cards[id]!.code;
    if (event.type === 'turn-began' && !this.begun) {
      this.begun = true;
      for (const id of [...table.hq, ...table.grip]) this.held.add(codeOf(id));
      for (const id of table.identities) {
        this.held.add(codeOf(id));
        if (isConstant(codeOf(id))) this.used.add(codeOf(id));
      }
    }
    if (!this.begun || !('card' in event) || event.card < 0) return;
    const card = table.cards[event.card]!;
    if ('to' in event && (event.to.zone === 'hq' || event.to.zone === 'grip')) this.held.add(card.code);
    if (event.type === 'triggered' ? card.zone === 'identity' : USES.has(event.type)) this.used.add(card.code);
  }
}
