/** The bot's reasons: each kind where it is true and not near by, and every reason of whole games checked against what the bot's player sees. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reason } from '../../../src/core/sentence.ts';
import { decide, type Level } from '../../../src/games/infiltration/bot/index.ts';
import { KINDS, PLAIN, reasonOf } from '../../../src/games/infiltration/bot/reasons/index.ts';
import { pointOf, type Weighed } from '../../../src/games/infiltration/bot/reasons/point.ts';
import { temperamentOf } from '../../../src/games/infiltration/bot/temper.ts';
import { readCard } from '../../../src/games/infiltration/notation/names.ts';
import type { TableSetup } from '../../../src/games/infiltration/notation/table-setup.ts';
import { chanceOut, guardsAdd, isAction, itemDef, roomDef } from '../../../src/games/infiltration/rules/defs.ts';
import { seatOf } from '../../../src/games/infiltration/rules/model.ts';
import type { Move } from '../../../src/games/infiltration/rules/move.ts';
import { staysOpen } from '../../../src/games/infiltration/rules/risk.ts';
import { type View, viewOf } from '../../../src/games/infiltration/rules/view.ts';
import { words } from '../../../src/games/infiltration/words/all.ts';
import { say, sayIfKnown } from '../../../src/i18n/index.ts';
import { useWords } from '../../../src/i18n/loading.ts';
import { BROKEN, laid } from './hud/support.ts';
import { optionsNo, randomGame } from './support/games.ts';

beforeAll(() => useWords(words));

const FLOOR1: TableSetup['floor1'] = [
  'Reception Desk',
  'Canteen',
  { room: 'Infirmary', tokens: [1, 2, 3] },
  'Post Room',
  { down: 'Pump Station' },
];
/** Rooms up to the Infirmary with these tokens; the next is face down. */
const upTo = (tokens: number[]): TableSetup['floor1'] => ['Reception Desk', 'Canteen', { room: 'Infirmary', tokens }];
const ALL: TableSetup['floor1'] = [
  'Reception Desk',
  'Canteen',
  { room: 'Infirmary', tokens: [1, 2, 3] },
  'Post Room',
  'Camera Gallery',
  'Freight Lift',
];

/** Quill in the Infirmary with time, alone unless `ferro` says otherwise; asked first. */
function at(quill: object = {}, more: Partial<TableSetup> & { ferro?: object } = {}, ...before: string[]): View {
  const { ferro = { escaped: 1 }, ...rest } = more;
  const setup: TableSetup = {
    options: { players: 2 },
    first: 'quill',
    proximity: 20,
    alarm: 0,
    floor1: FLOOR1,
    ...rest,
    operatives: { ...rest.operatives, quill: { room: 'Infirmary', ...quill }, ferro },
  };
  return laid(setup, 'quill', ...before);
}
const pick = (card: string): Move => ({ do: 'pick', card: readCard(card) });
const [RETREAT, ADVANCE, DOWNLOAD, INTERFACE, EXTRACT] = ['Retreat', 'Advance', 'Download', 'Interface', 'Extract'].map(
  pick,
);
const weighed = (move: Move, worth = 1): Weighed => ({ move, worth, played: null });

/** Whether the kind of reason with this key is true of a move in place of another. */
function holds(key: string, view: View, move: Move, other: Move, worth = 1): boolean {
  const kind = KINDS.find((one) => one.key === `inf.reason.${key}`);
  if (kind === undefined) throw new Error(`no kind ${key}`);
  expect(view.decision?.seat).toBe('quill');
  return kind.holds(pointOf(view, weighed(move, worth), weighed(other, 0.5)));
}

const HERE = { room: 'Infirmary' };
const LATE = { proximity: 92, alarm: 4 };
const LAST = { proximity: 87 };
const item = (title: string, more: object = {}) => ({ items: [title], ...more });
const EX = { options: { players: 2, extract: true } };
const stacks = (slot: boolean): Partial<TableSetup> => ({
  floor1: ['Reception Desk', { room: 'Records Stacks', slot }],
});
const drop: Partial<TableSetup> = {
  floor1: [
    'Reception Desk',
    'Canteen',
    { room: 'Infirmary', placed: [{ item: 'Dead Drop', by: 'ferro', tokens: [2, 2] }] },
  ],
};
const desk = (tokens: number[], ...before: string[]) =>
  at({ room: 'Exchange Desk', tokens }, { floor1: ALL, floor2: ['Exchange Desk'] }, ...before);
