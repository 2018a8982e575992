/** The puzzle page: the puzzle of the day, the next puzzle near the person's rating, those that come back, and all puzzles by theme. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Stars } from '../../../../hud/components/Stars.tsx';
import type { OwnPageProps } from '../../../../hud/contract/own-page.ts';
import { Button } from '../../../../hud/components/Button.tsx';
import { Icon } from '../../../../hud/components/icons.tsx';
import { Picture } from '../../../../hud/components/Picture.tsx';
import { Segments } from '../../../../hud/components/Segments.tsx';
import { useEvent } from '../../../../hud/components/use-event.ts';
import { createState, patch } from '../../../../hud/components/state.ts';
import { say, sayIfKnown, t } from '../../../../i18n/index.ts';
import { type PuzzleInfo, nextPuzzle } from '../../../../lessons/puzzles.ts';
import { type Result, type Results, ratingOf } from '../../../../lessons/rating.ts';
import '../styles/puzzles.css';
import { THEMES, type Theme } from '../../puzzles/themes.ts';
import { puzzleTitle } from '../../puzzles/words.ts';
import { Problem } from '../components.tsx';

/** Size in canvas pixels of the picture of a puzzle: the puzzle of the day, or an item of the list. */
const PICTURE = { day: 320, item: 132 };
/** The theme whose puzzles are shown, kept while the person solves one. */
const chosen = createState<{ theme: Theme | 'all' }>({ theme: 'all' });

type State = 'open' | 'won' | 'solved' | 'missed';
const stateOf = (result: Result | undefined): State =>
  result === undefined ? 'open' : result.stars === 0 ? 'missed' : result.won ? 'won' : 'solved';

const titleOf = (puzzle: PuzzleInfo): string => say(puzzleTitle(puzzle));

