/** A stored game is resumed only where its moves or its stored state lead to what it was: the digests say so. */
import { beforeAll, describe, expect, it } from 'vitest';

import { createMatch } from '../../src/match/match.ts';
import { isStepRow, readSave } from '../../src/match/save.ts';

import { FILE_LIMITS, byteLength } from '../../src/replay/untrusted.ts';
import { fakeGame, somebody } from '../support/fake-game.ts';
import { MATCH, asked, fakeDeps, memoryStore, resumeSession, settled, startMatch } from '../support/match.ts';

type Rows = ReadonlyMap<string, string>;
/** The rows of a game at the person's decision, as they are after each of the moves of a person. */
async function stored(moves: number): Promise<Rows[]> {
  const store = memoryStore();
  const match = startMatch(fakeDeps(store), MATCH);
  const rows: Rows[] = [];
  for (let i = 0; i < moves && !match.over(); i++) {
    await settled();
    await match.saved();
    rows.push(new Map(store.rows));
    match.play(somebody([...asked(match)!], (n) => i % n));
  }
  return rows;
}
interface StateRow {
  steps: number;
  digest: string;
  state: object;
}
const stateOf = (rows: Rows): StateRow => JSON.parse(rows.get('state')!) as StateRow;
const stepsOf = (rows: Rows): number => (JSON.parse(rows.get('head')!) as { steps: number }).steps;
/** The same rows, with fields of one of them changed. */
function changed(rows: Rows, name: string, fields: object): Map<string, string> {
  return new Map(rows).set(name, JSON.stringify({ ...(JSON.parse(rows.get(name)!) as object), ...fields }));
}
/** The last step with a digest, before the n-th. */
function lastDigest(rows: Rows, before = Infinity): string {
  for (let i = Math.min(stepsOf(rows), before) - 1; i >= 0; i--)
    if (rows.get(`step ${i}`)!.includes('"digest"')) return `step ${i}`;
  throw new Error('no step has a digest');
}
const refusal = (rows: Rows): unknown => {
  const resumed = resumeSession(fakeDeps(), rows);
  return resumed.ok ? 'resumed' : resumed.problem.key;
};

