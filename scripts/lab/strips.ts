/**
 * Photographs twelve moments of each play in scripts/lab/strips/plays.json, of each moment in tests/support/cutscenes.ts and of the page at each
 * end in scripts/lab/strips/ends.ts, or of those called NAME, and puts them side by side in docs/pictures/strip-<name>.webp, with full and with
 * reduced motion (`--motion full`, `--motion reduced`: only with that). `--dist`: the folder of an existing build to photograph the pages of.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { faceOf } from '../../src/games/netrunner/plugin/faces.ts';
import { cardDef } from '../../src/games/netrunner/index.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import { stepsOf } from '../../src/games/netrunner/stage/steps.ts';
import type { Step } from '../../src/stage/player.ts';
import { MomentForms } from '../../src/stage/spectacle.ts';
import { serveStage } from '../../tests/browser/support/stage-site.ts';
import { updatesOf, seenCodes } from '../../tests/games/netrunner/stage/frames.ts';
import { type Found, findMoments } from '../../tests/support/cutscenes.ts';
import { ENDS, shootEnd } from './strips/ends.ts';
import { type Span, moments } from './strips/moments.ts';
import plays from './strips/plays.json' with { type: 'json' };
import { asked } from './support/entry.ts';
import { ROOT, withBrowser, withSite } from './support/site.ts';

/** The size of the table, and of a moment in the strip, CSS px. */
const TABLE = { w: 800, h: 520 };
const TILE = { w: 528, h: 343 };
const COLUMNS = 3;
const MOMENTS = 12;
/** Size limit of a strip, bytes. */
const MOST = 150_000;

/** A short play in notation (docs/notation.md), and the side from which the table is seen. */
interface StripPlay {
  /** the picture's name under docs/pictures */
  name: string;
  /** what one should be able to tell from the picture */
  shows: string;
  near: Seat;
  setup: Record<string, unknown>;
  play: unknown[];
}
const PLAYS = plays as StripPlay[];

interface Shot {
  /** ms since the play began, or what is there now */
  at: number | string;
  png: string;
}

/** What a strip shows: updates with their steps, and how its table is opened. */
interface Shown {
  name: string;
  frames: readonly { data: unknown; steps: readonly Step[] }[];
  open(page: Page): Promise<void>;
}

/** Lets time pass on the table, a little at a time, so that what is loaded with a cutscene comes when it begins. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100)
    await page.evaluate((some) => window.stagePage!.pass(some), Math.min(100, left));
}

/** Advances the animation by hand and takes a picture at each of the moments. */
async function shoot(page: Page, { frames, open }: Shown): Promise<Shot[]> {
  const spans: Span[] = [];
  const lengths = frames.map((frame) => {
    let at = spans.reduce((most, span) => Math.max(most, span.at + span.ms), 0);
    for (const { clip, cues } of frame.steps) {
      // Only a cutscene has a sound in the midst of it.
      spans.push({ at, ms: clip.ms, cutscene: cues.some((cue) => cue.at !== undefined) });
      at += clip.ms;
    }
    return frame.steps.reduce((sum, { clip }) => sum + clip.ms, 0);
  });
  const times = moments(spans, MOMENTS);
  const shots: Shot[] = [];
  const take = async (at: number): Promise<void> => {
    await page.evaluate(() => window.stagePage!.draws());
    shots.push({ at, png: (await page.screenshot()).toString('base64') });
  };
  await open(page);
  let now = 0;
  for (const [i, frame] of frames.entries()) {
    const end = now + lengths[i]!;
    const due = times.filter((at) => (i === 0 ? at >= now : at > now) && at <= end);
    if (i === 0 && due[0] === 0) await take(due.shift()!);
    await page.evaluate((one) => void window.stage!.show(one as never), frame.data);
    for (const at of due) {
      await pass(page, at - now);
      now = at;
      await take(at);
    }
    await pass(page, end - now + 1);
    now = end;
  }
  return shots;
}

/** A play of Netrunner as a strip shows it. */
function playOf(play: StripPlay, reduced: boolean): Shown {
  const frames = updatesOf({ name: play.name, setup: play.setup, play: play.play }, play.near);
  const options = {
    size: { ...TABLE, insets: { top: 0, right: 0, bottom: 0, left: 0 } },
    near: play.near,
    lookup: cardDef,
  };
  const forms = new MomentForms();
  const faces = seenCodes(frames).map(faceOf);
  return {
    name: play.name,
    frames: frames.map((frame) => ({
      data: frame,
      steps: stepsOf(frame, options, reduced, forms).steps,
    })),
    open: (page) =>
      page.evaluate(
        async ([list, side, motion, first]) => {
          const stage = await window.stagePage!.open(list, side, 1, motion, 'hand', [], true);
          stage.settle(first);
          await window.stagePage!.ready();
        },
        [faces, play.near, reduced ? 'reduced' : 'full', frames[0]!.before] as const,
      ),
  };
}

