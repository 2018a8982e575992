/**
 * The risk meter: shows, in words and as bars, the chance of getting out in time if the operative turns back now, or goes one room deeper
 * first.
 */
import type { JSX } from 'preact';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../hud/components/icons.tsx';
import type { TableFocus } from '../../../hud/contract/table-focus.ts';
import { roomAnchor } from '../anchors.ts';
import { chanceOut, isInside, type Leaving, stayingOut } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { nameOfCode } from './moves/labels.ts';
import { operativeName, operativesOf, whoIs } from './names.ts';

/** A chance this close to 0 or 1 counts as impossible or certain, because of rounding errors. */
const EXACT = 1e-9;
/** A chance as a percentage; 0 and 100 only if it is impossible or certain. */
const percent = (chance: number): number =>
  chance < EXACT ? 0 : chance > 1 - EXACT ? 100 : Math.max(1, Math.min(99, Math.round(chance * 100)));
/** A chance as a percentage rounded to tens, except near 0 and 100. Screen readers announce it only when this number changes. */
const step = (chance: number): number =>
  chance < 0.05 || chance > 0.95 ? percent(chance) : Math.round(chance * 10) * 10;

/** The grades of a chance, best first: the lowest percentage, the name (also in the CSS class), and the sign shown besides the colour. */
const GRADES = [
  [85, 'good', '✓'],
  [50, 'fair', '!'],
  [0, 'bad', '✕'],
] as const;
const gradeOf = (n: number): (typeof GRADES)[number] => GRADES.find(([least]) => n >= least) ?? GRADES[2];

function Row({ way, leaving }: { way: 'now' | 'stay' | 'deeper'; leaving: Leaving | null }): JSX.Element {
  const name = t(`inf.risk.${way}`);
  if (leaving === null)
    return (
      <li class="risk-row">
        <span class="risk-way">{name}</span>
        <span class="risk-none">{t('inf.risk.nothing')}</span>
      </li>
    );
  const n = percent(leaving.chance);
  const [, grade, sign] = gradeOf(n);
  return (
    <li class={`risk-row is-${grade}`} data-way={way}>
      <span class="unseen">{t('inf.risk.row', { way, chance: n / 100, n: leaving.rounds })}</span>
      <span class="risk-way" aria-hidden="true">
        {name}
      </span>
      <span class="risk-rounds" aria-hidden="true">
        {t('inf.risk.rounds', { n: leaving.rounds })}
      </span>
      <span class="risk-n" aria-hidden="true">
        <i>{sign}</i>
        {t('inf.risk.chance', { chance: n / 100 })}
      </span>
      <span class="risk-bar" aria-hidden="true">
        <span style={{ inlineSize: `${n}%` }} />
      </span>
    </li>
  );
}

/** Says which way is the quickest out, with an arrow that points there along the rooms. Pointing at it lights up the room. */
function Way({
  view,
  op,
  exit,
  screen,
}: {
  view: View;
  op: number;
  exit: number | null;
  screen: TableFocus;
}): JSX.Element {
  const ahead = exit !== null && exit > view.ops[op]!.room;
  const room = exit === null ? 0 : exit;
  const way = exit === null ? 'street' : exit === view.ops[op]!.room ? 'here' : ahead ? 'ahead' : 'back';
  return (
    <p class="risk-out" onPointerEnter={() => screen.look(roomAnchor(room))} onPointerLeave={() => screen.look(null)}>
      <Icon name={ahead ? 'next' : 'back'} class="mirror" />
      {t('inf.risk.out-by', { way, room: exit === null ? '' : nameOfCode(view.rooms[exit]!.code ?? ''), n: room + 1 })}
    </p>
  );
}

/** Shows the risk meter of one operative. */
function Meter({ view, op, screen }: { view: View; op: number; screen: TableFocus }): JSX.Element | null {
  const found = chanceOut(view, op);
  const staying = stayingOut(view, op);
  const title = view.options.pairs ? t('inf.risk.of', { who: operativeName(view, op) }) : t('inf.risk.title');
  if (found === null || staying === null) return null;
  const { now, deeper } = found;
  return (
    <>
      <h3 class="risk-title">{title}</h3>
      <Way view={view} op={op} exit={staying.exit} screen={screen} />
      <p class="unseen" role="status">
        {deeper === null
          ? t('inf.risk.said.deepest', { now: step(now.chance) / 100 })
          : t('inf.risk.said', { now: step(now.chance) / 100, deeper: step(deeper.chance) / 100 })}
      </p>
      <ul class="risk-rows" title={t('inf.risk.base')}>
        <Row way="now" leaving={now} />
        <Row way="stay" leaving={staying.stay} />
        <Row way="deeper" leaving={deeper} />
      </ul>
    </>
  );
}

/** The operative whose risk is shown: the viewer's own that has to decide, else their first still inside; null if none is. */
function shown(view: View): number | null {
  const own = operativesOf(view, view.viewer).filter((op) => isInside(view.ops[op]!));
  const asked = view.decision !== null && own.includes(view.decision.op) ? view.decision.op : null;
  return asked ?? own[0] ?? null;
}

/** Shows the risk meter of the viewer's own seat; nothing for a spectator, before the rooms are laid out, or once the game is over. */
export function RiskMeter({ view, screen }: { view: View; screen: TableFocus }): JSX.Element | null {
  const own = operativesOf(view, view.viewer);
  if (own.length === 0 || view.over !== null || view.rooms.length === 0) return null;
  const op = shown(view);
  // While its own card is being carried out, the operative may be about to move.
  const moving = op !== null && view.decision?.op === op && view.decision.kind !== 'pick';
  return (
    <section class={`risk panel${moving ? ' is-moving' : ''}`} aria-label={t('inf.risk.title')}>
      {op === null ? (
        <p class="risk-none">{t('inf.risk.out', { who: whoIs(view, own[0]!) })}</p>
      ) : (
        <Meter view={view} op={op} screen={screen} />
      )}
    </section>
  );
}
