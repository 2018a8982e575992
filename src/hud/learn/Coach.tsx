/**
 * The coach of a lesson: a strip above the game with the goal and the buttons, a bubble next to the thing the coach talks about, an outline
 * around that thing, and a scene at the end. If the bubble has no place, the strip itself contains the sentence.
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Anchor } from '../../core/anchor.ts';
import { t } from '../../i18n/index.ts';
import type { Coach as Said } from '../../lessons/types.ts';
import type { LessonPlay } from '../contract/lesson-ports.ts';
import type { Choice } from '../contract/question-ui.ts';
import { useEvent } from '../components/use-event.ts';
import type { TableScreen } from '../table/screen.ts';
import { useWhenShown } from '../table/when-shown.ts';
import { Term, Terms } from '../components/words/Terms.tsx';
import { Counts } from './Counts.tsx';
import { Ring, useBox } from '../table/Mark.tsx';
import { type Path, Scene } from './Scene.tsx';
import { Button } from '../components/Button.tsx';
import { HelpButton } from './HelpButton.tsx';
import { Stars } from '../components/Stars.tsx';
import type { Placed } from './place.ts';
import { choiceOf, useAim } from './next-move.ts';
import { usePlace } from './use-place.ts';

/** The menu beside a thing on the table. */
interface Menu {
  key: Anchor;
  choices: readonly Choice[];
}

interface Props {
  lesson: LessonPlay;
  /** the match in which the lesson is played */
  play: { readonly screen: TableScreen; readonly state: { menu: Menu | null }; undo(): void };
  /** id of the next lesson; null after the last */
  next: string | null;
  /** the path of lessons that this one ends; null if it ends none */
  path: Path | null;
  onNext: () => void;
  /** begins a first whole game, after the last lesson */
  onPlay: () => void;
  /** opens this attempt at the lesson as a recorded game */
  onWatch: () => void;
  /** plays on the table why a puzzle goes as it does */
  onWhy: () => void;
  onLeave: () => void;
  children: ComponentChildren;
}

/** Whether the lesson stands still until the pupil chooses how to go on. */
const isStopped = (phase: Said['phase']): boolean => phase === 'mistake' || phase === 'out' || phase === 'done';

/** Shows the lesson's goal, the progress towards it, and the most that may be spent for three stars. */
function Goal({ lesson, coach }: { lesson: LessonPlay; coach: Said }): JSX.Element {
  return (
    <div class="coach-goal">
      {/* The space keeps letters of joined scripts apart where the two stand in one line. */}
      <b>{lesson.text('title')}</b>{' '}
      <span class="coach-aim">
        {t('coach.goal')} <Terms text={lesson.text('goal')} />
      </span>
      <span class="coach-counts">
        <Counts counts={coach.counts} />
        {lesson.par !== null && (
          <span class="coach-par" title={t(`coach.stars.3.${lesson.par.of}`, { n: lesson.par.n })}>
            <span aria-hidden="true">★★★ </span>
            {t(`coach.par.${lesson.par.of}`, { n: lesson.par.n })}
          </span>
        )}
      </span>
    </div>
  );
}

interface SaysProps {
  lesson: LessonPlay;
  coach: Said;
  /** the coach's sentence, and the hint below it; null if there is none */
  said: string;
  added: string | null;
}

/** What the coach says: its sentence, the hint, and the words that the lesson explains. */
function Says({ lesson, coach, said, added }: SaysProps): JSX.Element {
  return (
    <>
      <p class="coach-say" aria-live="assertive">
        {coach.phase === 'done' && <Stars n={coach.stars} />}
        <span>
          {coach.lead !== null && <span class={`coach-lead lead-${coach.lead}`}>{lesson.text(coach.lead)} </span>}
          <Terms text={said} />
        </span>
      </p>
      {added !== null && (
        <p class="coach-hint" aria-live="polite">
          <Terms text={added} />
        </p>
      )}
      {coach.say === 'teaches' && lesson.words.length > 0 && (
        <p class="coach-words">
          <span>{t('coach.words')} </span>
          {lesson.words.map((term) => (
            <Term key={term} term={term} text={t(`term.${term}`)} stop />
          ))}
        </p>
      )}
    </>
  );
}

