/** A card at reading size: picture, printed numbers, text, state on the table, and subroutines (struck through when broken). */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { CardView, View } from '../../rules/view-types.ts';
import { numeral, t } from '../../../../i18n/index.ts';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';
import type { WholeProps } from '../../../../hud/contract/table-ui.ts';
import { subWords } from '../moves/labels.ts';
import { cardText, subFull } from '../words/card-text.ts';
import { Dotted, NamedNumber } from '../components.tsx';
import { cardOf, ownTitleOf, titleOf } from '../words/lookup.ts';
import { findCard } from '../words/find.ts';
import { Terms } from '../../../../hud/components/words/Terms.tsx';
import { kindOf } from './kinds.ts';
import { stateWords } from './button-names.ts';

function Art({ code, draw }: { code: string; draw: DrawArt }): JSX.Element {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) draw(ref.current, code);
  }, [code, draw]);
  return <canvas ref={ref} class="zoom-art" width={520} height={300} aria-hidden="true" />;
}

const stat = (key: string, n: number | null): JSX.Element | null =>
  n === null ? null : (
    <NamedNumber kind={key} name={t(`stat.${key}`)}>
      {numeral(n)}
    </NamedNumber>
  );

function Subroutines({ card, code, stop }: { card: CardView | null; code: string; stop: boolean }): JSX.Element | null {
  const printed = cardOf(code);
  if (printed.type !== 'ice') return null;
  const subs =
    card !== null && card.subs.length > 0
      ? card.subs.map((sub) => ({ text: subFull(sub.code) ?? subWords(sub.code, sub.index), broken: sub.broken }))
      : printed.subroutines.map((_, i) => ({
          text: subFull(`${code}.s${i}`) ?? subWords(`${code}.${i}`, i),
          broken: false,
        }));
  return (
    <ol class="zoom-subs" aria-label={t('zoom.subs')}>
      {subs.map((sub, i) => (
        <li key={i} class={sub.broken ? 'broken' : ''}>
          {sub.broken ? <s>{sub.text}</s> : <Terms text={sub.text} stop={stop} />}
          {sub.broken && <span class="zoom-note">{t('zoom.broken')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** What a card costs now, and which cards change that. */
function costWords(card: CardView, view: View): string {
  const by = (view.costBy[card.h] ?? []).flatMap((h) => {
    const code = findCard(view, h)?.code ?? null;
    return code === null ? [] : [titleOf(code)];
  });
  const n = card.cost ?? 0;
  return by.length === 0 ? t('zoom.cost-now', { n }) : t('zoom.cost-now.by', { n, cards: by });
}

/**
 * A card at reading size, with its state if it is on the table. Tab skips it unless `stays` is set, because it would disappear as soon as
 * it got the focus.
 */
export function WholeCard({ face: { code, at }, view, draw, stays = true }: WholeProps<View | null>): JSX.Element {
  const printed = cardOf(code);
  const card = view !== null && typeof at === 'number' ? findCard(view, at) : null;
  const state = card?.code === code ? card : null;
  const cost = printed.type === 'agenda' || printed.type === 'identity' ? null : printed.cost;
  const costName =
    printed.type === 'operation' || printed.type === 'event' ? 'play' : printed.side === 'runner' ? 'install' : 'rez';
  const ownTitle = ownTitleOf(code);
  const notes = state === null || view === null ? [] : stateWords(state, view, printed);
  return (
    <article class={`whole seat-${printed.side}`} data-faction={printed.faction}>
      <header class="whole-head">
        <h3>
          {printed.unique && <span title={t('zoom.unique')}>◆ </span>}
          <bdi>{titleOf(code)}</bdi>
        </h3>
        {ownTitle !== null && <p class="whole-own-title">{ownTitle}</p>}
        <p class="whole-kind">
          <Dotted parts={[t(`type.${printed.type}`), ...printed.subtypes.map((name) => t(`subtype.${name}`))]} />
        </p>
      </header>
      {draw !== null && <Art code={code} draw={draw} />}
      <dl class="stats">
        {stat(costName, cost)}
        {stat('requirement', printed.requirement)}
        {stat('points', printed.points)}
        {stat('strength', printed.strength)}
        {printed.type === 'program' && stat('memory', printed.memory)}
        {stat('trash', printed.trash)}
        {printed.type === 'identity' && printed.side === 'runner' && stat('link', printed.link)}
      </dl>
      <div class="whole-text">
        {cardText(code).text.map((paragraph, i) => (
          <p key={i}>
            <Terms text={paragraph} stop={stays} />
          </p>
        ))}
        <Subroutines card={state} code={code} stop={stays} />
      </div>
      {notes.length > 0 && <p class="whole-now">{t('zoom.now', { state: notes })}</p>}
      {view !== null && state !== null && state.cost !== null && state.cost !== cost && cost !== null && (
        <p class="whole-now">{costWords(state, view)}</p>
      )}
      <footer class="whole-foot">
        <span>{t(`faction.${printed.faction}`)}</span>
        <span>{kindOf({ code, type: printed.type, subtypes: printed.subtypes })}</span>
      </footer>
    </article>
  );
}
