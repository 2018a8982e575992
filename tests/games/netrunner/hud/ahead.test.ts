/** What log, bars and question say against what the drawn table has shown: never ahead, and no press answers a question it was not meant for. */
import { describe, expect, it } from 'vitest';
import { dispatch } from '../../../../src/commands/keys.ts';
import { createSession } from '../../../../src/feed/live.ts';
import type { Session } from '../../../../src/feed/session.ts';
import type { Update } from '../../../../src/feed/update.ts';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { netrunnerUi as ui } from '../../../../src/games/netrunner/hud/ui.tsx';
import {
  type Move,
  type NetrunnerTypes,
  type View,
  cardDef,
  netrunner,
} from '../../../../src/games/netrunner/index.ts';
import type { LayoutOptions } from '../../../../src/games/netrunner/stage/layout.ts';
import { stepsOf } from '../../../../src/games/netrunner/stage/steps.ts';
import { withLines } from '../../../../src/hud/table/log/join.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import type { ShownLine } from '../../../../src/hud/contract/log-ui.ts';
import { openPlay } from '../../../../src/hud/play/controller.ts';
import type { StagePort } from '../../../../src/hud/contract/ports.ts';
import { DEFAULTS } from '../../../../src/hud/contract/prefs.ts';
import { Player } from '../../../../src/stage/player.ts';
import { seatPlayers, settled } from '../../../support/match.ts';
import { OPTIONS } from '../../../support/netrunner-records.ts';
import { handClock } from '../../../hud/support/clock.ts';

/** Turns of the bot and own runs that are looked at; `AHEAD=20` looks at more. */
const AHEAD = Number(process.env['AHEAD'] ?? 4);

type NetrunnerUpdate = Update<NetrunnerTypes>;
type Seat = 'corp' | 'runner';

