import type { AmbientLevel } from './ambient.ts';
import type { Engine, HowlerLike } from './engine.ts';
import { DEFAULT_SOUND, type PlayOptions, type SoundSettings } from './settings.ts';
import type { Sprite } from './sprite.ts';

export type { SoundSettings } from './settings.ts';

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
export const createSound = (options: { settings?: Partial<SoundSettings>; world?: Partial<SoundWorld> } = {}): Sound =>
  new Sound({ ...DEFAULT_SOUND, ...options.settings }, { ...browser(), ...options.world });

/** The game's sound. Its methods never throw, and no sound conveys anything that is not on the screen too. */
export class Sound {
  private level: AmbientLevel = 0;
  private sprite: Sprite | undefined;
  private engine: Engine | undefined;
  /** whether the engine was started; it is not started again if that failed */
  private started = false;
  private touched = false;
  private closed = false;

  constructor(
    private settings: SoundSettings,
    private readonly world: SoundWorld,
  ) {
    for (const type of GESTURES) world.page?.addEventListener(type, this.gesture, { capture: true, passive: true });
  }

  /** Replaces the cues with those of the open game. Until this is called, there are no cues. */
  use(next: Sprite): void {
    if (next === this.sprite) return;
    this.sprite = next;
    if (this.engine) this.started = false;
    this.engine?.close();
    this.engine = undefined;
    void this.start();
  }

  /**
   * Plays a cue at once. If that is not possible (no gesture yet, still loading, muted, page hidden, too many at once), the cue is dropped.
   * @returns whether it started
   */
  play = (cue: string, how: PlayOptions = {}): boolean => this.engine?.play(cue, how) ?? false;

  /** Sets the intensity of the background sound: 0 silent, 1 calm, up to 2 tense. It is applied as soon as sound is possible. */
  ambient(level: AmbientLevel): void {
    this.level = level;
    this.engine?.ambient(level);
  }

  /** Changes some of the sound settings; they take effect at once. */
  set(changed: Partial<SoundSettings>): void {
    this.settings = { ...this.settings, ...changed };
    this.engine?.set(this.settings);
    void this.start();
  }

  /** Stops all sound and removes the event listeners. */
  close(): void {
    this.closed = true;
    for (const type of GESTURES) this.world.page?.removeEventListener(type, this.gesture, { capture: true });
    this.engine?.close();
    this.engine = undefined;
  }

  private readonly gesture = (): void => {
    this.touched = true;
    this.engine?.resume();
    void this.start();
  };

  private audible(): boolean {
    const { muted, master, effects, ambience } = this.settings;
    return !muted && master > 0 && (effects > 0 || ambience > 0);
  }

  /** Starts the engine if there has been a gesture and anything could be heard, unless it is started already. */
  private async start(): Promise<void> {
    const { page, now, load } = this.world;
    if (!page || !this.touched || !this.audible() || this.started || this.closed || !this.sprite) return;
    this.started = true;
    try {
      const [howler, { startEngine }] = await Promise.all([load(), import('./engine.ts')]);
      if (this.closed) return;
      this.engine = startEngine(howler, this.sprite, this.settings, { now, page });
      this.engine?.resume();
      this.engine?.ambient(this.level);
    } catch {
      // No audio here, or the library could not be fetched: the game works without sound.
      this.engine = undefined;
    }
  }
}
