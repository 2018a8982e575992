/** The coach: a strip above the game, so that it covers nothing, and a mark around the thing it speaks of. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { has, t } from '../../i18n/index.ts';
import type { Controller } from '../game/controller.ts';
import type { LessonPlay } from '../ports.ts';
import { useStore } from '../store.ts';
import { Stars } from './Learn.tsx';

interface Props {
  lesson: LessonPlay;
  game: Controller;
  onNext: (() => void) | null;
  onLeave: () => void;
  children: ComponentChildren;
}

/** The element of a thing on the screen. */
function elementOf(key: number | string | null): HTMLElement | null {
  if (key === null) return null;
  if (key === 'prompt') return document.querySelector<HTMLElement>('#prompt');
  return document.querySelector<HTMLElement>(`#table [data-key="${CSS.escape(String(key))}"]`);
}

/** A ring around the thing, and an arrow at it; nothing of it takes a click. */
function Mark({ at, arrow, still }: { at: number | string | null; arrow: boolean; still: number }): JSX.Element | null {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const found = elementOf(at)?.getBoundingClientRect() ?? null;
      setBox((now) =>
        now !== null &&
        found !== null &&
        now.x === found.x &&
        now.y === found.y &&
        now.width === found.width &&
        now.height === found.height
          ? now
          : found,
      );
    };
    look();
    if (at === null) return undefined;
    const id = setInterval(look, 200);
    return () => clearInterval(id);
  }, [at, still]);
  if (at === null || box === null || box.width === 0) return null;
  const below = box.top < 120;
  return (
    <div class="mark-layer" aria-hidden="true">
      <div
        class="mark-ring"
        style={{
          left: `${box.left - 4}px`,
          top: `${box.top - 4}px`,
          width: `${box.width + 8}px`,
          height: `${box.height + 8}px`,
        }}
      />
      {arrow && (
        <div
          class={`mark-arrow${below ? ' below' : ''}`}
          style={{ left: `${box.left + box.width / 2}px`, top: below ? `${box.bottom + 8}px` : `${box.top - 8}px` }}
        />
      )}
    </div>
  );
}

export function Coach({ lesson, game, onNext, onLeave, children }: Props): JSX.Element {
  const [coach, setCoach] = useState(() => lesson.coach());
  const view = useStore(game.store, (state) => state.view);
  const moving = useStore(game.store, (state) => state.moving);
  const main = useRef<HTMLButtonElement>(null);
  const { id } = lesson;
  useEffect(() => {
    setCoach(lesson.coach());
    return lesson.onCoach(setCoach);
  }, [lesson]);
  const stopped = coach.phase === 'mistake' || coach.phase === 'out' || coach.phase === 'done';
  useEffect(() => {
    if (stopped) main.current?.focus({ preventScroll: true });
  }, [coach.phase]);
  const own = `lesson.${id}.${coach.say}`;
  const said = coach.say === null ? '' : t(has(own) ? own : `lesson.${coach.say}`);
  const key = coach.at === null ? null : lesson.target(coach.at, view);
  const show = (): void => {
    const stop = new AbortController();
    void lesson.showMe(() => game.paced(stop.signal));
  };
  const button = (label: string, act: () => void, extra = '', ref?: typeof main): JSX.Element => (
    <button type="button" class={`button ${extra}`} onClick={act} ref={ref}>
      {label}
    </button>
  );
  return (
    <div class={`lesson lesson-${coach.phase}`}>
      <aside class="coach" aria-label={t('coach.name')}>
        <div class="coach-goal">
          <b>{t(`lesson.${id}.title`)}</b>
          <span>
            {t('coach.goal')}: {t(`lesson.${id}.goal`)}
          </span>
        </div>
        <p class="coach-say" aria-live="assertive">
          {coach.phase === 'done' && <Stars n={coach.stars} />}
          {said}
        </p>
        <div class="coach-tools" role="toolbar" aria-label={t('coach.name')}>
          {coach.phase === 'mistake' && button(t('coach.take-back'), () => lesson.takeBack(), 'go', main)}
          {coach.phase === 'mistake' && button(t('coach.show'), show)}
          {coach.phase === 'out' && button(t('coach.restart'), () => lesson.restart(), 'go', main)}
          {coach.phase === 'out' && button(t('coach.show'), show)}
          {coach.phase === 'done' && onNext !== null && button(t('coach.next'), onNext, 'go', main)}
          {coach.phase === 'done' &&
            button(t('coach.again'), () => lesson.restart(), '', onNext === null ? main : undefined)}
          {coach.phase === 'play' &&
            button(t(`coach.hint.${coach.hint}`), coach.hint === 3 ? show : () => lesson.hint())}
          {coach.phase === 'play' && button(t('coach.undo'), () => game.undo(), 'coach-small')}
          {coach.phase === 'play' && button(t('coach.restart'), () => lesson.restart(), 'coach-small')}
          {coach.phase === 'play' && onNext !== null && button(t('coach.skip'), onNext, 'coach-small')}
          {button(t('coach.leave'), onLeave, 'coach-leave')}
        </div>
      </aside>
      {children}
      <Mark at={key} arrow={coach.hint === 3} still={moving ? 1 : 0} />
    </div>
  );
}
