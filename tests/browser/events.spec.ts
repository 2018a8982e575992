/**
 * Kinds of events are played on the drawn table in a real browser, with full and with reduced motion; errors on the console fail. A run
 * of all tests plays one frame in ten, `npm run lab -- volumes events` all of them.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { faceOf } from '../../src/games/netrunner/plugin/faces.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import { type GameFrame, allScenarios, updatesOf, gameUpdates, seenCodes } from '../games/netrunner/stage/frames.ts';
import { madeUpdates } from '../games/netrunner/stage/made-frames.ts';
import { expect, test } from './support/fixture.ts';
import { faces } from './support/stage-games.ts';
import { serveStage } from './support/stage-site.ts';

const schema = JSON.parse(readFileSync(new URL('../../docs/scenario.schema.json', import.meta.url), 'utf8')) as {
  $defs: { eventType: { enum: string[] } };
};
const ALL = schema.$defs.eventType.enum;
const scenarios = allScenarios();

/** Frames of games and scenarios as a seat sees them that have every kind of event between them, and few events besides. */
function oneOfEach(seat: Seat): GameFrame[] {
  const all = [
    ...gameUpdates(11, seat, 2),
    ...scenarios.flatMap(({ scenario }) => updatesOf(scenario, seat)),
    ...madeUpdates(seat),
  ].map((frame) => ({ frame, kinds: new Set<string>(frame.events.map(({ type }) => type)) }));
  const seen = new Set<string>();
  const frames: GameFrame[] = [];
  for (;;) {
    let best: (typeof all)[number] | null = null;
    let most = 0;
    for (const one of all) {
      const fresh = [...one.kinds].filter((kind) => !seen.has(kind)).length;
      // One event more than there are, since each frame also costs the setting of the table.
      const worth = fresh / (one.frame.events.length + 1);
      if (worth > most) [best, most] = [one, worth];
    }
    if (best === null) return frames;
    frames.push(best.frame);
    for (const kind of best.kinds) seen.add(kind);
  }
}

const invented = new Map(faces.map((face) => [face.code, face]));
/** One frame in so many is played; `EVENTS=all` plays them all. */
const EVERY = process.env['EVENTS'] === 'all' ? 1 : 10;

/** The faces of every card that is seen in them. */
const facesOf = (frames: readonly GameFrame[]) => seenCodes(frames).map((code) => invented.get(code) ?? faceOf(code));

let server: Awaited<ReturnType<typeof serveStage>>;
test.beforeAll(async () => {
  server = await serveStage();
});
test.afterAll(() => server.close());
test.beforeEach(({ page }) => page.setViewportSize({ width: 800, height: 520 }));

for (const [seat, motion] of [
  ['runner', 'full'],
  ['corp', 'reduced'],
] as const)
  test(`${EVERY === 1 ? 'every' : 'one in ten'} kind of event plays to its end, seen by the ${seat}, ${motion} motion`, async ({
    page,
  }) => {
    const frames = oneOfEach(seat);
    const types = new Set(frames.flatMap(({ events }) => events.map(({ type }) => type as string)));
    expect(ALL.filter((type) => !types.has(type))).toEqual([]);
    const played = frames.filter((_, i) => i % EVERY === (seat === 'runner' ? 0 : 1) % EVERY);
    await page.goto(server.url);
    await page.waitForFunction(() => window.stagePage !== undefined);
    const unfinished = await page.evaluate(
      async ([list, known, near, how]) => {
        const stage = await window.stagePage!.open(known, near, 1, how);
        const wrong: string[] = [];
        for (const frame of list) {
          stage.settle(frame.before);
          const shown = stage.show(frame);
          // In the middle of it a picture is drawn, at the end nothing is left over.
          window.stagePage!.pass(200);
          await new Promise((done) => requestAnimationFrame(done));
          for (let ms = 0; ms < 30_000 && !stage.idle; ms += 100) window.stagePage!.pass(100);
          if (stage.idle) await shown;
          else wrong.push(frame.events.map(({ type }) => type).join(' '));
          const anchors = JSON.stringify([...stage.anchors()]);
          stage.settle(frame.after);
          if (anchors !== JSON.stringify([...stage.anchors()])) wrong.push(`${frame.move?.sentence}: elsewhere`);
        }
        return wrong;
      },
      [played, facesOf(played), seat, motion] as const,
    );
    expect(unfinished).toEqual([]);
  });
