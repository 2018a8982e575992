import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Move, View } from '../../../../src/games/netrunner/index.ts';
import {
  cardButtonName,
  serverButtonName,
  statusText,
} from '../../../../src/games/netrunner/hud/board/button-names.ts';
import { dropsOf } from '../../../../src/games/netrunner/hud/board/drops.ts';
import { movesNaming, movesOn, tableGroups } from '../../../../src/games/netrunner/hud/board/groups.ts';
import { priceOf, priceText } from '../../../../src/games/netrunner/hud/moves/costs.ts';
import { moveLabel } from '../../../../src/games/netrunner/hud/moves/labels.ts';
import { moveId } from '../../../../src/games/netrunner/hud/moves/id.ts';
import type { Choice } from '../../../../src/games/netrunner/hud/moves/buttons.ts';
import { choicesOf } from '../../../../src/games/netrunner/hud/moves/menu.ts';
import { asksForSet } from '../../../../src/games/netrunner/hud/moves/sets.ts';
import { findCard, isMine } from '../../../../src/games/netrunner/hud/words/find.ts';
import { completes, promptWords } from '../../../../src/games/netrunner/hud/words/prompt.ts';
import { QUESTION_KEYS } from '../../../../src/games/netrunner/hud/words/questions.ts';
import { choicesAt, movesIn } from '../../../../src/hud/table/ask/choices.ts';
import { allDefs } from '../../../../src/games/netrunner/rules/defs.ts';
import { paragraphs } from '../../../../src/i18n/index.ts';
import { BROKEN, playGame } from '../../../hud/support/games.ts';
import { position } from '../../../hud/support/positions.ts';

/** Every position of some games at which the seat at the screen decides. */
const decisions: View[] = [];
const waiting: View[] = [];
for (const seed of [11, 12, 13, 14])
  playGame(seed, ({ before, viewer }) => {
    if (viewer === 'open') return;
    if (isMine(before)) decisions.push(before);
    else waiting.push(before);
  });
const leaves = (choices: readonly Choice[]): Choice[] =>
  choices.flatMap((choice) => (choice.move === null ? leaves(choice.children) : [choice]));
const of = (kind: string, fits: (view: View) => boolean = () => true): View => {
  const found = decisions.find((view) => view.decision?.kind === kind && fits(view));
  if (found === undefined) throw new Error(`no decision of kind ${kind}`);
  return found;
};
const choice = (view: View, fits: (move: Move) => boolean): Choice => {
  const found = leaves(choicesOf(view).flatMap((group) => group.choices)).find(
    (one) => one.move !== null && one.next === undefined && fits(one.move),
  );
  if (found === undefined) throw new Error('no such choice');
  return found;
};

