/** The risk meter: the chance to be outside in time, for turning back now and for one room deeper first. In words, and as a bar. */
import type { JSX } from 'preact';
import { t } from '../../../i18n/index.ts';
import { chanceOut, isInside, type Leaving } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { operativeName, operativesOf, whoIs } from './names.ts';

/** A chance that differs by less from certain or impossible does so by the reckoning alone. */
const EXACT = 1e-9;
/** A chance in per cent, never rounded to certain or impossible where it is not. */
const percent = (chance: number): number =>
  chance < EXACT ? 0 : chance > 1 - EXACT ? 100 : Math.max(1, Math.min(99, Math.round(chance * 100)));
/** A chance in steps of ten per cent, but for the last ones: only a change of step is spoken. */
const step = (chance: number): number =>
  chance < 0.05 || chance > 0.95 ? percent(chance) : Math.round(chance * 10) * 10;

/** How good a chance is, with a sign beside its colour: from these per cents on. */
const GRADES = [
  [85, 'good', '✓'],
  [50, 'fair', '!'],
  [0, 'bad', '✕'],
] as const;
const gradeOf = (n: number): (typeof GRADES)[number] => GRADES.find(([least]) => n >= least) ?? GRADES[2];

function Row({ way, leaving }: { way: 'now' | 'deeper'; leaving: Leaving | null }): JSX.Element {
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
      <span class="unseen">{t('inf.risk.row', { way: name, percent: n, n: leaving.rounds })}</span>
      <span class="risk-way" aria-hidden="true">
        {name}
      </span>
      <span class="risk-rounds" aria-hidden="true">
        {t('inf.risk.rounds', { n: leaving.rounds })}
      </span>
      <span class="risk-n" aria-hidden="true">
        <i>{sign}</i>
        {t('inf.risk.chance', { n })}
      </span>
      <span class="risk-bar" aria-hidden="true">
        <span style={{ inlineSize: `${n}%` }} />
      </span>
    </li>
  );
}

/** The meter of one operative. */
function Meter({ view, op }: { view: View; op: number }): JSX.Element | null {
  const found = chanceOut(view, op);
  const title = view.options.pairs ? t('inf.risk.of', { who: operativeName(view, op) }) : t('inf.risk.title');
  if (found === null) return null;
  const { now, deeper } = found;
  return (
    <>
      <h3 class="risk-title">{title}</h3>
      <p class="unseen" role="status">
        {t('inf.risk.said', { now: step(now.chance), deeper: deeper === null ? 'none' : step(deeper.chance) })}
      </p>
      <ul class="risk-rows" title={t('inf.risk.base')}>
        <Row way="now" leaving={now} />
        <Row way="deeper" leaving={deeper} />
      </ul>
    </>
  );
}

/** The operatives whose risk is shown: of a pair the one that is asked, else the first inside. */
function shown(view: View): number | null {
  const own = operativesOf(view, view.viewer).filter((op) => isInside(view.ops[op]!));
  const asked = view.decision !== null && own.includes(view.decision.op) ? view.decision.op : null;
  return asked ?? own[0] ?? null;
}

/** The risk meter of the seat on the screen; nothing where nobody sits there, before the rooms lie there and once the game is over. */
export function RiskMeter({ view }: { view: View }): JSX.Element | null {
  const own = operativesOf(view, view.viewer);
  if (own.length === 0 || view.over !== null || view.rooms.length === 0) return null;
  const op = shown(view);
  // While its own card is being carried out, where it will stand is being asked.
  const moving = op !== null && view.decision?.op === op && view.decision.kind !== 'pick';
  return (
    <section class={`risk panel${moving ? ' is-moving' : ''}`} aria-label={t('inf.risk.title')}>
      {op === null ? (
        <p class="risk-none">{t('inf.risk.out', { who: whoIs(view, own[0]!) })}</p>
      ) : (
        <Meter view={view} op={op} />
      )}
    </section>
  );
}
