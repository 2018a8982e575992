/** Files good and bad, as they may come: each bad one has one sentence (its name says which), records of every rules version are watched. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULES_VERSION, simulation } from '../../src/games/netrunner/index.ts';
import { has } from '../../src/i18n/index.ts';
import { readReplay, writeReplay } from '../../src/replay/format.ts';
import { openReplay } from '../../src/replay/player.ts';

const game = simulation;
const here = import.meta.dirname;
const text = (...path: string[]): string => readFileSync(join(here, ...path), 'utf8');

describe('bad files', () => {
  it.each(readdirSync(join(here, 'bad')))('%s', (name) => {
    const read = readReplay(text('bad', name));
    const opened = read.ok ? openReplay(game, read.replay) : read;
    const key = opened.ok ? 'nothing wrong' : opened.problem.key;
    expect(key).toBe(name.split(/--|\.replay\.json$/)[0]);
    expect(has(key)).toBe(true);
  });
});

const versions = readdirSync(join(here, 'records'));
const records = versions.flatMap((version) =>
  readdirSync(join(here, 'records', version)).map((name): [number, string] => [
    Number(version.slice(6)),
    `${version}/${name}`,
  ]),
);

describe('records', () => {
  it('of today’s rules are there', () => {
    expect(versions).toContain(`rules-${RULES_VERSION}`);
  });

  it.each(records)('of rules %i: %s is the same file after reading and writing', (_version, name) => {
    const source = text('records', name);
    const read = readReplay(source);
    if (!read.ok) throw new Error(read.problem.key);
    const written = writeReplay(read.replay);
    const again = readReplay(written);
    expect(again.ok && again.replay).toEqual(read.replay);
    // a file of an older format is written in the newest; that is the only line but the result's that changes
    const changed = written.split('\n').filter((line, i) => line !== source.split('\n')[i]);
    if (source.includes('"format": 1,'))
      expect(changed.map((line) => line.slice(0, 9))).toEqual(['"format":', '"result":']);
    else expect(written).toBe(source);
  });

  it.each(records)('of rules %i: %s is watched from its events to the end', (_version, name) => {
    const read = readReplay(text('records', name));
    if (!read.ok) throw new Error(read.problem.key);
    const { replay } = read;
    const opened = openReplay(game, { ...replay, rules: 0, opening: { ...replay.opening, digest: 'of other rules' } });
    if (!opened.ok) throw new Error(opened.problem.key);
    expect([opened.player.from, opened.player.length, opened.player.problem?.key]).toEqual([
      'events',
      replay.steps.length,
      'replay.otherRules',
    ]);
    const end = opened.player.view(opened.player.length, 'open') as { over: unknown };
    expect(end.over).toEqual({ winner: replay.result!.places[0]![0], reason: replay.result!.reason });
  });

  it.each(records.filter(([version]) => version === RULES_VERSION))(
    'of rules %i: %s is played again move by move',
    (_version, name) => {
      const read = readReplay(text('records', name));
      if (!read.ok) throw new Error(read.problem.key);
      const opened = openReplay(game, read.replay);
      if (!opened.ok) throw new Error(opened.problem.key);
      const { from, playableUntil } = opened.player;
      if (from !== 'moves') {
        throw new Error(
          `The rules no longer play this record as it was played (alike up to step ${playableUntil}). If version ${RULES_VERSION} has been ` +
            'released, raise RULES_VERSION and record games of the new version; if not, record these anew: npm run lab -- corpus',
        );
      }
      expect(opened.player.length).toBe(read.replay.steps.length);
    },
  );
});
