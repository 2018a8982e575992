/** The dialog that reads a deck from the plain list of a deck site, pasted or from a file. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Sentence } from '../../../../core/sentence.ts';
import { Dialog, FileButton } from '../../../../hud/parts/bits.tsx';
import { foreign } from '../../../../i18n/foreign.ts';
import { t } from '../../../../i18n/index.ts';
import { type NamedDeck, namedDeck } from '../../decks/own.ts';
import { readDeckText } from '../../decks/text.ts';

/** Largest file that is read, bytes. */
const LARGEST = 100_000;

interface Props {
  onDeck: (deck: NamedDeck) => void;
  onClose: () => void;
}

export function Import({ onDeck, onClose }: Props): JSX.Element {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly Sentence[]>([]);
  const read = (list: string): void => {
    const found = readDeckText(foreign(list));
    if (found.ok) onDeck(namedDeck('', found.deck.name, found.deck));
    else setProblems(found.problems);
  };
  const take = async (file: File): Promise<void> => {
    if (file.size > LARGEST) return setProblems([{ key: 'builder.import.large' }]);
    try {
      const list = await file.text();
      setText(list);
      read(list);
    } catch {
      setProblems([{ key: 'file.unreadable' }]);
    }
  };
  return (
    <Dialog title={t('builder.import')} onClose={onClose} class="dialog-wide">
      <form
        class="deck-import"
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        <label>
          <span>{t('builder.import.text')}</span>
          <textarea
            rows={14}
            dir="auto"
            autofocus
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        {problems.length > 0 && (
          <ul class="problem" role="alert">
            {problems.map(({ key, params }, i) => (
              <li key={i}>{t(key, params)}</li>
            ))}
          </ul>
        )}
        <div class="dialog-buttons">
          <button type="submit" class="button go" disabled={text.trim() === ''}>
            {t('builder.import.read')}
          </button>
          <FileButton
            label={t('builder.import.file')}
            accept=".txt,.md,text/plain"
            onFile={(file) => void take(file)}
          />
        </div>
      </form>
    </Dialog>
  );
}
