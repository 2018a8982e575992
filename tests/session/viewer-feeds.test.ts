/** Who is told of a move, and when: the viewer on the screen, those who are not, the onlooker; at once, or on the beat while a bot is waited for. */
import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, OPEN } from '../../src/core/game.ts';
import { openViewerFeeds } from '../../src/session/viewer-feeds.ts';
import type { Update } from '../../src/session/types.ts';
import { settled } from '../support/match.ts';

/** A counter that every move raises by one; while it is `secret`, only `bot` knows that it is asked. */
interface State {
  n: number;
  seat: string;
  secret: boolean;
}
const view = ({ n, seat, secret }: State, viewer: string) => ({ viewer, n, decision: secret ? null : { seat } });
const game = {
  copy: (state: State) => ({ ...state }),
  decision: ({ seat }: State) => ({ seat }),
  view,
  tableView: (state: State, viewer: string) => ({ ...view(state, viewer), decision: null }),
  redact: (_state: State, event: object) => event,
  play(state: State, _move: object, tell: (event: object, state: State) => void) {
    state.n += 1;
    tell({ type: 'added' }, state);
  },
  knows: ({ secret }: State, viewer: string) => !secret || viewer === 'bot' || viewer === OPEN,
  record: { describeMove: (_from: State, _move: object, seat: string, one: string) => () => `${seat} to ${one}` },
} as unknown as Game<GameTypes>;

interface Opened {
  viewers?: string[];
  seat?: string;
  /** the beats by hand; null: nothing is held back */
  beats?: (() => void)[] | null;
  onlooker?: (update: Update) => void;
  atOnce?: boolean;
}

/** A match followed at this device by these viewers, the first of them on the screen; anybody else is a bot. */
function follow({ viewers = ['me', 'you'], seat = 'me', beats = null, onlooker, atOnce = true }: Opened = {}) {
  const state: State = { n: 0, seat, secret: false };
  const seen: string[] = [];
  const counts = { told: 0, waited: [] as number[] };
  const feeds = openViewerFeeds(game, state as never, {
    deps: {
      ...(onlooker && { onlooker }),
      atOnce,
      ...(beats && {
        wait: (ms: number, signal?: AbortSignal) =>
          new Promise<void>((done, fail) => {
            counts.waited.push(ms);
            signal?.addEventListener('abort', () => fail(new Error('stopped')));
            beats.push(done);
          }),
      }),
    },
    viewers,
    viewer: viewers[0]!,
    waits: () => !viewers.includes(OPEN) && !viewers.includes(state.seat),
    revealed: () => void (counts.told += 1),
    report: (error) => {
      throw error;
    },
  });
  const short = ({ kind, viewer, before, after, events, viewAt, move }: Update): string => {
    const n = (one: unknown): number => (one as { n: number }).n;
    for (let i = 1; i < events.length; i++) expect(n(viewAt(i))).toBe(n(before) + i);
    return kind === 'jump'
      ? `${viewer} jumps to ${n(after)}`
      : `${viewer} ${n(before)}-${n(after)} ${move?.sentence ?? ''}`.trim();
  };
  const indices: number[] = [];
  feeds.onUpdate((update) => {
    seen.push(short(update));
    indices.push(update.index);
  });
  feeds.tell();
  return {
    feeds,
    state,
    seen,
    counts,
    indices,
    short,
    /** What was told since this was last asked. */
    news: () => seen.splice(0),
    async beat() {
      await settled();
      for (const one of beats!.splice(0)) one();
      await settled();
    },
    /** The seat asked makes a move, after which `next` is asked; `cut`: at its end somebody may be asked in secret by another. */
    play(next: string, { secret = false, cut = null as string | null, learns = null as (() => void) | null } = {}) {
      const by = state.seat;
      feeds.begins({ ...state } as never, {} as never);
      state.n += 1;
      feeds.hear({ type: 'added' } as never, state as never);
      if (cut !== null) feeds.unseen(cut, { ...state } as never);
      Object.assign(state, { seat: next, secret });
      const known: string[] = [];
      feeds.ends(state as never, by, `${by} moves`, (one, what) => {
        known.push(`${one} ${what.question ? 'q' : '-'}${what.sentence ? 's' : '-'}`);
        return one === viewers[0] ? learns : null;
      });
      feeds.tell();
      return known;
    },
  };
}