describe('the digests of a stored game', () => {
  let all: Rows[];
  let late: Rows;
  beforeAll(async () => {
    all = await stored(30);
    late = all.findLast((rows) => stateOf(rows).steps > 0 && stateOf(rows).steps < stepsOf(rows) - 1)!;
  });

  it('that hold lead to the same game, with its take-backs', () => {
    for (const rows of all) expect(refusal(rows)).toBe('resumed');
    const resumed = resumeSession(fakeDeps(), late);
    expect(resumed.ok && resumed.session.record().steps).toHaveLength(stepsOf(late));
    expect(resumed.ok && resumed.session.status().undo).not.toBeNull();
  });

  it('that a step does not lead to: the game goes on from its stored state', () => {
    const step = lastDigest(late, stateOf(late).steps);
    const resumed = resumeSession(fakeDeps(), changed(late, step, { digest: 'other' }));
    if (!resumed.ok) throw new Error(resumed.problem.key);
    expect(resumed.session.record().steps).toHaveLength(stepsOf(late));
    expect(resumed.session.past(Infinity)[0], 'the log begins there, not with the set-up').toMatchObject({
      kind: 'jump',
      events: [],
    });
    // No take-back leads to before the stored state.
    while (resumed.session.status().undo !== null) resumed.session.undo();
    expect(resumed.session.record().steps.length).toBeGreaterThanOrEqual(stateOf(late).steps);
  });

  it('that neither a step nor the stored state has: the game is refused', () => {
    const step = lastDigest(late, stateOf(late).steps);
    const malformed = changed(changed(late, step, { digest: 'other' }), 'state', { digest: 'other' });
    expect(refusal(malformed)).toBe('save.otherRules');
  });

  it('that a stored state no longer has: it is not played on from', () => {
    const step = lastDigest(late, stateOf(late).steps);
    const { state } = stateOf(late);
    const malformed = changed(changed(late, step, { digest: 'other' }), 'state', { state: { ...state, attacked: 7 } });
    expect(refusal(malformed)).toBe('save.otherRules');
  });

  it('of a game that has just begun: the set-up must lead to it', () => {
    const first = all[0]!;
    expect(stateOf(first).steps).toBe(0);
    expect(refusal(changed(first, 'state', { digest: 'other' }))).toBe('save.otherRules');
  });

  it('of a state stored after the last step: the moves must lead to it', () => {
    const last = all.find((rows) => stateOf(rows).steps > 0 && stateOf(rows).steps === stepsOf(rows));
    if (last === undefined) throw new Error('no game was stored at the beginning of a turn');
    expect(refusal(changed(last, 'state', { digest: 'other' }))).toBe('save.otherRules');
  });

  it('of a state stored after the first step: that step must lead to it', async () => {
    const store = memoryStore();
    const match = createMatch(fakeDeps(store), MATCH);
    match.play('corp', match.game.moves(match.state())[0]!);
    await match.saved();
    const state = { steps: 1, digest: match.game.digest(match.state()), state: match.state() };
    expect(stepsOf(store.rows!)).toBe(1);
    expect(refusal(changed(store.rows!, 'state', state))).toBe('resumed');
    expect(refusal(changed(store.rows!, 'state', { ...state, digest: 'other' }))).toBe('save.otherRules');
  });

  it('what happened after the last digest must happen again, else the game goes on from its stored state', () => {
    const rows = all.findLast((one) => lastDigest(one) !== `step ${stepsOf(one) - 1}` && stateOf(one).steps > 0)!;
    const step = `step ${stepsOf(rows) - 1}`;
    const whole = resumeSession(fakeDeps(), rows);
    expect(whole.ok && whole.session.record().steps).toHaveLength(stepsOf(rows));
    const resumed = resumeSession(fakeDeps(), changed(rows, step, { events: [] }));
    if (!resumed.ok) throw new Error(resumed.problem.key);
    expect(resumed.session.record().steps).toHaveLength(stateOf(rows).steps);
  });

  it('what happened up to the last digest need not happen again, because the digest says where it led', () => {
    const last = lastDigest(late);
    for (const step of ['step 0', last]) {
      const resumed = resumeSession(fakeDeps(), changed(late, step, { events: [] }));
      expect(resumed.ok && resumed.session.record().steps).toHaveLength(stepsOf(late));
    }
    expect(last).not.toBe('step 0');
  });

  it.each<[number, string]>([
    [1, 'the game goes on from it'],
    [0, 'the game is refused'],
  ])('of a stored state where, by today’s rules, the moves that are legal number %i: %s', (left) => {
    const game = fakeGame();
    const fewer = { ...game, moves: (state: Parameters<typeof game.moves>[0]) => game.moves(state).slice(0, left) };
    expect(stateOf(late).steps).toBeLessThan(stepsOf(late));
    const resumed = resumeSession(fakeDeps(memoryStore(), fewer), late);
    expect(resumed.ok ? resumed.session.record().steps.length : resumed.problem.key).toBe(
      left === 0 ? 'save.otherRules' : stateOf(late).steps,
    );
  });

  it('cards dealt again after a step are dealt again after it', () => {
    const game = fakeGame();
    const dealt: number[] = [];
    const deals = {
      ...game.record.deals!,
      apply: (_setup: unknown, _state: unknown, step: number) => void dealt.push(step),
    };
    const resumed = resumeSession(fakeDeps(memoryStore(), { ...game, record: { ...game.record, deals } }), late);
    expect(resumed.ok).toBe(true);
    expect(dealt).toEqual(Array.from({ length: stepsOf(late) + 1 }, (_, step) => step));
  });

  it('a step that is no move of the game ends the moves that are played again', () => {
    const step = `step ${stepsOf(late) - 1}`;
    const resumed = resumeSession(fakeDeps(), changed(late, step, { move: 'corp: dance' }));
    if (!resumed.ok) throw new Error(resumed.problem.key);
    expect(resumed.session.record().steps).toHaveLength(stateOf(late).steps);
    const none = changed(changed(late, step, { move: 'corp: dance' }), 'state', { digest: 'other' });
    expect(refusal(none)).toBe('save.otherRules');
  });
});

