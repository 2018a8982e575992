/** What Netrunner brings to the shared screen, where no other test looks: names of things, keys, marks, settings that answer. */
import { describe, expect, it } from 'vitest';
import { type Move, type Seat, type View, cardDef } from '../../../../src/games/netrunner/index.ts';
import { netrunnerUi as ui } from '../../../../src/games/netrunner/hud/ui.tsx';
import { TENSE, type TableItem } from '../../../../src/hud/contract/table-ui.ts';
import { DEFAULTS } from '../../../../src/hud/contract/prefs.ts';
import { has } from '../../../../src/i18n/index.ts';
import { BROKEN, playGame } from '../../../hud/support/games.ts';
import { position } from '../../../hud/support/positions.ts';

const RUN = {
  turn: 'runner',
  runner: { credits: 9, rig: ['Gordian Blade'], grip: ['Diesel', 'Sure Gamble'], heap: ['Modded'] },
  servers: {
    hq: { ice: [{ card: 'Enigma', rezzed: true }, 'Wall of Static'] },
    'remote 1': { root: ['PAD Campaign'] },
  },
};
const at = (viewer: Seat, to?: string): View =>
  position(viewer, RUN, to === undefined ? [] : ['runner: run hq', { to }]);
const items = (view: View): TableItem[] => ui.groups(view).flatMap((group) => group.items);
const item = (view: View, key: number | string): TableItem => items(view).find((one) => one.key === key)!;
const ice = (view: View, n: number): number => view.servers.find(({ id }) => id === 'hq')!.ice[n]!.h;

describe('things of the table', () => {
  it('look like what they are, and like what the run does to them', () => {
    const still = at('runner');
    expect(item(still, 'hq').classes).toBe('is-server');
    expect(item(still, 'heap').classes).toBe('is-pile');
    expect(item(still, ice(still, 0)).classes).toBe('is-card in-ice');
    const run = at('runner', 'run 3.1');
    expect(item(run, 'hq').classes).toBe('is-server attacked');
    expect(item(run, 'rnd').classes).toBe('is-server');
    expect(item(run, ice(run, 0)).classes).toBe('is-card in-ice encountered');
    expect(item(run, ice(run, 1)).classes).toBe('is-card in-ice');
    expect(item(at('runner', 'run 2.3'), ice(run, 0)).classes).toBe('is-card in-ice approached');
  });

  it('have a face where it is known, and only there', () => {
    const view = at('runner');
    const [known, unknown] = [item(view, ice(view, 0)), item(view, ice(view, 1))];
    expect(ui.nameOf(known.face!)).toBe('Enigma');
    expect(known.face!.at).toBe(known.key);
    expect(unknown.face).toBeNull();
    expect(ui.faceAt(known.key, view)).toEqual(known.face);
    expect(ui.faceAt(unknown.key, view)).toBeNull();
    expect(ui.faceAt('hq', view)).toBeNull();
    expect(item(at('corp'), ice(view, 1)).face).not.toBeNull();
  });

  it('mean the server they stand at where they have no move of their own; piles open', () => {
    const view = at('runner');
    const wall = item(view, ice(view, 1));
    expect(wall.lit).toBe(false);
    expect(ui.movesOn(wall, view)).toMatchObject([{ do: 'run', server: 'hq' }]);
    expect(ui.dialogOf(item(view, 'heap'))).toBe('heap');
    expect(ui.dialogOf(item(view, 'archives'))).toBe('archives');
    expect(ui.dialogOf(wall)).toBeNull();
    expect(ui.litAnchors(view)).toEqual(
      expect.arrayContaining(['hq', 'rnd', 'archives', 'remote 1', view.runner.hand[0]!.h]),
    );
    expect(ui.litAnchors(at('corp'))).toEqual([]);
  });

  it('are lit on the drawn table when their buttons are, in whole games', () => {
    playGame(31, ({ viewer, before }) => {
      if (viewer === 'open') return;
      const lit = new Set(ui.litAnchors(before));
      for (const one of items(before)) expect(lit.has(one.key), one.name).toBe(one.lit);
    });
  });

  it('have words for where they are, whole zones too; what is gone has none', () => {
    const view = at('runner');
    expect(ui.anchorWords(ice(view, 0), view)).toBe('Enigma, ice 1 of 2 protecting HQ');
    expect(ui.anchorWords('remote 1', view)).toBe('Server 1');
    expect(ui.anchorWords('heap', view)).toBe('Heap');
    for (const zone of Object.keys(ui.zones)) expect(ui.anchorWords(zone, view)).not.toMatch(BROKEN);
    expect(ui.anchorWords('remote 7', view)).toBeNull();
    expect(ui.anchorWords(9999, view)).toBeNull();
  });
});

