/** What log, bars and question say against what the drawn table has shown: never ahead, and no press answers a question it was not meant for. */
import { describe, expect, it } from 'vitest';
import { dispatch } from '../../../../src/commands/keys.ts';
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
import { textOf } from '../../../../src/hud/table/log/text.ts';
import { openPlay } from '../../../../src/hud/play/controller.ts';
import type { StagePort } from '../../../../src/hud/contract/ports.ts';
import { DEFAULTS } from '../../../../src/hud/contract/prefs.ts';
import { createSession } from '../../../../src/session/session.ts';
import type { Update } from '../../../../src/feed/update.ts';
import { createPlayer } from '../../../../src/stage/player.ts';
import { seatPlayers } from '../../../support/match.ts';
import { OPTIONS } from '../../../support/netrunner-records.ts';
import { handClock } from '../../../hud/support/session.ts';

/** Turns of the bot and own runs that are looked at; `AHEAD=20` looks at more. */
const AHEAD = Number(process.env['AHEAD'] ?? 4);

type NetrunnerUpdate = Update<NetrunnerTypes>;
type Seat = 'corp' | 'runner';

/** A table that plays its animations when it is told to, and remembers how much of which frame it has shown. */
function handTable(near: Seat) {
  const options: LayoutOptions = {
    size: { w: 1280, h: 720, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
    near,
    lookup: cardDef,
  };
  const player = createPlayer({ speed: () => 1 });
  /** the frames that were to be shown, and how many events of each have been */
  const shown: { frame: NetrunnerUpdate; events: number; all: boolean }[] = [];
  const stage: StagePort = {
    show(given, told = () => {}) {
      const frame = given as NetrunnerUpdate;
      const one = { frame, events: 0, all: false };
      shown.push(one);
      if (frame.kind === 'jump') {
        player.skip();
        Object.assign(one, { events: frame.events.length, all: true });
        told(one.events, true);
        return Promise.resolve();
      }
      const { steps, events } = stepsOf(frame, options, false);
      return player.add(
        steps.map((step, i) => ({
          ...step,
          done() {
            Object.assign(one, { events: events[i], all: i === steps.length - 1 });
            told(one.events, one.all);
          },
        })),
      );
    },
    reconcile: () => undefined,
    anchors: () => new Map(),
    onSettle: () => () => undefined,
    skip: () => player.skip(),
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
  const play = openPlay(session, {
    ui,
    prefs: () => ({ ...DEFAULTS, stopAt: 'always' }),
    later: clock.later,
    focusPrompt: () => undefined,
    focusTable: () => undefined,
  });
  const table = handTable(seat);
  play.screen.setStage(table.stage);
  const step = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
    clock.run();
    table.player.tick(100);
  };
  return { session, play, ...table, step };
}

/** The lines that may be read: those of frames shown whole, and of one shown in part those of its events so far. */
function mayBeRead(shown: ReturnType<typeof handTable>['shown']): Set<string> {
  const texts = new Set<string>();
  for (const { frame, events } of shown)
    for (const line of ui.lines(frame.events.slice(0, events), frame.after, 1)) texts.add(textOf(line));
  return texts;
}

const asked = (play: ReturnType<typeof openGame>['play']): number => play.state.question;
const dumb = (event: string) => ({ key: event, ctrlKey: false, metaKey: false, altKey: false, repeat: false });

describe('while the table shows what happened', () => {
  for (const seat of ['corp', 'runner'] as const)
    it(`log, bars and question are never ahead of it, seen by the ${seat}`, async () => {
      const { session, play, player, shown, step } = openGame(seat, `ahead ${seat}`);
      let partly = 0;
      let runs = 0;
      let turns = 0;
      const enough = (): boolean => (seat === 'corp' || runs >= AHEAD) && turns >= AHEAD;
      for (let tick = 0; tick < 60_000 && !enough(); tick++) {
        const before = asked(play);
        await step();
        const now = shown.at(-1);
        if (now === undefined) continue;
        const current = shown.find(({ all }) => !all) ?? now;
        const view = play.screen.state.view as View;
        if (!player.idle && !current.all) {
          // Bars and table buttons read this view.
          const there = current.events === 0 ? null : current.frame.viewAt(current.events);
          if (there !== null) expect(view).toEqual({ ...there, decision: null });
          partly += current.events > 0 ? 1 : 0;
          expect(asked(play)).toBe(before);
          expect(play.commands.choices).toEqual([]);
          const readable = mayBeRead(shown);
          for (const line of play.state.lines.slice(-12))
            if (line.after > 0) expect([...readable]).toContain(textOf(line));
        } else if (asked(play) > before) expect(view).toEqual(now.frame.after);
        const { decision, turn, active } = session.view() as View;
        if (active !== seat) turns = Math.ceil(turn / 2);
        if (!player.idle || play.state.passing || decision?.seat !== seat) {
          if (session.over()) break;
          continue;
        }
        const { move } = decide(session.view() as View, 'standard', 3);
        if (move.do === 'run') runs++;
        play.play(move as Move);
      }
      expect(partly).toBeGreaterThan(10 * AHEAD);
      expect(play.state.lines.length).toBeGreaterThan(5 * AHEAD);
    });

  it('a press shows the rest at once and answers nothing', async () => {
    const { session, play, player, step } = openGame('runner', 'presses');
    const ready = async (): Promise<void> => {
      for (let i = 0; i < 600 && (!player.idle || (session.view() as View).decision?.seat !== 'runner'); i++)
        await step();
    };
    await ready();
    play.play((session.view() as View).decision!.moves.find(({ do: what }) => what === 'keep')!);
    await ready();
    const presses: (() => unknown)[] = [
      ...[' ', '1', '2', 'c', 'Enter'].map((key) => () => dispatch(dumb(key), 'free', play.commands, true)),
      () => dispatch(dumb('Enter'), 'control', play.commands, true),
      () => play.choose(ui.choices(session.view() as View)[0]!.choices[0]!),
      () =>
        play.act(
          ui
            .groups(session.view() as View)
            .flatMap(({ items }) => items)
            .find(({ lit }) => lit)!,
          {
            left: 0,
            top: 0,
            right: 9,
            bottom: 9,
          },
        ),
    ];
    for (const press of presses) {
      if (session.over()) break;
      const { moves } = (session.view() as View).decision!;
      const before = session.record().steps.length;
      play.play(moves.find(({ do: what }) => what === 'credit') ?? moves.find(({ do: what }) => what === 'pass')!);
      const after = session.record().steps.length;
      expect(after).toBeGreaterThan(before);
      expect(player.idle).toBe(false);
      press();
      expect(player.idle).toBe(true);
      expect(session.record().steps.length).toBe(after);
      expect((play.screen.state.view as View).decision).toEqual((session.view() as View).decision);
      await ready();
    }
  });
});
