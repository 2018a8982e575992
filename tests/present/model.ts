/** The presenter's chart as a model for xstate/graph: with what its feed, its renderers and its page do, but without time. */
import { type EventObject, type SnapshotFrom, initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { presenterMachine } from '../../src/present/presenter.machine.ts';
import type { Update } from '../../src/feed/update.ts';
import { type Happening, eventOf, timeUp } from './happenings.ts';
import { HandStage, type TableSetUp } from './table.ts';
import { type KindName, kindOf, nameOf, pageOf, updateOf, view } from './updates.ts';

type Chart = SnapshotFrom<typeof presenterMachine>;
type Actions = ReturnType<typeof transition<typeof presenterMachine>>[1];

/** Where the model is. */
export interface Snap {
  status: 'active';
  chart: Chart;
  /** whether the feed is being read */
  pulled: boolean;
  /** what the page was told at the last happening */
  said: string[];
}

const said: string[] = [];
const PAGE = pageOf(said);
const STAGE = new HandStage();
const PLAIN = new HandStage();

/** Does what the chart wants done, and sends it what comes of that. */
function after([chart, actions]: [Chart, Actions], pulled: boolean, later: readonly EventObject[] = []): Snap {
  const events: EventObject[] = [];
  const self = { send: (event: EventObject) => void events.push(event) };
  let now = pulled;
  for (const action of actions as unknown as {
    type: string;
    info: object;
    params: { id?: string; event?: EventObject };
    exec(info: object, params: unknown): void;
  }[]) {
    const { type, info, params } = action;
    if (!type.startsWith('xstate.')) action.exec({ ...info, self }, params);
    else if (type === 'xstate.sendTo') now = true;
    else if (type === 'xstate.spawnChild' && params.id === 'show') events.push(...shownAtOnce(chart));
  }
  return sent(chart, now, [...events, ...later]);
}

/** What the plain table does as soon as it is to show an update. */
function shownAtOnce({ context: { stage, update } }: Chart): EventObject[] {
  if (stage !== null) return [];
  if (nameOf(update!) === 'broken') return [{ type: 'BROKEN', error: new Error('broken') } as EventObject];
  const { events, next } = update!;
  return [shown(update!, events.length), ...(next === 'ask' || next === 'over' ? [{ type: 'DONE' }] : [])];
}
const shown = (update: Update, events: number): EventObject =>
  ({ type: 'SHOWN', events, view: { ...update.viewAt(events), decision: null } }) as EventObject;

function sent(chart: Chart, pulled: boolean, [event, ...later]: readonly EventObject[]): Snap {
  if (event === undefined) return { status: 'active', chart, pulled, said: said.splice(0) };
  const taken = event.type === 'UPDATE' ? false : event.type === 'RESET' ? true : pulled;
  return after(transition(presenterMachine, chart, event as never), taken, later);
}

/** The events of the chart that make a happening. */
function eventsOf(happening: Happening, { context: { update }, value }: Chart): EventObject[] {
  const event = eventOf(happening);
  if (event !== null) return [event];
  const { what, name, events } = happening;
  switch (what) {
    case 'update':
      return [{ type: 'UPDATE', update: updateOf(name!) } as EventObject];
    case 'reset':
      return [{ type: 'RESET' }, { type: 'UPDATE', update: updateOf(name!) } as EventObject];
    case 'no update':
      return [{ type: 'FAILED', error: new Error('no update') } as EventObject];
    case 'shown':
      return [shown(update!, events!)];
    case 'done':
      return [{ type: 'DONE' }];
    case 'broken':
      return [{ type: 'BROKEN', error: new Error('broken') } as EventObject];
    case 'stage':
      return [{ type: 'STAGE', stage: STAGE } as EventObject];
    default:
      return [timeUp(value)!];
  }
}

/** A part of what can happen, small enough to go through all of it. */
export interface Case extends TableSetUp {
  name: string;
  /** the updates that may come */
  updates: readonly KindName[];
  /** those that may come while another one is shown or read */
  meanwhile: readonly KindName[];
  jumps: readonly KindName[];
  /** what else may happen, at any time */
  others: readonly Happening[];
}

/** What can happen where the model is. */
function possible({ updates, meanwhile, jumps, others }: Case, { chart, pulled }: Snap): Happening[] {
  if (chart.status !== 'active') return [];
  const { context, value } = chart;
  const animated: Happening[] = [];
  if (value === 'showing') {
    animated.push({ what: 'done' });
    if (context.stage !== null) {
      animated.push({ what: 'broken' });
      for (let n = context.events + 1; n <= context.update!.events.length; n++)
        animated.push({ what: 'shown', events: n });
    }
  }
  const stands = chart.hasTag('settled') || chart.matches('idle');
  return [
    ...(pulled ? (stands ? updates : meanwhile).map((name): Happening => ({ what: 'update', name })) : []),
    ...jumps.map((name): Happening => ({ what: 'reset', name })),
    ...(pulled ? [{ what: 'no update' } as const] : []),
    ...animated,
    ...(timeUp(value) === null ? [] : [{ what: 'time' } as const]),
    ...others,
  ];
}

/** What tells two places of the model apart. */
function textOf({ chart: { context, value }, pulled }: Snap): string {
  const {
    update,
    queue,
    rest,
    automatic,
    unheard,
    step,
    playing,
    speed,
    stage,
    events,
    handover,
    view: shows,
  } = context;
  const stands = typeof value === 'object';
  const now = update && (stands ? [kindOf(nameOf(update)).next, update.events.length > 0] : [nameOf(update), events]);
  return JSON.stringify([
    value,
    now,
    shows.decision?.kind,
    queue.map(nameOf),
    rest !== null,
    automatic !== null,
    value === 'confirming' && unheard,
    step,
    playing,
    speed > 0,
    stage !== null,
    handover,
    pulled,
  ]);
}

export interface Path {
  happenings: Happening[];
  /** the model at the beginning and after each happening */
  snaps: Snap[];
}

/** Happens at the end of each path, so that whatever the page does not show at once is noticed. */
const PROBE: readonly Happening[] = [
  { what: 'heard', how: 'aside' },
  { what: 'reset', name: 'jump' },
  { what: 'play' },
  { what: 'update', name: 'wait' },
];

/** What tells two paths of a sample apart: what happens at the end, where, and what it leads to. */
const sortOf = (last: Happening, from: Snap, to: Snap): string =>
  JSON.stringify([
    last,
    from.chart.value,
    from.chart.context.playing,
    from.chart.context.stage !== null,
    from.pulled,
    to.chart.value,
    to.said.length,
  ]);

/**
 * Everything that can happen in every state that can be reached, each after the shortest way to that state; or, as a sample, whatever
 * leads from one state of the chart to another.
 */
export function pathsOf(one: Case, all = true): Path[] {
  const { drawn, ahead, playing, speed, claim } = one;
  const input = { feed: { ahead }, port: PAGE, plain: PLAIN, view: view('start'), playing, speed, claim };
  const open = (): Snap => {
    const first = after(initialTransition(presenterMachine, input as never), false);
    if (!drawn) return first;
    const then = sent(first.chart, first.pulled, [{ type: 'STAGE', stage: STAGE } as EventObject]);
    return { ...then, said: [...first.said, ...then.said] };
  };
  const next = ({ chart, pulled }: Snap, happening: Happening): Snap =>
    sent(chart, happening.what === 'no update' ? false : pulled, eventsOf(happening, chart));
  const played = (snaps: readonly Snap[], happenings: readonly Happening[]): Snap[] => {
    const found = [...snaps];
    for (const happening of happenings) found.push(next(found.at(-1)!, happening));
    return found;
  };
  const logic = {
    getInitialSnapshot: open,
    transition: (snap: Snap, event: { happening: Happening }) => next(snap, event.happening),
  };
  const ways = getShortestPaths(
    logic as never,
    {
      events: (snap: Snap) => possible(one, snap).map((happening) => ({ type: JSON.stringify(happening), happening })),
      serializeState: textOf,
      serializeEvent: ({ type }: EventObject) => type,
    } as never,
  ) as unknown as { steps: { event: { happening: Happening } }[] }[];
  const sorts = new Set<string>();
  return ways.flatMap(({ steps }) => {
    const way = steps.slice(1).map(({ event }) => event.happening);
    const snaps = played([open()], way);
    const from = snaps.at(-1)!;
    return possible(one, from).flatMap((last) => {
      const to = next(from, last);
      const sort = sortOf(last, from, to);
      if (!all && sorts.has(sort)) return [];
      sorts.add(sort);
      const probe = to.chart.status === 'active' ? PROBE : [];
      return { happenings: [...way, last, ...probe], snaps: played([...snaps, to], probe) };
    });
  });
}
