/** What the rivals say in a match: at a great moment, one of them says a line that is true then and that nobody has said yet. */
import type { SeatName } from '../../core/game.ts';
import type { Update } from '../../feed/update.ts';
import type { Rivals, RivalsUi } from '../contract/rivals.ts';

/** What a rival says, ready to be shown. */
export interface RivalWords {
  seat: SeatName;
  name: string;
  text: string;
  /** rises with every line */
  n: number;
}

interface Options {
  ui: RivalsUi | undefined;
  /** the seats that bots play */
  seats: readonly SeatName[];
  /** whether the settings allow it */
  isOn(): boolean;
  /** Shows what is said. */
  show(words: RivalWords, rivals: Rivals): void;
}

export class Banter {
  readonly #options: Options;
  readonly #said = new Set<string>();
  #rivals: Rivals | null = null;
  /** the update that was shown last: a line that comes later than that is not said */
  #last: Update | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Call it when all of an update is on the table. */
  async shown(update: Update): Promise<void> {
    const { ui, seats, isOn } = this.#options;
    this.#last = update;
    if (ui === undefined || seats.length === 0 || !isOn() || update.kind !== 'play') return;
    if (!update.events.some(({ type }) => ui.moments.includes(type))) return;
    try {
      this.#rivals ??= await ui.load();
    } catch {
      // Without their words, rivals say nothing.
      return;
    }
    if (this.#last === update) this.#speak(update, this.#rivals);
  }

  #speak(update: Update, rivals: Rivals): void {
    const { seats, show } = this.#options;
    const next = rivals.says(update, seats).find(({ line }) => !this.#said.has(line));
    if (next === undefined) return;
    this.#said.add(next.line);
    const { seat, line } = next;
    show({ seat, name: rivals.nameOf(seat), text: rivals.wordsOf(line), n: this.#said.size }, rivals);
  }
}
