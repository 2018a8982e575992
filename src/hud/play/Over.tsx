/**
 * The scene at the end of a game: who won and why, a chart of the game, moments worth another look, one piece of advice, and what to do
 * next. What takes a while to compute is filled in later.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { SeatName } from '../../core/game.ts';
import type { OverWords, PageUi } from '../contract/page-ui.ts';
import type { Moment, Review } from '../contract/reviewed.ts';
import { Hero } from '../components/Hero.tsx';
import { Button } from '../components/Button.tsx';
import { NumbersSwitch, WithNumbers } from '../components/Numbers.tsx';
import { Icon } from '../components/icons.tsx';
import { Course } from './Course.tsx';

interface Props {
  words: OverWords;
  /** the seat of the only person; null if nobody or several people play */
  you: SeatName | null;
  /** the seats' signs, if the game has them */
  signs: PageUi['signs'];
  /** the game's review; 'pending' while it is being made, null if there is none */
  review: Review | 'pending' | null;
  /** the share of the review done, 0 to 1, while part of it is shown already; else null */
  reviewed: number | null;
  /** the position in the game of the moment that the person watched last; the focus returns to its button */
  watched: number | null;
  /** how many undos in this match were not free, so that the result mentions them */
  takeBacks: number;
  /** how often the person asked the bot for advice */
  helped: number;
  /** number of seats */
  seats: number;
  /** why the game could not be stored, in words; null if it could */
  problem: string | null;
  drawHero: ((canvas: HTMLCanvasElement) => void) | null;
  /** a rival's last words */
  said: ComponentChildren;
  onAgain: () => void;
  /** starts a new game with the seats swapped; null if everybody would keep their seat */
  onSwap: (() => void) | null;
  onWatch: ((at?: Moment) => void) | null;
  onExport: (() => void) | null;
  onLibrary: () => void;
  onTable: () => void;
  /** Stops the review; what was found so far stays. */
  onStop: () => void;
  onHome: () => void;
  /** messages that the end scene would otherwise hide */
  children: ComponentChildren;
}

