/** Cutscenes of Black Hat and Infiltration, found in random games, for tests and for strips of pictures. */
import type { GameTypes, SeatName, Viewer } from '../../src/core/game.ts';
import type { Update } from '../../src/feed/update.ts';
import { HAT } from '../../src/games/black-hat/rules/model.ts';
import { layout as blackHatLayout } from '../../src/games/black-hat/stage/layout.ts';
import { stepsOf as blackHatSteps } from '../../src/games/black-hat/stage/steps.ts';
import { layout as infiltrationLayout } from '../../src/games/infiltration/stage/layout.ts';
import { stepsOf as infiltrationSteps } from '../../src/games/infiltration/stage/steps.ts';
import type { BlackHatTypes } from '../../src/games/black-hat/game-types.ts';
import type { InfiltrationTypes } from '../../src/games/infiltration/game-types.ts';
import type { MomentForms } from '../../src/stage/spectacle.ts';
import type { StageModel } from '../../src/stage/model.ts';
import type { Step } from '../../src/stage/player.ts';
import * as blackHat from '../games/black-hat/stage/frames.ts';
import * as infiltration from '../games/infiltration/stage/frames.ts';

/** A moment: what happens, on whose table, and how it is shown there. */
export interface Found {
  name: string;
  game: 'black-hat' | 'infiltration';
  near: SeatName;
  update: Update;
  steps(reduced: boolean, forms: MomentForms | null): readonly Step[];
  /** the tables before and after it */
  before: StageModel;
  after: StageModel;
}

/** The size of the table. */
const SIZE = { w: 800, h: 520 };
/** Random games in which a moment is looked for. */
const TRIES = 400;

/** A moment to look for: an event of a type, seen from a seat. */
interface Wanted<G extends GameTypes> {
  name: string;
  near: SeatName;
  type: G['seen']['type'];
  /** `view`: the table after the event */
  happens?(event: G['seen'], view: G['view']): boolean;
}

const isFirst = ({ over }: { over: { places: readonly (readonly string[])[] } | null }, seat: SeatName): boolean =>
  over?.places[0]?.includes(seat) === true;

const BLACK_HAT: readonly Wanted<BlackHatTypes>[] = [
  { name: 'hat', near: 'red', type: 'took', happens: (event) => event.type === 'took' && event.card === HAT },
  { name: 'jail', near: 'red', type: 'jailed' },
  { name: 'asset', near: 'red', type: 'asset-turned' },
  { name: 'scores', near: 'red', type: 'scored', happens: (_event, { over }) => over === null },
  { name: 'fewest-points', near: 'red', type: 'game-ended', happens: (_event, view) => isFirst(view, 'red') },
  { name: 'more-points', near: 'red', type: 'game-ended', happens: (_event, view) => !isFirst(view, 'red') },
];

const INFILTRATION: readonly Wanted<InfiltrationTypes>[] = [
  {
    name: 'escape',
    near: 'quill',
    type: 'escaped',
    happens: (_event, { proximity }) => proximity >= 90,
  },
  {
    name: 'closing',
    near: 'quill',
    type: 'game-ended',
    happens: (event, view) =>
      event.type === 'game-ended' && event.reason === 'proximity' && view.over !== null && !isFirst(view, 'quill'),
  },
  {
    name: 'out',
    near: 'quill',
    type: 'game-ended',
    happens: (_event, view) => isFirst(view, 'quill'),
  },
];

/** Returns only one event of an update that has more. */
function cut<G extends GameTypes>(update: Update<G>, at: number): Update<G> {
  return {
    ...update,
    before: update.viewAt(at),
    events: update.events.slice(at, at + 1),
    after: update.viewAt(at + 1),
    viewAt: (n) => update.viewAt(at + n),
  };
}

/** Plays random games until the moment has come; `play` plays the n-th. */
function find<G extends GameTypes>(
  { name, type, happens }: Wanted<G>,
  play: (n: number, each: (update: Update<G>) => void) => void,
): Update<G> {
  for (let n = 0; n < TRIES; n++) {
    const found: Update<G>[] = [];
    play(n, (update) => {
      if (found.length > 0) return;
      const at = update.events.findIndex(
        (event, i) => event.type === type && happens?.(event, update.viewAt(i + 1)) !== false,
      );
      if (at >= 0) found.push(cut(update, at));
    });
    if (found[0] !== undefined) return found[0];
  }
  throw new Error(`no random game has the moment ${name}`);
}

function inBlackHat(one: Wanted<BlackHatTypes>): Found {
  const update = find(one, (n, each) => {
    const more = { tiles: n % 6, trim: true, hat: 'turned', tracer: true, secretAsset: true } as const;
    const options = { seed: `moment ${n}`, players: 4, ...more, status: false, sprung: false };
    blackHat.playUpdates(options, one.near as Viewer, each);
  });
  const room = blackHat.roomOf(SIZE, one.near as 'red');
  return {
    ...one,
    game: 'black-hat',
    update: update as Update,
    steps: (reduced, forms) => blackHatSteps(update, room, reduced, forms).steps,
    before: blackHatLayout(update.before, room).nodes,
    after: blackHatLayout(update.after, room).nodes,
  };
}

function inInfiltration(one: Wanted<InfiltrationTypes>): Found {
  const update = find(one, (n, each) => {
    infiltration.playUpdates({ seed: `moment ${n}`, players: 4, pairs: false, extract: false }, one.near, each);
  });
  const room = infiltration.roomOf(SIZE, one.near as 'quill');
  return {
    ...one,
    game: 'infiltration',
    update: update as Update,
    steps: (reduced, forms) => infiltrationSteps(update, room, reduced, forms).steps,
    before: infiltrationLayout(update.before, room).nodes,
    after: infiltrationLayout(update.after, room).nodes,
  };
}

/** Finds the moments with these names. */
export const findMoments = (wanted: (name: string) => boolean): Found[] => [
  ...BLACK_HAT.filter(({ name }) => wanted(name)).map(inBlackHat),
  ...INFILTRATION.filter(({ name }) => wanted(name)).map(inInfiltration),
];
