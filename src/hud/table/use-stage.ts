/** The hook that runs the drawn table in an element of the page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { SeatName } from '../../core/game.ts';
import { useEvent } from '../components/use-event.ts';
import type { GamePorts, StagePort } from '../contract/ports.ts';
import type { TableScreen } from './screen.ts';

interface UseStageOptions {
  /** whether the settings ask for the plain table */
  plain: boolean;
  near: SeatName;
  speed: () => number;
}

/** Starts the drawn table in the element `host`. `stage` is null before it has started, and if it is switched off, impossible, or lost. */
export function useStage(
  screen: TableScreen,
  { openStage, drawn }: Pick<GamePorts, 'openStage' | 'drawn'>,
  { plain: set, near, speed }: UseStageOptions,
): { host: { current: HTMLDivElement | null }; stage: StagePort | null } {
  const host = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<StagePort | null>(null);
  const [gone, setGone] = useState(false);
  const plain = (set && !drawn) || gone;
  const speedNow = useEvent(speed);
  useEffect(() => {
    const parent = host.current;
    if (parent === null || openStage === null || plain) return undefined;
    let left = false;
    let open: StagePort | null = null;
    const options = {
      near,
      speed: speedNow,
      reducedMotion: () => document.documentElement.dataset['motion'] === 'reduced',
      gone: () => {
        setGone(true);
        screen.say(t('table.gone'));
      },
    };
    openStage(parent, options).then(
      (started) => {
        if (left) return started.close();
        open = started;
        setStage(started);
        screen.setStage(started);
        return undefined;
      },
      // Without WebGL the plain table stays.
      () => undefined,
    );
    return () => {
      left = true;
      screen.setStage(null);
      setStage(null);
      open?.close();
      parent.replaceChildren();
    };
  }, [screen, plain, near, openStage, speedNow]);
  return { host, stage };
}
