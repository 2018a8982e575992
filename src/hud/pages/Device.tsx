/** The section of the settings about what is stored on the device: free space, backup files, and what cannot be read. */
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Sentence } from '../../core/game.ts';
import { language, say, t } from '../../i18n/index.ts';
import { FileButton } from '../components/FileButton.tsx';
import { Button } from '../components/Button.tsx';
import { Tool } from '../components/Tool.tsx';
import { OpeningBar, followOpening } from '../components/Opening.tsx';
import type { DevicePort, Restored, Unreadable } from '../contract/device-port.ts';
import '../styles/device.css';
import { saveFile } from '../components/save-file.ts';

interface Said {
  lines: readonly string[];
  /** undoes the action that these lines report; null if it cannot be undone */
  undo: (() => Promise<Sentence | null>) | null;
}

/** how many unreadable things are listed at first, and how many more at each press of the button */
const PAGE = 100;

const MEGA = 1_000_000;
/** A number of bytes as the language writes it, to a tenth of a megabyte or gigabyte. */
function size(bytes: number): string {
  const [unit, n] = bytes < 1000 * MEGA ? ['megabyte', bytes / MEGA] : ['gigabyte', bytes / (1000 * MEGA)];
  return new Intl.NumberFormat(language().tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(n);
}

/** The result of reading a backup file, in sentences. */
function readWords({ games, inPlay, settings, aside, made, here, damaged, newer, stopped }: Restored): string[] {
  const [parts, decks] = [games + inPlay + settings + aside, made.added + made.both];
  const lines = parts + decks > 0 ? [] : [t('device.read.nothing')];
  if (games > 0) lines.push(t('device.read.games', { n: games }));
  if (inPlay > 0) lines.push(t('device.read.in-play', { n: inPlay }));
  if (settings > 0) lines.push(t('device.read.settings', { n: settings }));
  if (aside > 0) lines.push(t('device.read.aside', { n: aside }));
  if (made.added > 0) lines.push(t('device.read.made', { n: made.added }));
  if (made.same > 0) lines.push(t('device.read.made.same', { n: made.same }));
  if (made.both > 0) lines.push(t('device.read.made.both', { n: made.both }));
  if (here > 0) lines.push(t('device.read.here', { n: here }));
  if (damaged > 0) lines.push(t('device.read.damaged', { n: damaged }));
  if (newer > 0) lines.push(t('device.read.newer', { n: newer }));
  if (stopped !== null) lines.push(t('device.read.stopped'), say(stopped));
  return lines;
}

function Room({ device }: { device: DevicePort }): JSX.Element {
  const [quota, setQuota] = useState<Awaited<ReturnType<DevicePort['quota']>> | null>(null);
  useEffect(() => void device.quota().then(setQuota), [device]);
  if (!device.stores) return <p class="setting-help">{t('storage.blocked')}</p>;
  const { used = null, left = null, lasting = null } = quota ?? {};
  return (
    <>
      {used !== null && left !== null && (
        <p class="setting-help">{t('device.room', { used: size(used), left: size(left) })}</p>
      )}
      {lasting !== null && <p class="setting-help">{t(lasting ? 'device.lasting' : 'device.not-lasting')}</p>}
    </>
  );
}

/** When an unreadable thing was quarantined, or that it was not, in words. */
const whenWords = ({ why, date }: Unreadable): string => {
  const at = date === null ? Number.NaN : Date.parse(date);
  if (why === 'newer' || Number.isNaN(at)) return t(`unread.why.${why}`);
  return t('unread.aside', { when: new Intl.DateTimeFormat(language().tag, { dateStyle: 'medium' }).format(at) });
};

interface UnreadableListProps {
  things: readonly Unreadable[];
  onSave: (id: string) => void;
  onDelete: (id: string) => void;
}

/** What is stored and cannot be read, to be saved as a file or deleted. */
function UnreadableList({ things, onSave, onDelete }: UnreadableListProps): JSX.Element {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <h4>{t('unread.title')}</h4>
      <p class="setting-help">{t('unread.help')}</p>
      <ul class="unread">
        {things.slice(0, shown).map((one, i) => {
          const n = i + 1;
          return (
            <li key={one.id}>
              <span>
                <b>{t(`unread.what.${one.what}`, { n })}</b>
                <span>{whenWords(one)}</span>
              </span>
              <Tool
                icon="down"
                label={t('unread.export', { n })}
                tip={t('watch.export')}
                onClick={() => onSave(one.id)}
              />
              <Tool
                icon="trash"
                label={t('unread.delete', { n })}
                tip={t('watch.delete')}
                onClick={() => onDelete(one.id)}
              />
            </li>
          );
        })}
      </ul>
      {things.length > shown && (
        <Button
          look="small"
          label={t('unread.more', { n: things.length - shown })}
          onClick={() => setShown(shown + PAGE)}
        />
      )}
    </>
  );
}

