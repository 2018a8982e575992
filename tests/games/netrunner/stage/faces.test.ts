import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { stylesPlugin } from '../../../../vite/styles-plugin.ts';
import { faceOf } from '../../../../src/games/netrunner/plugin/faces.ts';
import { allCards } from '../../../../src/games/netrunner/index.ts';
import { contrast, mix } from '../../../../src/stage/art/colour.ts';
import { backdrops } from '../../../../src/stage/art/backdrops.ts';
import { strip } from '../../../../src/games/netrunner/stage/faces/ice.ts';
import {
  buildAtlas,
  counterMarks,
  drawArt,
  drawBack,
  drawFace,
  drawIceFace,
  drawTable,
  emblemOf,
  typeLabel,
  typeMarks,
} from '../../../../src/games/netrunner/stage/faces/index.ts';
import type { CardType } from '../../../../src/games/netrunner/rules/model.ts';
import type { FaceInfo, IceKind } from '../../../../src/games/netrunner/stage/faces/index.ts';
import { emblems, factionMarks } from '../../../../src/games/netrunner/stage/faces/marks.ts';
import { motifs } from '../../../../src/games/netrunner/stage/faces/motifs/index.ts';
import { recipeOf } from '../../../../src/games/netrunner/stage/faces/recipes.ts';
import { rngOf } from '../../../../src/stage/art/rng.ts';
import { fit } from '../../../../src/stage/art/text.ts';
import { drawHero } from '../../../../src/stage/art/hero.ts';
import type { Ctx } from '../../../../src/stage/art/types.ts';
import { cardSize, colours, factions, iceSize } from '../../../../src/games/netrunner/stage/theme.ts';
import { record } from '../../../support/recording-context.ts';
import facesJson from '../../../support/faces.json' with { type: 'json' };

const faces = facesJson as readonly FaceInfo[];
const byTitle = (title: string): FaceInfo => {
  const found = faces.find((face) => face.title === title);
  if (!found) throw new Error(`no ${title} in the list`);
  return found;
};

function drawn(draw: (c: Ctx) => void): ReturnType<typeof record> {
  const recording = record();
  draw(recording.ctx);
  expect(recording.depth(), 'save and restore in pairs').toBe(0);
  return recording;
}

const art = (face: FaceInfo): ReturnType<typeof record> => drawn((c) => drawArt(c, face, 160, 120));

