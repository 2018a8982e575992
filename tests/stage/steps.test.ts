/** How the events of a frame become steps: what plays together, how long, which sounds, and on which table each step ends. */
import { describe, expect, it } from 'vitest';
import type { GameTypes } from '../../src/core/game.ts';
import type { Update } from '../../src/feed/update.ts';
import { type CardNode, type StageModel, differences } from '../../src/stage/model.ts';
import { type Clip, effect } from '../../src/stage/motion.ts';
import { type Step, Player } from '../../src/stage/player.ts';
import {
  type EventAnimation,
  type Choreo,
  type AnimationContext,
  groupsOf,
  stepsOfUpdate,
} from '../../src/stage/steps.ts';

interface Event {
  type: string;
  seat?: string;
}
interface View {
  at: number;
  asked: boolean;
}
interface Laid {
  nodes: StageModel;
}
type Here = AnimationContext<Laid, View, Event>;
type Moves = Choreo<Event, Here>;

const card = (x: number, more: Partial<CardNode> = {}): CardNode => ({
  kind: 'card',
  x,
  y: 0,
  w: 10,
  h: 14,
  rot: 0,
  alpha: 1,
  z: 1,
  face: 'a',
  across: false,
  up: true,
  shade: 0,
  flip: 1,
  badges: [],
  ...more,
});
const laid = (x: number): StageModel => new Map([['a', card(x)]]);
/** The choreography of a type of event: `beat` in full and reduced. */
const choreo = (ms: number, more: Partial<Moves> = {}, animation: Partial<EventAnimation> = {}): Moves => ({
  ms,
  full: (_event, _stage, long) => ({ ms: long, ...animation }),
  reduced: (_event, _stage, long) => ({ ms: long, ...animation }),
  cue: null,
  ...more,
});
const e = (type: string, seat?: string): Event => (seat === undefined ? { type } : { type, seat });

/** A frame of these events, each of which moves the one card of the table by one (`still`: but not those). */
function updateOf(
  events: Event[],
  { still = [] as string[], after = null as number | null, kind = 'play' as 'play' | 'jump' } = {},
) {
  const at = (n: number): number => events.slice(0, n).filter(({ type }) => !still.includes(type)).length;
  return {
    index: 1,
    viewer: 'a',
    kind,
    move: null,
    reason: null,
    events,
    before: { at: 0, asked: true },
    after: { at: after ?? at(events.length), asked: true },
    viewAt: (n: number) => ({ at: at(n), asked: true }),
  } as unknown as Update<GameTypes>;
}
/** Steps by a choreography for each type of event; `seen`: what the choreography was given. */
function stepsBy(moves: Record<string, Moves>, update: Update<GameTypes>, reduced = false) {
  const views: View[] = [];
  const score = {
    choreoOf: (event: Event) => moves[event.type]!,
    layout: (view: View) => {
      views.push(view);
      return { nodes: laid(view.at * 100) };
    },
    context: (base: Here) => base,
    unasked: (view: View) => ({ ...view, asked: false }),
  };
  return {
    ...stepsOfUpdate<GameTypes, Laid, AnimationContext<Laid, GameTypes['view'], Event>>(
      update,
      score as never,
      reduced,
    ),
    views,
  };
}
const heard = (steps: readonly Step[]): string[][] => steps.map(({ cues }) => cues.map(({ cue }) => cue));
const lengths = (steps: readonly Step[]): number[] => steps.map(({ clip }) => clip.ms);
const x = (model: StageModel): number => model.get('a')!.x;

describe('groups of events', () => {
  const moves: Record<string, Pick<Moves, 'withNext' | 'batch' | 'seats'>> = {
    paid: { withNext: true },
    spent: { withNext: (event) => event.seat === 'a' },
    drawn: { batch: 60 },
    dealt: { batch: 60, seats: 'all' },
    moved: {},
  };
  const groups = (...events: Event[]): string[] =>
    groupsOf(events, (event) => moves[event.type]!).map((group) =>
      group.events.map(({ type, seat = '' }) => `${type}${seat}`).join(' '),
    );

  it('take in what plays with the event that follows, at the end of a frame alone', () => {
    expect(groups(e('paid'), e('paid'), e('moved'), e('paid'))).toEqual(['paid paid moved', 'paid']);
    expect(groups(e('spent', 'a'), e('moved'), e('spent', 'b'), e('moved'))).toEqual([
      'spenta moved',
      'spentb',
      'moved',
    ]);
    expect(groups()).toEqual([]);
  });

  it('take in events of the same type and seat that follow each other, where they are played so', () => {
    expect(groups(e('moved'), e('moved'))).toEqual(['moved', 'moved']);
    expect(groups(e('drawn', 'a'), e('drawn', 'a'), e('drawn', 'b'), e('moved'), e('drawn', 'b'))).toEqual([
      'drawna drawna',
      'drawnb',
      'moved',
      'drawnb',
    ]);
    expect(groups(e('dealt', 'a'), e('dealt', 'b'), e('dealt'))).toEqual(['dealta dealtb dealt']);
    // What was paid for a card begins another group.
    expect(groups(e('drawn'), e('paid'), e('drawn'), e('drawn'))).toEqual(['drawn', 'paid drawn drawn']);
  });

  it('hold no more than twelve of a kind', () => {
    const sizes = groupsOf(
      Array.from({ length: 27 }, () => e('drawn')),
      (event) => moves[event.type]!,
    ).map(({ events }) => events.length);
    expect(sizes).toEqual([12, 12, 3]);
  });
});