describe('the buttons of a decision', () => {
  it('lead to every legal move exactly once', () => {
    for (const view of decisions) {
      const legal = view
        .decision!.moves.filter((move) => move.do !== 'concede' && !(asksForSet(view) && move.do === 'done'))
        .map(moveId)
        .sort();
      const offered = leaves(choicesOf(view).flatMap((group) => group.choices))
        .filter(({ next, id }) => next === undefined && id !== 'set:take')
        .map(({ move }) => moveId(move!))
        .sort();
      expect(offered).toEqual(legal);
      expect(new Set(offered).size).toBe(offered.length);
    }
    expect(new Set(decisions.map((view) => view.decision!.kind)).size).toBeGreaterThan(8);
  });

  it('are none while somebody else decides', () => {
    expect(waiting.length).toBeGreaterThan(100);
    for (const view of waiting) expect(choicesOf(view)).toEqual([]);
  });

  it('say something whole, with a price that is a sentence too', () => {
    for (const view of decisions)
      for (const one of leaves(choicesOf(view).flatMap((group) => group.choices))) {
        expect(one.text, moveId(one.move!)).not.toMatch(BROKEN);
        expect(one.text).not.toBe('');
        if (one.price !== null) expect(one.price).not.toMatch(BROKEN);
        if (one.hint !== null) expect(one.hint).not.toMatch(BROKEN);
        expect(moveLabel(one.move!, view)).not.toMatch(BROKEN);
      }
  });

  it('open menus by verb, then card, then place; a path that leads nowhere is the top', () => {
    const view = of(
      'action',
      (one) => one.viewer === 'corp' && one.decision!.moves.filter((move) => move.do === 'install').length > 3,
    );
    const groups = choicesOf(view);
    const verb = groups.flatMap((group) => group.choices).find((one) => one.verb === 'install')!;
    const inside = choicesAt(groups, [verb.id]);
    expect(inside.trail.map((one) => one.id)).toEqual([verb.id]);
    const card = inside.groups[0]!.choices.find((one) => one.children.length > 0)!;
    const moves = movesIn(choicesAt(groups, [verb.id, card.id]).groups[0]!.choices);
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) expect(move).toMatchObject({ card: card.at });
    expect(choicesAt(groups, ['gone']).trail).toEqual([]);
  });

  it('install a program that has room at one press, and list trashing others first in a row of its own', () => {
    const grip = ['Battering Ram', 'Corroder'];
    const view = position('runner', { runner: { credits: 15, grip, rig: ['Gordian Blade'] } }, [{ to: 'runner 1.4' }]);
    const [ram] = view.runner.hand;
    expect(movesOn({ card: ram!, server: null }, view)).toEqual([{ do: 'install', card: ram!.h }]);
    expect([...dropsOf(ram!, view).values()].flat()).toEqual([{ do: 'install', card: ram!.h }]);
    const verb = choicesOf(view)
      .flatMap((group) => group.choices)
      .find((one) => one.verb === 'install')!;
    expect(verb.children.map(({ text }) => text)).toEqual(['Battering Ram', 'Corroder', 'Trash cards first …']);
    expect(movesIn(verb.children.slice(0, 2))).toEqual(view.runner.hand.map(({ h }) => ({ do: 'install', card: h })));
    expect(movesIn(verb.children.slice(2)).every((move) => (move as Move).trashing === true)).toBe(true);
  });

  it('ask which program goes where there is no room, and let the install be taken back', () => {
    const rig = ['Gordian Blade', 'Battering Ram'];
    const view = position('runner', { runner: { credits: 15, grip: ['Magnum Opus'], rig } }, [{ to: 'runner 1.4' }]);
    const [opus] = view.runner.hand;
    expect(movesOn({ card: opus!, server: null }, view)).toHaveLength(1);
    expect(completes(view)).toBe(false);
    const asked = position('runner', { runner: { credits: 15, grip: ['Magnum Opus'], rig } }, [
      { to: 'runner 1.4' },
      'runner: install Magnum Opus trashing',
    ]);
    expect(promptWords(asked)!.what).toBe(
      'Magnum Opus needs 2 memory and you have 1 free. Which program do you trash?',
    );
    expect(completes(asked)).toBe(true);
  });

  it('price the basic actions by the rules', () => {
    const view = of('action', (one) => one.viewer === 'runner');
    expect(choice(view, (move) => move.do === 'credit').price).toBe('1 click');
    expect(choice(view, (move) => move.do === 'run').price).toBe('1 click');
    const corp = of('action', (one) => one.decision!.moves.some((move) => move.do === 'advance'));
    expect(choice(corp, (move) => move.do === 'advance').price).toBe('1 click and 1 credit');
  });

  it('price ice by the ice that is there already', () => {
    const setup = { corp: { hq: ['Wall of Static'] }, servers: { rnd: { ice: ['Enigma'] } } };
    const view = position('corp', setup, [{ to: 'corp 2.2' }]);
    const price = (server: string): string | null =>
      priceText(
        priceOf(
          view.decision!.moves.find((move) => move.server === server && !move.trashing)!,
          view,
        ),
      );
    expect(price('rnd')).toBe('1 click and 1 credit');
    expect(price('hq')).toBe('1 click');
  });

  it('name a breaker, what it does, and what it takes', () => {
    const setup = { runner: { rig: ['Gordian Blade'] }, servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } } };
    const view = position('runner', setup, ['runner: run hq', { to: 'run 3.1' }]);
    const found = choice(view, (move) => move.name === 'break' && move.n === 1);
    expect(found.text).toMatch(/^Break subroutine 1, “.+”, with Gordian Blade$/);
    expect(found.price).toBe('1 credit');
    expect(choice(view, (move) => move.name === 'boost').text).toBe('Give Gordian Blade +1 strength');
  });

  it('say what an ability does in the words of its card', () => {
    const view = position('runner', { runner: { rig: ['Magnum Opus'] } }, [{ to: 'runner 1.4' }]);
    const found = choice(view, (move) => move.do === 'use');
    expect(found).toMatchObject({
      text: 'Use Magnum Opus',
      price: '1 click',
      hint: 'Spend 1 click to gain 2 credits.',
    });
  });

  it('take those words from the paragraph of the card that has the number of the ability', () => {
    const wrong: string[] = [];
    let many = 0;
    for (const { code, title, abilities } of allDefs())
      abilities.forEach((ability, i) => {
        if (!['paid', 'prevent'].includes(ability.a)) return;
        many++;
        const text = paragraphs(`card.${code}`)[i] ?? '';
        if (!/^(Pay|Spend|Trash this to|Once per turn, when you play|When a card is about to be exposed)/.test(text))
          wrong.push(`${title} ${i}: ${text}`);
      });
    expect(wrong).toEqual([]);
    expect(many).toBeGreaterThan(30);
  });
});

