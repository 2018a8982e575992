/** The dialog that shares a deck: as a link, as the plain list of a deck site, or as a file. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../../../../hud/components/copy.ts';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { Button } from '../../../../hud/components/Button.tsx';
import { Segments } from '../../../../hud/components/Segments.tsx';
import { saveFile } from '../../../../hud/components/save-file.ts';
import { t } from '../../../../i18n/index.ts';
import { hashOf } from '../../../../hud/contract/address.ts';
import { type NamedDeck, linkOf } from '../../decks/own.ts';
import { writeDeckText, writeJintekiText, writeOctgn } from '../../decks/text.ts';

/** The formats a deck can be shared in, with their file extensions. */
const FORMS = { netrunnerdb: 'txt', jinteki: 'txt', octgn: 'o8d' } as const;
type Form = keyof typeof FORMS;
const WRITERS: Readonly<Record<Form, (deck: NamedDeck) => string>> = {
  netrunnerdb: writeDeckText,
  jinteki: writeJintekiText,
  octgn: writeOctgn,
};

/** The name of a deck's file: its letters and digits, in any language, with dashes between words. */
const fileName = (name: string, form: Form): string =>
  `${
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50) || 'deck'
  }.${FORMS[form]}`;

export function Send({ deck, onClose }: { deck: NamedDeck; onClose: () => void }): JSX.Element {
  const [said, setSaid] = useState('');
  const [form, setForm] = useState<Form>('netrunnerdb');
  const list = WRITERS[form](deck);
  const link =
    location.href.split('#')[0]! + hashOf({ page: 'own', own: 'decks', game: 'netrunner', part: linkOf(deck) });
  const copy = (text: string): void => void copyText(text).then((key) => setSaid(t(key)));
  const field = (name: string, value: string, rows: number): JSX.Element => (
    <label class="deck-send">
      <span>{t(`builder.send.${name}`)}</span>
      <textarea
        readOnly
        rows={rows}
        dir="auto"
        spellcheck={false}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        icon={name === 'link' ? 'link' : 'log'}
        label={t(`builder.send.${name}.copy`)}
        onClick={() => copy(value)}
      />
    </label>
  );
  return (
    <Dialog title={t('builder.send')} onClose={onClose} class="dialog-wide">
      {field('link', link, 3)}
      <fieldset class="deck-forms">
        <legend>{t('builder.send.form')}</legend>
        <Segments
          name="deck-form"
          values={Object.keys(FORMS) as Form[]}
          value={form}
          label={(one) => t(`builder.send.form.${one}`)}
          onChoose={setForm}
        />
        <p class="setting-help">{t(`builder.send.form.${form}.text`)}</p>
      </fieldset>
      {field('list', list, 10)}
      <p role="status" class="note">
        {said}
      </p>
      <div class="dialog-buttons">
        <Button
          icon="down"
          label={t('builder.send.file')}
          onClick={() => saveFile(fileName(deck.name, form), new Blob([list], { type: 'text/plain' }))}
        />
      </div>
    </Dialog>
  );
}
