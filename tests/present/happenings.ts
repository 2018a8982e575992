/** What can happen to a presenter, as its chart's events, and made to happen to one that is open. */
import type { EventObject } from 'xstate';
import type { PresenterEvent } from '../../src/present/events.ts';
import { DELAYS } from '../../src/present/presenter.machine.ts';
import { type HandTable, PLAIN_TIME, settled } from './table.ts';
import { type Answer, type KindName, dwellOf, updateOf } from './updates.ts';

export interface Happening {
  what:
    | 'update'
    | 'reset'
    | 'no update'
    | 'shown'
    | 'done'
    | 'broken'
    | 'time'
    | 'key'
    | 'heard'
    | 'skip'
    | 'undo'
    | 'hide'
    | 'ready'
    | 'pause'
    | 'step'
    | 'close'
    | 'play'
    | 'seek'
    | 'speed'
    | 'stage'
    | 'lost';
  /** of the update, or of the jump after a reset */
  name?: KindName;
  /** how many events have been shown */
  events?: number;
  answer?: Answer;
  how?: 'followed' | 'aside';
  rested?: boolean;
  speed?: number;
}

/** The happenings that are events of the chart and nothing else. */
export function eventOf({ what, answer, how, rested, speed }: Happening): PresenterEvent | null {
  switch (what) {
    case 'key':
      return { type: 'KEY', ...(answer !== undefined && { answer }) };
    case 'heard':
      return { type: 'HEARD', how: how! };
    case 'play':
      return { type: 'PLAY', ...(rested !== undefined && { rested }) };
    case 'seek':
      return { type: 'SEEK', to: 3 };
    case 'speed':
      return { type: 'SPEED', speed: speed! };
    case 'skip':
    case 'undo':
    case 'hide':
    case 'ready':
    case 'pause':
    case 'step':
    case 'close':
    case 'lost':
      return { type: what.toUpperCase() as 'SKIP' };
    default:
      return null;
  }
}

/** Makes it happen, with all that follows at once. */
export async function make(happening: Happening, table: HandTable): Promise<void> {
  const { presenter, feed, stage, clock } = table;
  const { what, name, events } = happening;
  const now = table.now();
  const event = eventOf(happening);
  if (what === 'stage' || what === 'lost') table.drawn = what === 'stage';
  if (event !== null) presenter.send(event);
  else if (what === 'update') void feed.push(updateOf(name!));
  else if (what === 'reset') void feed.reset(updateOf(name!));
  else if (what === 'no update') feed.fail();
  else if (what === 'stage') presenter.send({ type: 'STAGE', stage });
  else if (what === 'shown') stage.shown(events!);
  else if (what === 'broken') stage.fail();
  else if (what === 'done' && stage.moving !== null) stage.end();
  else if (what === 'done') clock.increment(PLAIN_TIME);
  else if (!now.settled) clock.increment(DELAYS.thinking);
  else if (now.update?.next === 'over') clock.increment(DELAYS.payOff);
  else clock.increment(dwellOf(now.update));
  await settled();
}

/** The event of the chart with which the time of its state is up. */
export const timeUp = (value: unknown): EventObject | null => {
  const states = {
    'idle quiet': 'thinking.presenter.idle.quiet',
    'reading pace': 'dwell.presenter.reading.pace',
    'over payOff': 'payOff.presenter.over.payOff',
  };
  if (typeof value !== 'object' || value === null) return null;
  const [[state, child]] = Object.entries(value) as [[string, string]];
  const after = states[`${state} ${child}` as keyof typeof states];
  return after === undefined ? null : { type: `xstate.after.${after}` };
};