/** Moments of the game worth another look, as cards, each with a button that opens the recorded game a little earlier. */
function Moments({
  list,
  watched,
  onWatch,
}: { list: readonly Moment[] } & Pick<Props, 'watched' | 'onWatch'>): JSX.Element {
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => last.current?.focus(), []);
  return (
    <section class="over-moments" aria-labelledby="over-moments">
      <h3 id="over-moments">{t('over.moments')}</h3>
      {list.some(({ numbers }) => numbers !== undefined) && <NumbersSwitch />}
      <ol>
        {list.map((one) => (
          <li key={one.at} class={`over-moment panel${one.seat === null ? '' : ` of-${one.seat}`}`}>
            <p id={`over-moment-${one.at}`}>
              <b>{t('over.moment.turn', { n: one.turn })}</b>{' '}
              <WithNumbers text={one.text} numbers={one.numbers ?? null} />
            </p>
            {one.why !== undefined && <p class="over-why">{one.why}</p>}
            {onWatch !== null && (
              <Button
                look="small"
                icon="play"
                label={t('over.moment.watch')}
                at={one.at === watched ? last : undefined}
                aria-describedby={`over-moment-${one.at}`}
                onClick={() => onWatch(one)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Most seats whose numbers are shown side by side; more seats are stacked, each with its numbers beside it. */
const SIDE_BY_SIDE = 2;

function Figures({
  heads,
  rows,
  you,
  signs,
}: Pick<OverWords, 'heads' | 'rows'> & Pick<Props, 'you' | 'signs'>): JSX.Element {
  const name = ({ seat, name: text }: OverWords['heads'][number]): JSX.Element => (
    <>
      {signs?.[seat] !== undefined && (
        <svg class="over-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d={signs[seat]} fill-rule="evenodd" />
        </svg>
      )}
      {text}
    </>
  );
  const of = ({ seat }: OverWords['heads'][number]): string => `of-${seat}${seat === you ? ' is-you' : ''}`;
  if (heads.length > SIDE_BY_SIDE)
    return (
      <table class="over-figures is-list">
        <thead>
          <tr>
            <td />
            {rows.map((row) => (
              <th scope="col" key={row.name}>
                {row.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads.map((head, i) => (
            <tr key={head.seat} class={of(head)}>
              <th scope="row">{name(head)}</th>
              {rows.map((row) => (
                <td key={row.name}>{row.figures[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  return (
    <table class="over-figures">
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th scope="col" key={head.seat} class={of(head)}>
              {name(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {row.figures.map((figure, i) => (
              <td key={i}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Over({
  words,
  you,
  signs,
  review,
  reviewed,
  watched,
  takeBacks,
  helped,
  seats,
  problem,
  drawHero,
  said,
  children,
  ...on
}: Props): JSX.Element {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (watched === null) ref.current?.focus();
  }, [watched]);
  useEffect(() => {
    // Escape leads to the table, wherever the focus is.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      on.onTable();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const known = review === 'pending' ? null : review;
  return (
    <div class={`over-page over-${words.tone} of-${words.tone}`}>
      {drawHero !== null && <Hero draw={drawHero} />}
      <section
        ref={ref}
        class="over"
        tabIndex={-1}
        aria-labelledby="over-title"
        aria-describedby="over-reason"
        aria-busy={review === 'pending' || reviewed !== null}
      >
        <header class="over-head">
          <p class="over-kicker">{words.kicker}</p>
          <h2 id="over-title">{words.title}</h2>
          <p class="over-reason" id="over-reason">
            {words.reason}
          </p>
        </header>
        {said}
        <div class={`over-look${known?.course == null && review !== 'pending' ? ' is-plain' : ''}`}>
          {known?.course != null && <Course course={known.course} signs={signs} />}
          {review === 'pending' && (
            <p class="over-wait" role="status">
              {t('over.reviewing')}
            </p>
          )}
          <div class="over-side">
            <Figures heads={words.heads} rows={words.rows} you={you} signs={signs} />
            {takeBacks > 0 && <p class="over-note">{t('over.take-backs', { n: takeBacks })}</p>}
            {helped > 0 && <p class="over-note">{t('over.helped', { n: helped })}</p>}
            {known?.advice != null && (
              <aside class="over-advice" aria-labelledby="over-advice">
                <h3 id="over-advice">
                  <Icon name="brain" /> {t('over.advice')}
                </h3>
                <p>{known.advice}</p>
                {known.adviceWhy !== undefined && (
                  <p class="over-why">
                    <WithNumbers {...known.adviceWhy} />
                  </p>
                )}
              </aside>
            )}
          </div>
        </div>
        {review === 'pending' && <div class="over-moments is-waiting" />}
        {reviewed !== null && (
          <div class="over-looking">
            <label>
              {t('over.looking')} <progress value={reviewed} max={1} />
            </label>
            <Button look="small" label={t('over.stop')} onClick={on.onStop} />
          </div>
        )}
        {known !== null && known.moments.length > 0 && (
          <Moments list={known.moments} watched={watched} onWatch={on.onWatch} />
        )}
        {problem !== null && <p class="save-problem">{problem}</p>}
        <div class="over-foot">
          <div class="over-buttons" role="group" aria-label={t('over.next')}>
            <Button look="go big" icon="redo" label={t('over.again')} onClick={on.onAgain} />
            {on.onSwap !== null && (
              <Button look="big" icon="swap" label={t('over.swap', { n: seats })} onClick={on.onSwap} />
            )}
          </div>
          <div class="over-more" role="group" aria-label={t('over.more')}>
            {on.onWatch !== null && <Button icon="play" label={t('over.watch')} onClick={() => on.onWatch?.()} />}
            <Button icon="deck" label={t('over.library')} onClick={on.onLibrary} />
            {on.onExport !== null && <Button icon="down" label={t('over.export')} onClick={on.onExport} />}
            <Button label={t('over.look')} onClick={on.onTable} />
            <Button label={t('over.home')} onClick={on.onHome} />
          </div>
        </div>
      </section>
      {children}
    </div>
  );
}
