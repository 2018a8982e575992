/** The dialog that reads a deck from a list or file. It shows what was understood, and saves nothing before the person confirms. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Sentence } from '../../../../core/sentence.ts';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { FileButton } from '../../../../hud/components/FileButton.tsx';
import { say, t } from '../../../../i18n/index.ts';
import { type NamedDeck, namedDeck } from '../../decks/own.ts';
import { readDeck } from '../../decks/read/index.ts';
import type { Reading } from '../../decks/read/line.ts';
import { mend } from '../../decks/read/mend.ts';
import { unreadableLines } from '../../decks/read/problems.ts';
import { type FileText, readFileText } from './file-text.ts';
import type { Brought } from './incoming.ts';
import { Problem } from '../components.tsx';
import { Preview } from './Preview.tsx';
import { Button } from '../../../../hud/components/Button.tsx';

interface Props {
  /** what the person pasted or dropped; null to start with an empty field */
  brought: Brought | null;
  /** true while a file is being dragged over the page */
  dragging: boolean;
  /** Saves the deck; resolves to null, or to the reason in words why it could not be saved. */
  onDeck: (deck: NamedDeck) => Promise<string | null>;
  onClose: () => void;
}

/** A deck list, with the name of the file it came from; '' for none. */
interface Source {
  text: string;
  name: string;
}

/** Focuses a field as soon as it appears; needed because the dialog is already open then. */
const focus = (field: HTMLElement | null): void => field?.focus();

export function Import({ brought, dragging, onDeck, onClose }: Props): JSX.Element {
  const [source, setSource] = useState<Source>({ text: '', name: '' });
  const [reading, setReading] = useState<Reading | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tell = (sentence: Sentence): void => setProblem(say(sentence));
  const read = (next: Source): void => {
    setSource(next);
    setChosen(null);
    setProblem(null);
    const found = readDeck(next.text);
    setReading(found.ok ? found.reading : null);
    if (!found.ok) tell(found.problem);
  };
  const taken = (file: FileText): void => {
    if (file.ok) return read(file);
    setReading(null);
    tell(file.problem);
  };
  useEffect(() => {
    if (brought === null) return;
    if ('text' in brought) return read({ text: brought.text, name: '' });
    // A later paste or file replaces one that is still being read.
    let current = true;
    void readFileText(brought.files[0]!).then((file) => {
      if (!current) return;
      taken(file);
      if (brought.files.length > 1) tell({ key: 'builder.import.one', params: { name: brought.files[0]!.name } });
    });
    return () => {
      current = false;
    };
  }, [brought]);
  const identity = reading?.identity ?? chosen;
  // True while saving, so that a second press does not save the deck twice.
  const [storage, setStorage] = useState(false);
  const keep = async (): Promise<void> => {
    if (reading === null || identity === null || storage) return;
    setStorage(true);
    setProblem(await onDeck(namedDeck('', reading.name || source.name, { identity, cards: [...reading.cards] })));
    setStorage(false);
  };
  const wrong = <Problem words={problem} />;
  return (
    <Dialog
      title={t('builder.import')}
      onClose={onClose}
      class={`dialog-wide dialog-import${dragging ? ' is-dragged' : ''}`}
    >
      {reading === null ? (
        <form
          class="deck-import"
          onSubmit={(event) => {
            event.preventDefault();
            read(source);
          }}
        >
          <label>
            <span>{t('builder.import.text')}</span>
            <textarea
              rows={14}
              dir="auto"
              autofocus
              ref={focus}
              spellcheck={false}
              value={source.text}
              onInput={({ currentTarget }) => setSource({ text: currentTarget.value, name: '' })}
            />
          </label>
          {wrong}
          <div class="dialog-buttons">
            <Button look="go" label={t('builder.import.read')} type="submit" disabled={source.text.trim() === ''} />
            <FileButton
              label={t('builder.import.file')}
              accept=".txt,.md,.o8d,.csv,text/plain"
              onFile={(file) => void readFileText(file).then(taken)}
            />
          </div>
        </form>
      ) : (
        <>
          <Preview
            reading={reading}
            chosen={chosen}
            onChoose={setChosen}
            onMeant={(at, title) => setReading(mend(reading, at, title))}
          />
          {wrong}
          <div class="dialog-buttons deck-confirm">
            <Button
              look="go"
              label={t(unreadableLines(reading).length === 0 ? 'builder.keep' : 'builder.import.rest', {
                n: reading.cards.length,
              })}
              disabled={identity === null || reading.cards.length === 0}
              onClick={() => void keep()}
            />
            <Button label={t('builder.import.change')} onClick={() => setReading(null)} />
          </div>
        </>
      )}
    </Dialog>
  );
}
