/** Reads from a view which cards it shows and where they are, and which places hold unknown cards. */
import { BIT, type Card, other, type Seat, type ServerId, type Zone } from '../../rules/model.ts';
import type { CardView, Outline, View } from '../../rules/view-types.ts';
import type { HiddenPlace } from './faces.ts';

/** A card whose face is known; `at`: its index in the list of its zone. */
export interface Known {
  code: string;
  seat: Seat;
  zone: Zone;
  server: ServerId | null;
  h: number;
  at: number;
  /** bit mask of the seats that know the face although the card is hidden */
  known: number;
  /** the card in the view; missing for a card in a deck, of which the view has only the code */
  view?: CardView;
}

export interface Laid {
  known: Known[];
  hidden: HiddenPlace[];
}

/** Collects the known cards and the hidden places of a view, zone by zone. */
class Reader implements Laid {
  readonly known: Known[] = [];
  readonly hidden: HiddenPlace[] = [];
  private readonly handles = new Set<number>();
  private next = 1;
  constructor(
    private readonly view: View,
    private readonly outline: Outline,
    /** true: the viewer's own hidden cards count as unknown too */
    private readonly ownToo: boolean,
  ) {}

  /** Bit mask of the seats that know this card's face although it is facedown or in hand; 0 for a faceup card. */
  private bits(card: CardView): number {
    const viewer = this.view.viewer as Seat;
    if (card.up) return 0;
    if (card.seat === viewer) return this.outline.shown.includes(card.h) ? BIT[other(viewer)] : 0;
    return card.code === null ? 0 : BIT[viewer];
  }
  /** Whether to treat this card of the viewer's own as unknown: the other seat does not see it, and `ownToo` is set. */
  private isOwn({ seat, h, up, zone }: CardView): boolean {
    if (!this.ownToo || seat !== this.view.viewer || up || this.outline.shown.includes(h)) return false;
    return zone === 'hq' || zone === 'grip' || zone === 'ice' || zone === 'root' || zone === 'archives';
  }
  /** Adds a card, known or hidden, at index `at` of its zone's list. */
  add(card: CardView, at: number): void {
    const { code, seat, zone, server, h, counters } = card;
    this.handles.add(h);
    const known = this.bits(card);
    if (code === null || this.isOwn(card))
      this.hidden.push({ seat, zone, server, index: at, h, counters, known: code === null ? 0 : known });
    else this.known.push({ code, seat, zone, server, h, at, known, view: card });
  }
  /** Adds the cards of a zone: those in the view, then `more` hidden places for those that the view only counts. */
  zone(cards: readonly CardView[], more = 0, zone: Zone = 'hq', seat: Seat = 'corp'): void {
    for (const [at, card] of cards.entries()) this.add(card, at);
    for (let n = 0; n < more; n++) this.nobody(zone, seat, cards.length + n, 0);
  }
  /** Adds a deck of `size` cards; `known` gives those that the viewer knows, with their positions. */
  deck(
    zone: 'rnd' | 'stack',
    seat: Seat,
    size: number,
    known: readonly { index: number; h: number; code: string }[],
  ): void {
    const viewer = this.view.viewer as Seat;
    const shown = new Set(seat === viewer ? this.outline.shownInDeck : []);
    const bitsAt = (index: number): number => (shown.has(index) ? BIT[other(viewer)] : 0);
    const places = new Map(known.map((one) => [one.index, one]));
    for (let at = 0; at < size; at++) {
      const one = places.get(at);
      if (!one) this.nobody(zone, seat, at, bitsAt(at));
      else {
        this.handles.add(one.h);
        const { h, code } = one;
        this.known.push({ code, seat, zone, server: null, h, at, known: BIT[viewer] | bitsAt(at) });
      }
    }
  }
  /** Adds a hidden place whose card the viewer cannot point at. `name` later gives it a handle. */
  private nobody(zone: Zone, seat: Seat, index: number, known: number): void {
    this.hidden.push({ seat, zone, server: null, index, h: 0, counters: {}, known });
  }
  /** Gives every hidden place without a handle one that no other card has. */
  name(): void {
    for (const place of this.hidden) {
      if (place.h !== 0) continue;
      while (this.handles.has(this.next)) this.next += 1;
      place.h = this.next++;
    }
  }
}

/** The known cards and the hidden places of a view. In hands and in Archives, hidden cards come after known ones. */
export function laidOut(view: View, outline: Outline, ownToo: boolean): Laid {
  const reader = new Reader(view, outline, ownToo);
  const { corp, runner, servers } = view;
  reader.add(corp.identity, 0);
  reader.add(runner.identity, 1);
  reader.zone(corp.hand, corp.handSize - corp.hand.length, 'hq', 'corp');
  const inDeck = corp.deckKnown.map(({ index, card }) => ({ index, h: card.h, code: card.code! }));
  reader.deck('rnd', 'corp', corp.deckSize, inDeck);
  reader.zone(corp.archives, corp.archivesHidden, 'archives', 'corp');
  for (const { ice, root } of servers) {
    // a view lists the outermost ice first, a table the innermost
    for (const [at, card] of ice.entries()) reader.add(card, ice.length - 1 - at);
    reader.zone(root);
  }
  reader.zone(runner.hand, runner.handSize - runner.hand.length, 'grip', 'runner');
  reader.deck('stack', 'runner', runner.deckSize, outline.stackKnown);
  reader.zone(runner.heap);
  reader.zone(runner.rig.filter(({ zone }) => zone !== 'hosted'));
  reader.zone(runner.rig.filter(({ zone }) => zone === 'hosted'));
  reader.zone(corp.score);
  reader.zone(runner.score);
  reader.zone(view.play);
  reader.zone(view.removed);
  reader.name();
  return reader;
}

/** Makes a card of a table from a known card of a view. The caller sets its host afterwards, since only it knows the ids. */
export function cardOf(id: number, { code, seat, zone, server, h, known, view }: Known, fresh: number): Card {
  const counters = view?.counters ?? {};
  const card: Card = {
    id,
    code,
    seat,
    zone,
    server,
    h,
    up: view?.up ?? false,
    known,
    host: -1,
    advancement: counters.advancement ?? 0,
    credit: counters.credit ?? 0,
    virus: counters.virus ?? 0,
    power: counters.power ?? 0,
    agenda: counters.agenda ?? 0,
    mark: view?.mark ?? -1,
    since: fresh,
  };
  // an agenda without an advancement requirement is a card that was turned into one
  if (view?.type === 'agenda' && view.requirement === null && view.points !== null) card.worth = view.points;
  return card;
}
