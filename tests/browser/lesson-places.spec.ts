/**
 * What the coach of a lesson, of any game, points at is on the screen, outlined, and covered by nothing, and its words cover neither that nor the
 * question, a menu, or what the next move needs: at every sentence of every opening, tip, hint and mistake, on a desk and on a phone held both ways. `npm test` looks at every forty-second on each of the three;
 * `npm run lab -- volumes lessons` at all of them on all three and on a large screen, from number `FROM` on.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import type { Page } from '@playwright/test';
import type { Moment } from './support/lesson-moments.ts';
import { test } from './support/fixture.ts';
import { expect, prepare } from './support/play.ts';

/** A process of its own plays the lessons: they are made of JSON, which this one does not import. */
const moments = (): Moment[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', '--import', './scripts/messages.mjs', 'tests/browser/support/lesson-moments.ts'],
      {
        encoding: 'utf8',
      },
    ),
  ) as Moment[];
/** `all`, or the ids of the games or lessons whose every moment is looked at, separated by commas. */
const WALK = process.env['WALK'] ?? '';
const asked = ({ game, lesson }: Moment): boolean => WALK.split(',').some((id) => id === game || id === lesson);
/** Number of the moment to go on from, where a walk was stopped. */
const FROM = Number(process.env['FROM'] ?? 0);
const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  // There is room enough here: looked at by a walk only.
  ...(WALK === '' ? [] : [{ width: 1920, height: 1080 }]),
];
/** Without `WALK`, each size looks at one moment of this many. */
const EVERY = 42;

/** Opens the lesson at a moment, from the page of lessons. */
async function go(page: Page, moment: Moment): Promise<void> {
  const left = { id: moment.lesson, moves: moment.moves };
  const key = `icebreak:${moment.game === 'netrunner' ? '' : `${moment.game} `}lesson`;
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, JSON.stringify(left)] as const);
  await page.evaluate((game) => (location.hash = `#/${game}/learn`), moment.game);
  const stop = page.getByRole('button', { name: new RegExp(moment.title) });
  await stop.waitFor({ state: 'attached' });
  // On a busy machine the change of address may come after the press and take the lesson back.
  await expect(async () => {
    if ((await stop.count()) > 0) await stop.dispatchEvent('click');
    await page.locator('.coach-strip').waitFor({ timeout: 5000 });
  }).toPass();
  for (let i = 0; i < (moment.opening ?? 0); i++)
    await page.getByRole('button', { name: 'Go on', exact: true }).dispatchEvent('click');
  if (moment.skips)
    await page.getByRole('button', { name: /Skip the introduction|Skip to my turn/ }).dispatchEvent('click');
  if (moment.hint) await page.getByRole('button', { name: 'Hint', exact: true }).dispatchEvent('click');
}

/**
 * What is wrong with the place of what the coach says, in words; '' when nothing is. `needs`: keys of the things on the table that the next
 * move needs. Runs in the page.
 */
