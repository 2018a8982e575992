/** The frame of a page that shows one deck: its heading, its buttons, and the dialogs they open. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatName } from '../../../../core/game.ts';
import type { Chosen } from '../../../../hud/contract/match-options.ts';
import type { OwnPageProps } from '../../../../hud/contract/own-page.ts';
import { Button } from '../../../../hud/components/Button.tsx';
import { t } from '../../../../i18n/index.ts';
import type { NamedDeck } from '../../decks/own.ts';
import { Look } from './Deck.tsx';
import { nameOf } from './keep.ts';
import { Problem } from '../components.tsx';
import { Send } from './Send.tsx';

/** The props of all pages of decks. */
export interface DeckPageProps extends Omit<OwnPageProps, 'play'> {
  /** Asks for an opponent and then starts a match of one person at `seat` with `chosen` as its options. */
  play(seat: SeatName, chosen: Chosen): void;
}

interface Props extends Pick<OwnPageProps, 'draw' | 'go'> {
  deck: NamedDeck;
  /** additional CSS class names, separated by spaces */
  class?: string;
  /** content above the buttons */
  head: ComponentChildren;
  /** buttons shown before those that every deck has */
  tools: ComponentChildren;
  /** content below the buttons */
  below?: ComponentChildren;
  /** the last thing that went wrong, in words; null for nothing */
  problem: string | null;
  /** Renders the content of the page. `look` shows a card at reading size. */
  children: (look: (code: string) => void) => ComponentChildren;
}

export function DeckPage({ deck, draw, go, class: more, head, tools, below, problem, children }: Props): JSX.Element {
  const [looked, setLooked] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  // Opening a deck from a long list scrolls to its top and moves the focus there.
  useEffect(() => {
    whole.current?.focus({ preventScroll: true });
    whole.current?.closest('main')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div
      ref={whole}
      class={`deck${more === undefined ? '' : ` ${more}`}`}
      tabIndex={-1}
      role="group"
      aria-label={nameOf(deck)}
    >
      <header class="deck-head">
        {head}
        <div class="tool-row">
          {tools}
          <Button icon="link" label={t('builder.send')} onClick={() => setSending(true)} />
          <Button label={t('builder.all')} onClick={() => go('')} />
        </div>
        {below}
        <Problem words={problem} />
      </header>
      {children(setLooked)}
      {looked !== null && (
        <Look code={looked} draw={draw} onMore={() => go(looked, 'cards')} onClose={() => setLooked(null)} />
      )}
      {sending && <Send deck={deck} onClose={() => setSending(false)} />}
    </div>
  );
}
