/** A sortable table of break costs: what a breaker pays to break each ice, or what each breaker pays to break a piece of ice. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { numeral, t } from '../../../../i18n/index.ts';
import { type BreakCost, breaksItsHost } from '../../break-costs.ts';
import { titleOf } from '../words/lookup.ts';
import { pairOf, useBreakCosts } from './costs.ts';
import { type Column, type Row, rowsAre, rowsOf, sorted } from './breaks.ts';

/** The parts of a break cost other than credits paid, in words; null if there are none. */
const beside = ({ counters, corpGains }: BreakCost): string | null =>
  counters > 0 || corpGains > 0 ? t('breaks.beside', { counters, corp: corpGains }) : null;

function Price({ breaks }: { breaks: Row['breaks'] }): JSX.Element {
  if (breaks === undefined)
    return (
      <span role="img" aria-label={t('breaks.waiting')}>
        …
      </span>
    );
  if (breaks === null) return <span class="breaks-none">{t('breaks.none')}</span>;
  const more = beside(breaks);
  return (
    <>
      <b>{numeral(breaks.credits)}</b>
      {more !== null && <small>{more}</small>}
    </>
  );
}

/** The rows of a card's table of break costs. */
function useRows(code: string): readonly Row[] {
  const rows = useMemo(() => rowsOf(code), [code]);
  const pairs = useMemo(
    () => rows.map((row) => (rowsAre(code) === 'ice' ? pairOf(code, row.code) : pairOf(row.code, code))),
    [rows, code],
  );
  const costs = useBreakCosts(pairs.join());
  return useMemo(() => rows.map((row, i) => ({ ...row, breaks: costs.get(pairs[i]!) })), [rows, pairs, costs]);
}

interface Props {
  /** code of the card the table is for: a breaker or a piece of ice */
  code: string;
  /** Opens the page of the card in a row. */
  go: (code: string) => void;
}

export function BreakTable({ code, go }: Props): JSX.Element | null {
  const are = rowsAre(code);
  const rows = useRows(code);
  const [order, setOrder] = useState<{ column: Column; down: boolean }>({ column: 'break', down: false });
  const shown = useMemo(() => sorted(rows, order.column, order.down), [rows, order]);
  if (are === null) return null;
  const columns: readonly [Column, string][] = [
    ['title', t(are === 'ice' ? 'breaks.ice' : 'breaks.breaker')],
    ['strength', t('breaks.strength')],
    ...(are === 'ice' ? ([['subs', t('breaks.subs')]] as [Column, string][]) : []),
    ['cost', t(are === 'ice' ? 'breaks.rez' : 'breaks.install')],
    ['break', t('breaks.cost')],
  ];
  const title = t(are === 'ice' ? 'breaks.of-breaker' : 'breaks.of-ice', { card: titleOf(code) });
  const done = rows.filter((row) => row.breaks !== undefined).length;
  return (
    <section class="breaks">
      <h3 id="breaks-title">{title}</h3>
      <p class="breaks-how">
        {t('breaks.how')} {are === 'ice' && breaksItsHost(code) && t('breaks.hosted')}
      </p>
      <div class="breaks-scroll" role="region" aria-labelledby="breaks-title" tabIndex={0}>
        <table aria-labelledby="breaks-title" aria-busy={done < rows.length}>
          <thead>
            <tr>
              {columns.map(([column, name]) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={order.column !== column ? 'none' : order.down ? 'descending' : 'ascending'}
                >
                  <button
                    type="button"
                    onClick={() => setOrder({ column, down: order.column === column && !order.down })}
                  >
                    {name}
                    <span aria-hidden="true">{order.column !== column ? '' : order.down ? ' ▼' : ' ▲'}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.code}>
                <th scope="row">
                  <button type="button" class="breaks-card" onClick={() => go(row.code)}>
                    {row.title}
                  </button>
                </th>
                <td>{numeral(row.strength)}</td>
                {are === 'ice' && <td>{numeral(row.subs)}</td>}
                <td>{numeral(row.cost)}</td>
                <td>
                  <Price breaks={row.breaks} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {done < rows.length && <p class="breaks-how">{t('breaks.working', { n: done, of: rows.length })}</p>}
    </section>
  );
}
