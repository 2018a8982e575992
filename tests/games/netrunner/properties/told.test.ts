import { budget } from '../../../../src/games/netrunner/bot/index.ts';
import { type Level, LEVELS } from '../../../../src/games/netrunner/bot/levels.ts';
import { createOpponent } from '../../../../src/games/netrunner/plugin/opponent.ts';
/** What a person is told over a whole stretch of a match, and when, is the same in worlds that their seat cannot tell apart. */
import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../../../../src/core/game.ts';
import { below, seedRng } from '../../../../src/core/rng.ts';
import {
  type Move,
  type NetrunnerTypes,
  type View,
  cardDef,
  netrunner,
  simulation,
} from '../../../../src/games/netrunner/index.ts';
import { netrunnerUi } from '../../../../src/games/netrunner/hud/ui.tsx';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { SEATS } from '../../../../src/games/netrunner/rules/model.ts';
import { setupOf } from '../rules/support/decks.ts';
import { type Begin, playOut, preferringRare } from '../rules/support/random.ts';
import { startTable } from '../rules/support/tables.ts';
import { swapFaces } from '../rules/support/worlds.ts';
import { DEFAULTS } from '../../../../src/hud/contract/prefs.ts';
import { LiveSession } from '../../../../src/feed/live.ts';
import { openMatch } from '../../../../src/match/match.ts';
import { startRecorded } from '../../../../src/replay/recorder.ts';
import { asked, memoryStore, readAll, resumeSession, seatPlayers } from '../../../support/match.ts';
import { standingClock } from '../../../support/clock.ts';
import { type Pair, comparePair } from './support/pairs.ts';

vi.setConfig({ testTimeout: 3_600_000 });

/** Pairs of worlds; `npm run lab -- volumes told` plays 1,000. */
const PAIRS = Number(process.env['PAIRS'] ?? 40);

/** Pairs of worlds at positions of random games where the seat knows what is asked. */
function* pairs(name: string): Generator<Pair> {
  const seen = new Map<string, number>();
  const rng = seedRng(name);
  for (let n = 0; ; n++) {
    const from: Begin =
      n % 2 === 0 ? setupOf(n / 2, name) : (tell) => startTable(`${name} ${n}`, simulationPort(), tell);
    const found: Pair[] = [];
    playOut(simulation, from, preferringRare(`${name} ${n}`, seen), {
      each: (s, moves) => {
        if (moves.length < 2 || below(rng, 6) > 0) return;
        for (const seat of SEATS) {
          if (!simulation.knows!(s, seat)) continue;
          const swapped = swapFaces(s, seat, rng);
          if (swapped) found.push({ here: simulation.copy(s), there: swapped.other, ids: swapped.ids, seat });
        }
      },
    });
    // a few of each game, so that many games are seen
    for (let i = 0; i < 8 && found.length > 0; i++) yield found.splice(below(rng, found.length), 1)[0]!;
  }
}

/** The game with one secret told. Each of these must be noticed. */
const LEAKS: Record<string, Partial<Game<NetrunnerTypes>>> = {
  'the top card of R&D in the view of the Runner': {
    view: (s, viewer) => ({ ...netrunner.view(s, viewer), top: s.table.cards[s.table.rnd[0] ?? 0]!.code }),
  },
  'the type of a card that was advanced twice': {
    view: (s, viewer) => ({
      ...netrunner.view(s, viewer),
      advanced: s.table.cards.filter((c) => c.advancement >= 2).map((c) => cardDef(c.code).type),
    }),
  },
  'the cost of ice nobody has seen': {
    view: (s, viewer) => ({
      ...netrunner.view(s, viewer),
      costs: s.table.servers.flatMap(({ ice }) => ice.map((id) => cardDef(s.table.cards[id]!.code).cost)),
    }),
  },
  'the sentence of the other seat': {
    record: {
      ...netrunner.record,
      describeMove(state, move) {
        const sentence = netrunner.notate(state, move);
        return () => sentence;
      },
    },
  },
  'the card that was discarded': {
    redact(s, event, viewer) {
      const seen = netrunner.redact(s, event, viewer);
      return event.type === 'discarded' ? { ...seen, code: s.table.cards[event.card]!.code } : seen;
    },
  },
  'that somebody is asked in secret': { knows: () => true },
  'where nobody was asked, in that nothing is cut there': {
    play: (s, move, tell, legal) => netrunner.play(s, move, tell, legal),
  },
};