describe('the seats of a stored game', () => {
  const head = (rows: Rows) =>
    JSON.parse(rows.get('head')!) as { match: object; record: { seats: Record<string, object>; game: string } };
  const person = { who: 'person' };
  const bot = { who: 'bot', level: 'standard', seed: 77 };

  it.each<[string, Record<string, object>, Record<string, object> | null]>([
    ['the match has a seat that the record has not', { corp: person, runner: bot, third: bot }, null],
    ['the match has no seat for one of the record', { corp: person }, null],
    ['somebody else sits there in the match', { corp: bot, runner: person }, null],
    [
      'both have a seat that the game has not',
      { corp: person, runner: bot, third: bot },
      { corp: person, runner: bot, third: bot },
    ],
  ])('%s: it is refused, and its record is kept', async (_what, match, record) => {
    const rows = (await stored(3)).at(-1)!;
    const { match: old, record: had } = head(rows);
    const malformed = changed(rows, 'head', {
      match: { ...old, seats: match },
      record: { ...had, ...(record && { seats: record }) },
    });
    const resumed = resumeSession(fakeDeps(), malformed);
    expect(resumed).toMatchObject({ ok: false, problem: { key: 'save.cannotResume' } });
    expect(!resumed.ok && resumed.record).not.toBeNull();
  });

  it('of a newer program: it is refused for that, and else without details', async () => {
    const rows = (await stored(3)).at(-1)!;
    expect(refusal(changed(rows, 'head', { saveFormat: 3 }))).toBe('file.newer');
    expect(refusal(changed(rows, 'head', { saveFormat: 0 }))).toBe('save.cannotResume');
  });

  it('another game: it is refused', async () => {
    const rows = (await stored(3)).at(-1)!;
    expect(refusal(changed(rows, 'head', { record: { ...head(rows).record, game: 'chess' } }))).toBe(
      'save.cannotResume',
    );
  });
});

describe('the rows of a stored game', () => {
  const padded = (json: string, bytes: number): string => json + ' '.repeat(bytes - byteLength(json));

  it.each(['head', 'opening', 'step 0', 'state'])(
    'are read where %s has 4 MB, and not with a byte more',
    async (name) => {
      const rows = new Map((await stored(3)).at(-1)!);
      const text = rows.get(name)!;
      rows.set(name, padded(text, FILE_LIMITS.bytes));
      expect(readSave(rows)).toMatchObject({ ok: true });
      rows.set(name, padded(text, FILE_LIMITS.bytes + 1));
      expect(readSave(rows)).toMatchObject({ ok: false, problem: { key: 'file.tooBig' } });
      rows.delete(name);
      expect(readSave(rows)).toMatchObject({ ok: false, problem: { key: 'save.notOne' } });
    },
  );

  it.each<[string, string, (n: number) => object, number]>([
    ['digest', 'state', (n) => ({ digest: 'x'.repeat(n) }), 200],
    ['game', 'head', (n) => ({ match: { ...MATCH, game: 'x'.repeat(n) } }), 80],
    ['seat', 'head', (n) => ({ match: { ...MATCH, seats: { ['x'.repeat(n)]: { who: 'person' } } } }), 80],
  ])('have a longest %s', async (_what, name, fields, most) => {
    const rows = (await stored(3)).at(-1)!;
    expect(readSave(changed(rows, name, fields(most)))).toMatchObject({ ok: true });
    expect(readSave(changed(rows, name, fields(most + 1)))).toMatchObject({ problem: { key: 'save.shape' } });
  });

  it.each<[string, object]>([
    ['a newer save', { saveFormat: 3 }],
    ['no save', { saveFormat: undefined }],
    ['an older save', { saveFormat: 0 }],
    ['more steps than a game may have', { steps: 20_001 }],
    ['fewer than none', { steps: -1 }],
    ['half a step', { steps: 1.5 }],
    ['no time', { at: 'yesterday' }],
    ['a time that is none', { at: '2024-02-31T99:00:00Z' }],
  ])('that say %s are refused', async (_what, fields) => {
    const rows = (await stored(3)).at(-1)!;
    const keys = ['file.newer', 'save.notOne', 'save.shape'];
    const read = readSave(changed(rows, 'head', fields));
    expect(!read.ok && keys.includes(read.problem.key)).toBe(true);
    expect(!read.ok && read.problem.key === 'file.newer').toBe((fields as { saveFormat?: number }).saveFormat === 3);
  });

  it('are those of its steps only if they are called so', () => {
    const names = ['step 0', 'step 1', 'step 2', 'step 01', 'step -1', 'step', 'state', 'head', 'STEP 0'];
    expect(names.filter((name) => isStepRow(name, 2))).toEqual(['step 0', 'step 1']);
  });

  it('with a state of a later step than the last are refused', async () => {
    const rows = (await stored(3)).at(-1)!;
    expect(readSave(changed(rows, 'state', { steps: stepsOf(rows) }))).toMatchObject({ ok: true });
    expect(readSave(changed(rows, 'state', { steps: stepsOf(rows) + 1 }))).toEqual({
      ok: false,
      problem: { key: 'save.shape', params: { where: 'state.steps' } },
    });
  });

  it.each(['[]', 'null', '7', '"text"'])('whose head is %s are no save', (text) => {
    expect(readSave(new Map([['head', text]]))).toMatchObject({ ok: false, problem: { key: 'save.notOne' } });
  });
});
