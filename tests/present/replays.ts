/** Replays paths of the model on a real presenter, and compares it with the model and with the table of expectations. */
import { expect } from 'vitest';
import { Expected } from './expected.ts';
import { make } from './happenings.ts';
import type { Case, Path, Snap } from './model.ts';
import { type HandTable, openTable } from './table.ts';
import type { NamedView } from './updates.ts';

const TAGS = ['asking', 'reading', 'moving', 'settled', 'thinking', 'told'] as const;

/** What can be seen of a place: of the model, of the real presenter, or of what is expected. */
interface Seen {
  at: string;
  decides: string | null;
  handover: string | null;
  playing: boolean;
  /** which tags hold */
  tags: string[];
  pulled: boolean;
  said: string[];
}

const ofModel = ({ chart, pulled, said }: Snap): Seen => {
  const { view, handover, playing } = chart.context;
  const { at, decision } = view as NamedView;
  const tags = TAGS.filter((tag) => chart.hasTag(tag));
  return { at, decides: decision?.kind ?? null, handover, playing, tags, pulled, said };
};

const ofTable = ({ now, feed, said }: HandTable): Seen => {
  const { view, handover, playing, ...rest } = now();
  const tags = TAGS.filter((tag) => rest[tag]);
  return {
    at: view.at,
    decides: view.decision?.kind ?? null,
    handover,
    playing,
    tags,
    pulled: feed.pulled,
    said: said(),
  };
};

const ofExpected = (expected: Expected): Seen => {
  const { at, decides, handover, playing, ...rest } = expected.presented;
  const tags = TAGS.filter((tag) => rest[tag]);
  return { at, decides, handover, playing, tags, pulled: expected.pulled, said: expected.said.splice(0) };
};

/** What is expected along a path. */
export function expectedOf(one: Case, { happenings }: Path): Seen[] {
  const expected = new Expected(one);
  return [
    ofExpected(expected),
    ...happenings.map((happening) => {
      expected.happens(happening);
      return ofExpected(expected);
    }),
  ];
}

/** What the model does along a path. */
export const modelledOf = ({ snaps }: Path): Seen[] => snaps.map(ofModel);

/** Replays a path on a real presenter; throws where it does something else. */
export async function replay(one: Case, path: Path, expected: readonly Seen[]): Promise<void> {
  const table = await openTable(one);
  const compare = (i: number): void => {
    const seen = ofTable(table);
    if (JSON.stringify(seen) !== JSON.stringify(expected[i]))
      expect(seen, JSON.stringify(path.happenings.slice(0, i))).toEqual(expected[i]);
    if (table.drawn && !table.now().moving) expect((table.stage.view as NamedView).at).toBe(table.now().view.at);
  };
  compare(0);
  for (const [i, happening] of path.happenings.entries()) {
    await make(happening, table);
    compare(i + 1);
  }
}
