/** The way out and the risk meter: rounds to the street, and the chance that the building stays open so long. */
import { describe, expect, it } from 'vitest';
import type { TableSetup } from '../../../src/games/infiltration/notation/table-setup.ts';
import { chanceOut, stayingOut } from '../../../src/games/infiltration/rules/defs.ts';
import { guardsAdd } from '../../../src/games/infiltration/rules/walks.ts';
import { staysOpen } from '../../../src/games/infiltration/rules/risk.ts';
import { wayOut } from '../../../src/games/infiltration/rules/way-out.ts';
import { nextProximity } from '../../../src/games/infiltration/hud/board/button-names.ts';
import { laid } from './hud/support.ts';

const FLOOR1 = ['Reception Desk', 'Canteen', 'Infirmary', 'Post Room', 'Checkpoint', 'Wiring Closet'];
type Operative = NonNullable<TableSetup['operatives']>[string];
const at = (quill: Operative, more: Partial<TableSetup> = {}): TableSetup => ({
  options: { players: 2 },
  first: 'quill',
  floor1: FLOOR1,
  operatives: { quill: { items: [], ...quill }, ferro: { items: [] } },
  ...more,
});
/** An Infirmary that heals no more. */
const USED = { room: 'Infirmary', interface: false };
const rounds = (quill: Operative, more?: Partial<TableSetup>): number => {
  const view = laid(at(quill, more), 'quill');
  return wayOut(view, view.ops[0]!).rounds;
};

describe('staying for one more card', () => {
  it('takes a round more, and leaves by the way that is the quickest now: on to an exit, or back to the street', () => {
    const floor1 = ['Reception Desk', 'Canteen', 'Infirmary', 'Post Room', 'Goods Dock', 'Wiring Closet'];
    const of = (quill: Operative) => {
      const view = laid(at(quill, { floor1, proximity: 90 }), 'quill');
      return { now: chanceOut(view, 0)!.now, ...stayingOut(view, 0)! };
    };
    const near = of({ room: 'Post Room' });
    expect(near).toMatchObject({ now: { rounds: 2 }, stay: { rounds: 3 }, exit: 4 });
    expect(near.stay.chance).toBeLessThan(near.now.chance);
    expect(of({ room: 'Canteen' })).toMatchObject({ now: { rounds: 2 }, stay: { rounds: 3 }, exit: null });
    expect(of({ room: 'Goods Dock' }).exit).toBe(4);
  });

  it('is the same as leaving now for who is delayed and must wait anyway', () => {
    const view = laid(at({ room: 'Post Room', delayed: true }), 'quill');
    expect(stayingOut(view, 0)!.stay).toEqual(chanceOut(view, 0)!.now);
  });
});

