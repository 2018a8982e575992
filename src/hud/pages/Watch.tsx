/** The page of recorded games on this device: search, watch, rename, mark as favourite, export, import, and delete with undo. */
import type { JSX } from 'preact';
import { SearchField } from '../components/SearchField.tsx';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { language, say, t } from '../../i18n/index.ts';
import type { DrawArt } from '../contract/table-focus.ts';
import { FileButton } from '../components/FileButton.tsx';
import { Button } from '../components/Button.tsx';
import { OpeningBar, followOpening } from '../components/Opening.tsx';
import { type Sentence, SentenceError } from '../../core/game.ts';
import { tooBig } from '../../replay/budget.ts';
import type { RecordSummary, RecordsPort } from '../contract/ports.ts';
import { GamesToLearn } from './GamesToLearn.tsx';
import { Page } from '../components/Page.tsx';
import { RecordRow } from './RecordRow.tsx';
import { saveFile } from '../components/save-file.ts';

/** The search field is shown from this many games on. */
const MANY = 4;

interface Props {
  records: RecordsPort;
  /** whether to hide how the games ended */
  hideResults: boolean;
  /** number of bots in a match that no person plays */
  bots: number;
  /** why a game could not be opened, in words; null if nothing failed */
  problem: string | null;
  /** draws pictures of cards; null for none */
  draw: DrawArt | null;
  onWatch: (id: string) => void;
  onBots: () => void;
  onHome: () => void;
}

/** The result of the last action for the person, in words, and a function that undoes that action (null if it cannot be undone). */
interface Said {
  text: string;
  undo: (() => Promise<Sentence | null>) | null;
}

/** A text prepared for comparison in the search: lower case, one Unicode form. */
const plain = (text: string): string => text.normalize('NFKD').toLocaleLowerCase(language().tag);

/** Whether every word of the search text `wanted` occurs in the record's title, result (unless `hidden`) or date. */
function found(record: RecordSummary, wanted: string, hidden: boolean): boolean {
  const result = hidden ? '' : record.result;
  const text = plain(`${record.title} ${result} ${new Date(record.at).toISOString().slice(0, 10)}`);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function Watch({ records, hideResults, bots, problem, draw, onWatch, onBots, onHome }: Props): JSX.Element {
  const [list, setList] = useState<RecordSummary[] | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [wanted, setWanted] = useState('');
  const [starred, setStarred] = useState(false);
  const [importing, setImporting] = useState<{ share: number; stop: () => void } | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const tell = (text: string, undo: Said['undo'] = null): void => setSaid({ text, undo });
  const load = useCallback(
    (): Promise<void> =>
      records.list().then(setList, () => {
        setList([]);
        setSaid({ text: t('watch.unreadable'), undo: null });
      }),
    [records],
  );
  useEffect(() => {
    void load();
    return records.onChange(() => void load());
  }, [records, load]);
  const take = async (chosen: File): Promise<void> => {
    const large = tooBig(chosen.size);
    if (large) return tell(say(large.problem));
    importing?.stop();
    const { opening, stop } = followOpening((share) => setImporting({ share, stop }));
    try {
      const read = await records.importText(await chosen.text(), opening);
      tell('key' in read ? say(read) : t('watch.imported', { title: read.title }));
    } catch {
      tell(t(opening.signal?.aborted === true ? 'opening.stopped' : 'file.unreadable'));
    }
    setImporting(null);
    await load();
  };
  /** Waits until a record has been changed, shows an error if that failed, and loads the list of records again. */
  const doing = async (work: Promise<Sentence | null>): Promise<void> => {
    const failed = await work;
    setSaid(failed === null ? null : { text: say(failed), undo: null });
    await load();
  };
  const remove = async (record: RecordSummary): Promise<void> => {
    const removed = await records.remove(record.id);
    if ('key' in removed) tell(say(removed));
    else tell(t('watch.deleted', { title: record.title }), removed.undo);
    await load();
  };
  const save = (id: string): void =>
    void records.exportText(id).then(
      ({ name, text }) => saveFile(name, text),
      (error: unknown) => tell(error instanceof SentenceError ? say(error) : t('watch.unreadable')),
    );
  const shown = (list ?? []).filter((record) => (!starred || record.favourite) && found(record, wanted, hideResults));
  const many = (list?.length ?? 0) >= MANY || wanted !== '' || starred;
  return (
    <Page title={t('watch.title')} onHome={onHome}>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {records.shipped.length > 0 && <GamesToLearn games={records.shipped} draw={draw} onWatch={onWatch} />}
      <h2>{t('annotated.yours')}</h2>
      <div class="tool-row">
        <Button look="go" icon="play" label={t('watch.bots', { n: bots })} onClick={onBots} />
        <FileButton label={t('watch.import')} accept=".json,application/json" onFile={(chosen) => void take(chosen)} />
        {many && (
          <>
            <SearchField label={t('watch.search')} value={wanted} onInput={setWanted} class="watch-search" />
            <Button
              icon="star"
              label={t('watch.starred')}
              aria-pressed={starred}
              onClick={() => setStarred(!starred)}
            />
          </>
        )}
      </div>
      <p class="note" role="status">
        {said !== null && <span>{said.text}</span>}
        {said?.undo != null && (
          <Button
            look="small"
            icon="undo"
            label={t('watch.undo')}
            onClick={() => said.undo !== null && void doing(said.undo())}
          />
        )}
      </p>
      {importing !== null && <OpeningBar share={importing.share} onStop={importing.stop} />}
      {list !== null && list.length === 0 && <p class="empty">{t('watch.empty')}</p>}
      {list !== null && list.length > 0 && shown.length === 0 && <p class="empty">{t('watch.not-found')}</p>}
      <ul class="records">
        {shown.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            hideResult={hideResults}
            renaming={renaming === record.id}
            onWatch={() => onWatch(record.id)}
            onStar={() => void doing(records.favourite(record.id, !record.favourite))}
            onRenaming={(yes) => setRenaming(yes ? record.id : null)}
            onRename={(name) => {
              setRenaming(null);
              void doing(records.rename(record.id, name));
            }}
            onExport={() => save(record.id)}
            onRemove={() => void remove(record)}
          />
        ))}
      </ul>
    </Page>
  );
}
