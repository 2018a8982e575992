/** The panel "learn from mistakes": offers to review one side's decisions, shows the progress, and guides through what was found. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { SeatName } from '../../core/game.ts';
import { say, t } from '../../i18n/index.ts';
import type { Layer } from '../../replay/format.ts';
import { Button } from '../components/Button.tsx';
import { sideName } from '../components/side-name.ts';
import { Icon } from '../components/icons.tsx';
import { NumbersSwitch, WithNumbers } from '../components/Numbers.tsx';
import { isSmall } from '../components/screens.ts';
import { patch } from '../components/state.ts';
import { MarkSign } from './Notes.tsx';
import { beginQuiz } from './guess.ts';
import { enterVariation, leaveVariation } from './variations.ts';
import { type ShownFault, countsOf, faultAt, faultsOf, nextFault } from './reviews.ts';
import { segmentAt } from './timeline.ts';
import type { Watcher } from './watcher.ts';

/** Goes to the position before a bad decision, in the game as it was played. */
function goTo(watcher: Watcher, { at }: ShownFault): void {
  if (watcher.state.openVariation !== null) leaveVariation(watcher);
  watcher.seek(at);
}

/** What the parts of the panel are given. */
interface Parts {
  watcher: Watcher;
  seat: SeatName;
  faults: readonly ShownFault[];
  /** the bad decision at the position shown; null for none */
  here: ShownFault | null;
  /** Keeps the focus in the panel when a pressed button disappears. */
  stay: () => void;
}

