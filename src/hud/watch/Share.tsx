/** The dialog for sharing a recorded game: a link that contains the whole game, or a file if the link would be too long. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { saveFile } from '../components/save-file.ts';
import { copyText } from '../components/copy.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { hashOf } from './link.ts';
import type { Watcher } from './watcher.ts';

interface Props {
  watcher: Watcher;
  /** id of the kind of game, as in the catalogue, for the link */
  game: string;
  onClose: () => void;
}

export function Share({ watcher, game, onClose }: Props): JSX.Element {
  /** the link; null if it would be too long; undefined while it is being made */
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [copied, setCopied] = useState<string | null>(null);
  const { root } = watcher;
  /**
   * the position and viewer that the link opens: those shown when the dialog was opened; in a variation, the position where it leaves the
   * game
   */
  const [moment] = useState(() => {
    const { at, viewer, openVariation } = watcher.state;
    return { at: openVariation === null ? at : Math.min(at, openVariation.at), viewer };
  });
  useEffect(() => {
    root.pack(watcher.finished()).then(
      (packed) => setLink(packed === null ? null : location.href.split('#')[0]! + hashOf({ game, packed, ...moment })),
      () => setLink(null),
    );
  }, [watcher, root, game, moment]);
  const copy = (): void => void copyText(link ?? '').then((said) => setCopied(t(said)));
  const file = (): void => {
    const { name, text } = root.file(watcher.finished());
    saveFile(name, text);
  };
  return (
    <Dialog title={t('share.title')} onClose={onClose}>
      <p>{t('share.text')}</p>
      {link === null && (
        <p class="problem" role="alert">
          {t('share.too-long')}
        </p>
      )}
      {typeof link === 'string' && (
        <>
          <textarea
            class="share-link"
            readOnly
            rows={3}
            dir="ltr"
            spellcheck={false}
            aria-label={t('share.link')}
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <p class="share-size">{t('share.size', { n: link.length })}</p>
        </>
      )}
      <p role="status" class="note">
        {copied}
      </p>
      <div class="dialog-buttons">
        {typeof link === 'string' && <Button look="go" icon="link" label={t('share.copy')} autofocus onClick={copy} />}
        <Button icon="down" label={t('share.file')} onClick={file} />
      </div>
    </Dialog>
  );
}