describe('the way out takes', () => {
  it('a round through an exit where one stands, also while delayed, and one more to get to it', () => {
    expect(rounds({ room: 'Goods Dock', delayed: true }, { floor1: ['Reception Desk', 'Canteen', 'Goods Dock'] })).toBe(
      1,
    );
    expect(
      rounds(
        { room: 'Post Room', delayed: true },
        { floor1: ['Reception Desk', 'Canteen', 'Infirmary', 'Goods Dock', 'Post Room'] },
      ),
    ).toBe(3);
  });

  it('a round for each room and one for the street, one more where one is delayed', () => {
    expect(rounds({})).toBe(1);
    expect(rounds({ room: 'Post Room' })).toBe(4);
    expect(rounds({ room: 'Post Room', delayed: true })).toBe(5);
  });

  it('with a wound, a round of rest after each step to an exit but the last: who is delayed may play Interface', () => {
    const floor1 = [...FLOOR1.slice(0, 3), 'Goods Dock', 'Post Room', 'Wiring Closet'];
    expect(rounds({ room: 'Post Room', wounded: true }, { floor1 })).toBe(2);
    expect(rounds({ room: 'Wiring Closet', wounded: true }, { floor1 })).toBe(4);
    expect(rounds({ room: 'Wiring Closet', wounded: true, delayed: true }, { floor1 })).toBe(5);
  });

  it('with a wound, a round of rest after each step but the last', () => {
    expect(rounds({ wounded: true })).toBe(1);
    expect(rounds({ room: 'Infirmary', wounded: true }, { floor1: [...FLOOR1.slice(0, 2), USED] })).toBe(5);
  });

  it('from the secret room, first the way back to its door', () => {
    expect(rounds({ room: 'secret room', door: 'Infirmary' }, { secret: 'Black Archive' })).toBe(4);
  });

  it('one round less with Glide Soles in the hand, but never less than one', () => {
    expect(rounds({ room: 'Post Room', items: ['Glide Soles'] })).toBe(3);
    expect(rounds({ items: ['Glide Soles'] })).toBe(1);
  });

  it('fewer rounds with other items that move one out, each used once', () => {
    const far = (items: string[], more: Operative = {}): number => rounds({ room: 'Wiring Closet', items, ...more });
    expect(far([])).toBe(6);
    // two Retreats, after which the wound halves the pace: best played last
    expect(far(['Stim Patch'])).toBe(5);
    expect(rounds({ room: 'Canteen', items: ['Stim Patch'] })).toBe(1);
    expect(far(['Grapnel Line'])).toBe(4);
    expect(far(['Grapnel Line', 'Glide Soles'])).toBe(3);
    expect(far(['Grapnel Line', 'Glide Soles', 'Stim Patch'])).toBe(3);
    // a healthy operative saves nothing by one room, one that is delayed does
    expect(far(['Courier Rig', 'Borrowed Uniform', 'Field Medkit'])).toBe(6);
    expect(far(['Courier Rig'], { delayed: true })).toBe(6);
    expect(far(['Clean Signal', 'Rocket Harness'])).toBe(6);
  });

  it('no rest after a step by item for who is wounded, and none at all once healed', () => {
    const far = (...items: string[]): number =>
      rounds(
        { room: 'Post Room', wounded: true, items },
        { floor1: [...FLOOR1.slice(0, 2), USED, ...FLOOR1.slice(3)] },
      );
    expect(far()).toBe(7);
    expect(far('Courier Rig')).toBe(5);
    expect(far('Courier Rig', 'Borrowed Uniform')).toBe(4);
    expect(far('Field Medkit')).toBe(4);
    // it comes back to the hand
    expect(far('Kick Scooter')).toBe(4);
    // the Infirmary is the next room out: there, one that is delayed is healed while it waits
    expect(rounds({ room: 'Post Room', wounded: true })).toBe(5);
  });

  it('one round more through Sludge, and through the Clean Room without an item to discard', () => {
    const wet = FLOOR1.with(2, 'Pump Station').map((room) => (room === 'Pump Station' ? { room, sludge: true } : room));
    expect(rounds({ room: 'Post Room' }, { floor1: wet })).toBe(5);
    const clean = { floor1: FLOOR1, floor2: ['Clean Room', 'Wet Lab'] };
    expect(rounds({ room: 'Wet Lab' }, clean)).toBe(9);
    expect(rounds({ room: 'Wet Lab', items: ['Clean Signal'] }, clean)).toBe(8);
  });

  it('a lift of a room, and a Service Map to the pod', () => {
    const lift = { floor1: FLOOR1.with(5, 'Freight Lift') };
    expect(rounds({ room: 'Freight Lift' }, lift)).toBe(2);
    expect(rounds({ room: 'Wiring Closet', items: ['Service Map'] }, { secret: 'Evac Pod' })).toBe(2);
    expect(rounds({ room: 'Wiring Closet', items: ['Service Map'] }, { secret: 'Black Archive' })).toBe(6);
  });

  it('the nearest exit that is turned up and has its interface token', () => {
    const dock = (room: object | string) => ({
      floor1: [...FLOOR1.slice(0, 4), room, 'Wiring Closet'] as TableSetup['floor1'],
    });
    expect(rounds({ room: 'Wiring Closet' }, dock('Goods Dock') as Partial<TableSetup>)).toBe(2);
    expect(rounds({ room: 'Wiring Closet' }, dock({ down: 'Goods Dock' }) as Partial<TableSetup>)).toBe(6);
    expect(
      rounds({ room: 'Wiring Closet' }, dock({ room: 'Goods Dock', interface: false }) as Partial<TableSetup>),
    ).toBe(6);
  });
});