/** The style of a bubble at its place; null: it is only measured. */
const styleAt = (at: Placed | null): JSX.CSSProperties => ({
  left: `${at?.left ?? 0}px`,
  top: `${at?.top ?? 0}px`,
  visibility: at === null ? 'hidden' : undefined,
  '--tail': `${at?.tail?.at ?? 0}px`,
});

interface HelpProps {
  coach: Said;
  onHint: () => void;
  onShow: () => void;
}

/**
 * The button that gives the hint and, once it is given, the one that shows the solution. When the pupil seems stuck, the first one is lit and
 * a screen reader says so: nothing on the page moves.
 */
const Help = ({ coach, onHint, onShow }: HelpProps): JSX.Element => (
  <>
    {coach.hint === 1 ? (
      <HelpButton key="show" label={t('coach.show')} onHelp={onShow} />
    ) : (
      <HelpButton key="hint" label={t('coach.hint')} look={coach.offers ? 'coach-offer' : ''} onHelp={onHint} />
    )}
    <span class="unseen" aria-live="polite">
      {coach.offers && t('coach.offer')}
    </span>
  </>
);

interface ToolsProps extends Pick<Props, 'lesson' | 'play' | 'next' | 'onNext' | 'onWhy' | 'onLeave'> {
  coach: Said;
  onHint: () => void;
  onShow: () => void;
  /** returns from the table to the scene at the end; null while the scene is not left */
  onResult: (() => void) | null;
}

/** The buttons at the end of the strip. */
function Tools({
  lesson,
  play,
  next,
  coach,
  onHint,
  onShow,
  onResult,
  onNext,
  onWhy,
  onLeave,
}: ToolsProps): JSX.Element {
  const { session, puzzle } = lesson;
  const { phase } = coach;
  const stopped = isStopped(phase);
  return (
    <div class="coach-tools" role="toolbar" aria-label={t('coach.name')}>
      {phase === 'play' && <Help coach={coach} onHint={onHint} onShow={onShow} />}
      {phase === 'play' && coach.lead === 'your-turn' && puzzle !== null && (
        <Button look="coach-small" label={puzzle.label('why')} onClick={onWhy} />
      )}
      {phase === 'play' && <Button look="coach-small" label={t('coach.undo')} onClick={() => play.undo()} />}
      {phase === 'play' && <Button look="coach-small" label={t('coach.restart')} onClick={session.restart} />}
      {onResult !== null && <Button look="go" label={t('coach.result')} onClick={onResult} />}
      {!stopped && next !== null && puzzle === null && (
        <Button look="coach-small" label={t('coach.skip')} onClick={onNext} />
      )}
      <Button look="coach-leave" label={puzzle === null ? t('coach.leave') : puzzle.label('leave')} onClick={onLeave} />
    </div>
  );
}

/** What the coach says, and what lets the lesson make moves by itself: `run` until it has made them all, or until `stop`. */
function useCoach({ session }: LessonPlay, screen: TableScreen) {
  const [newest, setCoach] = useState(() => session.coach());
  const shown = useRef<AbortController | null>(null);
  const stop = useEvent((): void => shown.current?.abort());
  const run = useEvent((show: (signal: AbortSignal) => Promise<void>): void => {
    stop();
    shown.current = new AbortController();
    void show(shown.current.signal);
  });
  useEffect(() => {
    setCoach(session.coach());
    const leave = session.onCoach(setCoach);
    if (session.coach().phase === 'watching') run(session.watch);
    return () => {
      leave();
      stop();
    };
  }, [session, run, stop]);
  // A comment on a move appears when the move has been shown.
  return { coach: useWhenShown(screen, newest), run, stop };
}