/** A moment of another game as a strip shows it. */
function momentOf({ name, game, near, update, steps }: Found, reduced: boolean): Shown {
  const views = [update.before, ...update.events.map((_, i) => update.viewAt(i + 1))];
  return {
    name,
    frames: [
      {
        data: JSON.parse(JSON.stringify({ ...update, views })) as unknown,
        steps: steps(reduced, new MomentForms()),
      },
    ],
    open: (page) =>
      page.evaluate(
        async ([which, side, motion, first]) => {
          const stage = await window.stagePage!.openOther(which, side, motion);
          stage.settle(first as never);
          await window.stagePage!.ready();
        },
        [game, near, reduced ? 'reduced' : 'full', update.before] as const,
      ),
  };
}

/** Puts the moments side by side, each with its time. */
async function compose(page: Page, shots: readonly Shot[]): Promise<Buffer> {
  const url = await page.evaluate(
    async ({ list, tile, columns, most }) => {
      const gap = 6;
      const rows = Math.ceil(list.length / columns);
      const canvas = document.createElement('canvas');
      canvas.width = columns * tile.w + (columns + 1) * gap;
      canvas.height = rows * tile.h + (rows + 1) * gap;
      const ctx = canvas.getContext('2d')!;
      ctx.fillStyle = '#1c2a49';
      ctx.fillRect(0, 0, canvas.width, canvas.height);
      ctx.imageSmoothingQuality = 'high';
      for (const [i, shot] of list.entries()) {
        const image = new Image();
        image.src = `data:image/png;base64,${shot.png}`;
        await image.decode();
        const x = gap + (i % columns) * (tile.w + gap);
        const y = gap + Math.floor(i / columns) * (tile.h + gap);
        ctx.drawImage(image, x, y, tile.w, tile.h);
        const words = typeof shot.at === 'string' ? shot.at : `${(shot.at / 1000).toFixed(2)} s`;
        ctx.font = '600 13px sans-serif';
        const wide = ctx.measureText(words).width + 16;
        ctx.fillStyle = '#060a14cc';
        ctx.fillRect(x + tile.w - wide, y + tile.h - 20, wide, 20);
        ctx.fillStyle = '#b9c6de';
        ctx.fillText(words, x + tile.w - wide + 8, y + tile.h - 6);
      }
      let best = '';
      for (const quality of [0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34, 0.26, 0.18, 0.1]) {
        best = canvas.toDataURL('image/webp', quality);
        if ((best.length * 3) / 4 < most) break;
      }
      return best;
    },
    { list: shots, tile: TILE, columns: COLUMNS, most: MOST },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const { args, motion, dist } = asked({ motion: 'both', dist: '' }, { args: '[NAME …]' });
const wanted = (name: string): boolean => args.length === 0 || args.includes(name);
const motions = (['full', 'reduced'] as const).filter((one) => motion === 'both' || motion === one);
mkdirSync(join(ROOT, 'docs', 'pictures'), { recursive: true });

/** Puts pictures into a strip and writes it. */
async function write(page: Page, name: string, inMotion: 'full' | 'reduced', shots: readonly Shot[]): Promise<void> {
  const path = `docs/pictures/strip-${name}${inMotion === 'reduced' ? '-reduced' : ''}.webp`;
  const file = await compose(page, shots);
  writeFileSync(join(ROOT, path), file);
  process.stdout.write(`${path}  ${Math.round(file.length / 1024)} kB  ${shots.length} moments\n`);
}

/** Photographs what happens on the drawn table. */
async function drawTables(browser: Browser): Promise<void> {
  const found = findMoments(wanted);
  const played = PLAYS.filter(({ name }) => wanted(name));
  if (found.length + played.length === 0) return;
  const server = await serveStage();
  for (const inMotion of motions) {
    const reduced = inMotion === 'reduced';
    const shown = [...played.map((play) => playOf(play, reduced)), ...found.map((one) => momentOf(one, reduced))];
    for (const one of shown) {
      const page = await browser.newPage({ viewport: { width: TABLE.w, height: TABLE.h } });
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(server.url);
      await page.waitForFunction(() => window.stagePage !== undefined);
      await write(page, one.name, inMotion, await shoot(page, one));
      await page.close();
    }
  }
  await server.close();
}

/** Photographs the pages at the ends of games. */
async function drawEnds(): Promise<void> {
  const ends = ENDS.filter(({ name }) => wanted(name));
  if (ends.length === 0) return;
  await withSite(
    async ({ browser, url }) => {
      for (const inMotion of motions)
        for (const one of ends) {
          const shots = await shootEnd(browser, one, url, inMotion);
          const page = await browser.newPage();
          await write(page, one.name, inMotion, shots);
          await page.close();
        }
    },
    { dist },
  );
}

await withBrowser(drawTables);
await drawEnds();
