/**
 * A lesson as a statechart. The director asks for tags, never for state names; each phase (`Coach.phase`) is a tag. Shape: watching → play,
 * opening → play, play ⇄ mistake, play → done | out; showing (the solution is played) from all of them and back to play; closed from
 * everywhere. The coach's sentence goes when its condition no longer holds. The coach helps only when the pupil asks: it outlines a thing
 * and adds a sentence. If the pupil does nothing for a while (`Patience`), the coach only offers help. The context holds what the coach
 * says. The chart plays no move: the director reports each step (`SAW`), already judged.
 */
import { assign, createActor, setup } from 'xstate';
import type { Look } from './judge.ts';
import type { Coach, Later } from './types.ts';

/** What the coach says now, and what the chart has to remember. */
interface Context extends Omit<Coach, 'phase' | 'counts'> {
  par: boolean;
  /** whether the lesson begins with a recording to watch */
  recorded: boolean;
  /** the coach's opening sentences, and the index of the current one */
  opening: Lines;
  taught: number;
  /** whether the solution was shown since the last restart, so that reaching the goal gives only one star */
  shown: boolean;
  /** whether a mistake was made or help asked for since the lesson was opened; without a par, this costs the third star */
  helped: boolean;
  /** the hint to give when the pupil asks for help; null if there is none */
  next: Look['hint'];
}

/** Sentences, each with the thing it points at. */
type Lines = readonly { say: string; at: string }[];

/** How a lesson begins: with a recording to watch (`recorded`), or with `opening` sentences. */
export interface Beginning {
  /** whether the third star is for staying within par; if false, it is for a first try without help */
  par: boolean;
  recorded: boolean;
  opening: Lines;
}

export type LessonEvent =
  /** the pupil takes over after the recording or the opening, or restarts; the next event is SAW, with the new table */
  | { type: 'BEGAN' | 'RESTARTED' }
  /** a step was made; `own`: by the pupil */
  | { type: 'SAW'; own: boolean; look: Look }
  | { type: 'UNDONE'; look: Look }
  | { type: 'RESUMED' | 'NEXT' | 'HINT' | 'SHOW' | 'WATCHED_ON' | 'CLOSE' }
  /** the solution was shown, and the pupil's own table is back */
  | { type: 'SHOWN'; look: Look };

export type Tag = Coach['phase'] | 'may-play' | 'may-undo' | 'may-show' | 'stands-still' | 'stopped' | 'closed';

/** How long the pupil may do nothing before help is offered, ms. */
export type Patience = Readonly<Record<'offer', number>>;

const lookOf = (event: LessonEvent): Look => (event as Extract<LessonEvent, { look: Look }>).look;

const restarted = { target: 'play', actions: ['forget that it was shown', 'start over'] } as const;
const NO_HELP = { hint: 0, help: null, offers: false } as const;

/** Returns the coach's part of the context after a judgement: its tip, a hint that was not followed yet, and what it says before (`lead`). */
function standing(context: Context, { tip, hint, spent }: Look, lead: Context['lead']) {
  const same = context.next?.say === hint?.say;
  return {
    say: tip?.say ?? null,
    at: tip?.at ?? null,
    lead,
    ...(same && hint !== null && context.hint > 0 ? { hint: context.hint, help: hint, offers: false } : NO_HELP),
    spent,
    next: hint,
  } as const;
}

/** The coach says a sentence that is about nothing on the table, or nothing, and gives no help. */
const says = (say: string | null) => ({ say, at: null, lead: null, ...NO_HELP }) as const;

const lesson = setup({
  types: {} as { context: Context; events: LessonEvent; input: Beginning; tags: Tag },
  delays: {} as Patience, // provided by `lessonChart`
  guards: {
    'a recording comes first': ({ context }) => context.recorded,
    'an opening comes first': ({ context }) => context.opening.length > 0,
    'more is to be said': ({ context }) => context.taught + 1 < context.opening.length,
    'the goal is reached': ({ event }) => lookOf(event).verdict === 'goal',
    'a mistake was made': ({ event }) => lookOf(event).verdict === 'mistake',
    'nothing more can be tried': ({ event }) => lookOf(event).verdict === 'ends',
    'no help was asked for': ({ context }) => context.next !== null && context.hint === 0,
  },
  actions: {
    'ask to watch': assign({ say: 'watch', at: null, lead: null }),
    'show round': assign(({ context }) => ({ taught: 0, lead: null, ...context.opening[0]! })),
    'say the next sentence': assign(({ context }) => ({
      taught: context.taught + 1,
      ...context.opening[context.taught + 1]!,
    })),
    'start over': assign({ ...says(null), stars: 0, spent: 0, next: null }),
    'forget that it was shown': assign({ shown: false }),
    praise: assign(({ context, event }) => {
      const { spent, atPar } = lookOf(event);
      const stars = context.shown ? 1 : atPar && (context.par || !context.helped) ? 3 : 2;
      return { ...says('done'), spent, stars };
    }),
    'tell the mistake': assign(({ event }) => {
      const { mistake, spent } = lookOf(event);
      const lead = mistake!.luck === true ? ('luck' as const) : null;
      return { ...says(mistake!.say), at: mistake!.at ?? null, lead, spent, helped: true };
    }),
    'say that this is all': assign(({ event }) => ({ ...says('out'), spent: lookOf(event).spent, helped: true })),
    'say what stands': assign(({ context, event }) =>
      standing(
        context,
        lookOf(event),
        event.type === 'SAW' && !event.own && context.lead === 'again' ? context.lead : null,
      ),
    ),
    'ask to try again': assign(({ context, event }) => standing(context, lookOf(event), 'again')),
    'say that it goes on': assign({ lead: 'resumed' }),
    'say that it is shown': assign({ ...says('showing'), stars: 0, spent: 0, shown: true }),
    'say that it is the pupil’s turn': assign(
      ({ context, event }) => ({ ...standing(context, lookOf(event), 'your-turn'), ...NO_HELP, stars: 0 }) as const,
    ),
    'say what came after': assign({ say: 'after' }),
    'ask whether help is wanted': assign({ offers: true }),
    'give the hint': assign(({ context }) => ({ hint: 1, help: context.next, offers: false, helped: true }) as const),
  },
});