describe('a move', () => {
  it('is told to the viewer on the screen at once, in their words, and kept for the others until they are there', () => {
    const { play, news, feeds, indices } = follow();
    expect(news()).toEqual(['me jumps to 0']);
    expect(play('you')).toEqual(['me qs', 'you qs']);
    play('me');
    expect(news()).toEqual(['me 0-1 me moves', 'me 1-2 you to me']);
    expect(feeds.viewer()).toBe('me');
    expect(feeds.view('you')).toMatchObject({ viewer: 'you', n: 2 });
    feeds.show('you');
    feeds.tell();
    expect(feeds.viewer()).toBe('you');
    // The table as they left it, then what they have not seen: the beginning, and both moves.
    expect(news()).toEqual(['you jumps to 0', 'you jumps to 0', 'you 0-1 me to you', 'you 1-2 you moves']);
    feeds.show('me');
    feeds.tell();
    expect(news()).toEqual(['me jumps to 2']);
    expect(indices).toEqual(indices.map((_one, i) => i + 1));
  });

  it('reaches an onlooker with open eyes too, who is on no screen; where all look on, once', () => {
    const open: Update[] = [];
    const both = follow({ onlooker: (update) => void open.push(update) });
    both.play('you');
    expect(open.map(both.short)).toEqual(['open jumps to 0', 'open 0-1 me moves']);
    expect(both.news()).toEqual(['me jumps to 0', 'me 0-1 me moves']);
    const alone: Update[] = [];
    const bots = follow({ viewers: [OPEN], seat: 'bot', onlooker: (update) => void alone.push(update) });
    bots.play('bot');
    expect(alone.map(bots.short)).toEqual(['open jumps to 0', 'open 0-1 bot moves']);
    expect(bots.news()).toEqual(['open jumps to 0', 'open 0-1 bot moves']);
  });

  it('waits for the first listener where it is not told at once', async () => {
    const { news } = follow({ atOnce: false });
    expect(news()).toEqual([]);
    await settled();
    expect(news()).toEqual(['me jumps to 0']);
  });

  it('is cut where somebody may be asked in secret, for all but who asks and who sees everything', () => {
    const open: Update[] = [];
    const { play, news, feeds, short } = follow({ onlooker: (update) => void open.push(update) });
    news();
    play('you', { cut: 'me' });
    expect(news()).toEqual(['me 0-1 me moves']);
    expect(open.map(short).slice(1)).toEqual(['open 0-1 me moves']);
    feeds.show('you');
    feeds.tell();
    expect(news()).toEqual(['you jumps to 0', 'you jumps to 0', 'you 0-1 me to you', 'you 1-1']);
  });

  it('after which a bot is asked in secret is told to who made it and to nobody else', () => {
    const { play, news, feeds } = follow();
    news();
    expect(play('bot', { secret: true })).toEqual(['me qs', 'you qs']);
    expect(news()).toEqual(['me 0-1 me moves']);
    // The question of the bot was known to nobody here.
    expect(play('me')).toEqual(['me -s', 'you -s']);
    expect(news()).toEqual(['me 1-2 bot to me']);
    feeds.show('you');
    feeds.tell();
    expect(news()).toEqual(['you jumps to 0', 'you jumps to 0', 'you 0-2 me to you']);
  });
});

