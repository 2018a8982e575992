import type { AmbientLevel } from './ambient.ts';
import type { Engine, HowlerLike } from './engine.ts';
import { DEFAULT_SOUND, type PlayOptions, type SoundSettings } from './settings.ts';
import type { Sprite } from './sprite.ts';

export type { SoundSettings } from './settings.ts';

/** The game's sound. Its methods never throw, and no sound conveys anything that is not on the screen too. */
export interface Sound {
  /** Replaces the cues with those of the open game. Until this is called, there are no cues. */
  use(sprite: Sprite): void;
  /**
   * Plays a cue at once. If that is not possible (no gesture yet, still loading, muted, page hidden, too many at once), the cue is dropped.
   * @returns whether it started
   */
  play(cue: string, options?: PlayOptions): boolean;
  /** Sets the intensity of the background sound: 0 silent, 1 calm, 2 tense. It is applied as soon as sound is possible. */
  ambient(level: AmbientLevel): void;
  /** Changes some of the sound settings; they take effect at once. */
  set(settings: Partial<SoundSettings>): void;
  /** Loads the audio library (not the sound file) before the first user gesture. Call it when the page is idle. */
  warm(): Promise<void>;
  /** Stops all sound and removes the event listeners. */
  close(): void;
}

/** What the sound needs from the browser; tests replace parts of it. */
export interface SoundWorld {
  /** the target of gesture and visibility events (the document); if left out, there is no sound */
  page?: EventTarget & { readonly hidden?: boolean };
  /** The current time, ms. */
  now: () => number;
  /** Downloads the audio library. */
  load: () => Promise<HowlerLike>;
}

/** Events that count as a user gesture in some browser. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

async function loadHowler(): Promise<HowlerLike> {
  const library = await import('howler');
  // A CommonJS module: some bundlers put its exports under `default` only.
  const inner = (library as { default?: unknown }).default;
  return (library.Howl ? library : inner) as HowlerLike;
}

function browser(): SoundWorld {
  const world: SoundWorld = { now: () => performance.now(), load: loadHowler };
  if (typeof document !== 'undefined') world.page = document;
  return world;
}

/**
 * Makes the game's sound. Cheap: the audio library and the sprite are loaded at the first gesture, and only if anything could be heard.
 * @param options.settings what differs from `DEFAULT_SOUND`
 * @param options.world parts of the browser to replace in tests
 */
export function createSound(options: { settings?: Partial<SoundSettings>; world?: Partial<SoundWorld> } = {}): Sound {
  const world: SoundWorld = { ...browser(), ...options.world };
  const { page } = world;
  let settings: SoundSettings = { ...DEFAULT_SOUND, ...options.settings };
  let level: AmbientLevel = 0;
  let sprite: Sprite | undefined;
  let engine: Engine | undefined;
  let starting = false;
  let touched = false;
  let closed = false;

  const audible = (): boolean =>
    !settings.muted && settings.master > 0 && (settings.effects > 0 || settings.ambience > 0);

  const start = async (): Promise<void> => {
    if (!page || starting || closed || !sprite) return;
    starting = true;
    try {
      const [howler, { startEngine }] = await Promise.all([world.load(), import('./engine.ts')]);
      if (closed) return;
      engine = startEngine(howler, sprite, settings, { now: world.now, page });
      engine?.resume();
      engine?.ambient(level);
    } catch {
      // No audio here, or the library could not be fetched: the game works without sound.
      engine = undefined;
    }
  };

  const gesture = (): void => {
    touched = true;
    if (engine) engine.resume();
    else if (audible()) void start();
  };

  for (const type of GESTURES) page?.addEventListener(type, gesture, { capture: true, passive: true });

  return {
    use(next) {
      if (next === sprite) return;
      sprite = next;
      if (engine) {
        engine.close();
        engine = undefined;
        starting = false;
      }
      if (touched && audible()) void start();
    },
    play: (cue, how = {}) => engine?.play(cue, how) ?? false,
    ambient(next) {
      level = next;
      engine?.ambient(next);
    },
    set(changed) {
      settings = { ...settings, ...changed };
      engine?.set(settings);
      if (!engine && touched && audible()) void start();
    },
    async warm() {
      if (!page || !audible()) return;
      await Promise.all([world.load(), import('./engine.ts')]).catch(() => undefined);
    },
    close() {
      closed = true;
      for (const type of GESTURES) page?.removeEventListener(type, gesture, { capture: true });
      engine?.close();
      engine = undefined;
    },
  };
}
