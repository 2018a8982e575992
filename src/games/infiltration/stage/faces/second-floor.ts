/** The pictures of the second floor's rooms and the secret rooms, by room code. */
import { bar, pointsOf, ring } from '../../../../stage/art/strokes.ts';
import { type Motif, desk, flask, lift, open } from './parts.ts';

export const SECOND_FLOOR: Readonly<Record<string, Motif>> = {
  // flasks on a bench
  S01(p) {
    desk(p, 26, 84, 108);
    flask(p, 52, 66, 1.1);
    flask(p, 84, 70, 0.8, 'body');
    p.line([106, 84, 106, 34], 3, 'light');
    p.shape('O 116 48 12', 'accent');
    p.line('M 92 28 Q 106 14 116 36', 2.6, 'body');
    for (const [x, y] of pointsOf([52, 34, 58, 26, 48, 20])) p.dot(x, y, 3, 'light', 0.7);
  },
  // a round vault door in frost
  S02(p) {
    p.shape('O 80 60 46', 'dark');
    p.shape('O 80 60 36');
    for (let i = 0; i < 8; i++) p.at(80, 60, 1, (i * Math.PI) / 4, () => p.shape(bar(-4, -44, 8, 12), 'light'));
    p.line('O 80 60 18', 4, 'accent');
    for (let i = 0; i < 3; i++) p.at(80, 60, 1, (i * Math.PI) / 3, () => p.line([0, -24, 0, 24], 4, 'accent'));
    for (const [x, y] of pointsOf([30, 20, 132, 26, 34, 102]))
      for (let i = 0; i < 3; i++) p.at(x, y, 1, (i * Math.PI) / 3, () => p.line([-8, 0, 8, 0], 1.8, 'light'));
  },
  // an open panelled lift
  S03(p) {
    lift(p, 50, 28, 60, 0.62);
    p.shape([72, 16, 80, 6, 88, 16], 'accent');
    p.mirror(() => {
      p.shape('M 28 104 L 30 80 L 42 80 L 44 104 Z', 'dark');
      p.line('M 36 80 Q 22 64 28 46', 3, 'light');
      p.line('M 36 80 Q 40 62 34 50', 3, 'accent');
    });
  },
  // a big desk in front of a window over the city
  S04(p) {
    p.shape(bar(30, 14, 100, 50), 'ink');
    for (let i = 0; i < 8; i++)
      p.shape(bar(33 + i * 12, 62 - 10 - ((i * 17) % 30), 9, 10 + ((i * 17) % 30)), i % 3 ? 'dark' : 'body', {
        edge: 0.6,
      });
    p.dot(112, 26, 7, 'light');
    p.line([80, 14, 80, 64], 2, 'light');
    p.shape([24, 78, 136, 78, 130, 106, 30, 106]);
    p.shape(bar(20, 72, 120, 7), 'accent');
    p.shape('M 64 72 L 64 50 Q 80 40 96 50 L 96 72 Z', 'dark');
  },
  // a duct leading away, its grating off
  S05(p) {
    for (let i = 0; i < 5; i++) {
      const s = 1 - i * 0.19;
      p.shape(
        [80 - 50 * s, 60 - 42 * s, 80 + 50 * s, 60 - 42 * s, 80 + 50 * s, 60 + 42 * s, 80 - 50 * s, 60 + 42 * s],
        i % 2 ? 'dark' : 'body',
      );
    }
    p.glow(80, 60, 18, 'accent', 0.9);
    p.at(122, 92, 1, 0.3, () => {
      p.shape(bar(-18, -16, 36, 32), 'light');
      for (let i = 0; i < 4; i++) p.line([-14, -9 + i * 7, 14, -9 + i * 7], 2.4, 'ink');
    });
  },
  // a drone on its pad, others on the rack
  S06(p) {
    for (const [x, y, s] of [
      [80, 62, 1.25],
      [44, 28, 0.6],
      [116, 28, 0.6],
    ] as const)
      p.at(x, y, s, 0, () => {
        p.line([-28, -10, 28, -10], 3, 'light');
        for (const side of [-1, 1]) {
          p.line([side * 40, -15, side * 16, -15], 3.4, 'accent');
          p.line([side * 28, -15, side * 28, -8], 3, 'light');
        }
        p.shape('O 0 0 15');
        p.dot(0, 2, 5.5, 'accent');
        p.line([-14, 18, -8, 9], 3, 'light');
        p.line([14, 18, 8, 9], 3, 'light');
      });
    p.shape([44, 96, 116, 96, 128, 108, 32, 108], 'dark');
  },
  // a map of the building on a table, with markings
  S07(p) {
    p.shape(bar(28, 16, 104, 52));
    p.shape(bar(32, 20, 96, 44), 'ink', { edge: 0 });
    p.line(open([38, 52, 60, 52, 60, 32, 92, 32, 92, 56, 120, 56]), 2.6, 'light');
    p.dot(60, 42, 4.5, 'accent');
    p.line('O 92 44 9', 2, 'accent');
    for (const x of [46, 80, 114]) {
      p.dot(x, 80, 7, 'light');
      p.shape(`M ${x - 13} 106 Q ${x - 12} 89 ${x} 89 Q ${x + 12} 89 ${x + 13} 106 Z`, 'dark');
    }
  },
  // an air lock with a suit behind its window
  S08(p) {
    p.shape(bar(38, 12, 84, 94), 'dark');
    p.shape('M 52 26 Q 80 8 108 26 L 108 84 L 52 84 Z', 'light', { a: 0.5 });
    p.shape('O 80 44 15');
    p.shape('M 70 42 Q 80 34 90 42 L 88 50 L 72 50 Z', 'accent');
    p.shape('M 58 84 Q 60 60 80 60 Q 100 60 102 84 Z');
    p.line([38, 94, 122, 94], 4, 'accent');
    for (const x of [30, 130]) for (let i = 0; i < 4; i++) p.dot(x, 30 + i * 18, 2.6, 'light', 0.8);
  },
  // towers of disks along an aisle
  S09(p) {
    for (const [x, w, top] of [
      [24, 26, 14],
      [54, 16, 30],
      [90, 16, 30],
      [110, 26, 14],
    ] as const) {
      p.shape(bar(x, top, w, 106 - top * 1.1), 'dark');
      for (let i = 0; i < 7; i++) {
        const y = top + 5 + (i * (92 - top * 1.1)) / 7;
        p.shape(bar(x + 3, y, w - 6, 7 - top * 0.1), i % 3 === 1 ? 'accent' : 'body', { edge: 0.6 });
      }
    }
    p.shape([72, 62, 88, 62, 112, 108, 48, 108], 'light', { a: 0.3 });
    p.glow(80, 54, 18, 'accent', 0.7);
  },
  // a target at the end of its lane
  S10(p) {
    p.line([24, 110, 68, 66], 2, 'light', 0.6);
    p.line([136, 110, 92, 66], 2, 'light', 0.6);
    p.shape('M 66 70 L 66 42 Q 66 32 72 30 Q 70 16 80 16 Q 90 16 88 30 Q 94 32 94 42 L 94 70 Z', 'light');
    p.shape('O 80 48 12', 'accent');
    p.dot(80, 48, 6, 'ink');
    p.dot(80, 48, 2.6, 'light');
    for (const [x, y] of pointsOf([88, 36, 72, 58, 84, 62])) p.dot(x, y, 2, 'ink');
    p.shape([26, 92, 60, 84, 62, 92, 44, 97, 46, 110, 34, 110, 34, 98]);
    p.line([60, 87, 76, 60], 1.6, 'accent', 0.8);
  },
  // a railing over a drop, and a telescope
  S11(p) {
    p.shape([24, 20, 136, 20, 104, 78, 56, 78], 'ink');
    for (let i = 0; i < 6; i++) p.line([24 + i * 22.4, 20, 56 + i * 9.6, 78], 1.2, 'body', 0.7);
    for (const y of [34, 50, 66]) p.line([32 + (y - 34) * 0.5, y, 128 - (y - 34) * 0.5, y], 1.2, 'body', 0.7);
    p.dot(80, 70, 4, 'accent');
    p.shape(bar(22, 80, 116, 6), 'light');
    for (let i = 0; i < 8; i++) p.shape(bar(26 + i * 15, 86, 4, 20), 'dark');
    p.at(104, 66, 1, -0.5, () => {
      p.shape(bar(-24, -6, 34, 12), 'accent');
      p.shape(bar(10, -8, 9, 16), 'light');
    });
  },
  // a sleeper's pod, frosted
  S12(p) {
    p.at(80, 60, 1, 0, () => {
      p.shape('M -30 44 L -30 -22 Q -30 -48 0 -48 Q 30 -48 30 -22 L 30 44 Z', 'dark');
      p.shape('M -21 34 L -21 -20 Q -21 -38 0 -38 Q 21 -38 21 -20 L 21 34 Z', 'light', { a: 0.55 });
      p.dot(0, -16, 9, 'body');
      p.shape('M -14 34 L -14 6 Q -12 -4 0 -4 Q 12 -4 14 6 L 14 34 Z');
      p.line([-21, 14, 21, 8], 1.6, 'accent');
      p.line([-21, 24, 21, 20], 1.6, 'accent');
    });
    p.mirror(() => {
      p.line('M 48 84 Q 30 84 34 104', 4, 'accent');
      p.shape(bar(26, 40, 14, 26));
    });
  },
  // a counter where two hands trade discs
  S13(p) {
    p.shape(bar(24, 84, 112, 8), 'light');
    p.shape([30, 92, 130, 92, 124, 108, 36, 108], 'dark');
    p.shape('O 52 62 15', 'accent');
    p.shape('O 108 62 15');
    p.line('M 50 36 Q 80 12 106 32', 4, 'light');
    p.line(open([96, 32, 108, 34, 108, 22]), 4, 'light');
    p.line([66, 62, 92, 62], 3, 'accent');
    p.line(open([72, 56, 66, 62, 72, 68]), 3, 'accent');
    p.dot(52, 62, 6, 'ink');
    p.dot(108, 62, 6, 'ink');
  },
  // a shelter with a bunk, behind a thick door
  S14(p) {
    p.shape(bar(26, 14, 108, 92), 'dark');
    p.shape('M 44 104 L 44 40 Q 44 24 60 24 L 100 24 Q 116 24 116 40 L 116 104 Z', 'ink');
    p.glow(80, 52, 34, 'accent', 0.6);
    p.shape([80, 36, 98, 44, 96, 62, 80, 74, 64, 62, 62, 44], 'accent');
    p.line(open([71, 54, 78, 61, 90, 47]), 4, 'ink');
    p.shape(bar(50, 84, 60, 9), 'light');
    p.shape(bar(50, 93, 4, 12));
    p.shape(bar(106, 93, 4, 12));
  },
  // black books on a lectern, in the dark
  X01(p) {
    p.glow(80, 40, 40, 'accent', 0.7);
    for (const side of [-1, 1])
      for (let i = 0; i < 5; i++) p.shape(bar(80 + side * 42 - 14, 16 + i * 18, 28, 14), i % 2 ? 'dark' : 'ink');
    p.shape([56, 44, 80, 52, 80, 76, 56, 68], 'light');
    p.shape([104, 44, 80, 52, 80, 76, 104, 68], 'light');
    for (let i = 0; i < 3; i++) {
      p.line([61, 52 + i * 5, 75, 57 + i * 5], 1.4, 'ink');
      p.line([99, 52 + i * 5, 85, 57 + i * 5], 1.4, 'ink');
    }
    p.shape([76, 76, 84, 76, 90, 108, 70, 108]);
  },
  // a gem-like machine in its cradle
  X02(p) {
    p.glow(80, 46, 48, 'accent', 0.8);
    p.shape(ring(80, 46, 28, 6), 'dark');
    p.shape(ring(80, 46, 19, 6), 'accent');
    p.shape(ring(80, 46, 8, 6), 'light');
    p.mirror(() => {
      p.line('M 36 104 Q 30 60 54 58', 6, 'body');
      p.line([54, 58, 60, 50], 4, 'light');
    });
    p.shape([44, 94, 116, 94, 124, 108, 36, 108]);
    for (let i = 0; i < 4; i++) p.dot(59 + i * 14, 101, 2.6, 'accent');
  },
  // a one-seat rocket
  X03(p) {
    p.shape('M 80 10 Q 106 34 104 78 L 56 78 Q 54 34 80 10 Z');
    p.shape('O 80 44 12', 'light');
    p.dot(80, 44, 7, 'ink');
    p.mirror(() => p.shape([56, 60, 38, 88, 58, 80], 'accent'));
    p.shape([66, 78, 94, 78, 90, 88, 70, 88], 'dark');
    p.shape('M 70 90 Q 80 122 90 90 Z', 'accent');
    p.line([24, 106, 60, 106], 4, 'light');
    p.line([100, 106, 136, 106], 4, 'light');
  },
  // a core in rings, with wires in all directions
  X04(p) {
    for (let i = 0; i < 8; i++)
      p.at(80, 60, 1, (i * Math.PI) / 4, () => p.line(open([0, -30, 0, -46, 8, -56]), 2.6, i % 2 ? 'body' : 'accent'));
    p.shape('O 80 60 30', 'dark');
    p.line('O 80 60 22', 3, 'accent');
    p.line((c) => c.ellipse(80, 60, 38, 13, 0.5, 0, Math.PI * 2), 2.6, 'light');
    p.line((c) => c.ellipse(80, 60, 38, 13, -0.5, 0, Math.PI * 2), 2.6, 'light');
    p.glow(80, 60, 30, 'accent', 0.9);
    p.shape('O 80 60 11', 'light');
  },
};