/** A table that plays its animations when it is told to, and remembers how much of which update it has shown. */
function handTable(near: Seat) {
  const options: LayoutOptions = {
    size: { w: 1280, h: 720, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
    near,
    lookup: cardDef,
  };
  const player = new Player({ speed: () => 1 });
  /** the updates that were to be shown, and how many events of each have been */
  const shown: { update: NetrunnerUpdate; events: number; all: boolean }[] = [];
  const stage: StagePort = {
    async show(given, { signal, shown: tell }) {
      const update = given as NetrunnerUpdate;
      const one = { update, events: 0, all: false };
      shown.push(one);
      const { steps, events } = stepsOf(update, options, false);
      const playing = steps.map((step, i) => ({
        ...step,
        done() {
          one.events = events[i]!;
          tell(one.events);
        },
      }));
      await player.play(playing, signal);
      if (!signal.aborted) Object.assign(one, { events: update.events.length, all: true });
    },
    settle() {
      const last = shown.at(-1);
      if (last !== undefined) Object.assign(last, { events: last.update.events.length, all: true });
    },
    anchors: () => new Map(),
    onSettle: () => () => undefined,
    close: () => undefined,
  };
  return { stage, player, shown };
}

/** A match of a person against a bot on such a table. `step` lets a tenth of a second pass. */
function openGame(seat: Seat, seed: string) {
  const clock = handClock();
  const session = createSession<NetrunnerTypes>(
    {
      game: netrunner,
      player: (who) => ({
        decide: async (view) => decide(view as View, who === seat ? 'standard' : 'newcomer', 5),
        close: () => undefined,
      }),
      store: { save: async () => null, finish: async () => null },
      id: () => 'ahead',
      now: () => '2024-05-01T10:00:00.000Z',
    },
    { game: 'netrunner', seats: seatPlayers(seat, 'newcomer', 5), options: { ...OPTIONS, seed } },
  );
  const play = openPlay(session as unknown as Session, {
    ui,
    prefs: () => ({ ...DEFAULTS, stopAt: 'always' }),
    later: clock.later,
    focusPrompt: () => undefined,
    focusTable: () => undefined,
  });
  const table = handTable(seat);
  play.screen.setStage(table.stage);
  const step = async (): Promise<void> => {
    await clock.pass(100);
    table.player.tick(100);
    await settled();
  };
  return { match: session.match, play, ...table, step, view: () => play.screen.state.view as View };
}

/** The lines that may be read: those of updates shown whole, and of one shown in part those of its events so far. */
function mayBeRead(shown: ReturnType<typeof handTable>['shown']): Set<string> {
  const texts = new Set<string>();
  let log: ShownLine[] = [];
  for (const { update, events } of shown) {
    log = withLines(ui, log, ui.lines(update.events.slice(0, events), update.after, 1), update.after);
    for (const line of log) texts.add(textOf(line));
  }
  return texts;
}

const asked = (play: ReturnType<typeof openGame>['play']): number => play.state.question;
const dumb = (event: string) => ({ key: event, ctrlKey: false, metaKey: false, altKey: false, repeat: false });
const BOX = { left: 0, top: 0, right: 9, bottom: 9 };

describe('while the table shows what happened', () => {
  for (const seat of ['corp', 'runner'] as const)
    it(`log, bars and question are never ahead of it, seen by the ${seat}`, async () => {
      const { match, play, player, shown, step, view } = openGame(seat, `ahead ${seat}`);
      let partly = 0;
      let runs = 0;
      let turns = 0;
      const enough = (): boolean => (seat === 'corp' || runs >= AHEAD) && turns >= AHEAD;
      for (let tick = 0; tick < 60_000 && !enough() && view().over === null; tick++) {
        const before = asked(play);
        await step();
        const now = shown.at(-1);
        if (now === undefined) continue;
        const { moving, asking } = play.screen.state;
        if (moving && !now.all) {
          // Bars and table buttons read this view.
          const there = now.events === 0 ? null : now.update.viewAt(now.events);
          if (there !== null) expect(view()).toEqual({ ...there, decision: null });
          partly += now.events > 0 ? 1 : 0;
          expect(player.idle).toBe(false);
          expect(asked(play)).toBe(before);
          expect(play.commands.choices).toEqual([]);
          const readable = mayBeRead(shown);
          for (const line of play.state.lines.slice(-12))
            if (line.after > 0) expect([...readable]).toContain(textOf(line));
        } else if (asked(play) > before) expect(view()).toEqual(now.update.after);
        const { turn, active } = view();
        if (active !== seat) turns = Math.ceil(turn / 2);
        if (!asking) continue;
        expect(player.idle).toBe(true);
        const { move } = decide(match.game.view(match.state(), seat), 'standard', 3);
        if (move.do === 'run') runs++;
        play.play(move as Move);
      }
      expect(partly).toBeGreaterThan(10 * AHEAD);
      expect(play.state.lines.length).toBeGreaterThan(5 * AHEAD);
    });

  it('a press shows the rest at once and answers nothing', async () => {
    const { match, play, player, shown, step, view } = openGame('runner', 'presses');
    const ready = async (): Promise<void> => {
      for (let i = 0; i < 600 && !play.screen.state.asking; i++) await step();
    };
    await ready();
    play.play(view().decision!.moves.find(({ do: what }) => what === 'keep')!);
    await ready();
    const presses: (() => unknown)[] = [
      ...[' ', '1', '2', 'c', 'Enter'].map((key) => () => dispatch(dumb(key), 'free', play.commands, true)),
      () => dispatch(dumb('Enter'), 'control', play.commands, true),
      () => play.choose(ui.choices(match.game.view(match.state(), 'runner'))[0]!.choices[0]!),
      () =>
        play.act(
          ui
            .groups(match.game.view(match.state(), 'runner'))
            .flatMap(({ items }) => items)
            .find(({ lit }) => lit)!,
          BOX,
        ),
    ];
    for (const press of presses) {
      const { moves } = view().decision!;
      const before = match.record().steps.length;
      play.play(moves.find(({ do: what }) => what === 'credit') ?? moves.find(({ do: what }) => what === 'pass')!);
      await settled();
      const after = match.record().steps.length;
      expect(after).toBeGreaterThan(before);
      expect(player.idle).toBe(false);
      const { update } = shown.at(-1)!;
      press();
      expect(shown.findLast((one) => one.update === update)!.all).toBe(true);
      expect(match.record().steps.length).toBe(after);
      expect(view()).toEqual(update.next === 'ask' ? update.after : { ...update.after, decision: view().decision });
      await ready();
    }
  });
});