function fault(needs: readonly string[]): string {
  const box = (one: Element): DOMRect => one.getBoundingClientRect();
  const ring = document.querySelector('.mark-ring');
  const words = document.querySelector('.coach-middle');
  if (ring === null) return 'nothing is outlined';
  if (words === null) return 'nothing is said';
  const inside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const r = box(ring);
  const thing = { left: r.left + 4, top: r.top + 4, right: r.right - 4, bottom: r.bottom - 4 };
  if (thing.left < -0.5 || thing.top < -0.5 || thing.right > innerWidth + 0.5 || thing.bottom > innerHeight + 0.5)
    return `the thing is not on the screen: ${JSON.stringify(thing)}`;
  const b = box(words);
  if (!inside(b)) return `the words are not on the screen: ${JSON.stringify(b)}`;
  if (getComputedStyle(words).visibility === 'hidden') return 'the words are hidden';
  if ((words.textContent ?? '').trim() === '') return 'the coach says nothing';
  if ((innerWidth <= 760 || innerHeight <= 480) && words.matches('.bubble')) return 'there is a bubble on a phone';
  const covers = (other: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): boolean =>
    Math.min(b.right, other.right) - Math.max(b.left, other.left) > 1 &&
    Math.min(b.bottom, other.bottom) - Math.max(b.top, other.top) > 1;
  if (covers(thing)) return 'the words cover the thing';
  const others = ['#prompt', '.card-menu', '.zoom', ...needs.map((key) => `#table [data-key="${CSS.escape(key)}"]`)];
  // What lies in a hand is read and chosen from, whatever is spoken of.
  if (words.matches('.bubble')) others.push('.coach-strip', '#table [data-group^="hand"] [data-key]');
  for (const selector of others)
    if ([...document.querySelectorAll(selector)].some((one) => covers(box(one)))) return `the words cover ${selector}`;
  for (const x of [0.05, 0.5, 0.95])
    for (const y of [0.1, 0.5, 0.9]) {
      const top = document.elementFromPoint(b.left + b.width * x, b.top + b.height * y);
      if (!words.contains(top)) return `the words are covered by ${top?.className ?? 'nothing'}`;
    }
  // Nothing else lies over it: at each of nine points the thing itself is found, or what lies on it on the table.
  const fits = (o: Pick<DOMRect, 'left' | 'top' | 'right'>): boolean =>
    Math.abs(o.left - thing.left) < 2 && Math.abs(o.top - thing.top) < 2 && Math.abs(o.right - thing.right) < 2;
  const single = [
    ...document.querySelectorAll(
      '#table [data-key], #prompt, #prompt [data-verb], .card-menu [data-choice], [data-part]',
    ),
  ].filter((one) => fits(box(one)));
  // A whole hand is outlined as the group of its cards.
  const group = [...document.querySelectorAll('#table [data-group]')]
    .map((one) => [...one.querySelectorAll('[data-key]')])
    .find((list) => {
      const boxes = list.map(box);
      const [left, top] = [Math.min(...boxes.map((o) => o.left)), Math.min(...boxes.map((o) => o.top))];
      return fits({ left, top, right: Math.max(...boxes.map((o) => o.right)) });
    });
  const marked = single.length > 0 ? single : (group ?? []);
  if (marked.length === 0) return 'the outline is around nothing';
  for (const x of [0.15, 0.5, 0.85])
    for (const y of [0.15, 0.5, 0.85]) {
      const top = document.elementFromPoint(
        thing.left + (thing.right - thing.left) * x,
        thing.top + (thing.bottom - thing.top) * y,
      );
      const own = marked.some(
        (one) => one.contains(top) || (one.closest('#table') !== null && top?.closest('#table') !== null),
      );
      if (!own) return `it is covered by ${top?.className ?? 'nothing'} at ${x}, ${y}`;
    }
  return '';
}

for (const [i, size] of SIZES.entries())
  test(`what the coach points at is in sight at ${size.width} × ${size.height}`, async ({ page }) => {
    if (WALK !== '') test.setTimeout(0);
    await page.setViewportSize(size);
    // Where things end up is the same with and without motion.
    if (WALK !== '') await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare(page);
    await page.goto('./?drawn#/netrunner/learn');
    const faults: string[] = [];
    const all = moments();
    for (const [n, moment] of all.entries()) {
      if (WALK === '' ? n % EVERY !== i : n < FROM || (WALK !== 'all' && !asked(moment))) continue;
      if (WALK !== '')
        process.stdout.write(`${n} of ${all.length}, ${moment.lesson}: ${faults.length} faults so far\n`);
      await go(page, moment);
      await page.locator('.stage-host canvas').waitFor();
      const look = async (what: string): Promise<void> => {
        let wrong = '';
        await expect
          .poll(async () => (wrong = await page.evaluate(fault, moment.needs)), { timeout: 5000 })
          .toBe('')
          .catch(() =>
            faults.push(
              `${moment.game} ${moment.lesson}: ${moment.say} at ${moment.at}${moment.hint ? ', a hint' : ''}${what}: ${wrong}`,
            ),
          );
      };
      await look('');
      if (!moment.menu) continue;
      // A press on the thing opens a menu, and what to press next is outlined there.
      const ring = (await page.locator('.mark-ring').boundingBox())!;
      await page.mouse.click(ring.x + ring.width / 2, ring.y + ring.height / 2);
      await page.locator('.card-menu, .zoom').waitFor();
      await page.locator('.mark-layer.at-menu, .zoom').waitFor();
      await look(', its menu');
    }
    expect(faults.join('\n')).toBe('');
  });