describe('the steps of a frame', () => {
  it('are one for each group, end on the table after it, and say how many events they have shown', () => {
    const { steps, events, layouts, last } = stepsBy(
      { moved: choreo(200), drawn: choreo(100, { batch: 50 }) },
      updateOf([e('moved'), e('drawn'), e('drawn'), e('drawn')]),
    );
    expect(lengths(steps)).toEqual([200, 200]);
    expect(events).toEqual([1, 4]);
    expect(steps.map(({ target }) => x(target))).toEqual([100, 400]);
    expect(layouts.map(({ nodes }) => x(nodes))).toEqual([100, 400]);
    expect(x(last.nodes)).toBe(400);
    expect(layouts[1]).toBe(last);
  });

  it('lay out the tables between events without the open question, and the last one with it', () => {
    const { views } = stepsBy({ moved: choreo(200) }, updateOf([e('moved'), e('moved')]));
    expect(views).toContainEqual({ at: 1, asked: false });
    expect(views).toContainEqual({ at: 2, asked: true });
    expect(views).not.toContainEqual({ at: 1, asked: true });
  });

  it('sound once for a group, however many cards it moves, and once for each of its other sounds', () => {
    const moves = {
      paid: choreo(0, { withNext: true, cue: 'coin' }),
      drawn: choreo(100, { batch: 50, cue: 'draw' }),
      moved: choreo(100, { cue: () => ({ cue: 'slide', rate: 2 }) }),
      quiet: choreo(100, { cue: () => null }),
    };
    const { steps } = stepsBy(
      moves,
      updateOf([e('paid'), e('paid'), e('drawn'), e('drawn'), e('drawn'), e('moved'), e('quiet'), e('drawn')]),
    );
    expect(heard(steps)).toEqual([['coin', 'draw'], ['slide'], [], ['draw']]);
    expect(steps[1]!.cues).toEqual([{ cue: 'slide', rate: 2 }]);
    const played: string[] = [];
    const player = new Player({ speed: () => 1, sound: ({ cue }) => void played.push(cue) });
    player.set(laid(0));
    void player.play(steps);
    for (let i = 0; i < 200; i++) player.tick(20);
    expect(player.idle).toBe(true);
    expect(played).toEqual(['coin', 'draw', 'slide', 'draw']);
  });

  it('begin the events of a batch one after the other, with motion', () => {
    const at: [number, number][] = [];
    const begun: string[] = [];
    const clip = (name: string): Clip => ({ ms: 100, begin: () => void begun.push(name), at: () => {} });
    const moves: Record<string, Moves> = {
      drawn: {
        ...choreo(100, { batch: 50 }),
        full: (_event, { index, of }, ms) => {
          at.push([index, of]);
          return { ms, fx: [clip(`card ${index}`)] };
        },
      },
    };
    const update = updateOf([e('drawn'), e('drawn'), e('drawn')]);
    const { steps } = stepsBy(moves, update);
    expect(at).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(lengths(steps)).toEqual([200]);
    const player = new Player({ speed: () => 1 });
    player.set(laid(0));
    void player.play(steps);
    player.tick(40);
    expect(begun).toEqual(['card 0']);
    player.tick(20);
    expect(begun).toEqual(['card 0', 'card 1']);
    player.tick(60);
    expect(begun).toEqual(['card 0', 'card 1', 'card 2']);
  });

  it('tell the choreography what comes next: the main event of the next group', () => {
    const next: (string | null)[] = [];
    const noting = (more: Partial<Moves> = {}): Moves => ({
      ...choreo(100, more),
      full: (_event, stage, ms) => {
        next.push(stage.next?.type ?? null);
        return { ms };
      },
    });
    stepsBy(
      { moved: noting(), drawn: noting(), paid: noting({ withNext: true }) },
      updateOf([e('moved'), e('paid'), e('drawn'), e('paid')]),
    );
    // moved; paid and drawn; paid
    expect(next).toEqual(['drawn', null, null, null]);
  });

  it('last as long as the longest of a group, and start late where the table is to stay for a while', () => {
    const moves = {
      short: choreo(100, { withNext: true }),
      long: choreo(300, { withNext: true }, { delayMs: 200 }),
      end: choreo(50),
    };
    const { steps } = stepsBy(moves, updateOf([e('short'), e('long'), e('end')]));
    expect(lengths(steps)).toEqual([300]);
    const player = new Player({ speed: () => 1 });
    player.set(laid(0));
    void player.play(steps);
    player.tick(190);
    expect(x(player.model)).toBe(0);
    player.tick(60);
    expect(x(player.model)).toBeGreaterThan(0);
    player.tick(60);
    expect(x(player.model)).toBe(300);
  });

  it('leave out a group of no length and no sound, whose change the next step shows', () => {
    const { steps, events } = stepsBy({ noted: choreo(0), moved: choreo(100) }, updateOf([e('noted'), e('moved')]));
    expect(lengths(steps)).toEqual([100]);
    expect(events).toEqual([2]);
    expect(x(steps[0]!.target)).toBe(200);
    const sounding = stepsBy({ noted: choreo(0, { cue: 'tick' }) }, updateOf([e('noted')]));
    expect(heard(sounding.steps)).toEqual([['tick']]);
  });

  it('end on the table of the view, whatever the events have led to', () => {
    const { steps, events, layouts, last } = stepsBy({ moved: choreo(100) }, updateOf([e('moved')], { after: 7 }));
    expect(lengths(steps)).toEqual([100, 120]);
    expect(events).toEqual([1, 1]);
    expect(x(steps[1]!.target)).toBe(700);
    expect(layouts).toHaveLength(2);
    expect(layouts[1]).toBe(last);
    expect(steps[1]!.cues).toEqual([]);
  });

  it('are one of no length where nothing is to be seen, so that the player tells that all is shown', () => {
    const { steps, events } = stepsBy({ noted: choreo(0) }, updateOf([e('noted'), e('noted')], { still: ['noted'] }));
    expect(lengths(steps)).toEqual([0]);
    expect(heard(steps)).toEqual([[]]);
    expect(events).toEqual([2]);
  });

  it('of a jump are one of no length, which plays no event', () => {
    const { steps, events } = stepsBy(
      { moved: choreo(100, { cue: 'slide' }) },
      updateOf([e('moved')], { kind: 'jump' }),
    );
    expect(lengths(steps)).toEqual([0]);
    expect(heard(steps)).toEqual([[]]);
    expect(events).toEqual([1]);
    expect(x(steps[0]!.target)).toBe(100);
  });
});

