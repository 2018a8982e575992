/** A person's settings, stored on the device as JSON. An invalid stored value falls back to its default. */

/** The speeds at which the table can play animations, as factors; 0 shows everything at once. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 0];

/**
 * At which windows for actions the person is asked: 'always': at every one · 'new': if they can do something useful that they have not
 * already declined in the same part of the turn · 'matters': only if it can be decisive.
 */
export type StopAt = 'always' | 'new' | 'matters';

export interface Prefs {
  stopAt: StopAt;
  /** resolve simultaneous triggers in the order listed, without asking for it */
  orderForMe: boolean;
  /** ask how to pay if different resources can be combined in several ways; applies to matches started later */
  payByHand: boolean;
  /** speed of the animations as a factor, 0.5 to 4; 0 for none */
  speed: number;
  /** 'system' follows the operating system */
  motion: 'system' | 'full' | 'reduced';
  /** text size, percent */
  text: number;
  /** volumes, each 0 to 1 */
  volume: { effects: number; music: number };
  muted: boolean;
  /** show sentences that explain each question */
  hints: boolean;
  /** single-character keyboard shortcuts work and are shown */
  letterKeys: boolean;
  /** show the plain HTML table even if WebGL works */
  plainTable: boolean;
  /** offer to switch to the plain table if drawing is slow; turned off once the person has answered the offer */
  plainOffer: boolean;
  /** show the whole timing chart above the table; else only one line of it */
  chart: boolean;
  /** show the forecast panel: what a run may cost, before and during it */
  forecast: boolean;
  /** show the chance to win under the timeline of a reviewed game */
  graph: boolean;
  /** a coach warns before a move that may be a mistake */
  coach: boolean;
  /** rivals say a line at great moments */
  rivals: boolean;
  /** show the numbers behind the reasons of bots and reviews */
  numbers: boolean;
  /** width of the panels beside the table, CSS px; 0 for the width that fits the screen best */
  desk: number;
  /** the list of recorded games does not show results, and its search ignores them */
  hideResults: boolean;
  dir: 'auto' | 'ltr' | 'rtl';
  /** BCP 47 tag of the language; 'auto' for the one that fits the browser best */
  language: string;
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
  chart: false,
  forecast: true,
  graph: true,
  coach: false,
  rivals: true,
  numbers: false,
  desk: 0,
  hideResults: false,
  dir: 'auto',
  language: 'auto',
};

/** Limits of the width of the panels beside the table: CSS px, and a share of the window's width. */
export const DESK = { least: 300, most: 4000, share: 0.5 };

export const TEXT_SIZES: readonly number[] = [90, 100, 115, 130, 150];

const oneOf = <T>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.includes(value as T) ? (value as T) : fallback;
const share = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback;

const deskWidth = (value: unknown): number =>
  typeof value === 'number' && value >= DESK.least && value <= DESK.most ? Math.round(value) : DEFAULTS.desk;

/** Reads settings from whatever was stored. Each field is checked on its own, so one bad field does not affect the others. */
export function parsePrefs(stored: unknown): Prefs {
  const raw: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const volume: Record<string, unknown> =
    typeof raw['volume'] === 'object' && raw['volume'] !== null ? { ...raw['volume'] } : {};
  const flags = Object.entries(raw).filter(
    ([name, value]) => typeof value === 'boolean' && typeof DEFAULTS[name as keyof Prefs] === 'boolean',
  );
  return {
    ...DEFAULTS,
    ...Object.fromEntries(flags),
    stopAt: oneOf(raw['stopAt'], ['always', 'new', 'matters'], DEFAULTS.stopAt),
    speed: oneOf(raw['speed'], SPEEDS, DEFAULTS.speed),
    motion: oneOf(raw['motion'], ['system', 'full', 'reduced'], DEFAULTS.motion),
    text: oneOf(raw['text'], TEXT_SIZES, DEFAULTS.text),
    desk: deskWidth(raw['desk']),
    volume: {
      effects: share(volume['effects'], DEFAULTS.volume.effects),
      music: share(volume['music'], DEFAULTS.volume.music),
    },
    language: typeof raw['language'] === 'string' ? raw['language'].slice(0, 35) : DEFAULTS.language,
    dir: oneOf(raw['dir'], ['auto', 'ltr', 'rtl'], DEFAULTS.dir),
  };
}
