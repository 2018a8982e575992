/** What rivals say in a match: when, how often, and that every line of every game has its words and is true. */
import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src/core/game.ts';
import type { Update } from '../../src/feed/update.ts';
import { LINES as BLACK_HAT } from '../../src/games/black-hat/rivals/lines.ts';
import { MOMENTS as BLACK_HAT_MOMENTS } from '../../src/games/black-hat/rivals/moments.ts';
import { LINES as INFILTRATION } from '../../src/games/infiltration/rivals/lines.ts';
import { MOMENTS as INFILTRATION_MOMENTS } from '../../src/games/infiltration/rivals/moments.ts';
import { LINES as NETRUNNER } from '../../src/games/netrunner/rivals/lines.ts';
import { MOMENTS as NETRUNNER_MOMENTS } from '../../src/games/netrunner/rivals/moments.ts';
import { type Rivals, type RivalsUi, fittingLines } from '../../src/hud/contract/rivals.ts';
import { Banter, type RivalWords } from '../../src/hud/play/rivals.ts';
import { playUpdates as playBlackHat } from '../games/black-hat/stage/frames.ts';
import { playUpdates as playInfiltration } from '../games/infiltration/stage/frames.ts';
import { gameUpdates } from '../games/netrunner/stage/frames.ts';
import { volume } from '../support/volume.ts';
import { catalogue } from '../support/catalogue.ts';

const update = (type: string, kind: 'play' | 'jump' = 'play'): Update =>
  ({ kind, events: [{ type }], before: {}, after: {} }) as unknown as Update;

/** Rivals that say what an event is called, the first seat first. */
const rivals: Rivals = {
  nameOf: (seat) => `the ${seat}`,
  drawFace: () => undefined,
  says: ({ events }, seats) => seats.flatMap((seat) => events.map(({ type }) => ({ seat, line: `${seat} ${type}` }))),
  wordsOf: (line) => `${line}!`,
};

function bench({ on = true, load = async () => rivals }: { on?: boolean; load?: RivalsUi['load'] } = {}) {
  const heard: RivalWords[] = [];
  const settings = { on };
  let loads = 0;
  const banter = new Banter({
    ui: { moments: ['score', 'steal'], load: () => (loads++, load()) },
    seats: ['corp', 'runner'],
    isOn: () => settings.on,
    show: (words) => heard.push(words),
  });
  return { banter, heard, settings, loads: () => loads };
}

describe('a rival', () => {
  it('says one line about a great moment, and none about anything else', async () => {
    const { banter, heard, loads } = bench();
    await banter.shown(update('draw'));
    await banter.shown(update('score', 'jump'));
    expect([heard, loads()]).toEqual([[], 0]);
    await banter.shown(update('score'));
    expect(heard).toEqual([{ seat: 'corp', name: 'the corp', text: 'corp score!', n: 1 }]);
  });

  it('never says a line twice in a match', async () => {
    const { banter, heard } = bench();
    for (let i = 0; i < 5; i++) await banter.shown(update('score'));
    expect(heard.map(({ text }) => text)).toEqual(['corp score!', 'runner score!']);
  });

  it('says nothing while the setting is off', async () => {
    const { banter, heard, settings } = bench({ on: false });
    await banter.shown(update('score'));
    expect(heard).toEqual([]);
    settings.on = true;
    await banter.shown(update('score'));
    expect(heard).toHaveLength(1);
  });

  it('says nothing about what is no longer the last thing on the table, nor without its words', async () => {
    let come = (_: Rivals): void => undefined;
    const late = bench({ load: () => new Promise((done) => (come = done)) });
    const first = late.banter.shown(update('score'));
    const second = late.banter.shown(update('draw'));
    come(rivals);
    await Promise.all([first, second]);
    expect(late.heard).toEqual([]);
    const lost = bench({ load: () => Promise.reject(new Error('offline')) });
    await lost.banter.shown(update('score'));
    expect(lost.heard).toEqual([]);
  });
});

type Lines = Parameters<typeof fittingLines>[0];
const GAMES: readonly [game: string, lines: Lines, moments: readonly string[]][] = [
  ['netrunner', NETRUNNER as unknown as Lines, NETRUNNER_MOMENTS],
  ['black-hat', BLACK_HAT as unknown as Lines, BLACK_HAT_MOMENTS],
  ['infiltration', INFILTRATION as unknown as Lines, INFILTRATION_MOMENTS],
];

/** Random games of each game; the full volume is `npm run lab -- volumes`. */
const GAMES_PLAYED = volume(3, 40);

/** Calls `each` with the updates of random games of a game, and the seats that play. */
function play(game: string, each: (update: Update, seats: readonly string[]) => void): void {
  for (let n = 0; n < GAMES_PLAYED; n++) {
    if (game === 'netrunner')
      for (const one of gameUpdates(n + 1, n % 2 === 0 ? 'corp' : 'runner', 120))
        each(one as never, ['corp', 'runner']);
    else if (game === 'black-hat')
      playBlackHat(
        {
          seed: `talk ${n}`,
          players: 4,
          tiles: 2,
          trim: true,
          hat: 'turned',
          tracer: true,
          secretAsset: true,
          status: false,
          sprung: false,
        },
        'red',
        (one) =>
          each(
            one as never,
            one.after.seats.map(({ name }) => name),
          ),
      );
    else
      playInfiltration({ seed: `talk ${n}`, players: 4, pairs: false, extract: false }, 'quill', (one) =>
        each(one as never, one.after.seats),
      );
  }
}

/** What some of the lines claim, in other words than the lines' own conditions. */
const CLAIMS: Readonly<Record<string, (view: GameTypes['view'], seat: string) => boolean>> = {
  'corp.scored.ahead': (view) => pointsOf(view, 'corp') > pointsOf(view, 'runner'),
  'corp.scored.one': (view) => pointsOf(view, 'corp') === 6,
  'runner.stole.two': (view) => pointsOf(view, 'runner') === 5,
  'runner.stole.behind': (view) => pointsOf(view, 'corp') > pointsOf(view, 'runner'),
  'runner.damage.empty': (view) => (view as never as { runner: { handSize: number } }).runner.handSize === 0,
  won: (view, seat) => placesOf(view)[0]!.includes(seat),
  lost: (view, seat) => !placesOf(view)[0]!.includes(seat),
  nobody: (view) => placesOf(view).length === 0,
};
const pointsOf = (view: unknown, seat: 'corp' | 'runner'): number =>
  (view as Record<string, { points: number }>)[seat]!.points;
const placesOf = (view: unknown): string[][] => (view as { over: { places: string[][] } }).over.places;

describe.each(GAMES)('the rivals of %s', (game, lines, moments) => {
  const words = catalogue(`games/${game}/locales/en/late/rivals`);

  it('have forty lines or more, each with its words, and no words without a line', () => {
    const said = Object.keys(words).filter((key) => !key.endsWith('.name'));
    expect(said.length).toBeGreaterThanOrEqual(40);
    expect(said.toSorted()).toEqual(
      Object.keys(lines)
        .map((line) => `rival.${line}`)
        .toSorted(),
    );
    for (const { on } of Object.values(lines)) expect(moments).toContain(on);
  });

  it('say what is true of the table, whatever they are asked about', () => {
    const heard = new Set<string>();
    play(game, (one, seats) => {
      for (const { line, seat } of fittingLines(lines, moments, one, seats)) {
        heard.add(line);
        expect(CLAIMS[line]?.(one.after, seat), `${line} by ${seat}`).not.toBe(false);
      }
    });
    expect(heard.size).toBeGreaterThan(8);
  });
});