const bank = (more: Partial<TableSetup> = {}) =>
  at(item('Dead Drop', { tokens: [1, 3] }), more, 'quill: pick Dead Drop');
const clean = () =>
  at({ room: 'Freight Lift', items: ['Kick Scooter'] }, { floor1: ALL, floor2: ['Clean Room'] }, 'quill: pick Advance');
const scooter = (more: Partial<TableSetup> = {}) => at(item('Kick Scooter'), more, 'quill: pick Kick Scooter');
const robbed = () =>
  laid(
    {
      options: { players: 3 },
      first: 'quill',
      floor1: FLOOR1,
      operatives: {
        quill: { ...HERE, items: ['Pickpocket Glove'] },
        ferro: { ...HERE, tokens: [1] },
        ash: { ...HERE, tokens: [1, 2, 3] },
      },
    },
    'quill',
    'quill: pick Pickpocket Glove',
    'ferro: pick Download',
    'ash: pick Download',
  );
const check = (guards: TableSetup['guards'], ...before: string[]) =>
  at({ room: 'Checkpoint' }, { floor1: ['Reception Desk', 'Checkpoint', 'Canteen'], guards }, ...before);
const lured = () => at(item('Decoy Signal'), { guards: { Purger: 'Post Room' } }, 'quill: pick Decoy Signal');
const ordered = () =>
  at(
    { room: 'Reception Desk' },
    { floor1: ['Reception Desk', 'Canteen'], guards: { Sweeper: 'Canteen', Sergeant: 'Canteen' } },
    'quill: pick Interface',
  );
const cameras = () => at({ room: 'Camera Gallery' }, { floor1: ALL, alarm: 2 }, 'quill: pick Interface');
const lift = () => at({ room: 'Freight Lift' }, { floor1: ALL }, 'quill: pick Interface');
const guard = (kind: 'sweeper' | 'guard' | 'auditor' | 'sergeant' | 'purger'): Move => ({ do: 'guard', kind });
const token = (value: number): Move => ({ do: 'token', value });
const STOP: Move = { do: 'stop' };

type Case = [key: string, yes: () => boolean, no: () => boolean];
/** A kind of reason about laying a card: true in the first position, not in the second, for the same two moves. */
const both = (key: string, move: Move, other: Move, yes: () => View, no: () => View): Case => [
  key,
  () => holds(key, yes(), move, other),
  () => holds(key, no(), move, other),
];
/** A kind of reason about an answer: true of the first move, not of the second, in the same position. */
const answers = (key: string, view: () => View, yes: Move, no: Move): Case => [
  key,
  () => holds(key, view(), yes, no),
  () => holds(key, view(), no, yes),
];