describe('a picture of its own for each card', () => {
  it('is another drawing for every title, not the same one in another tint', () => {
    const seen = new Map<string, string>();
    for (const face of faces) {
      const shape = art(face).shape();
      expect(shape.length).toBeGreaterThan(500);
      expect(seen.get(shape), `${face.title} looks like`).toBeUndefined();
      seen.set(shape, face.title);
    }
    expect(seen.size).toBe(180);
  });

  it('is the same every time for one title', () => {
    for (const title of ['Gordian Blade', 'Snare!', 'Enigma', 'Diesel'])
      expect(art(byTitle(title)).log).toEqual(art(byTitle(title)).log);
  });

  it('is drawn from the title: two cards alike in all else get other pictures', () => {
    const one = { ...byTitle('Hunter'), title: 'Never Printed' };
    const two = { ...one, title: 'Printed Never' };
    expect(art(one).shape()).not.toBe(art(two).shape());
  });

  it('has no text, in the zoom either', () => {
    for (const face of faces) expect(drawn((c) => drawArt(c, face, 320, 240)).texts()).toEqual([]);
  });

  it('is composed of motifs and backdrops that exist, for unknown titles too', () => {
    const strangers = faces.map((face) => ({ ...face, title: `${face.title} II`, subtypes: face.subtypes }));
    const plain = (Object.keys(typeMarks) as CardType[]).map((type) => ({
      ...byTitle('Diesel'),
      type,
      title: type,
      subtypes: [],
    }));
    for (const face of [...faces, ...strangers, ...plain]) {
      const recipe = recipeOf(face, rngOf(face.title)).replace(/^\w+(\.\d)?:/, '');
      const [first = '', ...over] = recipe.split(' + ');
      const [back = '', motif = ''] = first.split(' ');
      expect(Object.keys(backdrops), `${face.title}: ${recipe}`).toContain(back);
      for (const name of [motif, ...over.map((part) => part.split(' ')[0] ?? '')])
        expect(Object.keys(motifs), `${face.title}: ${recipe}`).toContain(name);
    }
  });

  it('is chosen for the card, not by its type alone, for each card that can be played', () => {
    const played = [...allCards()].filter(({ code }) => faces.some((face) => face.code === code));
    expect(played.length).toBeGreaterThan(60);
    for (const { code } of played) {
      const face = faceOf(code);
      const [mine, stranger] = ['a', 'b'].map((seed) => recipeOf(face, rngOf(seed)));
      expect(mine).toBe(stranger);
      // Figures as printed; a subtype may be a younger one than the rules of the game know.
      const { subtypes, ...printed } = faces.find((one) => one.code === code) ?? face;
      expect(face).toMatchObject(printed);
      expect(subtypes).toEqual(expect.arrayContaining([...face.subtypes]));
    }
  });

  it('uses most of its motifs: a deck does not repeat itself', () => {
    const subjects = (codes: RegExp): string[] =>
      faces
        .filter((face) => codes.test(face.code))
        .map((face) => recipeOf(face, rngOf(face.title)).split(' ').slice(1).join(' '));
    for (const deck of [/^010(67|68|69|7\d)$|^0110[6-9]|^0111/, /^010(3[3-9]|4\d|5[0-3])$/]) {
      const all = subjects(deck);
      expect(all.length).toBeGreaterThan(20);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

describe('told apart without colour', () => {
  const outlineOf = (mark: (c: Ctx) => void): string => drawn(mark).shape();

  it('barrier, code gate, sentry and trap differ in letter, emblem and outline', () => {
    const kinds: IceKind[] = ['barrier', 'code gate', 'sentry', 'trap'];
    const ice = kinds.map((kind) => ({ ...byTitle('Enigma'), subtypes: [kind] }));
    expect(ice.map((face) => emblemOf(face)?.letter)).toEqual(['B', 'C', 'S', 'T']);
    expect(new Set(kinds.map((kind) => outlineOf(emblems[kind]))).size).toBe(4);
    expect(new Set(kinds.map((kind) => outlineOf((c) => strip(c, kind, 110, 64)))).size).toBe(4);
    for (const face of ice)
      for (const draw of [drawFace, drawIceFace])
        expect(
          drawn((c) => draw(c, face, cardSize))
            .texts()
            .map(({ text }) => text),
        ).toContain(emblemOf(face)?.letter);
  });

  it('an icebreaker shows the emblem that it opens, with its own letter', () => {
    const pairs = [
      ['Corroder', 'Ice Wall', 'F'],
      ['Gordian Blade', 'Enigma', 'D'],
      ['Pipeline', 'Hunter', 'K'],
    ] as const;
    for (const [breaker, ice, letter] of pairs) {
      expect(emblemOf(byTitle(breaker))?.mark).toBe(emblemOf(byTitle(ice))?.mark);
      expect(emblemOf(byTitle(breaker))?.letter).toBe(letter);
      expect(emblemOf(byTitle(breaker))?.opens).toBe(true);
    }
    expect(emblemOf(byTitle('Crypsis'))?.letter).toBe('AI');
    expect(emblemOf(byTitle('Magnum Opus'))).toBeNull();
  });

  it.each([
    ['card types', typeMarks],
    ['factions', factionMarks],
    ['counters', counterMarks],
  ])('%s each have a mark of their own', (_, marks) => {
    const outlines = Object.values(marks as Record<string, (c: Ctx) => void>).map(outlineOf);
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  it('every faction of the list has its mark and colours', () => {
    for (const { faction } of faces) {
      expect(Object.keys(factionMarks)).toContain(faction);
      expect(Object.keys(factions)).toContain(faction);
    }
  });
});

describe('what stands on a face', () => {
  const words = (face: FaceInfo): string[] =>
    drawn((c) => drawFace(c, face, cardSize))
      .texts()
      .map(({ text }) => text);

  it('title, cost, strength and memory of a program', () => {
    expect(words(byTitle('Gordian Blade'))).toEqual(
      expect.arrayContaining(['Gordian', 'Blade', '4', '2', '1', 'D', 'DECODER']),
    );
  });

  it('requirement and points of an agenda; cost and trash cost of an asset', () => {
    expect(words(byTitle('Nisei MK II'))).toEqual(expect.arrayContaining(['4', '2', 'AGENDA']));
    expect(words(byTitle('PAD Campaign'))).toEqual(expect.arrayContaining(['2', '4', 'ASSET']));
    expect(words(byTitle('Psychographics'))).toContain('X');
  });

  it('no figure that the card does not have', () => {
    expect(words(byTitle('Diesel')).filter((word) => /^\d/.test(word))).toEqual(['0']);
  });

  it('the word at the foot comes from outside when given', () => {
    expect(words({ ...byTitle('Diesel'), label: 'Ereignis' })).toContain('EREIGNIS');
    expect(typeLabel(byTitle('Diesel'))).toBe('Event');
  });

  it('nothing smaller than 8.5 px at play size, titles 9 px and more', () => {
    for (const face of faces) {
      const across = face.type === 'ice' ? drawn((c) => drawIceFace(c, face, iceSize)).texts() : [];
      for (const { text, px } of [...drawn((c) => drawFace(c, face, cardSize)).texts(), ...across])
        expect(px, `${text} on ${face.title}`).toBeGreaterThanOrEqual(8.5);
    }
  });

  it('scales with its size', () => {
    const at = (k: number): number[] =>
      drawn((c) => drawFace(c, byTitle('Enigma'), { w: 84 * k, h: 117 * k }))
        .texts()
        .map(({ px }) => px / k);
    at(2).forEach((px, i) => expect(px).toBeCloseTo(at(1)[i] ?? 0));
  });

  it('a title too long is cut, not squeezed away; one without spaces is broken between characters', () => {
    const { ctx } = record();
    const cut = fit(ctx, 'An Extraordinarily Long Title Of A Card', 'label', 55, 2, [11, 9]);
    expect(cut.lines).toHaveLength(2);
    expect(cut.lines[1]).toMatch(/…$/);
    expect(fit(ctx, '電脳空間の氷を破る者たち', 'label', 30, 2, [11, 9]).lines.length).toBe(2);
    expect(fit(ctx, 'Chum', 'label', 55, 2, [11, 9])).toMatchObject({ lines: ['Chum'], px: 11 });
  });
});

describe('colours', () => {
  it('text is at least 4.5:1 on what it stands on', () => {
    const { paper, paperDim, paperFaint, ink0, ink1, ink2, ink3 } = colours;
    const pairs = [paper, paperDim, paperFaint].flatMap((text): [string, string][] =>
      [ink0, ink1, ink2, ink3].map((ink) => [text, ink]),
    );
    const { corp, runner, magenta, credit, click, danger, good } = colours;
    for (const text of [corp, runner, magenta, credit, click, danger, good]) pairs.push([text, ink2]);
    for (const { faction, seat } of faces) {
      const ink = seat === 'corp' ? colours.corpInk : colours.runnerInk;
      const hue = factions[faction]?.hue ?? ink;
      pairs.push([hue, ink], [paper, mix(ink, hue, 0.3)]);
    }
    expect(pairs.filter(([text, under]) => contrast(text, under) < 4.5)).toEqual([]);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it('the page has the same tokens as the canvas', async () => {
    // Tokens of every game in the shared style sheet, those of this one in its own; the build writes them in.
    const config = await resolveConfig({ configFile: false, css: { postcss: stylesPlugin() } }, 'build');
    const sheets = ['src/hud/styles/base.css', 'src/games/netrunner/hud/styles/seats.css'].map(async (file) => {
      const { code } = await preprocessCSS(readFileSync(file, 'utf8'), resolve(file), config);
      return code;
    });
    const css = (await Promise.all(sheets)).join('\n');
    const names: Record<string, string> = { ink0: 'ink-0', ink1: 'ink-1', ink2: 'ink-2', ink3: 'ink-3' };
    for (const [key, value] of Object.entries(colours)) {
      if (key === 'corpInk' || key === 'runnerInk') continue;
      const name = names[key] ?? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(css).toMatch(new RegExp(`--${name}:\\s*${value};`, 'i'));
    }
  });
});

describe('the atlas', () => {
  const canvas = (width: number, height: number) => ({ width, height, getContext: () => record().ctx });

  it('holds every face, ice across, and the backs, apart from each other and within its canvases', () => {
    const atlas = buildAtlas([...faces, ...faces], 2, canvas);
    for (const face of faces) expect(atlas.frames.has(`face:${face.code}`)).toBe(true);
    expect([...atlas.frames.keys()].filter((name) => name.startsWith('ice:'))).toHaveLength(27);
    for (const name of ['back:corp', 'back:runner', 'back:ice']) expect([...atlas.frames.keys()]).toContain(name);
    const frames = [...atlas.frames.values()];
    for (const { canvas: index, x, y, w, h } of frames) {
      const page = atlas.canvases[index];
      expect(page && x >= 1 && y >= 1 && x + w < page.width && y + h < page.height).toBe(true);
    }
    for (const page of atlas.canvases) expect(Math.max(page.width, page.height)).toBeLessThanOrEqual(2048);
    const overlaps = frames.filter((a, i) =>
      frames.some(
        (b, j) =>
          j > i && a.canvas === b.canvas && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
      ),
    );
    expect(overlaps).toEqual([]);
    expect(atlas.frames.get('face:01111')).toMatchObject({ w: 168, h: 234 });
  });

  it('puts both starter decks at dpr 2 on one canvas', () => {
    const starter = faces.filter(({ code }) => /^010(3[3-9]|4|5[0-3]|6[7-9]|7)|^0110[6-9]|^0111/.test(code));
    expect(starter.length).toBeGreaterThan(35);
    expect(buildAtlas(starter, 2, canvas).canvases).toHaveLength(1);
  });

  it('says so when a picture is larger than a canvas', () => {
    expect(() => buildAtlas([byTitle('Chum')], 2, canvas, { max: 128 })).toThrow(/does not fit/);
  });
});

describe('backs, table and start page', () => {
  it('the two backs are two drawings, upright and lying', () => {
    const back = (seat: 'corp' | 'runner', w: number, h: number): string =>
      drawn((c) => drawBack(c, seat, { w, h })).shape();
    expect(back('corp', 84, 117)).not.toBe(back('runner', 84, 117));
    expect(back('corp', 110, 64)).toContain('rotate');
    expect(drawn((c) => drawBack(c, 'corp', cardSize)).texts()).toEqual([]);
  });

  it('the same seed gives the same start page, another seed another', () => {
    const hero = (seed: string): string => drawn((c) => drawHero(c, 1280, 720, seed)).shape();
    expect(hero('a')).toBe(hero('a'));
    expect(hero('a')).not.toBe(hero('b'));
  });

  it('the table is light at the edge of each side, turned with the seat', () => {
    const table = (near: 'corp' | 'runner'): string => drawn((c) => drawTable(c, 1280, 720, near)).log.join();
    expect(table('corp')).not.toBe(table('runner'));
  });
});
