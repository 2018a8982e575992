/**
 * Measures the gzipped bytes that a first visit downloads until a move is accepted, for each game with an empty cache; each file counts
 * once, and those of the service worker count too.
 */
import { firstLoad } from '../../tests/browser/support/first-load.ts';
import { asked } from './support/entry.ts';
import { check, report, rounded } from './support/report.ts';
import { withSite } from './support/site.ts';

const options = asked({ dist: '', write: false });
const kB = (bytes: number): number => rounded(bytes / 1000, 1);
await withSite(async ({ url, browser, dist }) => {
  const cold = async (game?: 'Black Hat' | 'Infiltration') =>
    firstLoad(await (await browser.newContext()).newPage(), url, dist, game);
  const [{ files, sum }, second, third] = [await cold(), await cold('Black Hat'), await cold('Infiltration')];
  const light = (name: string, bytes: number, most: number) =>
    check(`${name}: at most ${most} kB`, `${kB(bytes)} kB`, kB(bytes) <= most);
  report(
    {
      checks: [
        light('Netrunner', sum, 770),
        light('Black Hat alone', second.own, 560),
        light('Infiltration alone', third.own, 560),
      ],
      result: {
        files: files.size,
        // the first game is also stored for offline play
        togetherKB: { 'black-hat': kB(second.sum), infiltration: kB(third.sum) },
        largest: [...files]
          .sort((a, b) => b[1] - a[1])
          .slice(0, 10)
          .map(([path, bytes]) => ({ file: path.replace(/-[\w-]{8}\./, '.'), kB: kB(bytes) })),
      },
    },
    options,
  );
}, options);
