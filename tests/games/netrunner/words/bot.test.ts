/** The bot's reasons in words: servers have the names that they have on the table. */
import { beforeAll, expect, it } from 'vitest';
import { say, useWords } from '../../../../src/i18n/index.ts';
import { serverName } from '../../../../src/games/netrunner/hud/words/names.ts';
import { REASON_UNITS } from '../../../../src/games/netrunner/bot/search/reason.ts';
import type { ServerId } from '../../../../src/games/netrunner/rules/model.ts';
import { words } from '../../../../src/games/netrunner/words/index.ts';
import { catalogue } from '../../../support/catalogue.ts';

const bot = catalogue('games/netrunner/locales/en/bot');

beforeAll(() => useWords(words));

const SERVERS: ServerId[] = ['hq', 'rnd', 'archives', 'remote 1', 'remote 2', 'remote 17'];

it.each(SERVERS)('%s is named as on the table, whatever is done there', (server) => {
  const name = serverName(server);
  const searched = (move: string): string | null =>
    say({
      key: 'bot.searched-plain',
      params: {
        move,
        moveCard: 'Corroder',
        moveServer: server,
        moveN: 0,
        chance: 51,
        rival: move,
        rivalCard: 'Diesel',
        rivalServer: server,
        rivalN: 0,
        rivalChance: 41,
      },
    });
  expect(searched('run')).toBe(`51\u00a0%: run ${name}. 41\u00a0%: run ${name}. No single figure decides.`);
  expect(searched('install')).toContain(`install Corroder in ${name}. 41\u00a0%: install Diesel in ${name}.`);
  for (const [key, message] of Object.entries(bot))
    if (message.includes('{server, ')) expect(say({ key, params: { server } }), key).toContain(name);
});

it('a figure that is a mean of numbers is told as one, whether it is whole or not', () => {
  const figure = (name: string, a: number): string | null => say({ key: `figure.${name}`, params: { a, b: 1.1 } });
  expect(figure('breakers', 0.2)).toBe('Icebreakers installed: 0.2 on average, 1.1 otherwise');
  expect(figure('tags', 1)).toBe('Tags on the Runner: 1 on average, 1.1 otherwise');
  const told = Object.keys(REASON_UNITS).map((name) => [name, figure(name, 2)!] as const);
  for (const [name, words] of told)
    expect(words, name).toMatch(
      REASON_UNITS[name]![0] === 100 ? / in 2 of 100 games, 1\.1 otherwise$/ : /^[^:]+: 2 on average, 1\.1 otherwise$/,
    );
});

it('what is installed in a server of its own is said to be', () => {
  const params = { server: 'new remote', card: 'Melange Mining Corp.', ice: 0, credits: 4 };
  expect(say({ key: 'bot.install-corp', params })).toMatch(/in a new remote server, /);
  const searched = { move: 'install', moveCard: 'PAD Campaign', moveServer: 'new remote', moveN: 0, chance: 51 };
  expect(say({ key: 'bot.searched-alone', params: searched })).toBe(
    '51\u00a0%: install PAD Campaign in a new remote server.',
  );
});

it('an opening hand is told in whole words, whatever it holds', () => {
  expect(say({ key: 'bot.keep', params: { money: 1, tools: 1 } })).toBe(
    'Keep: 1 card that brings money or cards, 1 icebreaker.',
  );
  expect(say({ key: 'bot.mulligan-corp', params: { ice: 0, money: 2, agendas: 1 } })).toBe(
    'New hand: 0 ice, 2 cards that bring money, 1 agenda.',
  );
});

it('a choice is told by what its button says, a face-down card as such', () => {
  const choose = (option: string): string | null => say({ key: 'bot.choose-worth', params: { option, worth: 2 } });
  expect(choose('credits')).toBe('Choose “Gain credits”: worth 2 credits.');
  expect(choose('take a tag')).toBe('Choose “take a tag”: worth 2 credits.');
  expect(say({ key: 'bot.pick-worth', params: { card: '?', worth: 1.5 } })).toBe(
    'Choose the card that lies face down: worth 1.5 credits.',
  );
});

it('a run with nothing to pay and nothing to fear says no more than that', () => {
  const params = { server: 'rnd', cost: 0, credits: 6, unseen: 0, chance: 100, damage: 0, grip: 3 };
  expect(say({ key: 'bot.go-on', params })).toBe('Go on to R&D: nothing still to pay, gets in 100% of the time.');
  expect(say({ key: 'bot.run', params: { ...params, cost: 2, damage: 1 } })).toBe(
    'Run R&D: costs 2 of 6 credits, all ice known, gets in 100% of the time; at worst 1 damage against 3 cards.',
  );
  expect(say({ key: 'bot.trash', params: { card: 'Project Junebug', cost: 0, credits: 0 } })).toBe(
    'Trash Project Junebug: that costs nothing.',
  );
});

it('one credit, one card and one agenda are told as one', () => {
  expect(say({ key: 'bot.pick-worth', params: { card: 'Ice Wall', worth: 1 } })).toBe(
    'Choose Ice Wall: worth 1 credit.',
  );
  expect(say({ key: 'bot.keep-corp', params: { ice: 2, money: 1, agendas: 1 } })).toBe(
    'Keep: 2 ice, 1 card that brings money, 1 agenda.',
  );
  expect(say({ key: 'bot.mulligan', params: { money: 0, tools: 1 } })).toBe(
    'New hand: only 0 cards that bring money or cards, 1 icebreaker.',
  );
});

it('credits for a trace are put into it', () => {
  const params = { move: 'trace', moveCard: '', moveServer: 'none', moveN: 0, chance: 76 };
  expect(say({ key: 'bot.searched-alone', params })).toBe('76\u00a0%: put 0 into the trace.');
});