const CASES: readonly Case[] = [
  both(
    'leave.door',
    RETREAT!,
    DOWNLOAD!,
    () => at({ room: 'Reception Desk' }, { proximity: 94 }),
    () => at({ room: 'Reception Desk' }),
  ),
  both(
    'leave.late',
    RETREAT!,
    DOWNLOAD!,
    () => at({}, LATE),
    () => at(),
  ),
  both(
    'leave.now',
    RETREAT!,
    DOWNLOAD!,
    () => at({}, LAST),
    () => at(),
  ),
  both(
    'leave.slack',
    RETREAT!,
    DOWNLOAD!,
    () => at({}, { proximity: 80 }),
    () => at(),
  ),
  both(
    'leave.exit',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ room: 'Goods Dock' }, { floor1: ['Reception Desk', 'Goods Dock'] }),
    () => at({ room: 'Goods Dock' }, { floor1: ['Reception Desk', { room: 'Goods Dock', interface: false }] }),
  ),
  both(
    'leave.item',
    pick('Glide Soles'),
    DOWNLOAD!,
    () => at(item('Glide Soles')),
    () => at(item('Glide Soles', { room: 'Reception Desk' })),
  ),
  both(
    'leave.safe',
    RETREAT!,
    DOWNLOAD!,
    () => at({ tokens: [2] }),
    () => at(),
  ),
  both(
    'stay.time',
    DOWNLOAD!,
    RETREAT!,
    () => at(),
    () => at({}, LAST),
  ),
  both(
    'guard.avoid',
    ADVANCE!,
    DOWNLOAD!,
    () => at({}, { guards: { Sergeant: 'Infirmary' } }),
    () => at({}, { guards: { Sergeant: { room: 'Infirmary', down: true } } }),
  ),
  both(
    'guard.cover',
    { do: 'hand-in' },
    DOWNLOAD!,
    () => at({ blackmail: true }, { guards: { Sergeant: 'Infirmary' } }),
    () => at({ blackmail: true }, { guards: { Purger: 'Infirmary' } }),
  ),
  answers('ask.out', scooter, { do: 'way', by: -1 }, { do: 'way', by: 1 }),
  both('ask.deeper', { do: 'way', by: 1 }, { do: 'way', by: -1 }, scooter, () => scooter(LAST)),
  both(
    'take.ahead',
    DOWNLOAD!,
    ADVANCE!,
    () => at({}, { ferro: HERE }),
    () => at({}, { ferro: HERE, first: 'ferro' }, 'ferro: pick Download'),
  ),
  both(
    'take.alone',
    DOWNLOAD!,
    ADVANCE!,
    () => at(),
    () => at({}, { ferro: HERE }),
  ),
  both(
    'take.last',
    DOWNLOAD!,
    ADVANCE!,
    () => at({}, { floor1: upTo([2]) }),
    () => at({}, { floor1: upTo([2, 3]) }),
  ),
  both(
    'take.enough',
    DOWNLOAD!,
    ADVANCE!,
    () => at({}, { ferro: HERE, first: 'ferro' }, 'ferro: pick Download'),
    () => at({}, { ferro: HERE, first: 'ferro', floor1: upTo([1, 2]) }, 'ferro: pick Download'),
  ),
  both(
    'take.sure',
    DOWNLOAD!,
    ADVANCE!,
    () => at({}, { floor1: upTo([1, 2, 3]) }),
    () => at(),
  ),
  both(
    'take.extract-alone',
    EXTRACT!,
    ADVANCE!,
    () => at({}, EX),
    () => at({}, { ...EX, ferro: HERE }),
  ),
  both(
    'take.extract-share',
    EXTRACT!,
    ADVANCE!,
    () => at({}, { ...EX, ferro: HERE }),
    () => at({}, EX),
  ),
  both(
    'go.empty',
    ADVANCE!,
    DOWNLOAD!,
    () => at({ room: 'Canteen' }),
    () => at(),
  ),
  both(
    'go.dark',
    ADVANCE!,
    DOWNLOAD!,
    () => at({}, { floor1: upTo([1]) }),
    () => at({}, { floor1: upTo([1, 2, 3, 1]) }),
  ),
  both(
    'go.crowd',
    ADVANCE!,
    DOWNLOAD!,
    () => at({}, { ferro: HERE, floor1: upTo([1, 2]) }),
    () => at({}, { floor1: upTo([1, 2]) }),
  ),
  both(
    'take.no-time',
    DOWNLOAD!,
    ADVANCE!,
    () => at({}, LAST),
    () => at(),
  ),
  both(
    'go.rich',
    ADVANCE!,
    DOWNLOAD!,
    () => at({ room: 'Canteen' }),
    () => at(),
  ),
  both(
    'go.stairs',
    ADVANCE!,
    DOWNLOAD!,
    () => at({ room: 'Freight Lift' }, { floor1: ALL }),
    () => at(),
  ),
  both(
    'go.twice',
    pick('Rocket Harness'),
    DOWNLOAD!,
    () => at(item('Rocket Harness')),
    () => at(item('Rocket Harness'), LAST),
  ),
  both(
    'use.prototype',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ room: 'Wet Lab' }, { floor1: ALL, floor2: ['Wet Lab'] }),
    () => at({ room: 'Wet Lab' }, { floor1: ALL, floor2: [{ room: 'Wet Lab', interface: false }] }),
  ),
  both(
    'use.blackmail',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ room: 'Personnel Office' }, { floor1: ['Reception Desk', 'Personnel Office'] }),
    () =>
      at({ room: 'Personnel Office' }, { floor1: ['Reception Desk', { room: 'Personnel Office', interface: false }] }),
  ),
  both(
    'use.heal',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ wounded: true }),
    () => at(),
  ),
  both(
    'use.items',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ room: 'Canteen', items: [] }),
    () => at({ room: 'Canteen', items: ['Glide Soles', 'Kick Scooter', 'Fake Badge'] }),
  ),
  both(
    'use.alarm',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ room: 'Reception Desk' }, { alarm: 2 }),
    () => at({ room: 'Reception Desk' }, { alarm: -1 }),
  ),
  both(
    'use.tokens',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ room: 'Wiring Closet' }, { floor1: ['Reception Desk', 'Wiring Closet'] }),
    () => at({ room: 'Wiring Closet' }, { floor1: ['Reception Desk', 'Wiring Closet'], pool: [] }),
  ),
  both(
    'use.secret',
    INTERFACE!,
    DOWNLOAD!,
    () => at({ room: 'Pump Station' }, { floor1: ['Reception Desk', 'Pump Station'] }),
    () => at({ room: 'Pump Station' }, { floor1: ['Reception Desk', 'Pump Station'], ...LAST }),
  ),
  both(
    'use.swap',
    INTERFACE!,
    DOWNLOAD!,
    () => desk([1]),
    () => desk([3]),
  ),
  both(
    'use.destroy',
    INTERFACE!,
    DOWNLOAD!,
    () => check({ Purger: 'Canteen' }),
    () => check({ Sergeant: 'Canteen' }),
  ),
  both(
    'item.lock',
    pick('Breacher Kit'),
    DOWNLOAD!,
    () => at(item('Breacher Kit', { room: 'Records Stacks' }), stacks(true)),
    () => at(item('Breacher Kit', { room: 'Records Stacks' }), stacks(false)),
  ),
  both(
    'item.worker',
    pick('Fake Badge'),
    DOWNLOAD!,
    () => at(item('Fake Badge', { room: 'Canteen' })),
    () => at(item('Fake Badge')),
  ),
  both(
    'item.near',
    pick('Reach Claw'),
    DOWNLOAD!,
    () => at(item('Reach Claw')),
    () => at(item('Reach Claw', { room: 'Canteen' })),
  ),
  both(
    'item.gather',
    pick('Burst Copier'),
    DOWNLOAD!,
    () => at(item('Burst Copier')),
    () => at(item('Burst Copier'), { floor1: upTo([1, 2]) }),
  ),
  both(
    'item.antenna',
    pick('Long Antenna'),
    DOWNLOAD!,
    () => at(item('Long Antenna', { room: 'Canteen' })),
    () => at(item('Long Antenna', { room: 'Reception Desk' })),
  ),
  both(
    'item.both',
    pick('Twin Deck'),
    DOWNLOAD!,
    () => at(item('Twin Deck')),
    () => at(item('Twin Deck', { room: 'Canteen' })),
  ),
  answers(
    'item.courier',
    () => at({ items: ['Courier Rig', 'Kick Scooter'] }),
    pick('Courier Rig'),
    pick('Kick Scooter'),
  ),
  both(
    'item.steal',
    pick('Pickpocket Glove'),
    DOWNLOAD!,
    () => at(item('Pickpocket Glove'), { ferro: { ...HERE, tokens: [1, 2] } }),
    () => at(item('Pickpocket Glove'), { ferro: HERE }),
  ),
  both(
    'item.delay',
    pick('Tangle Net'),
    DOWNLOAD!,
    () => at(item('Tangle Net'), { ferro: { room: 'Canteen' } }),
    () => at(item('Tangle Net'), { ferro: { room: 'Reception Desk' } }),
  ),
  both(
    'item.strike',
    pick('Shock Baton'),
    DOWNLOAD!,
    () => at(item('Shock Baton'), { guards: { Auditor: 'Infirmary' } }),
    () => at(item('Shock Baton')),
  ),
  both(
    'item.wound',
    pick('Shock Baton'),
    DOWNLOAD!,
    () => at(item('Shock Baton'), { ferro: HERE }),
    () => at(item('Shock Baton'), { ferro: { ...HERE, wounded: true } }),
  ),
  both(
    'item.decoy',
    pick('Decoy Signal'),
    DOWNLOAD!,
    () => at(item('Decoy Signal'), { guards: { Sergeant: 'Infirmary' } }),
    () => at(item('Decoy Signal'), { guards: { Purger: 'Infirmary' } }),
  ),
  both(
    'item.heal',
    pick('Field Medkit'),
    DOWNLOAD!,
    () => at(item('Field Medkit', { wounded: true })),
    () => at(item('Field Medkit')),
  ),
  both(
    'item.proximity',
    pick('False Report'),
    DOWNLOAD!,
    () => at(item('False Report')),
    () => at(item('False Report'), { proximity: 3 }),
  ),
  both(
    'item.alarm',
    pick('Clean Signal'),
    DOWNLOAD!,
    () => at(item('Clean Signal'), { alarm: 2 }),
    () => at(item('Clean Signal'), { alarm: -1 }),
  ),
  both(
    'item.trap',
    pick('Data Fence'),
    DOWNLOAD!,
    () => at(item('Data Fence'), { ferro: HERE }),
    () => at(item('Data Fence')),
  ),
  both(
    'item.bank',
    pick('Dead Drop'),
    DOWNLOAD!,
    () => at(item('Dead Drop', { tokens: [3] }), LATE),
    () => at(item('Dead Drop', { tokens: [3] })),
  ),
  both(
    'item.brace',
    pick('Adrenal Gland'),
    DOWNLOAD!,
    () => at(item('Adrenal Gland', { delayed: true })),
    () => at(item('Adrenal Gland')),
  ),
  answers('ask.swap', () => desk([1, 3], 'quill: pick Interface'), token(1), token(3)),
  answers('ask.bank', bank, token(3), STOP),
  both('ask.bank-stop', STOP, token(3), bank, () => bank(LATE)),
  answers('ask.spare', clean, { do: 'item', item: 'I04' }, STOP),
  [
    'ask.delayed',
    () => holds('ask.delayed', clean(), STOP, { do: 'item', item: 'I04' }),
    () => holds('ask.delayed', clean(), STOP, { do: 'item', item: 'I04' }, 0),
  ],
  ...(['keep', 'discard'] as const).map((kind): Case => {
    const view = (): View =>
      kind === 'keep'
        ? at({ room: 'Records Stacks' }, stacks(true), 'quill: pick Interface')
        : at({ room: 'Post Room', items: ['Fake Badge', 'Kick Scooter'] }, {}, 'quill: pick Interface');
    const said = (worth: number) => (): boolean => {
      const now = view();
      expect(now.decision!.kind).toBe(kind);
      const [one, other] = now.decision!.moves;
      return holds(`ask.${kind}`, now, one!, other!, worth);
    };
    return [`ask.${kind}`, said(1), said(0)];
  }),
  answers('ask.rival', robbed, { do: 'operative', op: 2 }, { do: 'operative', op: 1 }),
  answers(
    'ask.guard',
    () => check({ Sergeant: 'Reception Desk', Purger: 'Canteen' }, 'quill: pick Interface'),
    guard('sergeant'),
    guard('purger'),
  ),
  answers('ask.down', lured, { do: 'turn-down' }, { do: 'room', room: 4 }),
  answers('ask.sweeper', ordered, guard('sweeper'), guard('sergeant')),
  answers(
    'ask.drop',
    () => at({}, drop, 'quill: pick Interface'),
    { do: 'option', say: 'bank' },
    { do: 'option', say: 'room' },
  ),
  answers('ask.alarm', cameras, { do: 'option', say: 'alarm' }, { do: 'option', say: 'reveal' }),
  answers('ask.tokens', lift, { do: 'room', room: 2 }, { do: 'room', room: 1 }),
];