describe('questions', () => {
  it('say who decides and what, in whole sentences', () => {
    for (const view of [...decisions, ...waiting]) {
      const words = promptWords(view);
      for (const text of [words?.who, words?.what, words?.why, ...(words?.figures ?? [])]) {
        if (text != null) expect(text, view.decision?.text.key).not.toMatch(BROKEN);
      }
    }
  });

  it('have words for everything that the rules and the cards ask', () => {
    const folder = join(import.meta.dirname, '../../../../src/games/netrunner');
    const code = ['rules', 'cards'].flatMap((part) =>
      readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(folder, part, file), 'utf8')),
    );
    const asked = [/(?:askFor|pushAsk)\(game, (?:f, )?[^,]+, '([a-z-]+)'/g, /prompt: '([a-z-]+)'/g].flatMap((pattern) =>
      code.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => `prompt.${name}`)),
    );
    expect(new Set(asked).size).toBeGreaterThan(45);
    expect(asked.filter((key) => !QUESTION_KEYS.includes(key))).toEqual([]);
  });

  it('of another seat tell only that it decides', () => {
    const view = waiting.find((one) => one.decision !== null)!;
    expect(promptWords(view)?.what).toMatch(/^Waiting for the (Corp|Runner) …$/);
  });
});

describe('the table as buttons', () => {
  it('has every visible installed card, hand card and server once, with a name that says something', () => {
    for (const view of decisions) {
      const items = tableGroups(view).flatMap((group) => group.items);
      expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
      const keys = new Set(items.map((item) => item.key));
      for (const server of view.servers)
        for (const card of [...server.ice, ...server.root]) expect(keys.has(card.h)).toBe(true);
      for (const card of view.runner.rig) expect(keys.has(card.h)).toBe(true);
      for (const item of items) expect(item.name).not.toMatch(BROKEN);
    }
  });

  it('lights what a legal move names, and nothing while waiting', () => {
    for (const view of decisions)
      for (const item of tableGroups(view).flatMap((group) => group.items))
        expect(item.lit).toBe(movesNaming(item, view).length > 0);
    for (const view of waiting)
      expect(
        tableGroups(view)
          .flatMap((group) => group.items)
          .some((item) => item.lit),
      ).toBe(false);
  });

  it('reads ice of unknown face by its place only', () => {
    const view = decisions.find(
      (one) => one.viewer === 'runner' && one.servers.some((server) => server.ice.some((ice) => ice.code === null)),
    )!;
    const server = view.servers.find((one) => one.ice.some((ice) => ice.code === null))!;
    const ice = server.ice.find((one) => one.code === null)!;
    expect(cardButtonName(ice, view)).toMatch(/^Unrezzed ice \d of \d protecting /);
  });

  it('reads rezzed ice with kind and strength', () => {
    const view = position('runner', { servers: { hq: { ice: [{ card: 'Enigma', rezzed: true }] } } });
    expect(cardButtonName(view.servers.find((server) => server.id === 'hq')!.ice[0]!, view)).toBe(
      'Enigma, code gate, rezzed, strength 2, 2 subroutines, ice 1 of 1 protecting HQ',
    );
  });

  it('reads a card in hand with what playing it takes', () => {
    const view = position('runner', { runner: { grip: ['Diesel', 'Sure Gamble'] } }, [{ to: 'runner 1.4' }]);
    const names = view.runner.hand.map((card) => cardButtonName(card, view));
    expect(names).toContain('In your grip: Diesel, event, can be played for 1 click');
    expect(names).toContain('In your grip: Sure Gamble, event, can be played for 1 click and 5 credits');
  });

  it('reads servers with their figures', () => {
    const view = of('action', (one) => one.viewer === 'runner');
    const rnd = view.servers.find((server) => server.id === 'rnd')!;
    expect(serverButtonName(rnd, view)).toMatch(
      /^R&D, \d+ cards, (no ice|\d pieces? of ice), .*can be run on for 1 click$/,
    );
  });

  it('says how both sides stand', () =>
    expect(statusText(decisions[0]!)).toMatch(/^The Corp has \d+ credits?, .* The Runner has \d+ credits?, /));
});

