/** All decks: those on this device, which can be edited, copied and deleted (with undo), and those that come with the game. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Sentence } from '../../../../core/sentence.ts';
import type { OwnPageProps } from '../../../../hud/contract/own-page.ts';
import { Button } from '../../../../hud/components/Button.tsx';
import { Picture } from '../../../../hud/components/Picture.tsx';
import { SearchField } from '../../../../hud/components/SearchField.tsx';
import { Tool } from '../../../../hud/components/Tool.tsx';
import { foreign } from '../../../../i18n/foreign.ts';
import { language, say, t } from '../../../../i18n/index.ts';
import type { Deck } from '../../decks/deck.ts';
import { emptyDeck } from '../../decks/change.ts';
import { DECKS, STARTERS } from '../../decks/index.ts';
import { type NamedDeck, namedDeck, readKept } from '../../decks/own.ts';
import { deckFaults } from '../../rules/deck.ts';
import type { Seat } from '../../rules/model.ts';
import { titleOf } from '../words/lookup.ts';
import type { DeckPageProps } from './DeckPage.tsx';
import { nameOf, openNew, ownDecks } from './keep.ts';

const SIDES: readonly Seat[] = ['runner', 'corp'];

interface RowProps {
  deck: NamedDeck;
  draw: OwnPageProps['draw'];
  /** a few sentences about the deck, or what it still lacks */
  text: string;
  legal: boolean;
  onOpen: () => void;
  onPlay: () => void;
  onCopy: () => void;
  /** Deletes the deck; null for a deck that comes with the game. */
  onDelete: (() => void) | null;
}

function Row({ deck, draw, text, legal, onOpen, onPlay, onCopy, onDelete }: RowProps): JSX.Element {
  const name = nameOf(deck);
  return (
    <li class={`deck-item seat-${deck.side}`} data-deck={deck.id}>
      {draw !== null && <Picture code={deck.identity} draw={draw} width={240} height={120} class="deck-picture" />}
      <button type="button" class="deck-open" onClick={onOpen}>
        <b dir="auto">{foreign(deck.name) || t('builder.unnamed')}</b>
        <span>{titleOf(deck.identity)}</span>
        <small>{text}</small>
      </button>
      <span class="deck-tools">
        {legal && (
          <Tool icon="play" label={t('builder.play.label', { name })} tip={t('builder.play')} onClick={onPlay} />
        )}
        <Tool icon="fork" label={t('builder.copy.label', { name })} tip={t('builder.copy')} onClick={onCopy} />
        {onDelete !== null && (
          <Tool icon="trash" label={t('builder.delete.label', { name })} tip={t('builder.delete')} onClick={onDelete} />
        )}
      </span>
    </li>
  );
}

interface Said {
  text: string;
  /** Undoes the last change; null if there is nothing to undo. */
  undo: (() => Promise<Sentence | null>) | null;
  /** id of the deck that was deleted or restored; missing for none */
  id?: string;
}

/** How many of the person's own decks are shown before "more". */
const AT_ONCE = 50;

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase(language().tag).trim();
/** Whether a deck's name, or its identity's, contains the search words. */
const isWanted = ({ name, identity }: NamedDeck, wanted: string): boolean =>
  plain(`${name} ${titleOf(identity)}`).includes(plain(wanted));

interface ListProps extends DeckPageProps {
  /** id of the deck the person comes back from, which gets the focus; '' for none */
  from: string;
  onImport: () => void;
}

