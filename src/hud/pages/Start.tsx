/** The first page: what one can do here. What does not exist yet is not shown. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName, Mark } from '../parts/icons.tsx';
import type { MatchesPort, SavedGame } from '../ports.ts';

type Place = 'learn' | 'play' | 'watch' | 'settings' | 'how';

interface Props {
  matches: MatchesPort;
  drawHero: ((canvas: HTMLCanvasElement) => void) | null;
  /** why the last thing failed, in words */
  problem: string | null;
  onGo: (place: Place) => void;
  onResume: () => void;
}

function Way({
  icon,
  name,
  go,
  first,
}: {
  icon: IconName;
  name: string;
  go: () => void;
  first?: boolean;
}): JSX.Element {
  return (
    <li>
      <button type="button" class={`way${first ? ' first' : ''}`} onClick={go}>
        <Icon name={icon} />
        <span class="way-words">
          <b>{t(`start.${name}`)}</b>
          <span>{t(`start.${name}.text`)}</span>
        </span>
        <Icon name="next" class="way-go mirror" />
      </button>
    </li>
  );
}

/** The picture behind the page, as large as the window. */
function Hero({ draw }: { draw: (canvas: HTMLCanvasElement) => void }): JSX.Element {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = (): void => {
      const canvas = ref.current;
      if (canvas === null) return;
      const density = Math.min(2, devicePixelRatio || 1);
      canvas.width = Math.round(innerWidth * density);
      canvas.height = Math.round(innerHeight * density);
      draw(canvas);
    };
    paint();
    addEventListener('resize', paint);
    return () => removeEventListener('resize', paint);
  }, [draw]);
  return <canvas ref={ref} class="hero" aria-hidden="true" />;
}

export function Start({ matches, drawHero, problem, onGo, onResume }: Props): JSX.Element {
  const [saved, setSaved] = useState<SavedGame | null>(null);
  useEffect(() => {
    let gone = false;
    matches.saved().then(
      (game) => gone || setSaved(game),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return (
    <main class="start">
      {drawHero !== null && <Hero draw={drawHero} />}
      <div class="start-in">
        <header class="start-head">
          <Mark />
          <h1>{t('title')}</h1>
          <p>{t('start.line')}</p>
        </header>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <nav aria-label={t('start.ways')}>
          <ul class="ways">
            {saved !== null && (
              <li>
                <button type="button" class="way first" onClick={onResume}>
                  <Icon name="play" />
                  <span class="way-words">
                    <b>{t('start.continue')}</b>
                    <span>
                      {t('start.continue.text', {
                        side: t(`side.${saved.setup.you}`),
                        turn: saved.turn,
                        level: t(`level.${saved.setup.level}`),
                      })}
                    </span>
                  </span>
                  <Icon name="next" class="way-go mirror" />
                </button>
              </li>
            )}
            <Way icon="brain" name="learn" go={() => onGo('learn')} first={saved === null} />
            <Way icon="run" name="play" go={() => onGo('play')} />
            <Way icon="deck" name="watch" go={() => onGo('watch')} />
            <Way icon="gear" name="settings" go={() => onGo('settings')} />
            <Way icon="help" name="how" go={() => onGo('how')} />
          </ul>
        </nav>
        <footer class="start-foot">{t('start.foot')}</footer>
      </div>
    </main>
  );
}
