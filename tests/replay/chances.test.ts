/** The chances to win in a layer of notes: read, refused, written, merged with others, and in links. */
import { describe, expect, it } from 'vitest';
import { reviewId } from '../../src/replay/analysis.ts';
import { addFrom, emptyLayer, isBlank } from '../../src/replay/annotate.ts';
import { type Chances, type Layer, type Replay, lighten, readReplay, writeReplay } from '../../src/replay/format.ts';
import { packReplay, unpackReplay } from '../../src/replay/link.ts';
import { mergeLayers } from '../../src/replay/merge.ts';
import { LAYER, playFake } from '../support/records.ts';

const { record } = playFake('chances');
const CHANCES: Chances = { seat: 'corp', known: [500, null, 420], open: [510, 480, 0, 1000] };
const review = (chances: unknown = CHANCES, more: Partial<Layer> = {}): Layer => ({
  ...emptyLayer({ id: reviewId('corp'), name: 'The bot', language: 'en' }),
  notes: [{ at: 2, mark: '?', text: { en: 'Too dear.' } }],
  variations: [
    { at: 1, title: { en: 'Better' }, steps: [{ move: 'corp: credit', turn: 1, why: { key: 'bot.reason' } }] },
  ],
  chances: chances as Chances,
  ...more,
});
const withLayers = (...layers: Layer[]): Replay => ({ ...structuredClone(record), layers });
const problem = (chances: unknown): unknown => {
  const read = readReplay(JSON.stringify(withLayers(LAYER, review(chances))));
  return read.ok ? 'ok' : [read.problem.key, read.problem.params?.['part'] ?? read.problem.params?.['n']];
};

describe('chances to win in a file', () => {
  it('come back as they were written, byte for byte, and notes without them as before', () => {
    const text = writeReplay(withLayers(LAYER, review()));
    const read = readReplay(text);
    if (!read.ok) throw new Error(read.problem.key);
    expect(read.replay.layers[1]!.chances).toEqual(CHANCES);
    expect(read.replay.layers[0]).not.toHaveProperty('chances');
    expect(writeReplay(read.replay)).toBe(text);
  });

  it('may be for every position and none beyond the last', () => {
    const all = Array.from({ length: record.steps.length + 1 }, () => 500);
    expect(problem({ seat: 'corp', known: all, open: [] })).toBe('ok');
    expect(problem({ seat: 'corp', known: [], open: all })).toBe('ok');
    const beyond = ['replay.noteBeyond', all.length];
    expect(problem({ seat: 'corp', known: [...all, 500], open: [] })).toEqual(beyond);
    expect(problem({ seat: 'corp', known: [], open: [...all, null] })).toEqual(beyond);
  });

  it.each<[string, unknown]>([
    ['a seat that nobody has', { ...CHANCES, seat: 'north' }],
    ['a seat that is no name', { ...CHANCES, seat: '<b>' }],
    ['no seat', { known: [], open: [] }],
    ['more than all', { ...CHANCES, known: [1001] }],
    ['less than none', { ...CHANCES, open: [-1] }],
    ['a part of a thousandth', { ...CHANCES, open: [0.5] }],
    ['a text', { ...CHANCES, known: ['500'] }],
    ['one list only', { seat: 'corp', known: [] }],
    ['something else', [500]],
    ['nothing, where there should be something', null],
  ])('are refused with %s', (_name, chances) => {
    expect(problem(chances)).toEqual(['replay.shape', 'notes']);
  });

  it('lose what nobody knows', () => {
    const read = readReplay(JSON.stringify(withLayers(review({ ...CHANCES, mood: 'good' }))));
    expect(read.ok && read.replay.layers[0]!.chances).toEqual(CHANCES);
  });

  it('make a layer one that is kept', () => {
    expect(isBlank(review(CHANCES, { notes: [], variations: [] }))).toBe(false);
    expect(isBlank({ ...review(undefined), notes: [], variations: [], chances: undefined } as never)).toBe(true);
  });
});

