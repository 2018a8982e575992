import { describe, expect, it } from 'vitest';
import type { Move, View } from '../../src/games/netrunner/index.ts';
import { tableGroups, type TableItem } from '../../src/games/netrunner/hud/board/groups.ts';
import { isMine } from '../../src/games/netrunner/hud/words/find.ts';
import { t } from '../../src/i18n/index.ts';
import './support/games.ts';
import { testGame } from './support/session.ts';

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };
const items = (view: View): TableItem[] => tableGroups(view).flatMap((group) => group.items);
const moves = (view: View): readonly Move[] => view.decision?.moves ?? [];

describe('a game on the screen', () => {
  it('asks the first question, aloud and in the panel', async () => {
    const { game } = await testGame('runner', 'first');
    expect(game.state.question).toBe(1);
    expect(game.screen.state.urgent.text).toBe('Your decision: Keep this hand?');
    expect(game.state.groups.flatMap((group) => group.choices).map((choice) => choice.verb)).toEqual([
      'keep',
      'mulligan',
    ]);
  });

  it('says once that a bot fails, however often it does', async () => {
    let failed = 0;
    const answer = (): never => {
      failed += 1;
      throw new Error('no answer');
    };
    const { game, clock } = await testGame('runner', 'fails', { answer });
    const toast = (): string | null => game.screen.state.toast?.text ?? null;
    expect(toast()).toContain('The bot didn’t answer');
    game.screen.state.toast = null;
    const before = failed;
    game.play({ do: 'keep' });
    await clock.run();
    expect(failed).toBeGreaterThan(before);
    expect(toast()).toBeNull();
  });

  it('plays only legal moves of its own seat, and shows what follows', async () => {
    const { game, session, clock, view, said } = await testGame('runner', 'plays');
    game.play({ do: 'keep' });
    await clock.run();
    expect(view().decision?.kind).toBe('action');
    expect(game.state.question).toBe(2);
    expect(game.state.lines.map((line) => line.id)).toEqual(game.state.lines.map((_, i) => i + 1));
    expect(said.join(' ')).toContain('You keep your opening hand.');
    expect(session.played).toEqual([{ do: 'keep' }]);
  });

  it('plays a press on a thing with one legal move', async () => {
    const { game, session, clock, view } = await testGame('runner', 'press');
    game.play({ do: 'keep' });
    await clock.run();
    const hq = items(view()).find((item) => item.server === 'hq')!;
    game.act(hq, BOX);
    expect(session.played.at(-1)).toEqual({ do: 'run', server: 'hq' });
  });

  it('opens a menu at a thing with several, and plays what is chosen there', async () => {
    const { game, session, clock, view } = await testGame('corp', 'menu');
    game.play({ do: 'keep' });
    await clock.run();
    const card = items(view()).find(
      (item) => item.card !== null && moves(view()).filter((move) => move.card === item.card!.h).length > 1,
    )!;
    game.act(card, BOX);
    const menu = game.state.menu!;
    expect(menu.choices.length).toBe(moves(view()).filter((move) => move.card === card.card!.h).length);
    expect(session.played).toHaveLength(1);
    game.choose(menu.choices[0]!);
    expect(session.played.at(-1)).toEqual(menu.choices[0]!.move);
    expect(game.state.menu).toBeNull();
  });

  it('offers the run on its server at a card that lies there, and never starts it unasked', async () => {
    const { game, session, clock, view } = await testGame('runner', 'ice');
    game.play({ do: 'keep' });
    await clock.run();
    const ice = items(view()).find((item) => item.card?.zone === 'ice')!;
    game.act(ice, BOX);
    expect(session.played).toHaveLength(1);
    const run = { do: 'run', server: ice.card!.server };
    expect(game.state.menu!.choices.map((choice) => choice.move)).toEqual([run]);
    game.choose(game.state.menu!.choices[0]!);
    expect(session.played.at(-1)).toEqual(run);
  });

  it('says why a card of the hand cannot be used, and shows it', async () => {
    for (let n = 0; n < 20; n++) {
      const { game, session, clock, cues, view } = await testGame('runner', `why ${n}`);
      game.play({ do: 'keep' });
      await clock.run();
      const dear = items(view()).find((item) => item.card?.zone === 'grip' && !item.lit);
      if (dear === undefined) continue;
      const before = session.played.length;
      game.act(dear, BOX);
      expect(game.screen.state.toast?.text).toMatch(/^[A-Z].+\.$/);
      expect(game.screen.state.zoom).toMatchObject({ face: { code: dear.card!.code }, pinned: true });
      expect(cues).toEqual(['refuse']);
      expect(session.played).toHaveLength(before);
      return;
    }
    throw new Error('no hand with a card that cannot be played');
  });

  it('takes back an install, by Back or Escape, while it asks which program goes', async () => {
    const rig = ['Gordian Blade', 'Battering Ram'];
    const table = { turn: 'runner', runner: { credits: 15, grip: ['Magnum Opus'], rig } };
    for (const way of ['button', 'Escape']) {
      const { game, clock, view } = await testGame('runner', 'room', { table });
      expect(game.goBack).toBeNull();
      const opus = items(view()).find((item) => item.card?.zone === 'grip')!;
      game.act(opus, BOX);
      await clock.run();
      expect(game.screen.ui.prompt(game.state.view)?.what).toContain('Which program do you trash?');
      if (way === 'Escape') game.commands.back();
      else game.goBack?.();
      await clock.run();
      expect(view().decision?.kind).toBe('action');
      expect(view().runner.hand).toHaveLength(1);
      expect(game.goBack).toBeNull();
    }
  });

  it('goes past a question that its lesson has not brought in, and asks it when held', async () => {
    const table = { turn: 'runner', servers: { 'remote 1': { root: ['Snare!'] } } };
    const unasked = ({ decision }: View): Move | null =>
      decision?.kind === 'jack-out' ? decision.moves.find((move) => move.do === 'continue')! : null;
    for (const hold of [false, true]) {
      const { game, session, clock, view } = await testGame('runner', 'unasked', { table, unasked });
      if (hold) game.commands.hold();
      game.play({ do: 'run', server: 'remote 1' });
      await clock.run();
      const went = session.played.some((move) => move.do === 'continue');
      expect(went).toBe(!hold);
      if (hold) expect(moves(view()).map((move) => move.do)).toContain('jack-out');
    }
  });

  it('passes windows by the setting and stops at the next one when it is held', async () => {
    // An asset in a remote server, which could be rezzed in every window from then on.
    const install = async (prefs: 'always' | 'matters') => {
      for (let n = 0; n < 30; n++) {
        const run = await testGame('corp', `window ${n}`, { prefs: { stopAt: prefs } });
        run.game.play({ do: 'keep' });
        await run.clock.run();
        const asset = moves(run.view()).find(
          (move) =>
            move.do === 'install' &&
            move.server === 'new remote' &&
            items(run.view()).some(
              (item) => item.card?.h === move.card && item.card?.type === 'asset' && (item.card.cost ?? 9) <= 3,
            ),
        );
        if (asset === undefined) continue;
        return { ...run, asset };
      }
      throw new Error('no asset in these hands');
    };
    const matters = await install('matters');
    matters.game.play(matters.asset);
    await matters.clock.run();
    expect(matters.view().decision?.kind).toBe('action');
    expect(matters.session.played.at(-1)).toEqual({ do: 'pass' });

    const always = await install('always');
    always.game.play(always.asset);
    await always.clock.run();
    expect(always.view().decision?.kind).toBe('window');

    const held = await install('matters');
    held.game.commands.hold();
    expect(held.game.state.hold).toBe(true);
    held.game.play(held.asset);
    await held.clock.run();
    expect(held.view().decision?.kind).toBe('window');
    expect(held.game.state.hold).toBe(false);
  });

  it('takes back to a question that is asked, not into a window that would pass itself again', async () => {
    const { game, session, clock, view } = await testGame('runner', 'undo');
    game.play({ do: 'keep' });
    await clock.run();
    const clicks = view().runner.clicks;
    game.play({ do: 'credit' });
    await clock.run();
    expect(view().runner.clicks).toBe(clicks - 1);
    game.undo();
    await clock.run();
    expect(view().runner.clicks).toBe(clicks);
    expect(view().decision?.kind).toBe('action');
    expect(isMine(view())).toBe(true);
    expect(game.state.lines.at(-1)?.parts[0]?.text).toBe('You took that back.');
    expect(session.played).toHaveLength(2);
  });

  it('offers an agenda that was not scored again among the actions, in the list and on the card', async () => {
    const table = {
      corp: { credits: 5, hq: ['Hedge Fund', 'Hedge Fund'] },
      servers: { 'remote 1': { root: [{ card: 'Priority Requisition', advancement: 4 }] } },
    };
    const press = ['list', 'card', 'list later'] as const;
    for (const how of press) {
      const { game, session, clock, view } = await testGame('corp', 'later', { table });
      const choices = () => game.state.groups.flatMap((group) => group.choices);
      const agenda = () => items(view()).find(({ card }) => card?.type === 'agenda')!;
      await clock.run();
      game.play({ do: 'advance', card: agenda().card!.h });
      await clock.run();
      expect(choices().map(({ verb }) => verb)).toEqual(['score', 'pass']);
      game.choose(choices().find(({ verb }) => verb === 'pass')!);
      await clock.run();
      expect(view().decision?.kind).toBe('action');
      if (how === 'list later') {
        game.play({ do: 'credit' });
        await clock.run();
        expect(view()).toMatchObject({ decision: { kind: 'action' }, corp: { clicks: 1, credits: 5 } });
      }
      const [clicks, asked] = [view().corp.clicks, game.state.question];
      const offer = choices()[0]!;
      expect(offer).toMatchObject({ verb: 'score', text: 'Score Priority Requisition for 3 points' });
      if (how === 'card') {
        game.act(agenda(), BOX);
        const menu = game.state.menu!;
        expect(menu.choices.map(({ verb }) => verb)).toEqual(['score', 'advance']);
        game.choose(menu.choices[0]!);
      } else game.choose(offer);
      await clock.run();
      expect(session.played.at(-1)).toMatchObject({ do: 'score' });
      expect(view()).toMatchObject({ corp: { points: 3, clicks } });
      expect(choices().some(({ verb }) => verb === 'score')).toBe(false);
      // The window is opened again without a word: neither the question nor a take-back is told.
      expect(game.state.question).toBe(asked + 1);
      const said = game.state.lines.map((line) => line.parts.map((part) => part.text).join(''));
      expect(said).not.toContain(t('log.set-back'));
      expect(said).not.toContain(t('log.taken-back'));
      expect(view().decision?.kind === 'action' || view().decision?.kind === 'accept').toBe(true);
    }
  });

  it('stops at a card met for the first time of which the rules ask nothing, and not at the second', async () => {
    const table = { turn: 'runner', corp: { hq: ['Hedge Fund'] } };
    const met = new Set<string>();
    const { game, session, clock, view } = await testGame('runner', 'reads', { table, familiar: met });
    const said = () => game.state.lines.map((line) => line.parts.map((part) => part.text).join(''));
    const choices = () => game.state.groups.flatMap((group) => group.choices);
    const run = async () => {
      game.play({ do: 'run', server: 'hq' });
      await clock.run();
    };
    await run();
    // The rules have gone on to the next action; the page has not, and says nothing of it.
    expect(view().decision?.kind).toBe('action');
    const shown = { ...game.state };
    expect(shown.view.decision?.kind).toBe('look');
    expect((shown.view as View).run?.access?.card).toMatchObject({ code: '01110' });
    expect(game.screen.ui.prompt(shown.view)).toMatchObject({
      what: 'You access Hedge Fund.',
      text: ['Gain 9 credits.'],
    });
    expect(choices().map(({ verb }) => verb)).toEqual(['leave']);
    expect(said().at(-1)).toContain('Hedge Fund');
    const [played, asked] = [session.played.length, shown.question];
    game.choose(choices()[0]!);
    await clock.run();
    expect(game.state).toMatchObject({ view: { decision: { kind: 'action' } }, question: asked + 1 });
    expect(session.played).toHaveLength(played);
    expect([...met]).toEqual(['01110']);
    const lines = game.state.lines.map(({ id }) => id);
    expect(new Set(lines).size).toBe(lines.length);
    await run();
    expect(game.state.view.decision?.kind).toBe('action');
    expect(view().runner.clicks).toBe(2);
  });

  it('lets nobody go on while one reads, until that is read, taken back or given up', async () => {
    const table = { turn: 'runner', runner: { clicks: 1 }, corp: { hq: ['Hedge Fund'] } };
    for (const how of ['read', 'undo', 'concede'] as const) {
      const { game, session, clock, view } = await testGame('runner', 'held', { table, familiar: new Set() });
      game.play({ do: 'run', server: 'hq' });
      await clock.run();
      expect(game.state.view).toMatchObject({ active: 'runner', decision: { kind: 'look' } });
      // Only the rest of this move has been taken: the bot’s turn has begun, and the bot was not asked.
      const { turn } = game.state.view as View;
      expect(view().turn).toBe(turn + 1);
      if (how === 'read') game.play({ do: 'leave' });
      else if (how === 'undo') game.undo();
      else game.concede();
      await clock.run();
      expect(game.state.view).toEqual(view());
      expect(game.screen.state.view).toEqual(view());
      expect(view().over !== null).toBe(how === 'concede');
      expect(view().turn).toBe(how === 'undo' ? turn : turn + 2);
      expect(session.played[0]).toEqual({ do: 'run', server: 'hq' });
    }
  });

  it('opens menus by command and goes back step by step', async () => {
    const { game, clock } = await testGame('runner', 'back');
    game.play({ do: 'keep' });
    await clock.run();
    const run = game.commands.choices.find((choice) => choice.verb === 'run')!;
    game.commands.choose(run);
    expect(game.state.path).toHaveLength(1);
    expect(game.commands.shown.every((choice) => choice.verb === 'run')).toBe(true);
    game.commands.back();
    expect(game.state.path).toEqual([]);
    game.commands.back();
    expect(game.screen.state.dialog).toBe('menu');
    game.commands.back();
    expect(game.screen.state.dialog).toBeNull();
  });

  it('keeps a pinned card until it is closed, and shows others only in passing', async () => {
    const { game } = await testGame('runner', 'zoom');
    game.screen.zoom({ code: '01034', at: 5 }, false);
    game.screen.zoom(null, false);
    expect(game.screen.state.zoom).toBeNull();
    game.screen.zoom({ code: '01034', at: 5 }, true);
    game.screen.zoom({ code: '01035', at: 6 }, false);
    game.screen.zoom(null, false);
    expect(game.screen.state.zoom?.face.code).toBe('01034');
    game.screen.zoom(null, true);
    expect(game.screen.state.zoom).toBeNull();
  });

  it('speaks several sentences as one', async () => {
    const { game, clock } = await testGame('runner', 'speech');
    game.screen.say('One.');
    game.screen.say('Two.');
    const before = game.screen.state.polite.n;
    await clock.run();
    expect(game.screen.state.polite).toEqual({ text: 'One. Two.', n: before + 1 });
  });

  it('shows the end of a game that is conceded', async () => {
    const { game, clock, view } = await testGame('runner', 'concede');
    game.concede();
    await clock.run();
    expect(view().over).toEqual({ winner: 'corp', reason: 'concede' });
    expect(game.state.groups).toEqual([]);
  });

  it('does nothing more once it is closed', async () => {
    const { game, session, clock } = await testGame('runner', 'closed');
    const lines = game.state.lines.length;
    game.close();
    expect(() => session.play({ do: 'keep' })).toThrow();
    game.play({ do: 'keep' });
    await clock.run();
    expect(session.played).toEqual([]);
    expect(game.state.lines).toHaveLength(lines);
  });
});