/**
 * What is stored on the device, with buttons for backups. `onRead`: called after a backup was read, which may have changed the settings.
 */
export function Device({ device, onRead }: { device: DevicePort; onRead: () => void }): JSX.Element {
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const [reading, setReading] = useState<{ share: number; stop: () => void } | null>(null);
  const [unreadable, setUnreadable] = useState<readonly Unreadable[]>([]);
  const tell = (lines: readonly string[], undo: Said['undo'] = null): void => setSaid({ lines, undo });
  const load = useCallback((): Promise<void> => device.unreadable().then(setUnreadable, () => undefined), [device]);
  useEffect(() => void load(), [load]);
  /** Runs an action that may take a while, and shows an error if it fails. */
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch {
      tell([t('storage.failed')]);
    } finally {
      setBusy(false);
      await load();
    }
  };
  const save = (): Promise<void> =>
    doing(async () => {
      const made = await device.save();
      saveFile(made.name, made.file);
      tell([t('device.saved', { name: made.name })]);
    });
  const take = async (chosen: File): Promise<void> => {
    setSaid(null);
    const { opening, stop } = followOpening((share) => setReading({ share, stop }));
    setReading({ share: 0, stop });
    await doing(async () => {
      const read = await device.read(chosen, opening);
      setReading(null);
      tell('key' in read ? [say(read)] : readWords(read));
      onRead();
    });
    setReading(null);
  };
  const saveOne = (id: string): Promise<void> =>
    doing(async () => {
      const made = await device.unreadableFile(id);
      if (made === null) tell([t('storage.gone')]);
      else saveFile(made.name, made.text);
    });
  const remove = (id: string): Promise<void> =>
    doing(async () => {
      const removed = await device.removeUnreadable(id);
      if ('key' in removed) tell([say(removed)]);
      else tell([t('unread.removed')], removed.undo);
    });
  const undo = (back: () => Promise<Sentence | null>): Promise<void> =>
    doing(async () => {
      const problem = await back();
      setSaid(problem === null ? null : { lines: [say(problem)], undo: null });
    });
  return (
    <section class="settings-section device">
      <h3>{t('device.title')}</h3>
      <Room device={device} />
      <p class="setting-help">{t('device.help')}</p>
      <div class="device-tools">
        <Button icon="down" label={t('device.save')} disabled={busy} onClick={() => void save()} />
        <FileButton
          label={t('device.read')}
          accept=".jsonl,application/x-ndjson"
          disabled={busy}
          onFile={(chosen) => void take(chosen)}
        />
      </div>
      {reading !== null && <OpeningBar share={reading.share} onStop={reading.stop} label={t('device.reading')} />}
      <div class="note" role="status">
        {said?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {said?.undo != null && (
          <Button
            look="small"
            icon="undo"
            label={t('watch.undo')}
            onClick={() => said.undo !== null && void undo(said.undo)}
          />
        )}
      </div>
      {unreadable.length > 0 && (
        <UnreadableList things={unreadable} onSave={(id) => void saveOne(id)} onDelete={(id) => void remove(id)} />
      )}
    </section>
  );
}
