/** Runs the game on to its next decision or to its end. */
import { carry } from './carry/index.ts';
import { type Play, ask } from './play.ts';

export function settle(game: Play): void {
  const { s, t, port } = game;
  for (let guard = 0; guard < 100_000; guard++) {
    if (t.over !== null) {
      s.stack.length = 0;
      s.ask = null;
      return;
    }
    if (s.ask !== null) return;
    // not while the round's chart is still entering a state: XState cannot start one chart inside another
    for (const one of s.regions) if (one.at === '') port.start(game, one);
    const region = s.regions.find((one) => !port.done(one));
    if (region !== undefined) return ask(game, region.op, 'pick');
    const frame = s.stack.at(-1);
    if (frame === undefined) return;
    if (frame.k === 'words') carry(game, frame);
    else if (!frame.entered) {
      frame.entered = true;
      port.start(game, frame);
    } else if (port.done(frame)) s.stack.pop();
    else if (!port.advance(game, frame, 'NEXT')) throw new Error(`${frame.chart} ${frame.at} does not go on`);
  }
  throw new Error('the game never reaches a question');
}
