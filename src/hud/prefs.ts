/** What a person has set. Kept on the device as JSON; whatever is not understood there falls back to the default. */

/**
 * How often windows stop: 'always' at every window in which something can be done · 'new' when something can be done that was not
 * already turned down this turn, and at the last chance of a turn · 'matters' only where it can decide something.
 */
export type StopAt = 'always' | 'new' | 'matters';

export interface Prefs {
  stopAt: StopAt;
  /** simultaneous triggers resolve in the order listed, without a question */
  orderForMe: boolean;
  /** in games begun from now on one is asked for every mix of what can pay */
  payByHand: boolean;
  /** 0.5 to 4; 0 is at once */
  speed: number;
  /** 'system' follows the operating system */
  motion: 'system' | 'full' | 'reduced';
  /** text size, percent */
  text: number;
  /** 0 to 1 */
  volume: { effects: number; music: number };
  muted: boolean;
  /** sentences that explain each choice */
  hints: boolean;
  /** keys of one character work */
  letterKeys: boolean;
  /** the table is drawn in HTML even where WebGL works */
  plainTable: boolean;
  /** the plain table is offered where drawing is slow, until it was answered */
  plainOffer: boolean;
  /** the timing chart stands whole above the table, else as one line */
  chart: boolean;
  /** what a run costs is shown before and during it */
  forecast: boolean;
  /** a coach speaks before a move when something is about to go wrong */
  coach: boolean;
  dir: 'auto' | 'ltr' | 'rtl';
}

export const DEFAULTS: Prefs = {
  stopAt: 'new',
  orderForMe: false,
  payByHand: false,
  speed: 1,
  motion: 'system',
  text: 100,
  volume: { effects: 0.8, music: 0.5 },
  muted: false,
  hints: true,
  letterKeys: true,
  plainTable: false,
  plainOffer: true,
  chart: true,
  forecast: true,
  coach: false,
  dir: 'auto',
};

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 0];
export const TEXT_SIZES: readonly number[] = [90, 100, 115, 130, 150];

const oneOf = <T>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.includes(value as T) ? (value as T) : fallback;
const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
const share = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback;

/** Settings from whatever was stored: each field on its own, so that one bad field costs only itself. */
export function parsePrefs(stored: unknown): Prefs {
  const raw: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const volume: Record<string, unknown> =
    typeof raw['volume'] === 'object' && raw['volume'] !== null ? { ...raw['volume'] } : {};
  return {
    stopAt: oneOf(raw['stopAt'], ['always', 'new', 'matters'], DEFAULTS.stopAt),
    orderForMe: flag(raw['orderForMe'], DEFAULTS.orderForMe),
    payByHand: flag(raw['payByHand'], DEFAULTS.payByHand),
    speed: oneOf(raw['speed'], SPEEDS, DEFAULTS.speed),
    motion: oneOf(raw['motion'], ['system', 'full', 'reduced'], DEFAULTS.motion),
    text: oneOf(raw['text'], TEXT_SIZES, DEFAULTS.text),
    volume: {
      effects: share(volume['effects'], DEFAULTS.volume.effects),
      music: share(volume['music'], DEFAULTS.volume.music),
    },
    muted: flag(raw['muted'], DEFAULTS.muted),
    hints: flag(raw['hints'], DEFAULTS.hints),
    letterKeys: flag(raw['letterKeys'], DEFAULTS.letterKeys),
    plainTable: flag(raw['plainTable'], DEFAULTS.plainTable),
    plainOffer: flag(raw['plainOffer'], DEFAULTS.plainOffer),
    chart: flag(raw['chart'], DEFAULTS.chart),
    forecast: flag(raw['forecast'], DEFAULTS.forecast),
    coach: flag(raw['coach'], DEFAULTS.coach),
    dir: oneOf(raw['dir'], ['auto', 'ltr', 'rtl'], DEFAULTS.dir),
  };
}