/** Builds a lesson's statechart. Tag `stands-still`: the table shows no decision; tag `stopped`: the script makes no more moves. */
export const lessonChart = (patience: Patience) =>
  lesson
    .createMachine({
      id: 'lesson',
      initial: 'beginning',
      context: ({ input: { par, recorded, opening } }) => ({
        par,
        helped: false,
        recorded,
        opening,
        taught: 0,
        shown: false,
        next: null,
        ...says(null),
        stars: 0,
        spent: 0,
      }),
      on: { CLOSE: '.closed' },
      states: {
        beginning: {
          always: [
            { guard: 'a recording comes first', target: 'watching' },
            { guard: 'an opening comes first', target: 'opening' },
            { target: 'play' },
          ],
        },
        watching: {
          tags: ['watching', 'stands-still'],
          entry: 'ask to watch',
          on: { BEGAN: { target: 'play', actions: 'start over' }, RESTARTED: restarted },
        },
        opening: {
          tags: ['opening', 'stands-still'],
          entry: 'show round',
          on: {
            NEXT: { guard: 'more is to be said', actions: 'say the next sentence' },
            BEGAN: { target: 'play', actions: 'start over' },
            RESTARTED: restarted,
          },
        },
        play: {
          tags: ['play', 'may-play', 'may-undo', 'may-show'],
          on: {
            SAW: [
              { guard: 'the goal is reached', target: 'done', actions: 'praise' },
              { guard: 'a mistake was made', target: 'mistake', actions: 'tell the mistake' },
              { guard: 'nothing more can be tried', target: 'out', actions: 'say that this is all' },
              { target: 'play', reenter: true, actions: 'say what stands' },
            ],
            UNDONE: { target: 'play', reenter: true, actions: 'say what stands' },
            RESTARTED: { ...restarted, reenter: true },
            RESUMED: { actions: 'say that it goes on' },
            HINT: { guard: 'no help was asked for', actions: 'give the hint' },
            SHOW: 'showing',
          },
          after: { offer: { guard: 'no help was asked for', actions: 'ask whether help is wanted' } },
        },
        mistake: {
          tags: ['mistake', 'may-undo', 'may-show', 'stands-still', 'stopped'],
          on: {
            UNDONE: { target: 'play', actions: 'ask to try again' },
            SHOW: 'showing',
            RESTARTED: restarted,
          },
        },
        out: { tags: ['out', 'may-show', 'stands-still', 'stopped'], on: { SHOW: 'showing', RESTARTED: restarted } },
        done: {
          tags: ['done', 'may-show', 'stands-still', 'stopped'],
          on: { SHOW: 'showing', RESTARTED: restarted, WATCHED_ON: { actions: 'say what came after' } },
        },
        showing: {
          tags: ['showing', 'stands-still'],
          entry: 'say that it is shown',
          // SAW now comes from the solution's table, so it is ignored: no tips or mistakes are announced.
          on: { SHOWN: { target: 'play', actions: 'say that it is the pupil’s turn' } },
        },
        closed: { tags: ['closed', 'out', 'stands-still', 'stopped'], type: 'final' },
      },
    })
    .provide({ delays: patience });

/** Starts the chart of one lesson and returns its actor. `later` runs the chart's timers. */
export function lessonLife(patience: Patience, beginning: Beginning, later: Later) {
  const clock = {
    setTimeout: (run: () => void, ms: number) => later(run, ms),
    clearTimeout: (stop: () => void) => stop(),
  };
  return createActor(lessonChart(patience), { input: beginning, clock }).start();
}
