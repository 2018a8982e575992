/** Recorded games kept on this device: watch, export, import, delete. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { Dialog } from '../parts/bits.tsx';
import { Icon } from '../parts/icons.tsx';
import type { RecordSummary, RecordsPort } from '../ports.ts';
import { Page } from './Page.tsx';

/** No file of ours is nearly as large, bytes; a larger one is not even read. */
const LARGEST = 8_000_000;

interface Props {
  records: RecordsPort;
  /** why a game could not be opened */
  problem: string | null;
  onWatch: (id: string) => void;
  onBots: () => void;
  onHome: () => void;
}

/** Gives a text to the browser to be saved as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function Watch({ records, problem, onWatch, onBots, onHome }: Props): JSX.Element {
  const [list, setList] = useState<RecordSummary[] | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [asked, setAsked] = useState<RecordSummary | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const load = (): Promise<void> =>
    records.list().then(setList, () => {
      setList([]);
      setNote(t('watch.unreadable'));
    });
  useEffect(() => void load(), []);
  const date = new Intl.DateTimeFormat(language().tag, { dateStyle: 'medium', timeStyle: 'short' });
  const take = async (input: HTMLInputElement): Promise<void> => {
    const chosen = input.files?.[0];
    input.value = '';
    if (chosen === undefined) return;
    if (chosen.size > LARGEST) return setNote(t('watch.too-large'));
    const read = await records.importText(await chosen.text());
    setNote('key' in read ? t(read.key, read.params) : t('watch.imported', { title: read.title }));
    await load();
  };
  return (
    <Page title={t('watch.title')} onHome={onHome}>
      <div class="watch-tools">
        <button type="button" class="button go" onClick={onBots}>
          <Icon name="play" />
          {t('watch.bots')}
        </button>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          <Icon name="up" />
          {t('watch.import')}
        </button>
        <input
          ref={file}
          type="file"
          class="unseen"
          tabIndex={-1}
          accept=".json,application/json"
          aria-label={t('watch.import')}
          onChange={(event) => void take(event.currentTarget)}
        />
      </div>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p class="note" role="status">
        {note}
      </p>
      {list !== null && list.length === 0 && <p class="empty">{t('watch.empty')}</p>}
      <ul class="records">
        {list?.map((record) => (
          <li key={record.id} class="record">
            <div class="record-words">
              <b>{record.title}</b>
              <span>{record.result}</span>
              <small>{t('watch.when', { when: date.format(record.at), turns: record.turns })}</small>
            </div>
            <button
              type="button"
              class="button go"
              onClick={() => onWatch(record.id)}
              aria-label={t('watch.open.label', { title: record.title })}
            >
              <Icon name="play" />
              {t('watch.open')}
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={t('watch.export.label', { title: record.title })}
              title={t('watch.export')}
              onClick={() => void records.exportText(record.id).then(({ name, text }) => saveFile(name, text))}
            >
              <Icon name="down" />
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label={t('watch.delete.label', { title: record.title })}
              title={t('watch.delete')}
              onClick={() => setAsked(record)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Dialog title={t('watch.delete')} onClose={() => setAsked(null)}>
          <p>{t('watch.delete.text', { title: asked.title })}</p>
          <div class="dialog-buttons">
            <button type="button" class="button go" onClick={() => setAsked(null)}>
              {t('watch.keep')}
            </button>
            <button
              type="button"
              class="button danger"
              onClick={() => {
                setAsked(null);
                void records.remove(asked.id).then(load);
              }}
            >
              {t('watch.delete')}
            </button>
          </div>
        </Dialog>
      )}
    </Page>
  );
}