describe('a kind of reason', () => {
  it.each(CASES)('%s is given where it is true, and not near by', (_key, yes, no) => {
    expect([yes(), no()]).toEqual([true, false]);
  });

  it('has such a case, each of them, and a sentence with at most two numbers', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(40);
    expect([...new Set(CASES.map(([key]) => `inf.reason.${key}`))].sort()).toEqual(
      [...KINDS.map(({ key }) => key)].sort(),
    );
  });

  it('that is about nothing else says how the two moves compare', () => {
    const view = at({ items: ['Loop Recorder', 'Bulkhead Lever'] });
    const [loop, lever] = [pick('Loop Recorder'), pick('Bulkhead Lever')];
    const said = (worth: number, other: Move | null = lever) =>
      say(reasonOf(view, weighed(loop, worth), other && weighed(other, 1)));
    expect(said(2)).toBe('Loop Recorder is worth more to you right now than Bulkhead Lever.');
    expect(said(1.1)).toBe('Too close to call between Loop Recorder and Bulkhead Lever. Either is fine.');
    expect(said(0.5)).toMatch(/^Bulkhead Lever looks a little better/);
    expect(said(1, null)).toBe('There’s nothing else you can do.');
  });

  it('gives way to what the playouts measured', () => {
    const view = at({}, { ferro: HERE });
    const played = (move: Move, wins: number, out: number, ahead: number): Weighed => ({
      move,
      worth: 1,
      played: { wins, out, ahead },
    });
    const better = reasonOf(view, played(DOWNLOAD!, 0.6, 0.9, 3), played(RETREAT!, 0.3, 0.9, 1));
    expect(say(better)).toMatch(/^You play before Ferro/);
    // the playouts found that the Download brings less, so no reason says that it brings more
    const worse = reasonOf(view, played(DOWNLOAD!, 0.6, 0.9, 1), played(RETREAT!, 0.3, 0.9, 3));
    expect(worse.key).toBe('inf.reason.stay.time');
    expect(say(worse.numbers!)).toBe('You win 60% of the games played out with Download and 30% with Retreat.');
    const even = reasonOf(view, played(DOWNLOAD!, 0.5, 0.9, 2), played(ADVANCE!, 0.5, 0.9, 2));
    expect(say(even)).toMatch(/^Too close to call/);
  });
});

