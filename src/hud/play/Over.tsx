/**
 * The scene at the end of a game: who won and why, the course of the game as a picture, moments worth another look, one piece of advice, and
 * what to do next. What takes a while to work out is filled in when it is ready.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Moment, OverWords, Review } from '../game-ui.ts';
import { Hero } from '../parts/Hero.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { Course } from './Course.tsx';

interface Props {
  words: OverWords;
  /** what the game is worth saying about; 'pending' while it is worked out, null where nothing is said */
  review: Review | 'pending' | null;
  /** the position of the moment that was watched last: the focus returns to it */
  watched: number | null;
  /** how many take-backs counted in this match */
  takeBacks: number;
  /** number of seats */
  seats: number;
  /** what went wrong with storing the game, in words; null for nothing */
  problem: string | null;
  drawHero: ((canvas: HTMLCanvasElement) => void) | null;
  onAgain: () => void;
  /** null where nobody would sit elsewhere */
  onSwap: (() => void) | null;
  onWatch: ((at?: Moment) => void) | null;
  onExport: (() => void) | null;
  onLibrary: () => void;
  onTable: () => void;
  onHome: () => void;
  /** messages that would otherwise lie under the scene */
  children: ComponentChildren;
}

/** The moments as cards, each with a button that opens the game a little before it. */
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
      <ol>
        {list.map((one) => (
          <li key={one.at} class={`over-moment panel${one.seat === null ? '' : ` of-${one.seat}`}`}>
            <p>
              <b>{t('over.moment.turn', { n: one.turn })}</b> {one.text}
            </p>
            {onWatch !== null && (
              <button
                ref={one.at === watched ? last : null}
                type="button"
                class="button small"
                aria-label={t('over.moment.label', { text: one.text })}
                onClick={() => onWatch(one)}
              >
                <Icon name="play" />
                {t('over.moment.watch')}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Figures({ heads, rows }: Pick<OverWords, 'heads' | 'rows'>): JSX.Element {
  return (
    <table class="over-figures">
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, i) => (
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
  review,
  watched,
  takeBacks,
  seats,
  problem,
  drawHero,
  children,
  ...on
}: Props): JSX.Element {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (watched === null) ref.current?.focus();
  }, []);
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
  const small = (label: string, icon: IconName | null, onClick: () => void): JSX.Element => (
    <button type="button" class="button" onClick={onClick}>
      {icon !== null && <Icon name={icon} />}
      {label}
    </button>
  );
  return (
    <div class={`over-page over-${words.tone} of-${words.tone}`}>
      {drawHero !== null && <Hero draw={drawHero} />}
      <section
        ref={ref}
        class="over"
        tabIndex={-1}
        aria-labelledby="over-title"
        aria-describedby="over-reason"
        aria-busy={review === 'pending'}
      >
        <header class="over-head">
          <p class="over-kicker">{words.kicker}</p>
          <h2 id="over-title">{words.title}</h2>
          <p class="over-reason" id="over-reason">
            {words.reason}
          </p>
        </header>
        <div class={`over-look${known?.course == null && review !== 'pending' ? ' is-plain' : ''}`}>
          {known?.course != null && <Course course={known.course} />}
          {review === 'pending' && (
            <p class="over-wait" role="status">
              {t('over.reviewing')}
            </p>
          )}
          <div class="over-side">
            <Figures heads={words.heads} rows={words.rows} />
            {takeBacks > 0 && <p class="over-note">{t('over.take-backs', { n: takeBacks })}</p>}
            {known?.advice != null && (
              <aside class="over-advice" aria-labelledby="over-advice">
                <h3 id="over-advice">
                  <Icon name="brain" /> {t('over.advice')}
                </h3>
                <p>{known.advice}</p>
              </aside>
            )}
          </div>
        </div>
        {review === 'pending' && <div class="over-moments is-waiting" />}
        {known !== null && known.moments.length > 0 && (
          <Moments list={known.moments} watched={watched} onWatch={on.onWatch} />
        )}
        {problem !== null && <p class="save-problem">{problem}</p>}
        <div class="over-foot">
          <div class="over-buttons" role="group" aria-label={t('over.next')}>
            <button type="button" class="button go big" onClick={on.onAgain}>
              <Icon name="redo" />
              {t('over.again')}
            </button>
            {on.onSwap !== null && (
              <button type="button" class="button big" onClick={on.onSwap}>
                <Icon name="swap" />
                {t('over.swap', { n: seats })}
              </button>
            )}
          </div>
          <div class="over-more" role="group" aria-label={t('over.more')}>
            {on.onWatch !== null && small(t('over.watch'), 'play', () => on.onWatch?.())}
            {small(t('over.library'), 'deck', on.onLibrary)}
            {on.onExport !== null && small(t('over.export'), 'down', on.onExport)}
            {small(t('over.look'), null, on.onTable)}
            {small(t('over.home'), null, on.onHome)}
          </div>
        </div>
      </section>
      {children}
    </div>
  );
}
