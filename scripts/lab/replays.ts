/**
 * Builds the annotated games, assets/replays/*.replay.json, from the sources in tutorials/<game>/replays/*.txt. `--check` only says whether
 * they match.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { writeReplay } from '../../src/replay/format.ts';
import { buildReplay } from './replays/build.ts';
import { DIALECTS } from './replays/dialects.ts';
import { readSource } from './replays/source.ts';
import { asked } from './support/entry.ts';

const TO = join('assets', 'replays');
const { check } = asked({ check: false });
const sources = Object.entries(DIALECTS).flatMap(([game, dialect]) => {
  const from = join('tutorials', game, 'replays');
  return readdirSync(from).flatMap((name) => (name.endsWith('.txt') ? { path: join(from, name), dialect } : []));
});
for (const { path, dialect } of sources) {
  try {
    const replay = buildReplay(readSource(readFileSync(path, 'utf8')), dialect);
    const text = writeReplay(replay);
    const file = join(TO, `${replay.id}.replay.json`);
    const layer = replay.layers[0]!;
    const same = existsSync(file) && readFileSync(file, 'utf8') === text;
    if (!check) writeFileSync(file, text);
    else if (!same) process.exitCode = 1;
    const turns = replay.steps.at(-1)?.turn ?? 0;
    console.log(
      `${file}: ${turns} turns, ${replay.steps.length} moves, ${JSON.stringify(replay.result)}, ${layer.notes.length} notes, ` +
        `${layer.notes.filter((note) => note.shapes !== undefined).length} with shapes, ${layer.chapters.length} chapters, ` +
        `${layer.variations.length} variations, ${(gzipSync(text).length / 1000).toFixed(1)} kB${check && !same ? ': not what its source makes' : ''}`,
    );
  } catch (error) {
    console.error(`${path}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
