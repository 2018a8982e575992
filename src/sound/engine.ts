import { createAmbient, type Ambient, type AmbientLevel } from './ambient.ts';
import { createGate } from './gate.ts';
import type { PlayOptions, SoundSettings } from './settings.ts';
import { type Sprite, playableFiles } from './sprite.ts';

/** The part of the audio library howler that is used. */
export interface HowlerLike {
  readonly Howler: {
    readonly ctx: AudioContext | null;
    readonly masterGain: AudioNode | null;
    readonly usingWebAudio: boolean;
    autoSuspend: boolean;
    autoUnlock: boolean;
    volume(gain: number): unknown;
    mute(muted: boolean): unknown;
  };
  readonly Howl: new (options: HowlSetup) => HowlLike;
}

/** The options howler opens a sprite with (one sound file that holds all cues). */
export interface HowlSetup {
  src: string[];
  sprite: Record<string, [number, number]>;
  pool: number;
  volume: number;
  onload: () => void;
  onloaderror: () => void;
}

/** An opened sprite. */
export interface HowlLike {
  play(sprite: string): number | null;
  rate(rate: number, id: number): unknown;
  stereo(pan: number, id: number): unknown;
  volume(gain: number): unknown;
  unload(): unknown;
}

/** Plays cues and the background sound, once the audio library is loaded. */
export interface Engine {
  /** Plays a cue; returns false if the cue was dropped (see `Sound.play`). */
  play(cue: string, options: PlayOptions): boolean;
  ambient(level: AmbientLevel): void;
  set(settings: SoundSettings): void;
  /** Asks the browser to allow sound; works only inside a user gesture. */
  resume(): void;
  close(): void;
}

/** Converts a slider's 0…1 to a gain by squaring it, which the ear hears as even steps. */
function gainOf(slider: number): number {
  const x = Number.isFinite(slider) ? Math.max(0, Math.min(1, slider)) : 0;
  return x * x;
}

const clamp = (x: number, low: number, high: number): number =>
  Number.isFinite(x) ? Math.max(low, Math.min(high, x)) : 1;

/** Opens a sprite, to play its cues. If one of its files cannot be decoded, the next is tried. `volume`: their gain at first. */
function openCues({ Howl }: HowlerLike, sprite: Sprite, now: () => number, volume: () => number) {
  const gate = createGate(now, sprite);
  let howl: HowlLike | undefined;
  let ready = false;
  const open = ([...src]: readonly string[]): void => {
    if (src.length === 0) return;
    howl = new Howl({
      src,
      sprite: Object.fromEntries(Object.entries(sprite.places).map(([cue, [start, length]]) => [cue, [start, length]])),
      pool: 12,
      volume: volume(),
      onload: () => {
        ready = true;
      },
      onloaderror: () => {
        howl?.unload();
        howl = undefined;
        open(src.slice(1));
      },
    });
  };
  open(playableFiles(sprite));
  return {
    play(cue: string, { rate = 1, pan = 0 }: PlayOptions): boolean {
      const id = howl && ready && gate.admit(cue) ? howl.play(cue) : null;
      if (id === null) return false;
      if (rate !== 1) howl!.rate(clamp(rate, 0.5, 4), id);
      if (pan !== 0) howl!.stereo(clamp(pan, -1, 1), id);
      return true;
    },
    volume: (gain: number) => void howl?.volume(gain),
    close(): void {
      howl?.unload();
      howl = undefined;
    },
  };
}

/**
 * Opens the audio context and the sprite.
 * @param howler the audio library
 * @param sprite the cues of the game
 * @param first the initial settings
 * @param env `now`: the time in ms; `page`: its `hidden` and `visibilitychange` say whether the page is visible
 * @returns the engine, or undefined if there is no Web Audio
 */
export function startEngine(
  howler: HowlerLike,
  sprite: Sprite,
  first: SoundSettings,
  env: { now: () => number; page: EventTarget & { readonly hidden?: boolean } },
): Engine | undefined {
  const { Howler } = howler;
  // Howler's own unlocking creates a second context and ten audio elements. Its suspending cannot be undone without a gesture on some
  // phones.
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  Howler.volume(gainOf(first.master));
  const { ctx, masterGain } = Howler;
  if (!Howler.usingWebAudio || !ctx || !masterGain) return undefined;

  let settings = first;
  let level: AmbientLevel = 0;
  let bed: Ambient | undefined;
  const cues = openCues(howler, sprite, env.now, () => gainOf(settings.effects));

  const applyAmbient = (): void => {
    const wanted = env.page.hidden || settings.ambience <= 0 ? 0 : level;
    if (ctx.state !== 'running' || (wanted === 0 && !bed)) return;
    bed ??= createAmbient(ctx, masterGain);
    bed.volume(gainOf(settings.ambience));
    bed.level(wanted);
  };

  const follow = (): void => {
    // Howler has its own copy of the context's state and would hold sounds back until that says 'running'.
    (Howler as { state?: string }).state = ctx.state;
    applyAmbient();
  };

  const set = (next: SoundSettings): void => {
    settings = next;
    Howler.volume(gainOf(next.master));
    Howler.mute(next.muted);
    cues.volume(gainOf(next.effects));
    applyAmbient();
  };

  ctx.addEventListener('statechange', follow);
  env.page.addEventListener('visibilitychange', applyAmbient);
  set(first);
  follow();

  return {
    play(cue, options) {
      if (ctx.state !== 'running' || env.page.hidden) return false;
      if (settings.muted || settings.master <= 0 || settings.effects <= 0) return false;
      return cues.play(cue, options);
    },
    ambient(next) {
      level = next;
      applyAmbient();
    },
    set,
    resume() {
      if (ctx.state !== 'running' && ctx.state !== 'closed') ctx.resume().then(follow, () => undefined);
    },
    close() {
      ctx.removeEventListener('statechange', follow);
      env.page.removeEventListener('visibilitychange', applyAmbient);
      bed?.close();
      cues.close();
    },
  };
}