describe('the chance to be outside in time', () => {
  const chances = (quill: Operative, more: Partial<TableSetup> = {}, ...sentences: string[]) =>
    chanceOut(laid(at(quill, more), 'quill', ...sentences), 0);

  it('counts one roll fewer than rounds: in the last one gets out before the roll', () => {
    expect(chances({}, { proximity: 98 })).toEqual({ now: { rounds: 1, chance: 1 }, deeper: { rounds: 3, chance: 0 } });
    const found = chances({ room: 'Infirmary' }, { proximity: 85, alarm: 2 })!;
    expect(found.now).toEqual({ rounds: 3, chance: staysOpen(85, 2, 2) });
    expect(found.deeper).toEqual({ rounds: 5, chance: staysOpen(85, 2, 4) });
    // two dice and twice the alarm must stay below 14: 9 or less in 30 of 36 throws
    expect(found.now.chance).toBeCloseTo(30 / 36, 10);
  });

  it('counts this round’s roll as well, once the card of this round is laid', () => {
    expect(chances({}, { proximity: 95, alarm: 0 }, 'quill: pick Interface')!.now).toEqual({
      rounds: 1,
      chance: staysOpen(95, 0, 1),
    });
  });

  it('of a wounded one that goes deeper counts the rest after the Advance', () => {
    expect(chances({ room: 'Canteen', wounded: true }, { floor1: [...FLOOR1.slice(0, 2), USED] })!.deeper!.rounds).toBe(
      7,
    );
  });

  it('has nothing deeper behind the last room and in the secret one, and none for who is out', () => {
    const all = { floor2: ['Wet Lab', 'Cold Vault', 'Drone Bay', 'Clean Room', 'Backup Hall', 'Saferoom'] };
    expect(chances({ room: 'Saferoom' }, all)!.deeper).toBeNull();
    expect(chances({ room: 'secret room' }, { secret: 'Evac Pod' })!.deeper).toBeNull();
    expect(chances({ room: 'outside', escaped: 1 })).toBeNull();
  });
});

describe('what the way does to the alarm counts', () => {
  const now = (quill: Operative, more: Partial<TableSetup>) =>
    chanceOut(laid(at(quill, { proximity: 80, alarm: 1, ...more }), 'quill'), 0)!;

  it('from the round on in which a room that raises it is entered', () => {
    // into the Checkpoint, and then four more rolls at 2 before the last Retreat
    expect(now({ room: 'Wiring Closet' }, { proximity: 60 }).now).toEqual({ rounds: 6, chance: staysOpen(60, 2, 5) });
    // already past it
    expect(now({ room: 'Post Room' }, {}).now).toEqual({ rounds: 4, chance: staysOpen(80, 1, 3) });
    // in, and out again
    expect(now({ room: 'Post Room' }, { proximity: 60 }).deeper).toEqual({ rounds: 6, chance: staysOpen(60, 2, 5) });
    // face down nobody knows
    const dark = FLOOR1.map((room) => (room === 'Checkpoint' ? { down: room } : room));
    expect(now({ room: 'Post Room' }, { proximity: 60, floor1: dark }).deeper).toEqual({
      rounds: 6,
      chance: staysOpen(60, 1, 5),
    });
  });

  it('by an item too, but not where another way is as short', () => {
    expect(now({ room: 'Canteen', wounded: true, items: ['Kick Scooter'] }, {}).now).toEqual({
      rounds: 2,
      chance: staysOpen(80, 2, 1),
    });
    expect(now({ room: 'Canteen', items: ['Kick Scooter'] }, {}).now).toEqual({
      rounds: 2,
      chance: staysOpen(80, 1, 1),
    });
  });

  it('as little as may be, of ways as long: past the Checkpoint in a Borrowed Uniform', () => {
    const items = ['Borrowed Uniform'];
    expect(now({ room: 'Wiring Closet', items }, { proximity: 60 }).now).toEqual({
      rounds: 6,
      chance: staysOpen(60, 1, 5),
    });
  });

  it('up to 8', () => {
    expect(now({ room: 'Wiring Closet' }, { proximity: 30, alarm: 8 }).now.chance).toBe(staysOpen(30, 8, 5));
  });

  it('of an open plan only while its worker is there', () => {
    const plan = (slot: boolean) => ({
      floor1: FLOOR1.with(1, 'Open-Plan Floor').map((room) => (room === 'Open-Plan Floor' ? { room, slot } : room)),
    });
    expect(now({ room: 'Infirmary' }, plan(true)).now.chance).toBe(staysOpen(80, 2, 2));
    expect(now({ room: 'Infirmary' }, plan(false)).now.chance).toBe(staysOpen(80, 1, 2));
  });
});

