/** The glossary: all words of the game with a search field, as a page and as a dialog over whatever is on the screen. */
import type { JSX } from 'preact';
import { SearchField } from '../SearchField.tsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t, wordsEdition } from '../../../i18n/index.ts';
import { Dialog } from '../Dialog.tsx';
import { OpenWord, Terms } from './Terms.tsx';
import { entries, search } from './search.ts';

/** The list of words and its search field. */
export function Words(): JSX.Element {
  return <Search first={null} takesFocus={false} />;
}

interface Props {
  /** the word that was looked up; null: all words are shown */
  word: string | null;
  onClose: () => void;
}

/** The glossary in a dialog over what is on the screen, which stays as it is. */
export function WordsDialog({ word, onClose }: Props): JSX.Element {
  return (
    <Dialog title={t('glossary.title')} onClose={onClose} class="dialog-words">
      <Search key={word} first={word} takesFocus />
    </Dialog>
  );
}

/** The list of words with its search field. `first`: the word looked up initially; null: all words are shown. */
function Search({ first, takesFocus }: { first: string | null; takesFocus: boolean }): JSX.Element {
  const [wanted, setWanted] = useState(first === null ? '' : t(`term.${first}`));
  const list = useRef<HTMLDivElement>(null);
  const edition = wordsEdition();
  const all = useMemo(entries, [edition]);
  const found = useMemo(() => search(all, wanted), [all, wanted]);
  useLayoutEffect(() => list.current?.scrollTo(0, 0), [wanted]);
  const lookUp = (term: string): void => {
    setWanted(t(`term.${term}`));
    list.current?.focus();
  };
  return (
    <div class="words">
      <SearchField
        // Somebody who asked for a word wants to read it, so the field takes no focus, which would open a phone's keyboard over it.
        first={takesFocus && first === null}
        label={t('glossary.search')}
        value={wanted}
        onInput={setWanted}
        onGo={() => list.current?.focus()}
      />
      <p class="words-found" role="status">
        {t(found.length === 0 ? 'glossary.none' : 'glossary.found', { n: found.length, wanted: wanted.trim() })}
      </p>
      <div
        ref={list}
        class="words-list"
        tabIndex={0}
        autofocus={takesFocus && first !== null}
        role="group"
        aria-label={t('glossary.title')}
      >
        <OpenWord.Provider value={lookUp}>
          <dl class="glossary">
            {found.map(({ term, name, meaning }) => (
              <div key={term} data-entry={term}>
                <dt>{name}</dt>
                <dd>
                  <Terms text={meaning} stop={false} not={term} />
                </dd>
              </div>
            ))}
          </dl>
        </OpenWord.Provider>
      </div>
    </div>
  );
}
