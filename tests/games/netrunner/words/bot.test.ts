/** The bot's reasons in words: those of today's kinds, and those that records made earlier hold. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { has, say, sayIfKnown } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { serverName } from '../../../../src/games/netrunner/hud/words/names.ts';
import type { ServerId } from '../../../../src/games/netrunner/rules/model.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import { catalogue } from '../../../support/catalogue.ts';

const reasons = catalogue('games/netrunner/locales/en/late/reasons/reasons');
const bot = catalogue('games/netrunner/locales/en/late/reasons/earlier');

beforeAll(() => useWords(words));

const SERVERS: ServerId[] = ['hq', 'rnd', 'archives', 'remote 1', 'remote 2', 'remote 17'];

it.each(SERVERS)('%s is named as on the table, whatever is done there', (server) => {
  const name = serverName(server);
  for (const [key, message] of Object.entries({ ...reasons, ...bot }))
    if (message.includes('{server, ')) expect(say({ key, params: { server, move: 'run' } }), key).toContain(name);
  expect(say({ key: 'reason.upgrade', params: { card: 'Enigma', server: 'new remote' } })).toBe(
    'Enigma does the most good in a new remote.',
  );
});

it('one and none are said as such', () => {
  expect(say({ key: 'reason.draw.trap', params: { grip: 1, trap: 'Snare!' } })).toBe(
    'With one card in hand, Snare! would flatline you.',
  );
  expect(say({ key: 'reason.credit.poor', params: { credits: 0 } })).toBe('With no money, you can’t do much.');
  expect(say({ key: 'reason.keep.corp', params: { ice: 2, money: 1 } })).toBe(
    'This hand has 2 pieces of ice and a card that makes money.',
  );
});

it('names the kind of ice that nothing breaks', () => {
  const gordian = (type: string): string => say({ key: 'reason.rig.type', params: { card: 'Gordian Blade', type } });
  expect(gordian('code gate')).toBe('Without Gordian Blade, any code gate stops you cold.');
});

it('a title that ends a sentence by itself is followed by no full stop', () => {
  expect(say({ key: 'reason.discard.unique', params: { card: 'Snare!' } })).toBe('You already have Snare! installed.');
  expect(say({ key: 'reason.unrezzed.trap', params: { card: 'Snare!' } })).toBe('You want the Runner to reach Snare!');
});

describe('records made earlier', () => {
  const SEARCHED = {
    key: 'bot.searched',
    params: {
      chance: 74,
      move: 'draw',
      moveCard: '',
      moveServer: 'none',
      moveN: 0,
      rival: 'play',
      rivalCard: 'The Maker’s Eye',
      rivalServer: 'none',
      rivalN: 0,
      rivalChance: 59,
      first: '@figure.lost',
      'first.a': 0,
      'first.b': 18,
    },
  };
  it('read in the new words, without the figures that were messages in a message', () => {
    expect(say(SEARCHED)).toBe('Draw a card. It won more often than the next best move.');
    for (const key of ['searched-close', 'searched-near', 'searched-leant'])
      expect(say({ ...SEARCHED, key: `bot.${key}` })).toBe('Draw a card. The next best move was about as good.');
    expect(say({ ...SEARCHED, key: 'bot.searched-alone' })).toBe('Draw a card.');
  });

  it('have a sentence for every reason in them', () => {
    let read = 0;
    for (const n of [1, 2, 3]) {
      const text = readFileSync(`tests/corpus/records/rules-1/corpus-${n}.replay.json`, 'utf8');
      for (const [, why] of text.matchAll(/"why":(\{"key":"bot\.[^}]*\}\}?)/g)) {
        const reason = JSON.parse(why!.endsWith('}}') || !why!.includes('params') ? why! : `${why!}}`) as {
          key: string;
        };
        expect(has(reason.key), reason.key).toBe(true);
        const said = sayIfKnown(reason)!;
        expect(said, JSON.stringify(reason)).toMatch(/^.*[.!]$/);
        expect(said).not.toMatch(/[{}@]|undefined|NaN/);
        expect(said.replace(/Server \d+|\d\.0/g, '').match(/\d+/g)?.length ?? 0).toBeLessThanOrEqual(2);
        read++;
      }
    }
    expect(read).toBeGreaterThan(300);
  });
});
