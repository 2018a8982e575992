/** Collects cards, identity and name from the lines of a list, and notes what cannot be used. */
import { within } from '../../../../core/nearest.ts';
import type { CardDef } from '../../rules/def.ts';
import { allTitles, lettersOf, sorted } from '../deck.ts';
import type { Entry } from './entry.ts';
import type { Reading, ReadLine, WhyUnreadable, UnreadableLine } from './line.ts';

/** Most cards in a deck, and most letters shown of a title. */
const MAX = { cards: 200, title: 60 };

let byLetters: Map<string, string> | null = null;

/** The titles that differ by one or two letters; a short title must be closer. */
export function nearTitles(title: string): string[] {
  byLetters ??= new Map(allTitles().map((each) => [lettersOf(each), each]));
  const letters = lettersOf(title);
  const most = letters.length < 4 ? 0 : letters.length < 7 ? 1 : 2;
  return within(letters, byLetters.keys(), most).map((each) => byLetters!.get(each)!);
}

/** Where a line is in its text. */
export type LinePlace = Pick<UnreadableLine, 'n' | 'text'>;

export class Gathering {
  readonly lines: ReadLine[] = [];
  name = '';
  private identity: { card: CardDef; at: number; surely: boolean } | null = null;
  private readonly cards: string[] = [];

  /** Notes a line with nothing for the deck. */
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

  /** Takes a line that names a known card. `surely`: it cannot be the deck's name. */
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

  /** If a later line names the identity, a first line such as “Noise” was the deck's name. */
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