describe('guards on their way out count', () => {
  const building = (guards: TableSetup['guards'], alarm = 1): Parameters<typeof nextProximity>[0] =>
    laid(at({ room: 'Infirmary' }, { guards, alarm, proximity: 59 }), 'quill');

  it('in what the proximity is after the next roll', () => {
    expect(nextProximity(building({}))).toEqual({ low: 61, high: 66 });
    expect(nextProximity(building({ 'Night Guard': 'Checkpoint' }))).toEqual({ low: 66, high: 71 });
    // from the entry room it leaves before it acts; the Auditor adds 20 as it does
    expect(nextProximity(building({ 'Night Guard': 'Reception Desk' }))).toEqual({ low: 61, high: 66 });
    expect(nextProximity(building({ Auditor: 'Reception Desk' }))).toEqual({ low: 81, high: 86 });
    expect(nextProximity(building({ Sergeant: 'Checkpoint' }))).toEqual({ low: 61, high: 66 });
  });

  it('in the chance to be outside in time, for as many rounds as they walk', () => {
    const now = (guards: TableSetup['guards']): number => chanceOut(building(guards, 8), 0)!.now.chance;
    // three rounds out, so two rolls come before
    expect(now({})).toBe(staysOpen(59, 8, 2));
    expect(now({ 'Night Guard': 'Checkpoint' })).toBe(staysOpen(69, 8, 2));
    expect(now({ 'Night Guard': 'Canteen' })).toBe(staysOpen(64, 8, 2));
    expect(now({ Auditor: 'Canteen' })).toBe(staysOpen(79, 8, 2));
  });
});

it('an item that a Clean Room takes on the way helps no more', () => {
  const dark = {
    floor1: [...FLOOR1.slice(0, 4), { down: 'Checkpoint' }, { down: 'Wiring Closet' }],
    floor2: [{ down: 'Exchange Desk' }, 'Clean Room', 'Wet Lab'],
  };
  // the Line reaches nothing before the dark rooms are passed: kept, it costs the delay and saves two rounds
  expect(rounds({ room: 'Wet Lab', items: ['Grapnel Line'] }, dark)).toBe(8);
  expect(rounds({ room: 'Wet Lab' }, dark)).toBe(10);
});

describe('an Auditor on its way out', () => {
  const rooms = (up: boolean) => Array.from({ length: 5 }, (_, i) => ({ code: i === 3 ? 'F04' : 'F05', up }));
  const added = (up: boolean, rolls: number): number =>
    guardsAdd(
      { guards: [{ kind: 'auditor', room: 4, up: true, acted: false }], rooms: rooms(up), chart: 'round' },
      rolls,
    );

  it('leaves from a Goods Dock that is turned up, and adds 20 there', () => {
    expect([1, 2].map((rolls) => added(true, rolls))).toEqual([0, 20]);
  });

  it('walks on through one that is face down, also for who has looked at it', () => {
    expect([1, 2, 3, 4].map((rolls) => added(false, rolls))).toEqual([0, 0, 0, 0]);
    expect(added(false, 5)).toBe(20);
  });
});