/** Where a leak can show at all, if hardly any pair would do. */
const WHERE: Record<string, (pair: Pair) => boolean> = {
  'the type of a card that was advanced twice': ({ here, ids }) =>
    ids.some((id) => here.table.cards[id]!.advancement >= 2),
};

describe.each(Object.keys(LEAKS))('a game that tells %s', (name) => {
  it('is noticed', async () => {
    const game = { ...netrunner, ...LEAKS[name] };
    let played = 0;
    for (const pair of pairs('leaks')) {
      if (WHERE[name]?.(pair) === false) continue;
      const { difference } = await comparePair(pair, `leak ${played}`, { game });
      if (difference !== null) return;
      if (++played === 200) break;
    }
    expect.unreachable(`${played} pairs told nothing`);
  });
});

it(`is told the same in ${PAIRS} pairs of worlds, at the same times`, async () => {
  let [played, events] = [0, 0];
  for (const pair of pairs('told')) {
    const { difference, events: compared } = await comparePair(pair, `told ${played}`);
    expect(difference, `pair ${played}, ${pair.seat}`).toBe(null);
    events += compared;
    if (++played === PAIRS) break;
  }
  expect(events / played).toBeGreaterThan(25);
});

/** The screen of a person in the default setting. `sees`: what the answers are worked out from. */
const screenOf =
  (sees: (view: View) => View = (view) => view) =>
  () => {
    const auto = netrunnerUi.autoAnswers();
    return {
      answer: (view: View) => auto.answer(sees(view), DEFAULTS, false),
      prompt: (view: View) => JSON.stringify([netrunnerUi.prompt(view), netrunnerUi.choices(view)]),
      onMoveMade: (view: View, move: Move) => auto.onMoveMade(view, move),
    };
  };

it('is asked the same, and spared the same questions', async () => {
  let [played, prompts, spared] = [0, 0, 0];
  for (const pair of pairs('asked')) {
    const { difference, asked: n, skipped } = await comparePair(pair, `asked ${played}`, { screen: screenOf() });
    expect(difference, `pair ${played}, ${pair.seat}`).toBe(null);
    prompts += n;
    spared += skipped;
    if (++played === PAIRS / 2) break;
  }
  expect(prompts / played).toBeGreaterThan(1.5);
  expect(spared / played).toBeGreaterThan(1);
});

it('a question spared by what lies facedown would be noticed', async () => {
  let played = 0;
  for (const pair of pairs('asked')) {
    if (pair.seat !== 'runner') continue;
    // Each world's screen knows the faces of all cards in servers, as only a fault could.
    const worlds = [pair.here, pair.there];
    const screen = () => {
      const world = worlds.shift()!;
      const faces = new Map(world.table.cards.map((card) => [card.h, card.code]));
      return screenOf((view) => ({
        ...view,
        servers: view.servers.map((server) => ({
          ...server,
          root: server.root.map((card) => ({ ...card, code: faces.get(card.h) ?? card.code })),
        })),
      }))();
    };
    if ((await comparePair(pair, `asked ${played}`, { screen })).difference !== null) return;
    if (++played === 1500) break;
  }
  expect.unreachable(`${played} pairs noticed nothing`);
});

