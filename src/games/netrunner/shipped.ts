/** The games to learn from, as they come with the house: loaded when one is opened, kept by the browser for days without a net. */
import type { ShippedId } from '../../hud/pages/shipped.ts';
import { type Replay, readReplay } from '../../replay/format.ts';
import { Told } from '../../app/matches.ts';

type Load = () => Promise<{ default: string }>;

const FILES: Readonly<Record<ShippedId, Load>> = {
  'learn-1': () => import('../../../assets/replays/learn-1.replay.json?raw'),
  'learn-2': () => import('../../../assets/replays/learn-2.replay.json?raw'),
  'learn-3': () => import('../../../assets/replays/learn-3.replay.json?raw'),
};

/** A game of the house by its id, or null when no such game comes with it. Throws `Told` when it cannot be loaded. */
export async function shippedGame(id: string): Promise<Replay | null> {
  if (!Object.hasOwn(FILES, id)) return null;
  let text: string;
  try {
    text = (await FILES[id as ShippedId]()).default;
  } catch {
    throw new Told('shipped.not-here');
  }
  const read = readReplay(text);
  if (!read.ok) throw new Told(read.problem.key, read.problem.params);
  return read.replay;
}
