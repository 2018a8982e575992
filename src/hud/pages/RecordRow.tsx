/** One row of the list of recorded games. */
import { LIMITS } from '../../replay/budget.ts';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { Tool } from '../components/Tool.tsx';
import type { IconName } from '../contract/icons.ts';
import type { RecordSummary } from '../contract/ports.ts';

interface Props {
  record: RecordSummary;
  /** whether to hide how the game ended */
  hideResult: boolean;
  /** whether the record's name is being edited */
  renaming: boolean;
  onWatch: () => void;
  onStar: () => void;
  onRenaming: (yes: boolean) => void;
  onRename: (name: string) => void;
  onExport: () => void;
  onRemove: () => void;
}

function Name({ record, onRename, onRenaming }: Pick<Props, 'record' | 'onRename' | 'onRenaming'>): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  return (
    <form
      class="record-name"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(field.current?.value ?? '');
      }}
    >
      <input
        ref={field}
        type="text"
        maxLength={LIMITS.name}
        dir="auto"
        aria-label={t('watch.name')}
        value={record.title}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onRenaming(false);
        }}
      />
      <Button look="small go" label={t('watch.name.save')} type="submit" />
    </form>
  );
}

type Word = 'watch.star' | 'watch.rename' | 'watch.export' | 'watch.delete';

export function RecordRow({ record, hideResult, renaming, ...on }: Props): JSX.Element {
  const { title, favourite } = record;
  const tool = (icon: IconName, word: Word, onClick: () => void, pressed?: boolean): JSX.Element => {
    const label = t(`${word}.label`, { title });
    return (
      <Tool icon={icon} label={label} tip={t(word)} onClick={onClick} pressed={pressed} class={`record-${icon}`} />
    );
  };
  const date = new Intl.DateTimeFormat(language().tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class="record">
      {tool('star', 'watch.star', on.onStar, favourite)}
      <div class="record-words">
        {renaming ? (
          <Name record={record} onRename={on.onRename} onRenaming={on.onRenaming} />
        ) : (
          <b>
            <bdi>{title}</bdi>
          </b>
        )}
        <span>{hideResult ? t('record.hidden') : record.result}</span>
        <small>
          {t('watch.when', { when: date.format(record.at), turns: record.turns })}
          {record.notes > 0 && <span class="record-notes">{t('watch.notes.n', { n: record.notes })}</span>}
        </small>
      </div>
      <Button
        look="go"
        icon="play"
        label={t('watch.open')}
        onClick={on.onWatch}
        aria-label={t('watch.open.label', { title })}
      />
      {tool('pencil', 'watch.rename', () => on.onRenaming(!renaming))}
      {tool('down', 'watch.export', on.onExport)}
      {tool('trash', 'watch.delete', on.onRemove)}
    </li>
  );
}
