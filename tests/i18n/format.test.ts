import { describe, expect, it } from 'vitest';
import { type Compiled, type Params, format } from '../../src/i18n/format.ts';
import { grammarOf } from '../../src/i18n/grammar.ts';
import { compileMessage } from '../../vite/messages.mjs';

const english = grammarOf('en');
const russian = grammarOf('ru');
const persian = grammarOf('fa', 'rtl');
const compiled = (message: string): Compiled => compileMessage('test', message);
const say = (message: string, params: Params, grammar = english): string =>
  format(compiled(message), params, grammar)
    .map((part) => part.text)
    .join('');

describe('messages', () => {
  it('fill in names', () => expect(say('Rez {card} now', { card: 'Enigma' })).toBe('Rez Enigma now'));

  it('choose a plural form of the language', () => {
    const message = '{n, plural, =0 {no cards} one {# card} few {# карты} other {# cards}}';
    expect(say(message, { n: 0 })).toBe('no cards');
    expect(say(message, { n: 1 })).toBe('1 card');
    expect(say(message, { n: 3 })).toBe('3 cards');
    expect(say(message, { n: 3 }, russian)).toBe('3 карты');
  });

  it('choose by a word', () => {
    const message = '{who, select, you {You draw} other {They draw}} {card}.';
    expect(say(message, { who: 'you', card: 'Diesel' })).toBe('You draw Diesel.');
    expect(say(message, { who: 'corp', card: 'Diesel' })).toBe('They draw Diesel.');
  });

  it('nest, and count only in the nearest plural', () => {
    const message = '{who, select, you {{n, plural, one {# of yours} other {# of yours all}}} other {all}}';
    expect(say(message, { who: 'you', n: 2 })).toBe('2 of yours all');
    expect(say(message, { who: 'x', n: 2 })).toBe('all');
  });

  it('choose an ordinal form of the language', () => {
    const message = 'the {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 4, 21].map((n) => say(message, { n }))).toEqual(
      ['1st', '2nd', '3rd', '4th', '21st'].map((one) => `the ${one}`),
    );
  });

  it('choose by ids with a space or a question mark, and by nothing that an object has of its own', () => {
    const message = '{id, select, one_card {Take one card} unknown {the unknown card} other {Take {id}}}';
    expect(['one card', '?', 'toString'].map((id) => say(message, { id }))).toEqual([
      'Take one card',
      'the unknown card',
      'Take toString',
    ]);
  });

  it('keep the place of each parameter', () => {
    expect(format(compiled('A {b} c'), { b: 'B' }, english)).toEqual([
      { text: 'A ', param: null },
      { text: 'B', param: 'b' },
      { text: ' c', param: null },
    ]);
  });

  it('keep the place of a text in a tag, as that of a parameter with its name', () => {
    const message = compiled('<guard>{kind, select, a {The Sergeant} other {{kind}}}</guard> goes to {room}.');
    const pieces = (kind: string) =>
      format(message, { kind, room: 'Canteen' }, english).map((part) => [part.text, part.param]);
    const rest = [
      [' goes to ', null],
      ['Canteen', 'room'],
      ['.', null],
    ];
    expect(pieces('a')).toEqual([['The Sergeant', 'guard'], ...rest]);
    expect(pieces('Purger')).toEqual([['Purger', 'kind'], ...rest]);
  });

  it('write a list as the language does, each item in its place', () => {
    const cards = ['Corroder', 'Mimic', 'Yog.0'];
    expect(say('You trash {cards}.', { cards })).toBe('You trash Corroder, Mimic, and Yog.0.');
    expect(say('You trash {cards}.', { cards }, russian)).toBe('You trash Corroder, Mimic и Yog.0.');
    expect(say('Use <or>{cards}</or>.', { cards })).toBe('Use Corroder, Mimic, or Yog.0.');
    expect(say('<commas>{cards}</commas>', { cards: ['Card', 'face up'] }, russian)).toBe('Card, face up');
    expect(format(compiled('You trash {cards}.'), { cards: ['A', 'B'] }, english)).toEqual([
      { text: 'You trash ', param: null },
      { text: 'A', param: 'cards', item: 0 },
      { text: ' and ', param: null },
      { text: 'B', param: 'cards', item: 1 },
      { text: '.', param: null },
    ]);
  });

  it('write a number with its sign, or as a percentage', () => {
    expect(say('{n, number, ::sign-except-zero}', { n: 2 })).toBe('+2');
    expect(say('{n, number, ::sign-except-zero}', { n: 0 })).toBe('0');
    expect(say('{n, number, percent}', { n: 0.74 })).toBe('74%');
  });

  it('take the number of an id from the id', () => {
    const message = 'Run {server, select, hq {HQ} other {Server {serverN}}}.';
    expect(say(message, { server: 'remote 3' })).toBe('Run Server 3.');
    expect(say(message, { server: 'hq' })).toBe('Run HQ.');
  });

  it('leave a missing parameter visible', () => expect(say('Rez {card}', {})).toBe('Rez {card}'));

  it.each([
    '{',
    '{n, plural, one {x}}',
    '{n, times, other {x}}',
    '{, select, other {x}}',
    '{n, plural, other x}',
    '{n, number, ::scale/100}',
    '{n, plural, other {{who, select, other {# cards}}}}',
    '{who, select, other {#}}',
  ])('refuse %j', (message) => expect(() => compiled(message)).toThrow(`test: `));

  it('isolate, in a language from right to left, titles that run from left to right', () => {
    const spent = '{card} {n} اعتبار';
    const sentence = say(spent, { card: 'Sure Gamble', n: 4 }, persian);
    expect(sentence).toBe('\u2068Sure Gamble\u2069 ۴ اعتبار');
    expect(say('{facts}', { facts: sentence }, persian)).toBe(sentence);
    expect(say('{side}', { side: 'رانر' }, persian)).toBe('رانر');
    expect(say('{cards}.', { cards: ['A!', 'B!'] }, persian)).toBe('\u2068A!\u2069 و \u2068B!\u2069');
  });
});
