import { describe, expect, it } from 'vitest';
import { type Compiled, format } from '../../src/i18n/format.ts';
import { compileMessage } from '../../vite/messages.mjs';

const english = {
  number: (n: number) => new Intl.NumberFormat('en').format(n),
  plural: (n: number) => new Intl.PluralRules('en').select(n),
  ordinal: (n: number) => new Intl.PluralRules('en', { type: 'ordinal' }).select(n),
};
const russian = {
  number: (n: number) => new Intl.NumberFormat('ru').format(n),
  plural: (n: number) => new Intl.PluralRules('ru').select(n),
  ordinal: (n: number) => new Intl.PluralRules('ru', { type: 'ordinal' }).select(n),
};
const compiled = (message: string): Compiled => compileMessage('test', message);
const say = (message: string, params: Record<string, string | number>, grammar = english): string =>
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
    const message = '{who, select, you {{n, plural, one {# of yours} other {# of yours all}}} other {#}}';
    expect(say(message, { who: 'you', n: 2 })).toBe('2 of yours all');
    expect(say(message, { who: 'x', n: 2 })).toBe('#');
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

  it('leave a missing parameter visible', () => expect(say('Rez {card}', {})).toBe('Rez {card}'));

  it.each(['{', '{n, plural, one {x}}', '{n, times, other {x}}', '{, select, other {x}}', '{n, plural, other x}'])(
    'refuse %j',
    (message) => expect(() => compiled(message)).toThrow(`test: `),
  );
});