it('every mix of credits has its sentence where it is asked for', () => {
  const view = position(
    'runner',
    {
      payByHand: true,
      turn: 'runner',
      corp: { badPublicity: 1 },
      runner: { credits: 5, rig: ['Battering Ram', 'The Toolbox'] },
      servers: { hq: { ice: [{ card: 'Wall of Static', rezzed: true }] } },
    },
    ['runner: run hq', 'runner: use Battering Ram break 1'],
  );
  const texts = leaves(choicesOf(view).flatMap((group) => group.choices)).map(({ text }) => text);
  expect(texts).toEqual([
    'Pay 2 credits',
    'Spend this run’s credits first',
    'Spend credits from The Toolbox first',
    'Spend 1 credit from The Toolbox',
    'Spend credits from your pool first',
    'Spend 1 credit from your pool',
  ]);
});

describe('a button with a price', () => {
  const install = (rig: readonly unknown[]): Choice => {
    const setup = { turn: 'runner', runner: { credits: 5, clicks: 4, rig, grip: ['Corroder'] } };
    return leaves(choicesOf(position('runner', setup)).flatMap((group) => group.choices)).find(
      ({ move }) => move?.do === 'install',
    )!;
  };

  it('says what would be left of clicks and credits', () => {
    expect(install([]).paid).toMatchObject({ runner: { credits: 3, clicks: 3 }, corp: { clicks: 0 } });
    expect(choice(of('action'), (move) => move.do === 'credit').paid).toMatchObject({});
  });

  it('says nothing where credits on a card may pay for some of it', () => {
    expect(install([{ card: 'Cyberfeeder', credit: 1 }]).paid).toBeUndefined();
  });
});

describe('a card whose cost is changed', () => {
  const names = (view: View, code: string): (string | null)[] => {
    const all = [...view.runner.hand, ...view.corp.hand, ...view.servers.flatMap(({ ice, root }) => [...ice, ...root])];
    const card = all.find((one) => one.code === code)!;
    return (view.costBy[card.h] ?? []).map((h) => findCard(view, h)!.code);
  };

  it('names the cards that change it, and none where it is as printed', () => {
    const kate = { turn: 'runner', runner: { identity: 'Kate "Mac" McCaffrey', grip: ['Gordian Blade', 'Diesel'] } };
    const view = position('runner', kate);
    expect(names(view, '01043')).toEqual(['01033']);
    expect(names(view, '01034')).toEqual([]);
    const guarded = position('corp', {
      servers: {
        'remote 1': { ice: ['Enigma'], root: [{ card: 'Akitaro Watanabe', rezzed: true }] },
        hq: { ice: ['Hunter'] },
      },
    });
    expect(names(guarded, '01111')).toEqual(['01079']);
    expect(names(guarded, '01112')).toEqual([]);
  });
});