describe('while a bot is waited for', () => {
  it('its answer is told on the beat, one at a time, and the person’s own move at once', async () => {
    const beats: (() => void)[] = [];
    const { play, news, beat, feeds, counts } = follow({ viewers: ['me'], beats });
    expect(feeds.holds()).toBe(false);
    news();
    play('bot');
    expect(news()).toEqual(['me 0-1 me moves']);
    expect(feeds.holds()).toBe(true);
    play('bot');
    play('me');
    expect(news()).toEqual([]);
    await beat();
    expect(news()).toEqual(['me 1-2 bot to me']);
    expect([feeds.holds(), counts.told]).toEqual([true, 1]);
    await beat();
    expect(news()).toEqual(['me 2-3 bot to me']);
    expect([feeds.holds(), counts.told]).toEqual([false, 2]);
    expect(new Set(counts.waited).size).toBe(1);
    expect(counts.waited[0]).toBeGreaterThanOrEqual(100);
  });

  it('from the beginning, its first answer waits too', async () => {
    const beats: (() => void)[] = [];
    const { play, news, beat, feeds } = follow({ viewers: ['me'], seat: 'bot', beats });
    expect(news()).toEqual(['me jumps to 0']);
    expect(feeds.holds()).toBe(true);
    play('me');
    expect(news()).toEqual([]);
    await beat();
    expect(news()).toEqual(['me 0-1 bot to me']);
    expect(feeds.holds()).toBe(false);
  });

  it('what the person learnt by it counts from when they are told', async () => {
    const beats: (() => void)[] = [];
    const { play, beat } = follow({ viewers: ['me'], seat: 'bot', beats });
    let learnt = 0;
    play('me', { learns: () => void (learnt += 1) });
    expect(learnt).toBe(0);
    await beat();
    expect(learnt).toBe(1);
    play('me', { learns: () => void (learnt += 1) });
    expect(learnt, 'of their own move at once').toBe(2);
  });

  it('it is held back as well where nobody may know that it is asked', async () => {
    const beats: (() => void)[] = [];
    const { play, news, beat, feeds } = follow({ viewers: ['me'], beats });
    news();
    play('bot', { secret: true });
    expect(news()).toEqual(['me 0-1 me moves']);
    expect(feeds.holds()).toBe(true);
    play('me');
    expect(news()).toEqual([]);
    await beat();
    expect(news()).toEqual(['me 1-2 bot to me']);
  });

  it('a move after which another may have been asked in secret holds back what follows, though nobody was', async () => {
    const beats: (() => void)[] = [];
    const { play, news, beat, feeds } = follow({ viewers: ['me'], beats });
    news();
    play('me', { cut: 'bot' });
    expect(news()).toEqual(['me 0-1 me moves']);
    expect(feeds.holds()).toBe(true);
    await beat();
    expect(news()).toEqual(['me 1-1']);
    expect(feeds.holds()).toBe(false);
  });

  it('a hand-over tells at once what was held back', async () => {
    const beats: (() => void)[] = [];
    const { play, news, feeds } = follow({ beats });
    news();
    play('bot');
    play('you');
    expect(news()).toEqual(['me 0-1 me moves']);
    feeds.show('you');
    feeds.tell();
    expect(feeds.holds()).toBe(false);
    expect(news()).toEqual([
      'me 1-2 bot to me',
      'you jumps to 0',
      'you jumps to 0',
      'you 0-1 me to you',
      'you 1-2 bot to you',
    ]);
  });
});

describe('a take-back', () => {
  it('drops what was held back and what others have not seen, and goes on from what each saw last', async () => {
    const beats: (() => void)[] = [];
    const { play, news, feeds, state, beat } = follow({ beats });
    play('bot');
    play('me');
    news();
    Object.assign(state, { n: 0, seat: 'me' });
    feeds.jump(state as never);
    feeds.tell();
    expect(news()).toEqual(['me jumps to 0']);
    expect(feeds.holds()).toBe(false);
    await beat();
    expect(news()).toEqual([]);
    feeds.show('you');
    feeds.tell();
    expect(news()).toEqual(['you jumps to 0', 'you jumps to 0']);
  });

  it('to where a bot decides waits for it again', async () => {
    const beats: (() => void)[] = [];
    const { play, news, feeds, state, beat } = follow({ viewers: ['me'], beats });
    play('me');
    news();
    Object.assign(state, { n: 0, seat: 'bot' });
    feeds.jump(state as never);
    feeds.tell();
    expect(news()).toEqual(['me jumps to 0']);
    expect(feeds.holds()).toBe(true);
    play('me');
    expect(news()).toEqual([]);
    await beat();
    expect(news()).toEqual(['me 0-1 bot to me']);
  });
});

it('nobody is told anything after the match is closed', async () => {
  const beats: (() => void)[] = [];
  const { play, news, feeds, beat } = follow({ viewers: ['me'], seat: 'bot', beats });
  news();
  play('me');
  feeds.clear();
  expect(feeds.holds()).toBe(false);
  await beat();
  play('me');
  expect(news()).toEqual([]);
});