// ---------------------------------------------------------------- whole games

const SEATS: Record<string, string> = {
  quill: 'Quill',
  ferro: 'Ferro',
  ash: 'Ash-9',
  ilse: 'Doc Ilse',
  mimi: 'Mimi Vance',
  orrin: 'Orrin',
};

/** What is wrong with a reason, checked against the view without the code that chose it; null if nothing is. */
function fault(view: View, move: Move, { key, params = {} }: Reason): string | null {
  const { op } = view.decision!;
  const me = view.ops[op]!;
  const here = view.rooms[me.room]!;
  const bad = (what: string): string => `${key}: ${what} ${JSON.stringify(params)}`;
  const open = (rolls: number): number => staysOpen(view.proximity + guardsAdd(view, rolls), view.alarm, rolls);
  const rivals = view.ops.filter(({ seat, room }) => seat !== me.seat && room === me.room);
  const wounding = view.guards.some(
    ({ kind, room, up }) => up && room === me.room && (kind === 'sergeant' || kind === 'guard'),
  );
  const { need, safe, spare, room, rival, card, other, guard: which, n } = params as Record<string, string & number>;
  if (need !== undefined && view.chart === 'round' && need !== chanceOut(view, op)!.now.rounds)
    return bad('the rounds out are wrong');
  if (safe !== undefined && safe <= 30 && (open(safe) >= 0.95 || (safe > 1 && open(safe - 1) < 0.95)))
    return bad('the rounds to count on are wrong');
  if (spare !== undefined && (spare < 1 || spare > 3)) return bad('the rounds to spare are wrong');
  if (room !== undefined && !view.rooms.some(({ up, code }) => up && code !== null && roomDef(code).title === room))
    return bad('no such room is revealed');
  if (rival !== undefined && (SEATS[rival] === undefined || rival === me.seat)) return bad('no such rival');
  if (which !== undefined && !view.guards.some(({ kind, up }) => up && kind === which)) return bad('no such guard');
  const title =
    move.do === 'pick' ? move.card : move.do === 'action' ? move.action : move.do === 'item' ? move.item : null;
  if (card !== undefined && card !== (title === null || isAction(title) ? title : itemDef(title).title))
    return bad('another card was played');
  if (card !== undefined && card === other) return bad('both cards are one');
  const [, group = '', what = ''] = /^inf\.reason\.([^.]+)\.(.+)$/.exec(key) ?? [];
  if (group === 'take' && title !== 'download' && title !== 'extract') return bad('nothing is downloaded');
  if (group === 'take' && here.tokens === 0) return bad('no token is here');
  if (['ahead', 'alone'].includes(what) && here.tokens < 2) return bad('there are not two tokens');
  if (['ahead', 'enough', 'extract-share'].includes(what) && rivals.every(({ seat }) => seat !== rival))
    return bad('the rival is not here');
  if (['alone', 'extract-alone', 'last'].includes(what) && rivals.length > 0) return bad('a rival is here');
  if (group === 'go' && what !== 'twice' && title !== 'advance') return bad('nobody goes deeper');
  if (what === 'empty' && here.tokens > 0) return bad('a token is here');
  if ((what === 'dark' || what === 'stairs') && view.rooms[me.room + 1]!.up)
    return bad('the next room is not face down');
  if (what === 'rich' && (view.rooms[me.room + 1]!.tokens !== n || n <= here.tokens))
    return bad('the next room is not richer');
  if (group === 'use' && (title !== 'interface' || !here.hasInterface)) return bad('the room is not used');
  if (group === 'item' && (move.do !== 'pick' || isAction(move.card))) return bad('no item is played');
  if ((what === 'avoid' || what === 'cover') && (!wounding || me.wounded)) return bad('no guard would wound');
  if (what === 'heal' && !me.wounded) return bad('there is no wound');
  if (what === 'brace' && !me.delayed) return bad('there is no delay');
  if (group === 'leave' && what === 'door' && (me.room !== 0 || open(1) === 1))
    return bad('the roll cannot close the building');
  const left = (safe ?? 0) - (need ?? 0);
  if (what === 'late' && left >= 0) return bad('there is time');
  if (key === 'inf.reason.stay.time' && left < 2) return bad('there is no time');
  if (what === 'steal' && !rivals.some(({ seat, tokens }) => seat === rival && tokens.length === n))
    return bad('that rival has other tokens');
  return null;
}

