/**
 * The table as buttons. On the plain table they are seen as cards, in columns and rows; over the drawn table they are transparent and
 * lie exactly on what is drawn. One list for each server and zone: Tab goes from list to list, arrow keys go along one.
 */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { View } from '../../games/netrunner/rules/view-types.ts';
import type { Controller } from '../game/controller.ts';
import { Icon } from '../parts/icons.tsx';
import type { Rect, StagePort } from '../ports.ts';
import { useStore } from '../store.ts';
import { serverName } from '../../games/netrunner/hud/words/names.ts';
import { Drag } from './Drag.tsx';
import { Plate } from '../../games/netrunner/hud/board/Plate.tsx';
import { TableButton } from './TableButton.tsx';
import { centralWords } from '../../games/netrunner/hud/board/button-names.ts';
import { type TableGroup, type TableItem, tableGroups } from '../../games/netrunner/hud/board/groups.ts';

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** Moves the focus along a group: the arrow keys, Home and End. */
function rove(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.table-button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  // The plain table turns round with the text; the drawn one is the same in every language.
  const turned = document.documentElement.dir === 'rtl' && event.currentTarget.closest('.plain') !== null;
  const mirrored = turned && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
  const ahead = FORWARD.includes(event.key) !== mirrored;
  let to = at;
  if (FORWARD.includes(event.key) || BACK.includes(event.key)) to = at + (ahead ? 1 : -1);
  else if (event.key === 'Home') to = 0;
  else if (event.key === 'End') to = buttons.length - 1;
  else return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
}

/** What a server, pile or card looks like on the plain table. */
function Face({ item, view }: { item: TableItem; view: View }): JSX.Element {
  if (item.card !== null) return <Plate card={item.card} />;
  if (item.server !== null)
    return (
      <span class="server-plate" aria-hidden="true">
        <b>{serverName(item.server)}</b>
        {item.server === 'archives' ? (
          <small>
            {t('plate.archives', {
              n: view.corp.archives.length + view.corp.archivesHidden,
              up: view.corp.archives.filter((card) => card.up).length,
            })}
          </small>
        ) : (
          <small>{centralWords(item.server, view)}</small>
        )}
      </span>
    );
  const n = item.pile === 'stack' ? view.runner.deckSize : view.runner.heap.length;
  return (
    <span class={`pile-plate pile-${item.pile ?? ''}`} aria-hidden="true">
      <Icon name={item.pile === 'stack' ? 'deck' : 'trash'} />
      <b>{n}</b>
      <small>{t(`zone.${item.pile ?? 'heap'}`)}</small>
    </span>
  );
}

interface GroupProps {
  group: TableGroup;
  view: View;
  game: Controller;
  /** where the buttons lie; null on the plain table */
  anchors: Map<number | string, Rect> | null;
}

const attacked = (item: TableItem, view: View): string => {
  const run = view.run;
  if (run === null) return '';
  if (item.server !== null) return item.server === run.server ? ' attacked' : '';
  return item.card !== null && item.card.h === run.ice ? ` ${run.at}ed` : '';
};

function Group({ group, view, game, anchors }: GroupProps): JSX.Element {
  const [at, setAt] = useState<number | string | null>(null);
  const shown = anchors === null ? group.items : group.items.filter((item) => anchors.has(item.key));
  const stop = shown.some((item) => item.key === at)
    ? at
    : (shown.find((item) => item.lit)?.key ?? shown[0]?.key ?? null);
  return (
    <div
      class={`group group-${group.kind} of-${group.seat}`}
      data-group={group.id}
      role="list"
      aria-label={group.label}
      onKeyDown={rove}
    >
      {shown.map((item) => {
        const rect = anchors?.get(item.key);
        const style =
          rect === undefined
            ? undefined
            : { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.w}px`, height: `${rect.h}px` };
        const what =
          item.card === null
            ? item.server === null
              ? 'is-pile'
              : 'is-server'
            : `is-card in-${item.card.zone.replace(' ', '-')}`;
        return (
          <div
            role="listitem"
            class={`slot ${what}${item.host === null ? '' : ' hosted'}${attacked(item, view)}`}
            key={item.key}
            style={style}
          >
            <TableButton item={item} game={game} tab={item.key === stop ? 0 : -1} onFocus={() => setAt(item.key)}>
              {anchors === null && <Face item={item} view={view} />}
            </TableButton>
          </div>
        );
      })}
    </div>
  );
}

/** The anchors of the drawn table, followed as it settles; null on the plain one. */
function useAnchors(stage: StagePort | null, view: View): Map<number | string, Rect> | null {
  const [anchors, setAnchors] = useState<Map<number | string, Rect> | null>(null);
  useEffect(() => {
    if (stage === null) {
      setAnchors(null);
      return undefined;
    }
    const update = (): void => setAnchors(new Map(stage.anchors()));
    update();
    return stage.onSettle(update);
  }, [stage, view]);
  return stage === null ? null : (anchors ?? new Map());
}

/** The whole table. `stage` is the drawn one below, null when this is all there is. */
export function Table({ game, stage }: { game: Controller; stage: StagePort | null }): JSX.Element {
  const view = useStore(game.store, (state) => state.view);
  const anchors = useAnchors(stage, view);
  const groups = useMemo(() => tableGroups(view), [view]);
  const root = useRef<HTMLDivElement>(null);
  const of = (kinds: readonly string[], seat?: string): TableGroup[] =>
    groups.filter((group) => kinds.includes(group.kind) && (seat === undefined || group.seat === seat));
  const draw = (list: readonly TableGroup[]): JSX.Element[] =>
    list.map((group) => <Group key={group.id} group={group} view={view} game={game} anchors={anchors} />);
  if (anchors !== null)
    return (
      <div id="table" class="table over-stage" role="region" aria-label={t('table')} ref={root}>
        {draw(groups)}
        <Drag table={root} game={game} stage={stage} />
      </div>
    );
  const near = view.viewer === 'corp' ? 'corp' : 'runner';
  const corp = (
    <div class={`side side-corp${near === 'corp' ? ' near' : ''}`}>
      <div class="servers">{draw(of(['server']))}</div>
      <div class="strip">
        {draw(of(['score'], 'corp'))}
        {draw(of(['hand'], 'corp'))}
      </div>
    </div>
  );
  const runner = (
    <div class={`side side-runner${near === 'runner' ? ' near' : ''}`}>
      <div class="rig">{draw(of(['rig']))}</div>
      <div class="strip">
        {draw(of(['score'], 'runner'))}
        {draw(of(['piles'], 'runner'))}
        {draw(of(['hand'], 'runner'))}
      </div>
    </div>
  );
  return (
    <div id="table" class={`table plain near-${near}`} role="region" aria-label={t('table')} ref={root}>
      {near === 'corp' ? runner : corp}
      <div class="midline">{draw(of(['play']))}</div>
      {near === 'corp' ? corp : runner}
      <Drag table={root} game={game} stage={null} />
    </div>
  );
}
