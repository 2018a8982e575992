import { describe, expect, it } from 'vitest';
import { BadMessage, format, parseMessage } from '../../src/i18n/format.ts';

const english = {
  number: (n: number) => new Intl.NumberFormat('en').format(n),
  plural: (n: number) => new Intl.PluralRules('en').select(n),
};
const russian = {
  number: (n: number) => new Intl.NumberFormat('ru').format(n),
  plural: (n: number) => new Intl.PluralRules('ru').select(n),
};
const say = (message: string, params: Record<string, string | number>, grammar = english): string =>
  format(parseMessage(message), params, grammar)
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

  it('keep the place of each parameter', () => {
    expect(format(parseMessage('A {b} c'), { b: 'B' }, english)).toEqual([
      { text: 'A ', param: null },
      { text: 'B', param: 'b' },
      { text: ' c', param: null },
    ]);
  });

  it('leave a missing parameter visible', () => expect(say('Rez {card}', {})).toBe('Rez {card}'));

  it.each([
    '{',
    'a}',
    '{n, plural, one {x}}',
    '{n, times, other {x}}',
    '{, select, other {x}}',
    '{n, plural, other x}',
  ])('refuse %j', (message) => expect(() => parseMessage(message)).toThrow(BadMessage));
});
