/** The rulings in the card browser, each shown by a scenario, and the scenes made from these scenarios (`npm run scenes`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCENES, rulingKeys, scenesFile, shownRulings } from '../../../../scripts/scenes/files.ts';
import { allCards, cardDef, simulation } from '../../../../src/games/netrunner/index.ts';
import { sceneOf, sceneText } from '../../../../src/games/netrunner/hud/cards/scene.ts';
import { noteText } from '../../../../src/hud/watch/notes.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { readReplay } from '../../../../src/replay/format.ts';
import { packReplay } from '../../../../src/replay/link.ts';
import { openReplay } from '../../../../src/replay/player.ts';
import { catalogue } from '../../../support/catalogue.ts';

const FACTIONS = [
  'adam',
  'anarch',
  'apex',
  'criminal',
  'haas-bioroid',
  'jinteki',
  'nbn',
  'neutral',
  'shaper',
  'sunny',
  'weyland',
];
const filed = FACTIONS.flatMap((faction) =>
  Object.entries(catalogue(`games/netrunner/locales/en/late/cards/rulings/${faction}`)).map(([key, text]) => ({
    key,
    text,
    faction,
    code: key.split('.')[1]!,
  })),
);

beforeAll(() => useWords(words));

const root = join(import.meta.dirname, '../../../..');
const PRINTED = [...allCards()].filter(({ code }) => !code.startsWith('00')).map(({ code }) => code);

describe('rulings', () => {
  const keys = rulingKeys();
  const shown = shownRulings();
  const shownKeys = new Set([...shown.values()].flat().map(({ key }) => key));

  it('are there for each of the 180 cards', () => {
    expect(PRINTED).toHaveLength(180);
    expect([...keys.keys()].sort()).toEqual(PRINTED.toSorted());
  });

  it('are filed by faction, under keys that say what they are about', () => {
    expect(filed.filter(({ code, faction }) => cardDef(code).faction !== faction)).toEqual([]);
    expect(filed.filter(({ key }) => !/^ruling\.\d{5}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)$/.test(key))).toEqual([]);
    expect(new Set(filed.map(({ key }) => key)).size).toBe(filed.length);
  });

  it('are shown by a scenario of the card each, and scenarios name no others', () => {
    const known = filed.map(({ key }) => key);
    expect(known.filter((key) => !shownKeys.has(key))).toEqual([]);
    expect([...shownKeys].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('are whole sentences for players: no number of a step, a sentence or a ruling', () => {
    const odd = filed.filter(({ text }) => /\b(?:sentence|ruling)s? \d|\bwindow \d|\b\d\.\d\b/.test(text));
    expect(odd.filter(({ text }) => !/(?:Heimdall|Ichi|Viktor) 1\.0/.test(text))).toEqual([]);
    expect(filed.filter(({ text }) => !/^[‘“]?[\p{Lu}\d+].*[.!?]$/u.test(text))).toEqual([]);
  });
});

describe('the scene', () => {
  it('is made from the scenarios; if not: npm run scenes', () => {
    expect(readFileSync(join(root, SCENES), 'utf8') === scenesFile()).toBe(true);
  });

  it.each(PRINTED.map((code) => [cardDef(code).title, code]))(
    'of %s plays to its end and says what it shows',
    async (_, code) => {
      const read = readReplay(sceneText(code!));
      if (!read.ok) throw new Error(read.problem.key);
      const opened = openReplay(simulation, read.replay);
      if (!opened.ok) throw new Error(opened.problem.key);
      const { player } = opened;
      expect(filed.map(({ key }) => key)).toContain(sceneOf(code!)!.shows);
      expect(player.length).toBeGreaterThan(0);
      expect(player.playableUntil).toBe(player.length);
      expect(player.problem).toBeNull();
      expect(noteText(read.replay.layers[0]!.notes[0]!)).toMatch(/^[^.]+[.!?]|^.+\.$/);
      expect(JSON.stringify(player.view(0, 'open')) + JSON.stringify(player.view(player.length, 'open'))).toContain(
        code,
      );
      expect(await packReplay(read.replay)).not.toBeNull();
    },
  );
});
