/** Maps V8's coverage of a built page to the source files whose functions ran. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';

export type Coverage = Awaited<ReturnType<typeof takeCoverage>>;

/** The functions that have run since the last call, script by script. Start `Profiler.startPreciseCoverage` before. */
export const takeCoverage = async (session: CDPSession) => (await session.send('Profiler.takePreciseCoverage')).result;

/** A built script: its source map and where each of its lines begins. */
function readScript(file: string): { map: SourceMap; starts: number[] } {
  const starts = [0];
  for (const { index } of readFileSync(file, 'utf8').matchAll(/\n/g)) starts.push(index + 1);
  return { map: new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))), starts };
}

/**
 * Lists the source files of the project with their functions that ran, each as `name:line`, sorted by path. `url`, `dist`: where the page is
 * served, and the folder with its scripts and source maps.
 */
export function filesThatRan(coverage: Coverage, url: string, dist: string): [path: string, functions: string][] {
  const ran = new Map<string, Set<string>>();
  for (const script of coverage) {
    const calls = script.functions.filter(({ ranges: [all] }) => all!.count > 0);
    if (!script.url.startsWith(url) || calls.length === 0) continue;
    const { map, starts } = readScript(join(dist, new URL(script.url).pathname));
    for (const { functionName, ranges } of calls) {
      const offset = ranges[0]!.startOffset;
      const line = starts.findLastIndex((start) => start <= offset);
      const entry = map.findEntry(line, offset - starts[line]!);
      if (!('originalSource' in entry) || entry.originalSource.includes('node_modules')) continue;
      const path = /(?:^|.*\/)(src\/.*)/.exec(entry.originalSource)?.[1];
      if (path === undefined) continue;
      const names = ran.get(path) ?? new Set();
      ran.set(path, names.add(`${functionName}:${entry.originalLine + 1}`));
    }
  }
  return [...ran]
    .map(([path, names]): [string, string] => [path, [...names].join(' ')])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
