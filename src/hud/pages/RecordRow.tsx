/** One row of the list of recorded games. */
import { LIMITS } from '../../replay/budget.ts';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { Icon } from '../components/icons.tsx';
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

function Small({
  icon,
  word,
  title,
  onClick,
  pressed,
}: {
  icon: IconName;
  word: string;
  title: string;
  onClick: () => void;
  pressed?: boolean;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`icon-button record-${icon}`}
      aria-label={t(`${word}.label`, { title })}
      title={t(word)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
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
      <button type="submit" class="button small go">
        {t('watch.name.save')}
      </button>
    </form>
  );
}

export function RecordRow({ record, hideResult, renaming, ...on }: Props): JSX.Element {
  const { title, favourite } = record;
  const date = new Intl.DateTimeFormat(language().tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li class="record">
      <Small icon="star" word="watch.star" title={title} pressed={favourite} onClick={on.onStar} />
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
      <button type="button" class="button go" onClick={on.onWatch} aria-label={t('watch.open.label', { title })}>
        <Icon name="play" />
        {t('watch.open')}
      </button>
      <Small icon="pencil" word="watch.rename" title={title} onClick={() => on.onRenaming(!renaming)} />
      <Small icon="down" word="watch.export" title={title} onClick={on.onExport} />
      <Small icon="trash" word="watch.delete" title={title} onClick={on.onRemove} />
    </li>
  );
}