describe('chances to win in a link', () => {
  it('go with it, and are left out last when it would be too long', async () => {
    const whole = withLayers(LAYER, review());
    expect(lighten(whole).layers[1]!.chances).toEqual(CHANCES);
    const unpacked = async (packed: string): Promise<Replay> => {
      const read = await unpackReplay(packed);
      if (!read.ok) throw new Error(read.problem.key);
      return read.value;
    };
    const first = (await packReplay(whole))!;
    expect(writeReplay(await unpacked(first))).toBe(writeReplay(lighten(whole)));
    const second = (await packReplay(whole, first.length - 1))!;
    const plain = await unpacked(second);
    expect(plain.layers[1]!.chances).toEqual(CHANCES);
    expect([...plain.steps, ...plain.layers[1]!.variations[0]!.steps].filter(({ why }) => why !== undefined)).toEqual(
      [],
    );
    const third = await unpacked((await packReplay(whole, second.length - 1))!);
    expect(third.layers.map(({ id }) => id)).toEqual(['notes', 'review-corp']);
    expect(third.layers[1]).not.toHaveProperty('chances');
    expect(third.layers[1]!.notes).toEqual(review().notes);
    // A layer that has nothing else goes with them.
    const bare = withLayers(review(CHANCES, { notes: [], variations: [] }));
    const reasonless = (await packReplay(bare, (await packReplay(bare))!.length - 1))!;
    expect((await unpacked((await packReplay(bare, reasonless.length - 1))!)).layers).toEqual([]);
  });
});

describe('reviews of one game in two places', () => {
  const other = review({ ...CHANCES, known: [1] }, { notes: [{ at: 3, text: { en: 'Other.' } }] });
  const third = review({ ...CHANCES, known: [2] });
  it.each<[string, Layer[], Layer[], Layer[], Layer[]]>([
    ['one that was made in one place is there', [], [review()], [], [review()]],
    ['and in the other', [], [], [review()], [review()]],
    ['one that was removed in one place is not', [review()], [], [review()], []],
    ['nor in the other', [review()], [review()], [], []],
    ['one made anew in one place takes the place of the other', [review()], [other], [review()], [other]],
    ['and in the other', [review()], [review()], [other], [other]],
    ['one made anew while it was removed elsewhere stays', [review()], [], [other], [other]],
    ['made anew in both, it is mine, whole', [review()], [third], [other], [third]],
  ])('%s', (_name, base, mine, theirs, merged) => {
    expect(mergeLayers([LAYER, ...base], [LAYER, ...mine], [LAYER, ...theirs])).toEqual([LAYER, ...merged]);
  });

  it('what a person wrote meanwhile is not touched by it', () => {
    const note = { at: 5, text: { en: 'Mine.' } };
    const written = { ...LAYER, notes: [...LAYER.notes, note] };
    expect(mergeLayers([LAYER], [LAYER, review()], [written])).toEqual([written, review()]);
    expect(mergeLayers([LAYER, review()], [LAYER], [written, review()])).toEqual([written]);
  });

  it('chances that came in a layer of notes stay in it', () => {
    const layer = { ...LAYER, chances: CHANCES };
    const note = { at: 5, text: { en: 'Mine.' } };
    expect(mergeLayers([layer], [{ ...layer, notes: [] }], [{ ...layer, notes: [...layer.notes, note] }])).toEqual([
      { ...layer, notes: [note] },
    ]);
  });
});

describe('copying a layer into one’s own', () => {
  it('adds notes behind those at the same move and variations at the end, once, and nothing else', () => {
    const mine: Layer = {
      ...emptyLayer({ id: 'own-1', name: 'Me', language: 'en' }),
      notes: [
        { at: 2, text: { en: 'Hm.' } },
        { at: 4, text: { en: 'Later.' } },
      ],
    };
    const copied = addFrom(mine, review())!;
    expect(copied.notes.map(({ at, text }) => `${at} ${text['en']}`)).toEqual(['2 Hm.', '2 Too dear.', '4 Later.']);
    expect(copied.variations).toEqual(review().variations);
    expect(copied).not.toHaveProperty('chances');
    expect([copied.id, copied.author]).toEqual(['own-1', 'Me']);
    expect(addFrom(copied, review())).toBe(copied);
    expect(mine.notes).toHaveLength(2);
  });

  it('is not done where there is no room', () => {
    const full = { ...emptyLayer({ id: 'own-1', name: '', language: 'en' }) };
    full.notes = Array.from({ length: 2000 }, (_, at) => ({ at, text: {} }));
    expect(addFrom(full, review())).toBeNull();
  });
});
