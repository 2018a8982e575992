/**
 * A lesson as a statechart. The director asks for tags, never for state names; each phase (`Coach.phase`) is a tag.
 * Shape: watching → play ⇄ mistake, play → done | out; showing (the solution is played) from all of them and back to play; closed from
 * everywhere. While the pupil does nothing, play goes from silent to pulse, sentence and arrow: after the times passed in (`Patience`),
 * counted from the pupil's last move, or at once when the pupil asks for a hint.
 * The context holds what the coach says. No move is played here: the director reports each step (`SAW`), already judged.
 */
import { assign, createActor, setup } from 'xstate';
import type { Look } from './judge.ts';
import type { Coach, Later } from './types.ts';

/** What the coach says now, and what the chart has to remember. */
interface Context extends Omit<Coach, 'phase'> {
  /** the lesson begins with a recording to watch */
  recorded: boolean;
  /** the solution was shown since the last restart, so reaching the goal gives only one star */
  shown: boolean;
  /** the hint to give when the pupil needs one; null for none */
  next: Look['hint'];
}

export type LessonEvent =
  /** the pupil takes over after the recording, or starts again; the new table then comes as SAW */
  | { type: 'BEGAN' | 'RESTARTED' }
  /** a step was made; `own`: by the pupil */
  | { type: 'SAW'; own: boolean; look: Look }
  | { type: 'TAKEN_BACK'; look: Look }
  | { type: 'RESUMED' | 'HINT' | 'SHOW' | 'WATCHED_ON' | 'CLOSE' }
  /** the solution was shown, and the pupil's own table is back */
  | { type: 'SHOWN'; look: Look };

export type Tag = Coach['phase'] | 'may-play' | 'may-take-back' | 'may-show' | 'stands-still' | 'stopped' | 'closed';

/** How long the pupil may do nothing before each level of help comes, ms. */
export type Patience = Readonly<Record<'pulse' | 'sentence' | 'arrow', number>>;

const lookOf = (event: LessonEvent): Look => (event as Extract<LessonEvent, { look: Look }>).look;

const restarted = { target: 'play', actions: ['forget that it was shown', 'say what it teaches'] } as const;