export function Puzzles({ part, puzzles, solve, draw }: OwnPageProps): JSX.Element {
  const [list, setList] = useState<readonly PuzzleInfo[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [results, setResults] = useState<Results>(() => puzzles!.results());
  /** Starts the puzzle that the address names, once the list shows that it exists. */
  const begin = useEvent((all: readonly PuzzleInfo[]): void => {
    if (all.some(({ id }) => id === part)) solve(part);
  });
  useEffect(() => {
    let gone = false;
    puzzles!.load().then(
      (all) => {
        if (gone) return;
        setList(all);
        begin(all);
      },
      (error: unknown) => {
        const key = error instanceof Error && 'key' in error ? String(error.key) : '';
        if (!gone) setProblem(sayIfKnown({ key }) ?? t('page.not-here'));
      },
    );
    const stop = puzzles!.onChange(() => setResults(puzzles!.results()));
    return () => {
      gone = true;
      stop();
    };
  }, [puzzles, begin]);
  if (problem !== null) return <Problem words={problem} />;
  if (list === null)
    return (
      <p class="empty" role="status">
        {t('page.loading')}
      </p>
    );
  return (
    <Listed
      list={list}
      results={results}
      today={puzzles!.today(list)}
      again={puzzles!.again(list)}
      solve={solve}
      draw={draw}
    />
  );
}

interface ListedProps extends Pick<OwnPageProps, 'solve' | 'draw'> {
  list: readonly PuzzleInfo[];
  results: Results;
  /** id of the puzzle of the day */
  today: string | null;
  /** ids of the puzzles that are due again, and how many come back later */
  again: { due: readonly string[]; later: number };
}

function Listed({ list, results, today, again, solve, draw }: ListedProps): JSX.Element {
  const { theme } = chosen;
  const { rating } = ratingOf(results);
  const solved = list.filter(({ id }) => (results[id]?.stars ?? 0) > 0).length;
  const stars = list.reduce((sum, { id }) => sum + (results[id]?.stars ?? 0), 0);
  const shown = list.filter((one) => theme === 'all' || one.theme === theme);
  const day = list.find(({ id }) => id === today);
  const next = nextPuzzle(shown, results, rating, today);
  return (
    <div class="puzzles">
      <p class="puzzles-line">{t('puzzles.line')}</p>
      <div class="puzzles-top">
        {day !== undefined && <Day one={day} result={results[day.id]} solve={solve} draw={draw} />}
        <section class="puzzles-you panel">
          <p class="puzzles-rating">
            {Object.keys(results).length === 0
              ? t('puzzles.rating.none')
              : t('puzzles.rating', { rating: String(Math.round(rating)) })}
          </p>
          <p>{t('puzzles.so-far', { solved, of: list.length, stars })}</p>
          {next !== null && (
            <button type="button" class="button big" onClick={() => solve(next)}>
              {t('puzzles.next')} <Icon name="next" class="mirror" />
            </button>
          )}
        </section>
      </div>
      <Again list={list} results={results} again={again} solve={solve} draw={draw} />
      <fieldset class="puzzles-themes">
        <legend>{t('puzzles.themes')}</legend>
        <Segments
          name="theme"
          values={['all', ...THEMES] as const}
          value={theme}
          label={(one) => (one === 'all' ? t('puzzles.all') : t(`puzzle.theme.${one}`))}
          onChoose={(one) => patch(chosen, { theme: one })}
        />
      </fieldset>
      <p class="puzzles-count" aria-live="polite">
        {theme !== 'all' && <b>{t(`puzzle.theme.${theme}.text`)} </b>}
        {t('puzzles.count', { n: shown.length })}
      </p>
      <ul class="puzzle-list" aria-label={t('puzzles.list')}>
        {shown.map((one) => (
          <Item key={one.id} one={one} result={results[one.id]} solve={solve} draw={draw} />
        ))}
      </ul>
    </div>
  );
}

/** The puzzles that were missed and are due again, and how many come back on later days. */
function Again({ list, results, again, solve, draw }: Omit<ListedProps, 'today'>): JSX.Element | null {
  const { due, later } = again;
  if (due.length + later === 0) return null;
  return (
    <section class="puzzles-again" aria-labelledby="puzzles-again">
      <h2 id="puzzles-again">{t('puzzles.again')}</h2>
      <p class="puzzles-count">{t('puzzles.again.text', { due: due.length, later })}</p>
      {due.length > 0 && (
        <ul class="puzzle-list" aria-labelledby="puzzles-again">
          {due.map((id) => (
            <Item key={id} one={list.find((one) => one.id === id)!} result={results[id]} solve={solve} draw={draw} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OneProps extends Pick<OwnPageProps, 'solve' | 'draw'> {
  one: PuzzleInfo;
  result: Result | undefined;
}

/** The puzzle of the day. */
function Day({ one, result, solve, draw }: OneProps): JSX.Element {
  const state = stateOf(result);
  const said = state === 'open' ? 'open' : state === 'missed' ? 'missed' : 'solved';
  return (
    <section class={`puzzle-day panel of-${one.seat}`} aria-labelledby="puzzle-day">
      {draw !== null && (
        <Picture code={one.picture} draw={draw} width={PICTURE.day} height={PICTURE.day} class="puzzle-day-picture" />
      )}
      <div class="puzzle-day-words">
        <p class="puzzle-day-kicker">{t('puzzles.today')}</p>
        <h2 id="puzzle-day">{t(`puzzle.theme.${one.theme}`)}</h2>
        <p>{t(`puzzle.theme.${one.theme}.text`)}</p>
        <p class="puzzle-facts">
          <span class="puzzle-seat">{t(`puzzles.seat.${one.seat}`)}</span>
          <span>{t('puzzles.difficulty', { rating: String(one.rating) })}</span>
          <span>{t(`puzzles.today.${said}`)}</span>
        </p>
        <p class="puzzle-day-go">
          <Button
            look="go big"
            label={t(said === 'solved' ? 'puzzles.today.again' : 'puzzles.today.start')}
            onClick={() => solve(one.id)}
          />
          {said === 'solved' && <Stars n={result!.stars} />}
        </p>
      </div>
    </section>
  );
}

/** One puzzle in the list. */
function Item({ one, result, solve, draw }: OneProps): JSX.Element {
  const state = stateOf(result);
  return (
    <li>
      <button type="button" class={`puzzle-item of-${one.seat} is-${state}`} onClick={() => solve(one.id)}>
        {draw !== null && (
          <Picture code={one.picture} draw={draw} width={PICTURE.item} height={PICTURE.item} class="puzzle-picture" />
        )}
        <span class="puzzle-words">
          <b>{titleOf(one)}</b>
          <small class="puzzle-seat">{t(`puzzles.seat.${one.seat}`)}</small>
          <small>{t('puzzles.difficulty', { rating: String(one.rating) })}</small>
        </span>
        <span class="puzzle-state">
          {(state === 'won' || state === 'solved') && <Stars n={result!.stars} />}
          <small>{t(`puzzles.state.${state}`)}</small>
        </span>
      </button>
    </li>
  );
}
