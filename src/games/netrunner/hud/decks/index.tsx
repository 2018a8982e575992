/** The deck pages: the list of all decks, or the page of one deck, to look at or build. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OwnPageProps } from '../../../../hud/contract/own-page.ts';
import { t } from '../../../../i18n/index.ts';
import '../styles/decks.css';
import { DECKS } from '../../decks/index.ts';
import { type NamedDeck, isLink, namedDeck, readKept, readLink } from '../../decks/own.ts';
import { Builder } from './Builder.tsx';
import { DeckList } from './DeckList.tsx';
import type { DeckPageProps } from './DeckPage.tsx';
import { Import } from './Import.tsx';
import { type Brought, useIncoming } from './incoming.ts';
import { openNew } from './keep.ts';
import { Problem } from '../components.tsx';
import { Looked } from './Looked.tsx';
import { Opponent, type Playing } from './Opponent.tsx';
import { Button } from '../../../../hud/components/Button.tsx';

/** Returns a deck that comes with the game, under its name in the current language. */
const shippedDeck = (id: string): NamedDeck => namedDeck(id, t(`deck-name.${id}`), DECKS[id]!);

export function Decks(props: OwnPageProps): JSX.Element {
  const { made, go } = props;
  // null: no import dialog is open; `brought` null: it starts with an empty field.
  const [importing, setImporting] = useState<{ brought: Brought | null } | null>(null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const dragging = useIncoming((brought) => setImporting({ brought }));
  return (
    <>
      <DeckPart
        {...props}
        play={(seat, chosen) => setPlaying({ seat, chosen })}
        onImport={() => setImporting({ brought: null })}
      />
      {playing !== null && (
        <Opponent
          playing={playing}
          draw={props.draw}
          matches={props.matches}
          onPlay={props.play}
          onClose={() => setPlaying(null)}
        />
      )}
      {dragging && importing === null && <p class="deck-drop">{t('builder.import.drop')}</p>}
      {importing !== null && (
        <Import
          brought={importing.brought}
          dragging={dragging}
          onDeck={async (deck) => {
            const problem = await openNew(made, deck, go);
            if (problem === null) setImporting(null);
            return problem;
          }}
          onClose={() => setImporting(null)}
        />
      )}
    </>
  );
}

/** Shows the deck page that the address names: the list, a deck to look at, or a deck to build. */
function DeckPart(props: DeckPageProps & { onImport: () => void }): JSX.Element {
  const { part, made, go } = props;
  const [, setSeen] = useState(0);
  useEffect(() => made.onChange(() => setSeen((n) => n + 1)), [made]);
  // The deck the person comes back from.
  const left = useRef('');
  const from = left.current;
  useEffect(() => {
    left.current = part;
  }, [part]);
  if (part === '') return <DeckList from={from} {...props} />;
  const own = readKept(part, made.all().get(part));
  if (own !== null) return <Builder key={part} deck={own} {...props} />;
  const deck = Object.hasOwn(DECKS, part) ? shippedDeck(part) : readLink(part);
  if (deck !== null) return <Looked key={part} deck={deck} {...props} />;
  return (
    <>
      <Problem words={t(isLink(part) ? 'builder.link.damaged' : 'builder.gone')} />
      <Button label={t('builder.all')} onClick={() => go('')} />
    </>
  );
}