/** The chart. `stands-still`: the table shows no decision; `stopped`: the script makes no more moves. */
export function lessonChart(patience: Patience) {
  return setup({
    types: {} as { context: Context; events: LessonEvent; input: { recorded: boolean }; tags: Tag },
    delays: { ...patience },
    guards: {
      'a recording comes first': ({ context }) => context.recorded,
      'the goal is reached': ({ event }) => lookOf(event).verdict === 'goal',
      'a mistake was made': ({ event }) => lookOf(event).verdict === 'mistake',
      'nothing more can be tried': ({ event }) => lookOf(event).verdict === 'ends',
      'a hint says more than this': ({ context }, { level }: { level: number }) =>
        context.next !== null && context.hint < level,
    },
    actions: {
      'ask to watch': assign({ say: 'watch', at: null }),
      'say what it teaches': assign({ say: 'teaches', at: null, hint: 0, stars: 0, spent: 0, next: null }),
      'forget that it was shown': assign({ shown: false }),
      praise: assign(({ context, event }) => {
        const { spent, atPar } = lookOf(event);
        return { say: 'done', at: null, hint: 0, spent, stars: context.shown ? 1 : atPar ? 3 : 2 } as const;
      }),
      'tell the mistake': assign(({ event }) => {
        const { mistake, spent } = lookOf(event);
        return { say: mistake!.say, at: mistake!.at ?? null, hint: 0, spent } as const;
      }),
      'say that this is all': assign(({ event }) => ({ say: 'out', at: null, hint: 0, spent: lookOf(event).spent })),
      // A tip told at the first of several script moves stays until the pupil has moved.
      'say the tip': assign(({ context, event }) => {
        const { tip, hint, spent } = lookOf(event);
        const { say, at } = event.type === 'SAW' && event.own ? { say: null, at: null } : context;
        return { ...(tip ? { say: tip.say, at: tip.at ?? null } : { say, at }), hint: 0, spent, next: hint } as const;
      }),
      'fall silent': assign(({ event }) => {
        const { hint, spent } = lookOf(event);
        return { say: null, at: null, hint: 0, spent, next: hint } as const;
      }),
      'say that it goes on': assign({ say: ({ context }) => context.say ?? 'resumed' }),
      'say that it is shown': assign({ say: 'showing', at: null, hint: 0, stars: 0, spent: 0, shown: true }),
      'say that it is the pupil’s turn': assign(({ event }) => {
        const { hint, spent } = lookOf(event);
        return { say: 'your-turn', at: null, hint: 0, stars: 0, spent, next: hint } as const;
      }),
      'say what came after': assign({ say: 'after' }),
      'make it pulse': assign({ hint: 1, say: null, at: ({ context }) => context.next!.at }),
      'say the hint': assign(({ context }) => ({ hint: 2, say: context.next!.say, at: context.next!.at }) as const),
      'point with an arrow': assign(
        ({ context }) => ({ hint: 3, say: context.next!.say, at: context.next!.at }) as const,
      ),
    },
  }).createMachine({
    id: 'lesson',
    initial: 'opening',
    context: ({ input: { recorded } }) => ({
      recorded, shown: false, next: null, say: 'teaches', at: null, hint: 0, stars: 0, spent: 0,
    }), // prettier-ignore
    on: { CLOSE: '.closed' },
    states: {
      opening: { always: [{ guard: 'a recording comes first', target: 'watching' }, { target: 'play' }] },
      watching: {
        tags: ['watching', 'stands-still'],
        entry: 'ask to watch',
        on: { BEGAN: { target: 'play', actions: 'say what it teaches' }, RESTARTED: restarted },
      },
      play: {
        tags: ['play', 'may-play', 'may-take-back', 'may-show'],
        initial: 'silent',
        on: {
          SAW: [
            { guard: 'the goal is reached', target: 'done', actions: 'praise' },
            { guard: 'a mistake was made', target: 'mistake', actions: 'tell the mistake' },
            { guard: 'nothing more can be tried', target: 'out', actions: 'say that this is all' },
            { target: 'play', reenter: true, actions: 'say the tip' },
          ],
          TAKEN_BACK: { target: 'play', reenter: true, actions: 'fall silent' },
          RESTARTED: { ...restarted, reenter: true },
          RESUMED: { actions: 'say that it goes on' },
          SHOW: 'showing',
        },
        after: {
          pulse: { guard: { type: 'a hint says more than this', params: { level: 1 } }, target: '.pulse' },
          sentence: { guard: { type: 'a hint says more than this', params: { level: 2 } }, target: '.sentence' },
          arrow: { guard: { type: 'a hint says more than this', params: { level: 3 } }, target: '.arrow' },
        },
        states: {
          silent: {
            on: { HINT: { guard: { type: 'a hint says more than this', params: { level: 1 } }, target: 'pulse' } },
          },
          pulse: { entry: 'make it pulse', on: { HINT: 'sentence' } },
          sentence: { entry: 'say the hint', on: { HINT: 'arrow' } },
          arrow: { entry: 'point with an arrow' },
        },
      },
      mistake: {
        tags: ['mistake', 'may-take-back', 'may-show', 'stands-still', 'stopped'],
        on: { TAKEN_BACK: { target: 'play', actions: 'fall silent' }, SHOW: 'showing', RESTARTED: restarted },
      },
      out: { tags: ['out', 'may-show', 'stands-still', 'stopped'], on: { SHOW: 'showing', RESTARTED: restarted } },
      done: {
        tags: ['done', 'may-show', 'stands-still', 'stopped'],
        on: { SHOW: 'showing', RESTARTED: restarted, WATCHED_ON: { actions: 'say what came after' } },
      },
      showing: {
        tags: ['showing', 'stands-still'],
        entry: 'say that it is shown',
        // SAW now comes from the solution's table, so it is ignored: no tips or mistakes are told.
        on: { SHOWN: { target: 'play', actions: 'say that it is the pupil’s turn' } },
      },
      closed: { tags: ['closed', 'out', 'stands-still', 'stopped'], type: 'final' },
    },
  });
}

/** Starts the chart of one lesson and returns its actor. `recorded`: it begins with a recording; `later`: its timer. */
export function lessonLife(patience: Patience, recorded: boolean, later: Later) {
  const clock = {
    setTimeout: (run: () => void, ms: number) => later(run, ms),
    clearTimeout: (stop: () => void) => stop(),
  };
  return createActor(lessonChart(patience), { input: { recorded }, clock }).start();
}
