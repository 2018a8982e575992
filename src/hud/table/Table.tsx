/**
 * The table as buttons. On the plain table they look like cards; over the drawn table they are transparent and exactly cover what is drawn.
 * Each group is a list: Tab moves the focus between lists, arrow keys move it within one.
 */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Anchor } from '../../core/anchor.ts';
import type { GameTypes } from '../../core/game.ts';
import type { TableGroup } from '../contract/table-ui.ts';
import type { Rect, StagePort } from '../contract/ports.ts';
import { Drag, type DragTarget } from './Drag.tsx';
import { type Act, TableButton } from '../components/TableButton.tsx';
import type { TableScreen } from './screen.ts';

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

/** Moves the focus within a group on arrow keys, Home and End. */
function rove(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.table-button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  // The plain table is mirrored in right-to-left text; the drawn one is the same in every language.
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

type View = GameTypes['view'];

interface GroupProps {
  group: TableGroup;
  screen: TableScreen;
  view: View;
  act: Act;
  /** where each button is over the drawn table; null on the plain table */
  anchors: Map<Anchor, Rect> | null;
  /** the things ticked for a choice of several; null if the open decision is not such a choice */
  ticked: ReadonlySet<Anchor> | null;
}

function Group({ group, screen, view, act, anchors, ticked }: GroupProps): JSX.Element {
  const [at, setAt] = useState<Anchor | null>(null);
  const { Face } = screen.ui;
  const shown = anchors === null ? group.items : group.items.filter((item) => anchors.has(item.key));
  const stop = shown.some((item) => item.key === at)
    ? at
    : (shown.find((item) => item.lit)?.key ?? shown[0]?.key ?? null);
  return (
    <div
      class={`group group-${group.kind}${group.seat === null ? '' : ` of-${group.seat}`}`}
      data-group={group.id}
      role="list"
      aria-label={group.label}
      onKeyDown={rove}
    >
      {shown.map((item) => {
        const rect = anchors?.get(item.key);
        const style =
          rect === undefined
            ? item.area !== undefined && anchors === null
              ? { gridArea: item.area }
              : undefined
            : { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.w}px`, height: `${rect.h}px` };
        return (
          <div role="listitem" class={`slot ${item.classes}`} key={item.key} style={style}>
            <TableButton
              item={item}
              screen={screen}
              act={act}
              tab={item.key === stop ? 0 : -1}
              onFocus={() => setAt(item.key)}
              ticked={ticked === null || !item.lit ? undefined : ticked.has(item.key)}
            >
              {anchors === null && <Face item={item} view={view} />}
            </TableButton>
          </div>
        );
      })}
    </div>
  );
}

/** Where each thing on the drawn table is, updated when it has stopped moving; null on the plain table. */
function useAnchors(stage: StagePort | null, view: View): Map<Anchor, Rect> | null {
  const [anchors, setAnchors] = useState<Map<Anchor, Rect> | null>(null);
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

interface Props {
  screen: TableScreen;
  act: Act;
  /** the drawn table beneath the buttons; null for the plain table */
  stage: StagePort | null;
  /** what dropping a thing on the table does; left out if no moves can be made on this table */
  drag?: DragTarget;
  /** the things ticked for a choice of several; left out or null if the open decision is not such a choice */
  ticked?: ReadonlySet<Anchor> | null;
}

/** The table for the view on the screen: all groups of buttons, and drag and drop. */
export function Table({ screen, act, stage, drag, ticked = null }: Props): JSX.Element {
  const { view } = screen.state;
  const anchors = useAnchors(stage, view);
  const { ui } = screen;
  const groups = useMemo(() => ui.groups(view), [ui, view]);
  const root = useRef<HTMLDivElement>(null);
  const draw = (list: readonly TableGroup[]): JSX.Element[] =>
    list.map((group) => (
      <Group key={group.id} group={group} screen={screen} view={view} act={act} anchors={anchors} ticked={ticked} />
    ));
  const dragged = drag !== undefined && ui.drag !== undefined && (
    <Drag table={root} screen={screen} rules={ui.drag} target={drag} stage={stage} />
  );
  if (anchors !== null)
    return (
      <div id="table" class="table over-stage" role="region" aria-label={t('table')} ref={root}>
        {draw(groups)}
        {dragged}
      </div>
    );
  return (
    <div id="table" class={`table plain near-${ui.nearSeat(view)}`} role="region" aria-label={t('table')} ref={root}>
      <ui.PlainTable view={view} groups={groups} draw={draw} />
      {dragged}
    </div>
  );
}
