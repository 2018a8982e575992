/** The plain HTML table: the look of its buttons and the layout of its groups. */
import type { PlainProps } from '../../../../hud/contract/table-ui.ts';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../../hud/components/icons.tsx';
import { numeral, t } from '../../../../i18n/index.ts';
import type { Seat } from '../../rules/model.ts';
import type { View } from '../../rules/view-types.ts';
import { serverName } from '../words/names.ts';
import { Plate } from './Plate.tsx';
import { centralWords } from './button-names.ts';
import { useFit } from './fit.ts';
import { type TableItem, nearSeat } from './groups.ts';

/** Shows a server, pile or card as it looks on the plain table. */
export function Face({ item, view }: { item: TableItem; view: View }): JSX.Element {
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
      <b>{numeral(n)}</b>
      <small>{t(`zone.${item.pile ?? 'heap'}`)}</small>
    </span>
  );
}

/** Lays out the plain table: the other side above, cards being played in the middle, the viewer's side below. */
export function PlainTable({ view, groups, draw }: PlainProps<View>): JSX.Element {
  const of = (kind: string, seat?: Seat): JSX.Element[] =>
    draw(groups.filter((group) => group.kind === kind && (seat === undefined || group.seat === seat)));
  const near = nearSeat(view);
  const middle = useRef<HTMLDivElement>(null);
  useFit(middle, view);
  const corp = (
    <div class={`side side-corp${near === 'corp' ? ' near' : ''}`}>
      <div class="servers">{of('server')}</div>
      <div class="strip">
        {of('score', 'corp')}
        {of('hand', 'corp')}
      </div>
    </div>
  );
  const runner = (
    <div class={`side side-runner${near === 'runner' ? ' near' : ''}`}>
      <div class="rig">{of('rig')}</div>
      <div class="strip">
        {of('score', 'runner')}
        {of('piles', 'runner')}
        {of('hand', 'runner')}
      </div>
    </div>
  );
  return (
    <>
      {near === 'corp' ? runner : corp}
      <div class="midline" ref={middle}>
        {of('play')}
      </div>
      {near === 'corp' ? corp : runner}
    </>
  );
}
