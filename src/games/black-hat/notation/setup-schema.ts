/** Schema of a prepared table, with which a scenario, lesson or record starts. */
import * as v from 'valibot';
import { TILE_FACES } from '../rules/board/faces.ts';
import { ASSETS } from '../rules/score.ts';

const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const name = v.pipe(v.string(), v.maxLength(30));
const card = v.union([name, int(1, 13)]);
const cards = v.pipe(v.array(card), v.maxLength(97));

export const optionFields = {
  players: int(2, 6),
  tiles: int(0, 5),
  trim: v.boolean(),
  hat: v.picklist(['turned', 'shuffled']),
  tracer: v.boolean(),
  secretAsset: v.boolean(),
  status: v.boolean(),
  sprung: v.boolean(),
};

const seat = v.strictObject({
  hand: v.exactOptional(cards),
  pawns: v.exactOptional(v.tuple([name, name])),
  /** which of the seat's two pawns (1, 2) are held where they are */
  stuck: v.exactOptional(v.pipe(v.array(int(1, 2)), v.maxLength(2))),
  total: v.exactOptional(int(-1000, 1000)),
  status: v.exactOptional(int(0, 100)),
  /** whether both of the seat's pawns have left the board: they are in jail, unless `pawns` says otherwise */
  out: v.exactOptional(v.boolean()),
});

/** A table set-up. A field left out has the value it has at the start of a game. */
export const tableSchema = v.strictObject({
  seed: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  options: v.exactOptional(v.partial(v.strictObject(optionFields))),
  seats: v.exactOptional(v.record(name, seat)),
  /** which seat leads; by default the first seat still in the game */
  leader: v.exactOptional(name),
  /** which seat plays the robot's cards */
  steers: v.exactOptional(name),
  dealer: v.exactOptional(name),
  round: v.exactOptional(int(1, 99)),
  trick: v.exactOptional(int(1, 40)),
  /** top card first */
  deck: v.exactOptional(cards),
  discards: v.exactOptional(cards),
  tiles: v.exactOptional(v.record(name, v.picklist([...TILE_FACES]))),
  markers: v.exactOptional(v.record(name, int(-3, 3))),
  /** where the tracer is: `track 1` to `track 3`, or a place */
  tracer: v.exactOptional(name),
  /** the place from which the tracer came to where it is */
  tracerFrom: v.exactOptional(name),
  asset: v.exactOptional(v.picklist([...ASSETS])),
  assetUp: v.exactOptional(v.boolean()),
  sprung: v.exactOptional(v.boolean()),
  /** where the game starts: `lead`, at the start of a trick; `deal`, at the start of a round, with the cards of `deck` on top */
  at: v.exactOptional(v.picklist(['lead', 'deal'])),
});
export type TableSetup = v.InferOutput<typeof tableSchema>;