export function Coach({
  lesson,
  play,
  next,
  path,
  onNext,
  onPlay,
  onWatch,
  onWhy,
  onLeave,
  children,
}: Props): JSX.Element {
  const { session, puzzle } = lesson;
  const [table, setTable] = useState(false);
  const { screen } = play;
  const { coach, run, stop } = useCoach(lesson, screen);
  const { view, settled, told } = screen.state;
  const main = useRef<HTMLButtonElement>(null);
  const { phase, say, help } = coach;
  const stopped = isStopped(phase);
  const opening = phase === 'opening' ? say : null;
  useEffect(() => {
    if (stopped || phase === 'opening') main.current?.focus({ preventScroll: true });
    if (phase === 'done' && session.goesOn) run(session.watchOn);
    setTable(false);
  }, [phase, stopped, opening, session, run]);

  const said = say === null ? '' : lesson.text(say);
  const added = help === null ? null : lesson.text(help.say);
  const at = help?.at ?? coach.at;
  const shows = phase === 'watching' || phase === 'showing';
  // It only points at things once nothing moves any more.
  const key = at === null || shows || phase === 'done' || !settled ? null : lesson.target(at, view);
  useEffect(() => {
    screen.point(key);
    return () => screen.point(null);
  }, [screen, key]);
  const aim = useAim(lesson, screen, settled && phase === 'play' ? view : null);
  // Once a menu is open, what is to be pressed there is pointed at.
  const item = choiceOf(play.state.menu, aim.move, screen.ui);
  const box = useBox(item === null ? key : `choice:${item.id}`, settled ? 0 : 1);
  const {
    ref: bubble,
    at: placed,
    strip,
  } = usePlace({
    screen,
    box,
    text: `${said}${added}${phase}${item?.id ?? ''}`,
    keys: aim.places,
  });
  // The scene appears when everything has been shown: the last move, and the rest of a recording.
  const ended = (phase === 'done' && (!session.goesOn || say === 'after')) || (phase === 'out' && lesson.graduation);
  const scene = ended && told && !table;
  const over = scene ? session.ended() : null;
  // The focus goes to what the coach says, because the button that had it becomes another.
  const hint = (): void => {
    bubble.current?.focus({ preventScroll: true });
    session.hint();
  };
  const show = (): void => {
    bubble.current?.focus({ preventScroll: true });
    run(session.showMe);
  };
  return (
    <div class={`lesson lesson-${phase}`} data-hides={lesson.hides.join(' ')} data-fresh={lesson.fresh.join(' ')}>
      <aside class="coach" aria-label={t('coach.name')}>
        <div class="coach-strip">
          <Goal lesson={lesson} coach={coach} />
          <div
            ref={bubble}
            tabIndex={-1}
            // The scene at the end has the same sentence.
            hidden={scene}
            class={`coach-middle${strip ? '' : ` bubble tail-${placed?.tail?.side ?? 'none'}`}`}
            style={strip ? undefined : styleAt(placed)}
          >
            <Says lesson={lesson} coach={coach} said={said} added={added} />
            <div class="coach-answers">
              {phase === 'opening' && <Button look="go" at={main} label={t('coach.go-on')} onClick={session.next} />}
              {phase === 'opening' && <Button look="coach-small" label={t('coach.begin')} onClick={session.begin} />}
              {phase === 'mistake' && (
                <Button look="go" at={main} label={t('coach.take-back')} onClick={session.undoMistake} />
              )}
              {phase === 'out' && <Button look="go" at={main} label={t('coach.restart')} onClick={session.restart} />}
              {phase === 'mistake' && puzzle !== null && <Button label={puzzle.label('why')} onClick={onWhy} />}
              {(phase === 'mistake' || phase === 'out') && <HelpButton label={t('coach.show')} onHelp={show} />}
              {shows && <Button look="go" label={t(`coach.enough.${phase}`)} onClick={stop} />}
            </div>
          </div>
          <Tools
            {...{ lesson, play, next, coach, onNext, onWhy, onLeave }}
            onHint={hint}
            onShow={show}
            onResult={table ? () => setTable(false) : null}
          />
        </div>
        {scene && (
          <Scene
            {...{ lesson, coach, next, onWatch, onWhy, onLeave }}
            path={phase === 'done' ? path : null}
            words={over === null ? null : screen.ui.overWords(over, session.lesson.seat)}
            lost={phase === 'out' ? said : null}
            onNext={next === null ? onPlay : onNext}
            onAgain={session.restart}
            onShow={show}
            onTable={() => setTable(true)}
          />
        )}
      </aside>
      <div class="lesson-game" inert={scene}>
        {children}
      </div>
      <Ring box={box} line={placed?.line ?? null} inMenu={item !== null} />
    </div>
  );
}
