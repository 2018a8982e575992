/** Collects the cards, the identity and the name of a deck from the lines of a list, and notes the lines that cannot be used. */
import { within } from '../../../../core/nearest.ts';
import type { CardDef } from '../../rules/def.ts';
import { allTitles, lettersOf, sorted } from '../deck.ts';
import type { Entry } from './entry.ts';
import type { Reading, ReadLine, WhyUnreadable, UnreadableLine } from './line.ts';

/** The most cards in a deck, and the most letters of an unknown title to show. */
const MAX = { cards: 200, title: 60 };

let byLetters: Map<string, string> | null = null;

/** Returns the known card titles that differ from this one by at most two letters, or fewer if it is short. */
export function nearTitles(title: string): string[] {
  byLetters ??= new Map(allTitles().map((each) => [lettersOf(each), each]));
  const letters = lettersOf(title);
  const most = letters.length < 4 ? 0 : letters.length < 7 ? 1 : 2;
  return within(letters, byLetters.keys(), most).map((each) => byLetters!.get(each)!);
}

/** A line's number in the text, and the line itself. */
export type LinePlace = Pick<UnreadableLine, 'n' | 'text'>;

export class Gathering {
  readonly lines: ReadLine[] = [];
  name = '';
  private identity: { card: CardDef; at: number; surely: boolean } | null = null;
  private readonly cards: string[] = [];

  /** Notes a line of the list that adds nothing to the deck, and what it is instead. */
  pass({ n, text }: LinePlace, as: 'heading' | 'comment' | 'footer'): void {
    this.lines.push({ n, text, as });
  }

  call({ n, text }: LinePlace, name: string): void {
    this.name = name;
    this.lines.push({ n, text, as: 'name' });
  }

  refuse(
    { n, text }: LinePlace,
    why: WhyUnreadable,
    { title, copies, counted }: Pick<Entry, 'title' | 'copies' | 'counted'>,
  ): void {
    const near = why === 'unknown' ? nearTitles(title) : [];
    this.lines.push({ n, text, as: 'unread', why, title: title.slice(0, MAX.title), copies, counted, near });
  }

  /** Adds the card that a line names. `surely`: the line cannot be the deck's name. */
  take(place: LinePlace, card: CardDef, entry: Pick<Entry, 'title' | 'copies' | 'counted'>, surely = true): void {
    const { n, text } = place;
    const { copies } = entry;
    if (card.type === 'identity') {
      if (copies !== 1) return this.refuse(place, 'second', entry);
      if (this.identity !== null && !this.wasName()) return this.refuse(place, 'second', entry);
      this.identity = { card, at: this.lines.length, surely };
      this.lines.push({ n, text, as: 'identity', code: card.code, copies });
    } else if (copies < 1 || this.cards.length + copies > MAX.cards) this.refuse(place, 'copies', entry);
    else {
      for (let i = 0; i < copies; i++) this.cards.push(card.code);
      this.lines.push({ n, text, as: 'card', code: card.code, copies });
    }
  }

  /** Takes a first line such as “Noise” as the deck's name when a later line names the identity. Returns whether it did. */
  private wasName(): boolean {
    const { at, surely } = this.identity!;
    if (surely || this.name !== '') return false;
    const { n, text } = this.lines[at]!;
    this.name = text;
    this.lines[at] = { n, text, as: 'name' };
    return true;
  }

  reading(): Reading {
    return {
      lines: this.lines,
      name: this.name,
      identity: this.identity?.card.code ?? null,
      cards: sorted(this.cards),
    };
  }
}