describe('the reasons of whole games', () => {
  const LITTLE = { moves: 3, worlds: 4, prior: 2 };
  const said: { view: View; move: Move; reason: Reason; level: Level }[] = [];
  beforeAll(() => {
    for (let game = 0; game < 20; game++)
      randomGame(optionsNo(game, 'reasons'), {
        move(s) {
          const view = viewOf(s, seatOf(s.table, s.ask!.op));
          const levels: Level[] = game < 3 ? ['standard', 'hard'] : ['standard'];
          for (const level of levels) {
            const { move, reason } = decide(view, level, temperamentOf(view.decision!.seat), game, LITTLE);
            said.push({ view, move, reason, level });
          }
        },
      });
  });

  it('are true of what the bot’s player sees', () => {
    expect(said.length).toBeGreaterThan(600);
    expect(said.flatMap(({ view, move, reason }) => fault(view, move, reason) ?? [])).toEqual([]);
  });

  it('hold by their own condition, and are of many kinds', () => {
    const kinds = new Set(said.map(({ reason }) => reason.key));
    const known = new Set([...KINDS, ...PLAIN].map(({ key }) => key));
    expect([...kinds].filter((key) => !known.has(key))).toEqual([]);
    expect(kinds.size).toBeGreaterThan(25);
  });

  it('are whole sentences with at most two numbers; the numbers behind them are apart', () => {
    const texts = said.map(({ reason }) => say(reason));
    expect(texts.filter((text) => BROKEN.test(text) || !/^[A-Z].*\.$/.test(text) || /%/.test(text))).toEqual([]);
    // a name is not a number: Ash-9
    expect(texts.filter((text) => (text.replaceAll('Ash-9', '').match(/\d+/g) ?? []).length > 2)).toEqual([]);
    const numbers = said.flatMap(({ reason }) => (reason.numbers === undefined ? [] : [say(reason.numbers)]));
    expect(numbers.filter((text) => BROKEN.test(text) || !/\d/.test(text))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(said.length / 2);
  });

  it('give the numbers that decided: of two cards that win as often, how far ahead one ends', () => {
    const played = (wins: number, ahead: number): Weighed['played'] => ({ wins, out: 1, ahead });
    const of = (taken: Weighed['played'], other: Weighed['played']): string => {
      const reason = reasonOf(
        at(),
        { move: INTERFACE!, worth: 0, played: taken },
        { move: ADVANCE!, worth: 0, played: other },
      );
      return `${say(reason)} ${say(reason.numbers!)}`;
    };
    expect(of(played(0.5, 1), played(0.25, 3))).toBe(
      'You win more often with Interface than with Advance. You win 50% of the games played out with Interface and 25% with Advance.',
    );
    expect(of(played(0.5, 1), played(0.5, -0.04))).toBe(
      'You come out further ahead with Interface than with Advance. In the games played out, your average lead over the others is +1 with Interface and 0 with Advance.',
    );
    expect(of(played(0.5, 1), played(0.5, 0.9))).toMatch(/^Too close to call/);
  });

  it('that are false would be found: another rival, another room, another number, a kind that does not hold', () => {
    const alone = at();
    const wrong: [View, Move, Reason][] = [
      [alone, DOWNLOAD!, { key: 'inf.reason.take.ahead', params: { rival: 'ferro' } }],
      [at({}, { ferro: HERE }), DOWNLOAD!, { key: 'inf.reason.take.alone' }],
      [alone, RETREAT!, { key: 'inf.reason.leave.late', params: { need: 3, safe: 2 } }],
      [alone, RETREAT!, { key: 'inf.reason.leave.now', params: { need: 5 } }],
      [alone, RETREAT!, { key: 'inf.reason.take.last' }],
      [alone, ADVANCE!, { key: 'inf.reason.go.rich', params: { room: 'Post Room', n: 4 } }],
      [alone, ADVANCE!, { key: 'inf.reason.go.rich', params: { room: 'Cold Vault', n: 4 } }],
      [alone, ADVANCE!, { key: 'inf.reason.guard.avoid', params: { guard: 'sergeant' } }],
      [alone, DOWNLOAD!, { key: 'inf.reason.better', params: { card: 'retreat', other: 'advance' } }],
      [alone, INTERFACE!, { key: 'inf.reason.use.heal' }],
    ];
    expect(wrong.map(([view, move, reason]) => fault(view, move, reason) !== null)).toEqual(wrong.map(() => true));
  });
});

it('reasons in records of earlier versions still read, without their list of numbers', () => {
  const params = { need: 2, safe: 5, worth: 3.5, tokens: 4, other: 2.1, wins: 40, otherWins: 35 };
  const old = ['leave', 'stay', 'searchLeave', 'searchStay'].map((kind) =>
    sayIfKnown({ key: `inf.bot.${kind}`, params }),
  );
  const [leave, stay] = old;
  expect(leave).toBe('It’s time to leave. The way out takes 2 rounds, and the building should stay open for 5.');
  expect(stay).toBe('No rush. The way out takes 2 rounds, and the building should stay open for 5.');
  expect(old.slice(2)).toEqual([leave, stay]);
});
