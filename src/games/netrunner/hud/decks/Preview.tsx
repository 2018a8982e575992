/** What a list was understood as, line by line, before any of it is saved. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sentence } from '../../../../core/sentence.ts';
import { isolated } from '../../../../i18n/foreign.ts';
import { say, t } from '../../../../i18n/index.ts';
import { allIdentities } from '../../decks/deck.ts';
import type { Reading, ReadLine } from '../../decks/read/line.ts';
import { missing, unreadableLines, unreadableProblems } from '../../decks/read/problems.ts';
import { def } from '../../rules/defs.ts';
import type { CardDef } from '../../rules/def.ts';
import type { Seat } from '../../rules/model.ts';
import { titleOf } from '../words/lookup.ts';
import { Legal } from './Deck.tsx';
import { Button } from '../../../../hud/components/Button.tsx';

/** The sides that the cards of a list belong to; both if it has no cards. */
function sidesOf(cards: readonly string[]): Seat[] {
  const sides = (['runner', 'corp'] as const).filter((side) => cards.some((code) => def(code).side === side));
  return sides.length === 0 ? ['runner', 'corp'] : sides;
}

/** What a line of the list was read as, in words. */
function meaning(line: ReadLine): string {
  if (line.as === 'card') return t('builder.line.card', { n: line.copies, card: titleOf(line.code) });
  if (line.as === 'identity') return t('builder.line.identity', { card: titleOf(line.code) });
  return t(line.as === 'unread' ? `builder.line.unread.${line.why}` : `builder.line.${line.as}`);
}

interface LineProps {
  line: ReadLine;
  /** Corrects a line that was not understood: it means the card with this title. */
  onMeant: (title: string) => void;
}

function Line({ line, onMeant }: LineProps): JSX.Element {
  return (
    <li class={`deck-line is-${line.as}`} value={line.n}>
      <span class="deck-line-n">{t('builder.number', { n: line.n })}</span>
      <bdi class="deck-line-text">{line.text}</bdi>
      <span class="deck-line-means">
        {meaning(line)}
        {line.as === 'unread' &&
          line.near.map((title) => (
            <Button
              key={title}
              look="small"
              label={t('builder.line.meant', { card: title })}
              onClick={() => onMeant(title)}
            />
          ))}
      </span>
    </li>
  );
}

interface Props {
  reading: Reading;
  /** card code of the identity the person chose for a list that names none; null: not chosen yet */
  chosen: string | null;
  onChoose: (identity: string | null) => void;
  onMeant: (at: number, title: string) => void;
}

/** A problem of the list in words. The titles in it are isolated, since they come from outside. */
const said = ({ key, params }: Sentence): string =>
  say({
    key,
    params: {
      ...params,
      ...(params?.['cards'] === undefined ? {} : { cards: isolated(String(params['cards'])) }),
    },
  });

export function Preview({ reading, chosen, onChoose, onMeant }: Props): JSX.Element {
  const head = useRef<HTMLParagraphElement>(null);
  // Screen readers read this first, and the focus continues below it.
  useEffect(() => head.current?.focus(), []);
  const { cards, lines, name } = reading;
  const identity = reading.identity ?? chosen;
  const problems = [
    ...unreadableProblems(reading),
    ...missing(reading).filter(() => cards.length === 0 || identity === null),
  ];
  const choices: CardDef[] = sidesOf(cards).flatMap(allIdentities);
  const sum = { n: cards.length, unread: unreadableLines(reading).length, name: isolated(name) };
  return (
    <div class="deck-preview">
      <p ref={head} tabIndex={-1} class="deck-sum" role="status">
        {t(name === '' ? 'builder.import.sum' : 'builder.import.sum.named', sum)}
      </p>
      {problems.length > 0 && (
        <div class="problem" role="alert">
          <ul>
            {problems.map((problem) => (
              <li key={problem.key}>{said(problem)}</li>
            ))}
          </ul>
        </div>
      )}
      {reading.identity === null && cards.length > 0 && (
        <label class="deck-asked">
          <span>{t('builder.identity')}</span>
          <select
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}
          >
            <option value="">{t('builder.import.choose')}</option>
            {choices.map(({ code, faction }) => (
              <option key={code} value={code}>
                {t('builder.identity.of', { title: titleOf(code), faction: t(`faction.${faction}`) })}
              </option>
            ))}
          </select>
        </label>
      )}
      {identity !== null && cards.length > 0 && <Legal deck={{ identity, cards: [...cards] }} />}
      <h3>{t('builder.import.lines')}</h3>
      <ol class="deck-lines" tabIndex={0} aria-label={t('builder.import.lines')}>
        {lines.map((line, at) => (
          <Line key={at} line={line} onMeant={(title) => onMeant(at, title)} />
        ))}
      </ol>
    </div>
  );
}