export function DeckList({ made, draw, go, play, from, onImport }: ListProps): JSX.Element {
  const [said, setSaid] = useState<Said | null>(null);
  const page = useRef<HTMLDivElement>(null);
  /** Focuses the name of a deck, or the page's first button if the deck is not in the list. */
  const focusDeck = (id: string): void => {
    const names = [...(page.current?.querySelectorAll<HTMLElement>('.deck-open') ?? [])];
    const name = names.find((one) => one.closest<HTMLElement>('.deck-item')?.dataset['deck'] === id);
    (name ?? page.current?.querySelector('button'))?.focus();
    name?.scrollIntoView({ block: 'center' });
  };
  useLayoutEffect(() => {
    if (from !== '') focusDeck(from);
  }, [from]);
  // The pressed button is gone: move the focus to the undo button, or to the restored deck.
  useEffect(() => {
    if (said?.id === undefined || document.activeElement !== document.body) return;
    if (said.undo === null) focusDeck(said.id);
    else page.current?.querySelector<HTMLElement>('.note button')?.focus();
  }, [said]);
  const tell = (sentence: Sentence): void => setSaid({ text: say(sentence), undo: null });
  const openAs = async (deck: NamedDeck): Promise<void> => {
    const problem = await openNew(made, deck, go);
    if (problem !== null) setSaid({ text: problem, undo: null });
  };
  const own = ownDecks(made);
  const [wanted, setWanted] = useState('');
  const found = wanted.trim() === '' ? own : own.filter((deck) => isWanted(deck, wanted));
  const [most, setMost] = useState(() => Math.max(AT_ONCE, own.findIndex(({ id }) => id === from) + 1));
  const unread = [...made.all()].flatMap(([id, json]) => (readKept(id, json) === null ? [id] : []));
  const remove = async (id: string, name: string): Promise<void> => {
    const json = made.all().get(id);
    if (json === undefined) return;
    const problem = await made.remove(id);
    if (problem !== null) return tell(problem);
    setSaid({ text: t('builder.deleted', { name }), undo: () => made.put(id, json), id });
  };
  const undo = async (): Promise<void> => {
    const problem = (await said?.undo?.()) ?? null;
    if (problem === null) setSaid({ text: t('builder.undone'), undo: null, id: said?.id });
    else tell(problem);
  };
  return (
    <div ref={page} class="decks">
      <h2>{t('builder.own')}</h2>
      <div class="tool-row">
        {SIDES.map((side) => (
          <Button
            key={side}
            icon="pencil"
            label={t(`builder.new.${side}`)}
            onClick={() => void openAs(emptyDeck('', t(`builder.new-name.${side}`), side))}
          />
        ))}
        <Button icon="up" label={t('builder.import')} onClick={onImport} />
      </div>
      <p class="note" role="status">
        {said !== null && <span>{said.text}</span>}
        {said?.undo != null && <Button look="small" icon="undo" label={t('watch.undo')} onClick={() => void undo()} />}
      </p>
      {own.length + unread.length === 0 && <p class="empty">{t('builder.none')}</p>}
      {own.length > AT_ONCE && (
        <div class="deck-filters">
          <SearchField label={t('builder.find')} value={wanted} onInput={setWanted} />
          <p class="words-found" role="status">
            {t('builder.found-own', { n: found.length })}
          </p>
        </div>
      )}
      <ul class="deck-list">
        {found.slice(0, most).map((deck) => {
          const faults = deckFaults(deck).length;
          return (
            <Row
              key={deck.id}
              deck={deck}
              draw={draw}
              text={t(faults === 0 ? 'builder.row.legal' : 'builder.row.faults', { n: deck.cards.length, faults })}
              legal={faults === 0}
              onOpen={() => go(deck.id)}
              onPlay={() => play(deck.side, { [`${deck.side}Deck`]: `own:${deck.id}` })}
              onCopy={() => void openAs(deck)}
              onDelete={() => void remove(deck.id, nameOf(deck))}
            />
          );
        })}
        {unread.slice(0, most).map((id) => (
          <li key={id} class="deck-item">
            <p>{t('builder.unread')}</p>
            <span class="deck-tools">
              <Tool
                icon="trash"
                label={t('builder.unread.delete')}
                tip={t('builder.delete')}
                onClick={() => void remove(id, t('builder.unread.name'))}
              />
            </span>
          </li>
        ))}
      </ul>
      {Math.max(found.length, unread.length) > most && (
        <Button
          label={t('builder.more-own', { n: Math.min(AT_ONCE, Math.max(found.length, unread.length) - most) })}
          onClick={() => setMost(most + AT_ONCE)}
        />
      )}
      <ShippedDecks draw={draw} go={go} play={play} onCopy={(deck) => void openAs(deck)} />
    </div>
  );
}

/** The decks that come with the game: starters, then tuned ones. */
function ShippedDecks({
  draw,
  go,
  play,
  onCopy,
}: Pick<DeckPageProps, 'draw' | 'go' | 'play'> & { onCopy: (deck: NamedDeck) => void }): JSX.Element {
  const decks = (side: Seat, starter: boolean): Deck[] =>
    Object.values(DECKS).filter((deck) => deck.side === side && STARTERS.has(deck.id) === starter);
  return (
    <>
      {[true, false].map((starter) => (
        <section key={String(starter)}>
          <h2>{t(`deck.group.${starter ? 'starter' : 'tuned'}`)}</h2>
          <div class="deck-sides">
            {SIDES.map((side) => (
              <ul key={side} class="deck-list" aria-label={t(`side.${side}`)}>
                {decks(side, starter).map((deck) => {
                  const named = namedDeck(deck.id, t(`deck-name.${deck.id}`), deck);
                  return (
                    <Row
                      key={deck.id}
                      deck={named}
                      draw={draw}
                      text={t(`deck-about.${deck.id}`)}
                      legal
                      onOpen={() => go(deck.id)}
                      onPlay={() => play(side, { [`${side}Deck`]: deck.id })}
                      onCopy={() => onCopy(named)}
                      onDelete={null}
                    />
                  );
                })}
              </ul>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