/** Radio buttons that choose whose decisions to review. */
function Whose({ watcher, seat }: Pick<Parts, 'watcher' | 'seat'>): JSX.Element {
  return (
    <fieldset
      class="review-whose"
      onKeyDown={(event) => {
        // Here the arrow keys choose a side and do not step through the game.
        if (event.key.startsWith('Arrow')) event.stopPropagation();
      }}
    >
      <legend>{t('review.whose')}</legend>
      {watcher.root.seats.map((one) => (
        <label key={one} class={`watch-view of-${one}`}>
          <input
            type="radio"
            name="reviewed"
            value={one}
            checked={seat === one}
            onChange={() => watcher.reviews.choose(one)}
          />
          <span>{sideName(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The progress of a running review, with a button that stops it. */
function Progress({
  watcher,
  seat,
  share,
  stay,
}: Pick<Parts, 'watcher' | 'seat' | 'stay'> & { share: number }): JSX.Element {
  const percent = Math.floor(share * 100);
  const words = t('review.looking', { side: sideName(seat) });
  return (
    <div class="review-running">
      <p>
        <span>{words}</span> <b>{t('percent', { share: percent / 100 })}</b>
      </p>
      <div
        class="review-bar"
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <Button look="small" label={t('review.cancel')} onClick={() => (stay(), watcher.reviews.cancel())} />
    </div>
  );
}

/** What a review does, and the button that starts one. */
function Offer({ watcher, seat, stay }: Pick<Parts, 'watcher' | 'seat' | 'stay'>): JSX.Element {
  const { running, removed } = watcher.reviews.state;
  return (
    <div class="review-offer">
      <p>{t(watcher.reviews.possible ? 'review.text' : 'review.cannot')}</p>
      {running === null ? (
        watcher.reviews.possible && (
          <Button
            look="go"
            icon="search"
            label={t('review.begin')}
            onClick={() => (stay(), void watcher.reviews.begin(seat))}
          />
        )
      ) : (
        <p class="review-note">{t('review.other', { side: sideName(running.seat) })}</p>
      )}
      {removed !== null && (
        <Button icon="undo" label={t('review.bring-back')} onClick={() => (stay(), watcher.reviews.bringBack())} />
      )}
    </div>
  );
}

/** Buttons for the bad decision at the position shown while its better move is hidden: the person looks for it, or has it shown. */
function Riddle({ watcher, seat, fault, stay }: Omit<Parts, 'faults' | 'here'> & { fault: ShownFault }): JSX.Element {
  return (
    <div class="review-do" role="group" aria-label={t('review.here')}>
      {fault.line !== null && (
        <Button look="go" icon="target" label={t('review.find')} onClick={() => beginQuiz(watcher, seat, fault.at)} />
      )}
      <Button label={t('review.tell')} onClick={() => (stay(), watcher.reviews.tell(fault.key))} />
    </div>
  );
}

/** Buttons for the bad decision at the position shown, such as showing the better moves. */
function Here({ watcher, seat, fault }: { watcher: Watcher; seat: SeatName; fault: ShownFault }): JSX.Element {
  const { openVariation } = watcher.state;
  const { line } = fault;
  const inLine =
    openVariation?.kind === 'variation' && line?.layer === openVariation.layer && line.index === openVariation.index;
  const toggleLine = (): void => {
    if (inLine) return leaveVariation(watcher);
    if (line === null) return;
    // On a phone the panel covers the table on which the line is played.
    const covers = isSmall();
    if (covers) patch(watcher.screen.state, { logOpen: false });
    enterVariation(watcher, line);
    // The pressed button is gone with the panel; focus the way back, above the words of the move.
    if (covers) requestAnimationFrame(() => document.querySelector<HTMLElement>('.aside button')?.focus());
  };
  const tryAgain = (): void => {
    goTo(watcher, fault);
    watcher.pause();
    patch(watcher.state, { asking: true, askingFor: seat });
  };
  return (
    <div class="review-do" role="group" aria-label={t('review.here')}>
      {line !== null && (
        <button type="button" class={`button go${inLine ? ' review-back' : ''}`} onClick={toggleLine}>
          {t(inLine ? 'review.leave-line' : 'review.show-line')}
        </button>
      )}
      {fault.at <= watcher.root.playableUntil && <Button label={t('review.try-again')} onClick={tryAgain} />}
    </div>
  );
}

/** The buttons to the previous and next mistake. */
function Steps({ watcher, faults, here }: Omit<Parts, 'seat' | 'stay'>): JSX.Element {
  const { at, openVariation } = watcher.state;
  const place = openVariation === null ? at : Math.min(at, openVariation.at);
  const button = (way: 1 | -1): JSX.Element => {
    const fault = nextFault(faults, place, way, here);
    return (
      <button
        type="button"
        class="button"
        aria-disabled={fault === null ? 'true' : undefined}
        onClick={() => (fault === null ? watcher.screen.say(t('review.none-on')) : goTo(watcher, fault))}
      >
        {way < 0 && <Icon name="back" class="mirror" />}
        {t(way < 0 ? 'review.previous' : 'review.next')}
        {way > 0 && <Icon name="next" class="mirror" />}
      </button>
    );
  };
  return (
    <div class="review-steps">
      {button(-1)}
      {button(1)}
    </div>
  );
}

/** The list of bad decisions; pressing one goes to the position before it. The current one is expanded. */
function List({ watcher, seat, faults, here, stay }: Parts): JSX.Element {
  const { told } = watcher.reviews.state;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const show = (): void => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    show();
    // A row grows when its answer is shown. The panel shrinks in a variation, when it shows an answer of the bot, and on a phone held sideways.
    const watch = new ResizeObserver(show);
    watch.observe(list.current!.parentElement!);
    return () => watch.disconnect();
  }, [here?.key, told]);
  return (
    <ol ref={list} class="review-list" aria-label={t('review.list')}>
      {faults.map((fault) => (
        <li key={fault.key} aria-current={fault.key === here?.key ? 'step' : undefined}>
          <button type="button" onClick={() => goTo(watcher, fault)}>
            <span class="review-turn">{t('review.turn', { n: segmentAt(watcher.whole, fault.at).turn })}</span>
            <MarkSign mark={fault.mark} />
            <bdi class="review-text">
              {told.includes(fault.key) ? (
                <WithNumbers text={fault.text} numbers={fault.numbers} />
              ) : (
                t(`mark.${fault.mark}`)
              )}
            </bdi>
          </button>
          {fault.key !== here?.key ? null : told.includes(fault.key) ? (
            <Here watcher={watcher} seat={seat} fault={fault} />
          ) : (
            <Riddle watcher={watcher} seat={seat} fault={fault} stay={stay} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Buttons for a finished review as a whole. */
function Foot(props: Pick<Parts, 'watcher' | 'seat' | 'stay'> & { layer: Layer; scene: boolean }): JSX.Element {
  const { watcher, seat, layer, scene, stay } = props;
  const { editor, reviews, screen } = watcher;
  const copy = (): void => {
    const n = editor.copy(layer);
    if (n === null) return;
    screen.say(n === 0 ? t('review.copied.before') : t('review.copied', { n }));
    // From now on the copied notes are shown, and no longer the review.
    watcher.state.panel = 'contents';
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('.side-tabs [aria-pressed="true"]')?.focus({ preventScroll: true }),
    );
  };
  const keep = async (): Promise<void> => {
    const problem = await watcher.save();
    screen.say(problem === null ? t('watch.kept') : say(problem));
  };
  return (
    <div class="review-foot">
      {!watcher.state.kept && !scene && (
        <p class="review-note">
          {t('review.not-kept')} <Button look="small go" label={t('watch.keep-game')} onClick={() => void keep()} />
        </p>
      )}
      {layer.notes.length > 0 && <Button look="small" icon="pencil" label={t('review.copy')} onClick={copy} />}
      <Button look="small" icon="trash" label={t('review.remove')} onClick={() => (stay(), reviews.remove(seat))} />
    </div>
  );
}

export function Review({ watcher, scene }: { watcher: Watcher; scene: boolean }): JSX.Element {
  const { seat, running, problem, told } = watcher.reviews.state;
  const { at, openVariation } = watcher.state;
  const panel = useRef<HTMLDivElement>(null);
  // If it was opened by key, the focus moves into it.
  useEffect(() => {
    if (document.activeElement?.closest('.side-tabs') === null) panel.current?.focus();
  }, []);
  const stay = (): void => panel.current?.focus({ preventScroll: true });
  const layer = watcher.reviews.of(seat);
  const unfinished = running?.seat === seat;
  const faults = layer === null ? [] : faultsOf(layer);
  const here = faultAt(faults, at, openVariation);
  const hidden = faults.filter(({ key }) => !told.includes(key));
  return (
    <div ref={panel} class="review" role="group" tabIndex={-1} aria-label={t('review.title')}>
      <div class="review-scroll">
        <Whose watcher={watcher} seat={seat} />
        {problem !== null && (
          <p class="review-problem" role="alert">
            {say(problem)}
          </p>
        )}
        {running !== null && <Progress watcher={watcher} seat={running.seat} share={running.share} stay={stay} />}
        {layer === null && !unfinished && <Offer watcher={watcher} seat={seat} stay={stay} />}
        {unfinished && (
          <p class="review-note">
            {faults.length === 0 ? t('review.so-far.none') : t('review.so-far', countsOf(faults))}
          </p>
        )}
        {layer !== null && !unfinished && (
          <p class="review-counts">
            {faults.length === 0
              ? t('review.clean', { side: sideName(seat) })
              : t('review.found', { side: sideName(seat), ...countsOf(faults) })}
          </p>
        )}
        {layer !== null && !unfinished && here === null && hidden.some(({ line }) => line !== null) && (
          <Button look="go" icon="target" label={t('review.quiz')} onClick={() => beginQuiz(watcher, seat)} />
        )}
        {faults.some((fault) => fault.numbers !== null && !hidden.includes(fault)) && <NumbersSwitch />}
        {faults.length > 0 && <List watcher={watcher} seat={seat} faults={faults} here={here} stay={stay} />}
        {layer !== null && !unfinished && (
          <Foot watcher={watcher} seat={seat} layer={layer} scene={scene} stay={stay} />
        )}
      </div>
      {faults.length > 0 && <Steps watcher={watcher} faults={faults} here={here} />}
    </div>
  );
}