/** A run on HQ past one facedown piece of ice in a remote server; the Corp takes its time and declines whatever it is asked. */
async function runPast(ice: string, ms = 1000, within?: number) {
  const seats = seatPlayers('runner');
  const read = netrunner.record.readSetup({ setup: { servers: { 'remote 1': { ice: [ice] } } }, seat: 'runner' });
  if (!read.ok) throw new Error(read.problem.key);
  const head = { id: 'past', date: '2024-05-01T10:00:00.000Z', name: '', seats };
  const { state, record } = startRecorded(netrunner, read.value, head);
  const [clock, store] = [standingClock(), memoryStore()];
  const questions: string[] = [];
  const deps = {
    game: netrunner,
    store,
    now: () => head.date,
    id: () => head.id,
    player: () => ({
      ...(within !== undefined && { within }),
      async decide(view: View) {
        questions.push(view.decision!.kind);
        await clock.wait(ms, new AbortController().signal);
        return { move: { do: 'decline' as const }, reason: { key: 'bot.none' } };
      },
      close() {},
    }),
  };
  const setup = { game: 'netrunner', seats, options: { seed: 'past' } };
  const match = readAll(new LiveSession(openMatch(deps, setup, { state, record }), { wait: clock.wait }).begin());
  const told: { at: number; what: string }[] = [];
  const tell = (what: unknown): void => void told.push({ at: clock.now(), what: JSON.stringify(what) });
  match.onStatus(tell);
  match.onUpdate(({ index, events, after, next }) => tell([index, events, after, next]));
  await Promise.resolve();
  match.play({ do: 'run', server: 'hq' });
  expect(match.view().decision).toBe(null);
  await clock.until(() => asked(match) !== null);
  const at = clock.now();
  await match.saved();
  const resumed = resumeSession(deps, store.rows!);
  if (!resumed.ok) throw new Error(resumed.problem.key);
  const undo = [match.status().undo, resumed.session.status().undo];
  const past = JSON.stringify(resumed.session.past(9));
  const shown = { view: match.view(), undo, told, past };
  resumed.session.close();
  match.close();
  return { questions, shown, at };
}

/** What was shown, without the times. */
const untimed = ({ told, ...shown }: Awaited<ReturnType<typeof runPast>>['shown']) => ({
  ...shown,
  told: told.map(({ what }) => what),
});

it('a Corp that declines to rez Formicary does not show, and costs no free take-back, resumed or not', async () => {
  const [formicary, wall] = [await runPast('Formicary'), await runPast('Wall of Static')];
  expect([formicary.questions, wall.questions]).toEqual([['accept'], []]);
  expect(untimed(formicary.shown)).toEqual(untimed(wall.shown));
  expect(formicary.shown).toMatchObject({ undo: ['free', 'free'] });
});

/** Devices by the time of a playout in ms, a desk's being 4, with the share of the work that each is given (`SHARES` in src/bots/client.ts). */
const DEVICES = [
  { playout: 16, share: 1 },
  { playout: 31, share: 0.5 },
  { playout: 31, share: 0.125 },
];
const LEVEL_NAMES: readonly Level[] = ['newcomer', 'standard', 'strong', 'expert'];

it.each(LEVEL_NAMES.flatMap((level) => DEVICES.map((device) => ({ level, ...device }))))(
  'of a $level bot on a device with $playout ms a playout, what is told comes at the same time, whether the Corp was asked or not',
  async ({ level, playout, share }) => {
    const bot = createOpponent({ level, seed: 0 });
    const { effort } = LEVELS[level];
    const asked = { viewer: 'corp', decision: { kind: 'accept' } } as View;
    // Levels without search take a few ms.
    const ms = effort === null ? 64 : budget(asked, effort, share).playouts * playout;
    const [formicary, wall] = [
      await runPast('Formicary', ms, bot.within),
      await runPast('Wall of Static', ms, bot.within),
    ];
    bot.close();
    expect([formicary.questions, wall.questions]).toEqual([['accept'], []]);
    expect(formicary.at).toBe(wall.at);
    expect(formicary.shown).toEqual(wall.shown);
  },
);