describe('with reduced motion', () => {
  const fxOf = (): Clip => effect('fx:b', card(5), 100, () => {});
  const moves: Record<string, Moves> = {
    short: { ...choreo(20), full: () => ({ ms: 20, fx: [fxOf()] }) },
    middle: choreo(400),
    long: choreo(2000),
    none: choreo(0, { cue: 'tick' }),
    drawn: choreo(300, { batch: 100 }),
  };

  it('a step is long enough to be read and no longer, and one of no length stays so', () => {
    const of = (type: string): number[] => lengths(stepsBy(moves, updateOf([e(type)]), true).steps);
    expect([of('short'), of('middle'), of('long'), of('none')]).toEqual([[180], [400], [900], [0]]);
  });

  it('the cards of a batch move all at once', () => {
    expect(lengths(stepsBy(moves, updateOf([e('drawn'), e('drawn'), e('drawn')]), true).steps)).toEqual([300]);
  });

  it('a card is at its new place at once and fades in there, in no more than 140 ms', () => {
    for (const [reduced, places] of [
      [true, [400, 400]],
      [false, [0, 400]],
    ] as const) {
      const { steps } = stepsBy(moves, updateOf([e('middle'), e('middle'), e('middle'), e('middle')]), reduced);
      const player = new Player({ speed: () => 1 });
      player.set(laid(0));
      void player.play([{ ...steps[3]!, clip: steps[3]!.clip }]);
      player.tick(1);
      const early = x(player.model);
      expect(reduced ? early === places[0] : early < 50).toBe(true);
      player.tick(150);
      expect(player.model.get('a')!.alpha).toBe(1);
      player.tick(400);
      expect(x(player.model)).toBe(places[1]);
    }
  });

  it('the reduced form is asked for, not the full one', () => {
    const forms: string[] = [];
    const noted: Moves = {
      ...choreo(400),
      full: (_event, _stage, ms) => (forms.push(`full ${ms}`), { ms }),
      reduced: (_event, _stage, ms) => (forms.push(`reduced ${ms}`), { ms, links: [{ to: 'a', from: 'b' }] }),
    };
    stepsBy({ noted }, updateOf([e('noted')]), true);
    stepsBy({ noted }, updateOf([e('noted')]), false);
    expect(forms).toEqual(['reduced 400', 'full 400']);
  });
});

describe('links', () => {
  const from = new Map([['old', card(500)]]);
  const moves: Record<string, Moves> = {
    moved: choreo(100, {}, { links: [{ to: 'a', from: 'old' }], ease: (t) => t }),
  };
  it('let a card come from where it was under another name, in the course given', () => {
    const { steps } = stepsBy(moves, updateOf([e('moved')]));
    const player = new Player({ speed: () => 1 });
    player.set(from);
    void player.play(steps);
    player.tick(50);
    expect(x(player.model)).toBeCloseTo(300);
    player.tick(50);
    expect(differences(player.model, laid(100))).toEqual([]);
  });
});
