/** Card texts: a paragraph for each printed subroutine, and one wording for each kind of effect (docs/writing-a-card.md). */
import { describe, expect, it } from 'vitest';
import '../../../hud/support/games.ts';
import { cardText, subFull } from '../../../../src/games/netrunner/hud/words/card-text.ts';
import { allDefs } from '../../../../src/games/netrunner/rules/defs.ts';
import { has } from '../../../../src/i18n/index.ts';

const printed = [...allDefs()].filter(({ code }) => !code.startsWith('00'));

/** What card texts say in another way: the pattern, and the wording to use. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/(?<!one): /, 'a sentence in place of a cost and a colon'],
  [/\b(any|an|one|each) (rezzed |unrezzed |installed )?ice\b(?! (with|among))/, 'a piece of ice'],
  [/\bsuccessfully\b/, 'make a successful run'],
  [/\bif you succeed\b/i, 'If the run succeeds'],
  [/\bfrom here\b|\bcounters? here\b/, 'hosted'],
  [/\bignoring\b/, 'without paying any costs'],
  [/\bas a further cost\b/, 'must also'],
  [/\bwhenever\b|\bany time\b/i, 'Each time'],
  [/^Play only\b|^Install only\b/, 'You can play this only if; Install this only'],
  [/\bone (barrier|sentry|code gate|subroutine)\b/, '1 subroutine'],
  [/\b(lies|stands|anew|whoever|dearest)\b/, 'plain words'],
];

describe('the texts of cards', () => {
  it('have a full sentence and a short form for each printed subroutine', () => {
    let many = 0;
    for (const { code, title, subroutines } of printed)
      subroutines.forEach((_, i) => {
        many++;
        expect(subFull(`${code}.s${i}`), `${title} ${i}`).toMatch(/^[A-Z].*\.$/);
        expect(has(`sub.${code}.${i}`), `${title} ${i}`).toBe(true);
      });
    expect(many).toBeGreaterThan(40);
    expect(subFull('22053.a0')).toBeNull();
  });

  it('use one wording for each kind of effect', () => {
    const wrong: string[] = [];
    for (const { code, title } of printed)
      for (const text of Object.values(cardText(code)).flat()) {
        if (!text.endsWith('.')) wrong.push(`${title}: no full stop: ${text}`);
        for (const [pattern, instead] of OTHERWISE)
          if (pattern.test(text)) wrong.push(`${title}: say “${instead}”: ${text}`);
      }
    expect(wrong).toEqual([]);
  });
});
