/** What the card browser tells and shows of each card, made from the scenarios (`npm run rulings`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeFiles } from '../../../../scripts/rulings/files.ts';
import { rulingOf } from '../../../../scripts/rulings/sentence.ts';
import { allCards, cardDef, simulation } from '../../../../src/games/netrunner/index.ts';
import { sceneText } from '../../../../src/games/netrunner/hud/cards/scene.ts';
import { words } from '../../../../src/games/netrunner/words/index.ts';
import { cardWords } from '../../../../src/games/netrunner/words/late.ts';
import { addWords } from '../../../../src/i18n/index.ts';
import { readReplay } from '../../../../src/replay/format.ts';
import { packReplay } from '../../../../src/replay/link.ts';
import { openReplay } from '../../../../src/replay/player.ts';
import { catalogue } from '../../../support/catalogue.ts';

const rulings = catalogue('games/netrunner/locales/en/rulings');

beforeAll(() => addWords(words, cardWords));

const root = join(import.meta.dirname, '../../../..');
const PRINTED = [...allCards()].filter(({ code }) => !code.startsWith('00')).map(({ code }) => code);

describe('rulings', () => {
  it('are those of the scenarios, and so are the scenes; if not: npm run rulings', () => {
    for (const [path, text] of madeFiles()) expect(readFileSync(join(root, path), 'utf8') === text, path).toBe(true);
  });

  it('are there for each of the 180 cards', () => {
    expect(PRINTED).toHaveLength(180);
    const told = new Set(Object.keys(rulings).map((key) => key.split('.')[1]));
    expect(PRINTED.filter((code) => !told.has(code))).toEqual([]);
  });

  it('are sentences for players: no number of a step, a sentence or a ruling', () => {
    const odd = Object.values(rulings).filter((text) =>
      /\b(?:sentence|ruling)s? \d|\bwindow \d|\b\d\.\d\b(?<!1\.0)/.test(text),
    );
    expect(odd.filter((text) => !/(?:Heimdall|Ichi|Viktor) 1\.0/.test(text))).toEqual([]);
    expect(Object.values(rulings).filter((text) => !/^[‘“]?[\p{Lu}\d+].*[.!?]$/u.test(text))).toEqual([]);
  });

  it.each([
    ['01026 sentence 1: 1 credit breaks it', { sentence: 1, kind: 'is', text: '1 credit breaks it.' }],
    ['01026 sentence 3 does not apply: no ice', { sentence: 3, kind: 'not', text: 'No ice.' }],
    ['01026 ruling 1, sentence 3 does not apply: no ice', { sentence: 3, kind: 'not', text: 'No ice.' }],
    ['01026 sentences 2 to 4: all three (ruling 2)', { sentence: 2, kind: 'is', text: 'All three.' }],
    ['01026 with Formicary: it moves', { sentence: 0, kind: 'with', text: 'With Formicary: it moves.' }],
    ['01026 sentence 1 with another card: it moves', { sentence: 1, kind: 'with', text: 'It moves.' }],
    ['01026: unique: the older goes', { sentence: 0, kind: 'is', text: 'Unique: the older goes.' }],
    ['01026 in R&D: it is stolen', { sentence: 0, kind: 'is', text: 'In R&D: it is stolen.' }],
    ["01026 era note: the Runner's choice", { sentence: 0, kind: 'is', text: 'The Runner’s choice.' }],
  ])('%s', (name, ruling) => {
    expect(rulingOf(name)).toEqual({ code: '01026', ...ruling });
  });
});

describe('the scene', () => {
  it.each(PRINTED.map((code) => [cardDef(code).title, code]))(
    'of %s plays to its end and says what it shows',
    async (_, code) => {
      const read = readReplay(sceneText(code!));
      if (!read.ok) throw new Error(read.problem.key);
      const opened = openReplay(simulation, read.replay);
      if (!opened.ok) throw new Error(opened.problem.key);
      const { player } = opened;
      expect(player.length).toBeGreaterThan(0);
      expect(player.playableUntil).toBe(player.length);
      expect(player.problem).toBeNull();
      expect(read.replay.layers[0]!.notes[0]!.text.en).toMatch(/^[^.]+[.!?]|^.+\.$/);
      expect(JSON.stringify(player.view(0, 'open')) + JSON.stringify(player.view(player.length, 'open'))).toContain(
        code,
      );
      expect(await packReplay(read.replay)).not.toBeNull();
    },
  );
});
