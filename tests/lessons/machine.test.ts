/**
 * The chart of lessons as a model (xstate/graph): from every state that can be reached, everything that can happen there is made to happen
 * in a lesson that is really played, and what the coach then says must be what the chart says. `STEPS` says, apart from the chart, what
 * can happen where and what it must come to: an arc that is missing in the chart is missed here.
 */
import { getShortestPaths } from 'xstate/graph';
import { type EventObject, type SnapshotFrom, getNextSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { openLesson } from '../../src/lessons/director.ts';
import type { Look } from '../../src/lessons/judge.ts';
import { type LessonEvent, lessonChart } from '../../src/lessons/lesson.machine.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { openRecording } from '../../src/lessons/recording.ts';
import type { Coach, LessonSession } from '../../src/lessons/types.ts';
import { readFeed } from '../support/match.ts';
import { type StairMove, type StairTypes, fromTable, lessonOf, stairs, walk } from './stairs.ts';

const PATIENCE = { offer: 30_000 };
const PHASES: readonly Coach['phase'][] = ['watching', 'opening', 'play', 'mistake', 'out', 'done', 'showing'];
type Snap = SnapshotFrom<ReturnType<typeof lessonChart>>;

/** The lesson made from a recording, and the one that begins with two sentences. */
const LESSONS = {
  recording: lessonOf(),
  opening: fromTable({
    opening: [
      { say: 'you', at: 'south' },
      { say: 'they', at: 'north' },
    ],
  }),
};
const lesson = LESSONS.recording;
const [hint] = lesson.hints;
const [fell, caught] = lesson.mistakes;
/** The tip of both lessons. */
const TEACHES = { say: 'teaches' };
const look = (changes: Partial<Look>): Look => ({
  verdict: 'goes-on',
  mistake: null,
  tip: TEACHES,
  hint: hint!,
  spent: 0,
  atPar: true,
  counts: [],
  ...changes,
});

/** A lesson that is played, with its clock in hand. */
interface Played {
  open: LessonSession<StairTypes>;
  /** Nothing is done for so long since the pupil's last move, ms. */
  idle(ms: number): void;
  play(verb: StairMove['do']): void;
  show(): void;
  shown(): Promise<void>;
  resumed(): void;
}

/** A lesson that somebody reads as fast as it comes. */
function reading(open: LessonSession<StairTypes>): LessonSession<StairTypes> {
  void readFeed(open.feed);
  return open;
}

function begin(lesson: Lesson): Played {
  let timers: { run: () => void; ms: number }[] = [];
  let release = (): void => {};
  let showing: Promise<void> = Promise.resolve();
  const opened = (): LessonSession<StairTypes> =>
    reading(
      openLesson(stairs, lesson, {
        recording: (name) => openRecording(stairs, { walk: walk() }, name),
        later(run, ms) {
          const timer = { run, ms };
          timers.push(timer);
          return () => (timers = timers.filter((one) => one !== timer));
        },
        done: () => {},
      }),
    );
  const played: Played = {
    open: opened(),
    idle(ms) {
      for (const due of timers.filter((one) => one.ms <= ms)) {
        timers = timers.filter((one) => one !== due);
        due.run();
      }
    },
    play: (verb) => played.open.play({ do: verb }),
    show() {
      const stop = new AbortController();
      release = () => stop.abort();
      showing = played.open.showMe(stop.signal);
    },
    async shown() {
      release();
      await showing;
    },
    resumed() {
      const attempt = played.open.attempt();
      timers = [];
      played.open = opened();
      played.open.resume(attempt);
    },
  };
  return played;
}

/** Nobody does anything before it. */
const BEGINNING = 'the table is seen as it begins';

interface Step {
  /** what happens, in words */
  name: string;
  from: readonly Coach['phase'][];
  /** only where the lesson can bring it about */
  when?: (context: Snap['context']) => boolean;
  event: (context: Snap['context']) => LessonEvent | { type: `xstate.after.${string}` };
  make: (played: Played) => void | Promise<void>;
  to: (context: Snap['context']) => Partial<Coach>;
}
const all: readonly Coach['phase'][] = ['play', 'mistake', 'out', 'done'];

const STEPS: readonly Step[] = [
  {
    name: 'the pupil takes over',
    from: ['watching'],
    event: () => ({ type: 'BEGAN' }),
    make: ({ open }) => open.watch(AbortSignal.abort()),
    to: () => ({ phase: 'play', say: 'teaches', hint: 0, spent: 0 }),
  },
  {
    name: 'the next sentence of the opening',
    from: ['opening'],
    when: ({ taught: told }) => told === 0,
    event: () => ({ type: 'NEXT' }),
    make: ({ open }) => open.next(),
    to: () => ({ phase: 'opening', say: 'they', at: 'north' }),
  },
  {
    name: 'the opening is over, or left out',
    from: ['opening'],
    event: () => ({ type: 'BEGAN' }),
    make: ({ open }) => (open.coach().say === 'they' ? open.next() : open.begin()),
    to: () => ({ phase: 'play', say: 'teaches', at: null }),
  },
  {
    name: BEGINNING,
    from: ['play'],
    when: ({ next }) => next === null,
    event: ({ spent }) => ({ type: 'SAW', own: false, look: look({ spent }) }),
    make: () => {},
    to: () => ({ phase: 'play', say: 'teaches', hint: 0, spent: 0 }),
  },
  {
    name: 'a move, and it goes on',
    from: ['play'],
    when: ({ spent }) => spent === 0,
    event: () => ({ type: 'SAW', own: true, look: look({ spent: 1 }) }),
    make: ({ play }) => play('wander'),
    to: () => ({ phase: 'play', say: 'teaches', lead: null, spent: 1 }),
  },
  {
    name: 'the goal',
    from: ['play'],
    event: ({ spent }) => ({
      type: 'SAW',
      own: true,
      look: look({ verdict: 'goal', spent: spent + 1, atPar: spent === 0 }),
    }),
    make: ({ play }) => play('climb'),
    to: ({ spent, shown }) => ({
      phase: 'done',
      say: 'done',
      spent: spent + 1,
      stars: shown ? 1 : spent === 0 ? 3 : 2,
    }),
  },
  {
    name: 'a mistake',
    from: ['play'],
    event: ({ spent }) => ({
      type: 'SAW',
      own: true,
      look: look({ verdict: 'mistake', mistake: fell!, spent, atPar: spent < 2 }),
    }),
    make: ({ play }) => play('jump'),
    to: () => ({ phase: 'mistake', say: 'fell', at: 'step', hint: 0 }),
  },
  {
    name: 'a mistake that the other side shows',
    from: ['play'],
    event: ({ spent }) => ({
      type: 'SAW',
      own: false,
      look: look({ verdict: 'mistake', mistake: caught!, spent, atPar: spent < 2 }),
    }),
    make: ({ play }) => play('follow'),
    to: () => ({ phase: 'mistake', say: 'caught', at: 'north', hint: 0 }),
  },
  {
    name: 'nothing more can be tried',
    from: ['play'],
    event: ({ spent }) => ({ type: 'SAW', own: true, look: look({ verdict: 'ends', spent, atPar: spent < 2 }) }),
    make: ({ play }) => play('sulk'),
    to: () => ({ phase: 'out', say: 'out', at: null, hint: 0 }),
  },
  {
    name: 'a move is taken back',
    from: ['play'],
    when: ({ spent }) => spent === 1,
    event: () => ({ type: 'UNDONE', look: look({}) }),
    make: ({ open }) => void open.undo(),
    to: () => ({ phase: 'play', say: 'teaches', spent: 0 }),
  },
  {
    name: 'a mistake is taken back',
    from: ['mistake'],
    event: ({ spent }) => ({ type: 'UNDONE', look: look({ spent }) }),
    make: ({ open }) => open.undoMistake(),
    to: ({ spent }) => ({ phase: 'play', say: 'teaches', at: null, lead: 'again', spent }),
  },
  {
    name: 'an attempt that was left goes on',
    from: ['play'],
    when: ({ spent, shown, hint: given, lead, offers, say }) =>
      spent === 1 && !shown && given === 0 && lead === null && !offers && say === 'teaches',
    event: () => ({ type: 'RESUMED' }),
    make: ({ resumed }) => resumed(),
    to: () => ({ phase: 'play', say: 'teaches', lead: 'resumed', spent: 1 }),
  },
  {
    name: 'help is asked for',
    from: ['play'],
    when: ({ hint: given }) => given === 0,
    event: () => ({ type: 'HINT' }),
    make: ({ open }) => open.hint(),
    // A hint is added: what stands stays.
    to: () => ({
      phase: 'play',
      hint: 1,
      say: 'teaches',
      at: null,
      offers: false,
      help: { say: 'go-up', at: 'stair' },
    }),
  },
  {
    name: 'nothing is done for a while: help is offered, and no more',
    from: ['play'],
    when: ({ hint: given, offers }) => given === 0 && !offers,
    event: () => ({ type: 'xstate.after.offer.lesson.play' }),
    make: ({ idle }) => idle(PATIENCE.offer),
    to: () => ({ phase: 'play', hint: 0, help: null, say: 'teaches', at: null, offers: true }),
  },
  {
    name: 'show me',
    from: all,
    when: ({ spent, say }) => spent === 0 || say === 'out' || say === 'done',
    event: () => ({ type: 'SHOW' }),
    make: ({ show }) => show(),
    to: () => ({ phase: 'showing', say: 'showing', hint: 0 }),
  },
  {
    name: 'it was shown',
    from: ['showing'],
    event: () => ({ type: 'SHOWN', look: look({}) }),
    make: ({ shown }) => shown(),
    to: () => ({ phase: 'play', say: 'teaches', lead: 'your-turn', hint: 0, spent: 0, stars: 0 }),
  },
  {
    name: 'the rest of the recording was watched',
    from: ['done'],
    when: ({ recorded }) => recorded,
    event: () => ({ type: 'WATCHED_ON' }),
    make: ({ open }) => open.watchOn(new AbortController().signal),
    to: () => ({ phase: 'done', say: 'after' }),
  },
  {
    name: 'once more',
    from: ['watching', 'opening', ...all],
    event: () => ({ type: 'RESTARTED' }),
    make: ({ open }) => open.restart(),
    to: () => ({ phase: 'play', say: 'teaches', at: null, hint: 0, stars: 0, spent: 0 }),
  },
  {
    name: 'the lesson is left',
    from: ['watching', 'opening', 'showing', ...all],
    event: () => ({ type: 'CLOSE' }),
    make: ({ open }) => open.close(),
    to: () => ({}),
  },
];

const phaseOf = (snapshot: Snap): Coach['phase'] => PHASES.find((one) => snapshot.hasTag(one))!;
function possible(snapshot: Snap): Step[] {
  if (snapshot.hasTag('closed')) return [];
  const phase = phaseOf(snapshot);
  const found = STEPS.filter(({ from, when }) => from.includes(phase) && (when?.(snapshot.context) ?? true));
  const beginning = found.find((step) => step.name === BEGINNING);
  return beginning ? [beginning] : found;
}
const eventsOf = (snapshot: Snap): EventObject[] => possible(snapshot).map((step) => step.event(snapshot.context));
const textOf = (snapshot: Snap): string => {
  const { next, ...said } = snapshot.context;
  return JSON.stringify([snapshot.value, said, next === null]);
};

const chart = lessonChart(PATIENCE);
const isOne = (step: Step, snapshot: Snap, event: EventObject): boolean =>
  JSON.stringify(step.event(snapshot.context)) === JSON.stringify(event);

describe('the chart of lessons, played', () => {
  const pathsOf = (input: { par: boolean; recorded: boolean; opening: Lesson['opening'] }) =>
    getShortestPaths(chart, {
      input,
      events: eventsOf as never,
      filterEvents: (snapshot: Snap, event: EventObject) =>
        possible(snapshot).some((step) => isOne(step, snapshot, event)),
      serializeState: textOf,
      serializeEvent: (event: EventObject) => JSON.stringify(event),
    } as never);
  it('reaches every state, and everything that can happen there comes to what it must', async () => {
    const states = new Set<string>();
    const taken = new Set<string>();
    for (const [path, one] of [
      ...pathsOf({ par: true, recorded: true, opening: [] }).map((each) => [each, LESSONS.recording] as const),
      ...pathsOf({ par: true, recorded: false, opening: LESSONS.opening.opening }).map(
        (each) => [each, LESSONS.opening] as const,
      ),
    ]) {
      const last = path.state as Snap;
      states.add(JSON.stringify(last.value));
      for (const step of [null, ...possible(last)]) {
        if (step === null && possible(last).length > 0) continue;
        const played = begin(one);
        const events = path.steps.slice(1).map((each) => each.event as EventObject);
        let snapshot = path.steps[0]!.state as Snap;
        const said = (): void => {
          if (snapshot.hasTag('closed')) return;
          const { at, lead, hint: given, help, offers, stars, spent, next } = snapshot.context;
          // Where the pupil begins, the lesson has already looked at the table (BEGINNING), and the chart has not.
          const say = phaseOf(snapshot) === 'play' && next === null ? 'teaches' : snapshot.context.say;
          const told = { say, at, lead, hint: given, help, offers, stars, spent, counts: [] };
          expect(played.open.coach()).toEqual({ phase: phaseOf(snapshot), ...told });
          expect(played.open.status().undo === null).toBe(
            !snapshot.hasTag('may-undo') || played.open.attempt().length === 0,
          );
          expect(played.open.view().decision === null).toBe(snapshot.hasTag('stands-still'));
        };
        for (const event of step === null ? events : [...events, step.event(last.context)]) {
          const now = possible(snapshot).find((each) => isOne(each, snapshot, event))!;
          const [arc] = chart.getTransitionData(snapshot, event as never);
          taken.add(`${arc?.source.id} ${arc?.eventType} ${arc?.target?.map((node) => node.id).join() ?? '='}`);
          const { context } = snapshot;
          await now.make(played);
          snapshot = getNextSnapshot(chart, snapshot, event as never);
          if (!snapshot.hasTag('closed')) expect(played.open.coach(), now.name).toMatchObject(now.to(context));
          said();
        }
      }
    }
    expect(states.size).toBe(8);
    expect(taken).toEqual(arcs());
  });
});

/** Every arc that is drawn, but for the way in (`always`). */
function arcs(): Set<string> {
  const found = new Set<string>();
  const visit = (node: typeof chart.root): void => {
    for (const transitions of node.transitions.values())
      for (const { source, eventType, target } of transitions)
        found.add(`${source.id} ${eventType} ${target?.map((one) => one.id).join() ?? '='}`);
    for (const child of Object.values(node.states)) visit(child as typeof chart.root);
  };
  visit(chart.root);
  return found;
}