describe('a question', () => {
  it('shows the cards that none of its buttons names, and the card that asks only where it is not among them', () => {
    const hand = position('corp', { step: 'corp mulligan' });
    expect(ui.prompt(hand)!.shown.map(({ key }) => key)).toEqual(hand.corp.hand.map(({ h }) => h));
    expect(hand.corp.hand).toHaveLength(5);
    let [shown, asked] = [0, 0];
    for (const seed of [41, 42, 43])
      playGame(seed, ({ viewer, before }) => {
        if (viewer === 'open' || before.decision?.seat !== viewer) return;
        const words = ui.prompt(before)!;
        shown += words.shown.length;
        if (words.source === null) return;
        asked++;
        expect(words.source.name).toBe(cardDef(words.source.face.code).title);
        expect(words.shown.map(({ key }) => key)).not.toContain(words.source.face.at);
      });
    expect(shown).toBeGreaterThan(20);
    expect(asked).toBeGreaterThan(5);
  });

  it('asks for a number with a field, however few there are', () => {
    const asked = (max: number): View => {
      const view = at('runner');
      return { ...view, decision: { ...view.decision!, kind: 'number', range: { min: 0, max } } };
    };
    expect(ui.numberQuestion(at('runner'))).toBeNull();
    expect(ui.numberQuestion(asked(2))).toMatchObject({ min: 0, max: 2 });
    expect(ui.numberQuestion({ ...asked(9), viewer: 'corp' })).toBeNull();
    const question = ui.numberQuestion(asked(9))!;
    expect(question).toMatchObject({ min: 0, max: 9, first: 0 });
    expect(question.label(4)).toBe('Choose 4');
    expect(question.move(4)).toEqual({ do: 'number', n: 4 });
  });

  it('says what a trace comes to even where one answer is possible', () => {
    const view = at('runner');
    const alone: View = {
      ...view,
      pending: { what: 'trace', n: 3, link: 1 },
      decision: { ...view.decision!, kind: 'trace', range: { min: 0, max: 0 } },
    };
    expect(ui.numberQuestion(alone)?.meaning(0)).toBe('At 1 link, you’re caught, because the trace has strength 3.');
  });

  it('is the same choice for two copies of a card, and not for two cards', () => {
    const view = position('runner', { runner: { grip: ['Diesel', 'Diesel', 'Sure Gamble'] } }, [{ to: 'runner 1.4' }]);
    const [one, other, third] = view.runner.hand.map(({ h }): Move => ({ do: 'play', card: h }));
    expect(ui.sameChoice(one!, other!, view)).toBe(true);
    expect(ui.sameChoice(one!, third!, view)).toBe(false);
  });

  it('is worth guessing where two things could be done', () => {
    const view = at('runner');
    const credit = view.decision!.moves.find((move) => move.do === 'credit')!;
    expect(ui.worthGuessing(view, credit)).toBe(true);
    expect(ui.worthGuessing({ ...view, decision: { ...view.decision!, moves: [credit] } }, credit)).toBe(false);
    expect(ui.worthGuessing({ ...view, decision: null }, credit)).toBe(false);
  });
});

describe('what answers itself', () => {
  const prefs = { ...DEFAULTS, stopAt: 'always' } as const;
  const order = (): View => {
    const view = at('runner');
    const first: Move[] = view.runner.hand.map(({ h }) => ({ do: 'first', card: h }));
    return { ...view, decision: { ...view.decision!, kind: 'order', moves: first } };
  };

  it('is the order of triggers, when it is set so, and only one’s own', () => {
    const view = order();
    expect(ui.autoAnswers().answer(view, prefs, false)).toBeNull();
    expect(ui.autoAnswers().answer(view, { ...prefs, orderForMe: true }, false)).toBe(view.decision!.moves[0]);
    expect(ui.autoAnswers().answer({ ...view, viewer: 'corp' }, { ...prefs, orderForMe: true }, false)).toBeNull();
  });

  it('is a window turned down before in this turn, until something is taken back', () => {
    const setup = { turn: 'runner', runner: { clicks: 1 }, servers: { 'remote 1': { root: ['PAD Campaign'] } } };
    const view = position('corp', setup, ['runner: credit', { to: 'corp 1.1' }]);
    const auto = ui.autoAnswers();
    expect(auto.answer(view, DEFAULTS, false)).toBeNull();
    auto.onMoveMade(view, { do: 'pass' });
    expect(auto.answer(view, DEFAULTS, false)).toEqual({ do: 'pass' });
    expect(auto.answer(view, DEFAULTS, true)).toBeNull();
    auto.forget();
    expect(auto.answer(view, DEFAULTS, false)).toBeNull();
  });
});

describe('around the table', () => {
  it('it is said whose turn it is, what runs, and how tense it is', () => {
    expect(ui.turnWords(at('runner'))).toEqual({ turn: expect.stringMatching(/^Turn \d+ · your turn$/), now: null });
    const run = at('corp', 'run 3.1');
    expect(ui.turnWords(run)).toEqual({ turn: expect.stringMatching(/^Turn \d+ · the Runner$/), now: 'Run on HQ' });
    expect(ui.turnWords(position('runner', { step: 'runner mulligan' })).turn).toBe('Set-up');
    expect(ui.tension(at('runner'))).toBe(1);
    expect(ui.tension(run)).toBeGreaterThanOrEqual(TENSE);
    const near = { ...run, corp: { ...run.corp, points: run.toWin - 1 } };
    expect(ui.tension(near)).toBeGreaterThan(ui.tension(run));
    expect(ui.tension({ ...near, run: null })).toBeLessThan(TENSE);
    expect(ui.tension({ ...run, over: { winner: 'corp', reason: 'flatline' } })).toBe(0);
  });

  it('every key, every mark and every step of the page that explains the game has words', () => {
    for (const { id } of ui.verbs.turn) expect(has(`command.${id}`), id).toBe(true);
    for (const mark of Object.values(ui.landmarks.marks)) expect(has(`watch.mark.${mark}`), mark).toBe(true);
    for (const [name] of ui.howTo) expect(has(`how.${name}`) && has(`how.${name}.text`), name).toBe(true);
    const keys = ui.verbs.turn.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('the first turn is the Corp’s, the next the Runner’s, the set-up nobody’s', () =>
    expect([0, 1, 2, 3].map((turn) => ui.landmarks.seatOf(turn))).toEqual([null, 'corp', 'runner', 'corp']));
});
