import { expect, it } from 'vitest';
import { blackHat as dialect } from '../../../scripts/lab/replays/black-hat.ts';
import { buildReplay } from '../../../scripts/lab/replays/build.ts';
import { readSource } from '../../../scripts/lab/replays/source.ts';
import type { Anchor } from '../../../src/core/anchor.ts';
import { playAnchor } from '../../../src/games/black-hat/anchors.ts';
import { simulation as game } from '../../../src/games/black-hat/index.ts';
import { anchorWords } from '../../../src/games/black-hat/hud/board/groups.ts';
import { plugin } from '../../../src/games/black-hat/plugin/index.ts';
import { SHIPPED } from '../../../src/games/black-hat/plugin/shipped.ts';
import { words } from '../../../src/games/black-hat/words/all.ts';
import { useWords } from '../../../src/i18n/loading.ts';
import { openReplay } from '../../../src/replay/player.ts';
import { readShipped, testShipped, textsIn } from '../../support/shipped-games.ts';

/** Characters of a sentence in a note. */
const SENTENCE = 180;

useWords(words);

testShipped({
  dialect,
  shipped: SHIPPED,
  folder: 'black-hat',
  decksOf: () => ({}),
  // An empty place in the trick is on the table, but there is nothing to point at.
  lost: (view, anchors) => {
    const played = view.plays.map(({ seat }) => playAnchor(view.seats[seat]!.name));
    const isThere = (anchor: Anchor): boolean =>
      String(anchor).endsWith(' play') ? played.includes(String(anchor)) : anchorWords(anchor, view) !== null;
    return anchors.filter((anchor) => !isThere(anchor));
  },
});

it('the plugin lists it, with the bots that played it', () => {
  expect(plugin.shipped).toBe(SHIPPED);
  const { seats } = readShipped('black-hat-1').replay;
  expect(
    Object.entries(seats).map(([seat, one]) => [seat, one.who === 'bot' && plugin.levels.includes(one.level)]),
  ).toEqual([
    ['blue', true],
    ['green', true],
    ['red', true],
  ]);
});

it(`no sentence of a note is longer than ${SENTENCE} characters`, () => {
  for (const { en = '' } of textsIn(readShipped('black-hat-1').layer))
    for (const sentence of en.split(/(?<=[.?!])\s/)) expect(sentence.length, sentence).toBeLessThanOrEqual(SENTENCE);
});

it('what its notes say of a move is so: from where to where, and what the places cost before and after', () => {
  const { replay, layer } = readShipped('black-hat-1');
  const opened = openReplay(game, replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  const { player } = opened;
  const costs = (at: number, place: string): string => dialect.fact(player.stateAt(at)!, `value of ${place}`);
  let said = 0;
  for (const { at, text } of layer.notes) {
    const en = text['en']!;
    const [, seat, pawn, to] = / (?:move|send) (\w+) (\d) to (.+)$/.exec(replay.steps[at - 1]?.move ?? '') ?? [];
    const points = /from (−?\d) to (−?\d)/i.exec(en);
    if (to === undefined || points === null) continue;
    said++;
    const from = dialect.fact(player.stateAt(at - 1)!, `${seat}.pawns`).split(/ (?=[a-z]\d|[BPC])/)[Number(pawn) - 1]!;
    expect([costs(at - 1, from), costs(at, to)], en).toEqual(points.slice(1).map((n) => n.replace('−', '-')));
    const places = /from ([a-f]\d) to ([a-f]\d)/i.exec(en);
    if (places !== null) expect([from, to], en).toEqual(places.slice(1));
  }
  expect(said).toBeGreaterThanOrEqual(9);
});

it.each([
  ['a figure that is not so', '= value of a4: 1', /line 8: value of a4 is 0, not 1/],
  ['a fact that nobody knows', '= weight of a4: 1', /line 8: nothing is called "weight of a4"/],
  ['a thing that is not on the table', '@ light red hand 1', /line 7: there is no "red hand 1" on the table/],
  ['a place in the trick with nothing in it', '@ light red play', /line 7: there is no "red play" on the table/],
])('%s is told with its line', (_name, line, sentence) => {
  const source = `id a\nseed learn 797\nbot red easy 1\nname A\nauthor B\nblue: play 13\n> en: A.\n${line}\n`;
  expect(() => buildReplay(readSource(source), dialect)).toThrow(sentence);
});

it('a seat without a bot in the source is a person’s', () => {
  const source = 'id a\nseed learn 797\nbot red easy 1\nname A\nauthor B\nblue: play 13\n';
  expect(buildReplay(readSource(source), dialect).seats).toEqual({
    red: { who: 'bot', level: 'easy', seed: 1 },
    blue: { who: 'person' },
    green: { who: 'person' },
  });
});
