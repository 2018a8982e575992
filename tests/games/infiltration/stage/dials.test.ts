/** The two dials are felt: the tension of the table, the glow of the proximity, and how fast the alarm sounds. */
import { expect, it } from 'vitest';
import { infiltrationUi } from '../../../../src/games/infiltration/hud/ui.tsx';
import type { TableSetup } from '../../../../src/games/infiltration/notation/table-setup.ts';
import type { Event } from '../../../../src/games/infiltration/rules/events.ts';
import { CHOREOGRAPHY } from '../../../../src/games/infiltration/stage/choreography.ts';
import { layout } from '../../../../src/games/infiltration/stage/layout.ts';
import { ALERT } from '../../../../src/games/infiltration/stage/theme.ts';
import type { View } from '../../../../src/games/infiltration/rules/view.ts';
import { TENSE } from '../../../../src/hud/contract/table-ui.ts';
import { laid } from '../hud/support.ts';
import { roomOf } from './frames.ts';

/** A sound as an event asks for it. */
interface Cued {
  cue: string;
  rate?: number;
}
const at = (proximity: number, alarm: number, more: TableSetup = {}): View =>
  laid({ options: { players: 2 }, proximity, alarm, ...more }, 'quill');

it('the tension rises where three rolls may close the building: with the proximity, with the alarm, and with guards', () => {
  const { tension } = infiltrationUi;
  const tense = (view: Parameters<typeof tension>[0]): boolean => tension(view) >= TENSE;
  // three rolls of 6 at most, with the alarm: 18 at 0, 42 at 8
  expect([80, 81].map((proximity) => tense(at(proximity, 0)))).toEqual([false, true]);
  expect([0, 4, 8].map((alarm) => tense(at(70, alarm)))).toEqual([false, true, true]);
  expect([56, 57].map((proximity) => tense(at(proximity, 8)))).toEqual([false, true]);
  const guards = { floor1: ['Reception Desk', 'Checkpoint'], guards: { 'Night Guard': 'Checkpoint' } };
  expect(tense(at(70, 0, guards))).toBe(true);
  // Below that it rises with each of the two.
  expect(tension(at(40, 0))).toBeGreaterThan(tension(at(20, 0)));
  expect(tension(at(20, 3))).toBeGreaterThan(tension(at(20, 0)));
});

it('the dial of the proximity changes its colour at 60, 80 and 90, and glows from 80 on, more at 90', () => {
  const seen = [59, 60, 79, 80, 89, 90].map((proximity) => {
    const { nodes } = layout(at(proximity, 0), roomOf({ w: 1280, h: 720 }, 'quill'));
    return [
      ALERT.indexOf((nodes.get('proximity-edge') as { tint?: number }).tint!),
      nodes.get('proximity-glow')?.alpha ?? 0,
    ];
  });
  expect(seen.map(([step]) => step)).toEqual([0, 1, 1, 2, 2, 3]);
  const glow = seen.map(([, alpha]) => alpha!);
  expect(glow.slice(0, 3)).toEqual([0, 0, 0]);
  expect(glow[3]).toBeGreaterThan(0);
  expect(glow[4]).toBe(glow[3]);
  expect(glow[5]).toBeGreaterThan(glow[4]!);
});

it('an alarm that comes to 8 sounds faster than one that comes to 1; a new step of the proximity has a sound of its own', () => {
  /** The sound of an event after this view. */
  const heard = (event: Event, view: View): Cued => {
    const { cue } = CHOREOGRAPHY[event.type] as unknown as { cue(event: Event, stage: unknown): Cued };
    return cue(event, { before: { view } });
  };
  const alarm = (to: number): Cued => heard({ type: 'alarm-set', to }, at(0, to - 1));
  const proximity = (from: number, to: number): Cued => heard({ type: 'proximity-set', to }, at(from, 0));
  expect(alarm(8).cue).toBe(alarm(1).cue);
  expect(alarm(8).rate).toBeGreaterThan(alarm(1).rate! * 1.2);
  expect(
    [
      [58, 59],
      [58, 60],
      [79, 80],
      [80, 89],
      [89, 90],
    ].map(([from, to]) => proximity(from!, to!).cue),
  ).toEqual(['proximity', 'near', 'near', 'proximity', 'near']);
  expect(proximity(89, 90).rate).toBeGreaterThan(proximity(58, 60).rate!);
});
