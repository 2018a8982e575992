/** The dialog that hands a deck on: as a link, as the plain list of deck sites, or as a file. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../../../../hud/parts/copy.ts';
import { Dialog } from '../../../../hud/parts/bits.tsx';
import { Icon } from '../../../../hud/parts/icons.tsx';
import { saveFile } from '../../../../hud/pages/save-file.ts';
import { t } from '../../../../i18n/index.ts';
import { hashOf } from '../../../../hud/address.ts';
import { type NamedDeck, linkOf } from '../../decks/own.ts';
import { writeDeckText } from '../../decks/text.ts';

/** The name of the file of a deck: letters, digits and dashes of any language. */
const fileName = (name: string): string =>
  `${
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50) || 'deck'
  }.txt`;

export function Send({ deck, onClose }: { deck: NamedDeck; onClose: () => void }): JSX.Element {
  const [said, setSaid] = useState('');
  const list = writeDeckText(deck);
  const link =
    location.href.replace(/#.*$/, '') + hashOf({ page: 'own', own: 'decks', game: 'netrunner', part: linkOf(deck) });
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
      <button type="button" class="button" onClick={() => copy(value)}>
        <Icon name={name === 'link' ? 'link' : 'log'} />
        {t(`builder.send.${name}.copy`)}
      </button>
    </label>
  );
  return (
    <Dialog title={t('builder.send')} onClose={onClose} class="dialog-wide">
      {field('link', link, 3)}
      {field('list', list, 10)}
      <p role="status" class="note">
        {said}
      </p>
      <div class="dialog-buttons">
        <button
          type="button"
          class="button"
          onClick={() => saveFile(fileName(deck.name), new Blob([list], { type: 'text/plain' }))}
        >
          <Icon name="down" />
          {t('builder.send.file')}
        </button>
      </div>
    </Dialog>
  );
}
