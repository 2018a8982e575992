/** The pictures of the first floor's rooms, by room code. */
import { bar, ring } from '../../../../stage/art/strokes.ts';
import { type Motif, cabinet, desk, lift, open, screen } from './parts.ts';

export const FIRST_FLOOR: Readonly<Record<string, Motif>> = {
  // a counter with a bell, under the company's ring
  F01(p) {
    p.line('O 80 36 20', 4, 'accent');
    p.shape(ring(80, 36, 10, 6), 'light');
    p.shape([26, 70, 134, 70, 126, 104, 34, 104]);
    p.shape(bar(22, 64, 116, 7), 'light');
    p.shape((c) => c.arc(112, 64, 9, Math.PI, 0), 'accent');
    p.dot(112, 53, 2.4, 'light');
    for (const x of [52, 72, 92]) p.line([x, 80, x, 98], 2, 'ink');
  },
  // a gate with its bar down, and a scanner's beam
  F02(p) {
    p.mirror(() => {
      p.shape(bar(30, 24, 14, 80), 'dark');
      p.dot(37, 36, 4, 'accent');
    });
    p.shape(bar(30, 18, 100, 10));
    for (let i = 0; i < 5; i++)
      p.shape([46 + i * 15, 66, 54 + i * 15, 66, 48 + i * 15, 78, 40 + i * 15, 78], i % 2 ? 'light' : 'accent', {
        edge: 0,
      });
    for (let i = 0; i < 4; i++) p.line([46, 36 + i * 7, 114, 36 + i * 7], 1.2, 'light', 0.5);
    p.shape('M 104 104 L 104 88 Q 112 80 120 88 L 120 104 Z');
  },
  // shelves of folders, with a ladder
  F03(p) {
    for (const y of [24, 50, 76]) {
      p.shape(bar(24, y + 20, 112, 5), 'dark');
      for (let i = 0; i < 11; i++) {
        const h = 14 + ((i * 7 + y) % 6);
        p.shape(bar(27 + i * 10, y + 20 - h, 7, h), (i + y) % 4 === 0 ? 'accent' : (i + y) % 3 ? 'body' : 'light');
      }
    }
    p.line([92, 106, 106, 14], 2, 'accent', 0.8);
    p.line([106, 106, 120, 14], 2, 'accent', 0.8);
    for (let i = 0; i < 6; i++) p.line([94 + i * 2.3, 96 - i * 15, 108 + i * 2.3, 96 - i * 15], 1.6, 'accent', 0.8);
  },
  // a half-open shutter, crates in front of it
  F04(p) {
    p.shape(bar(26, 14, 108, 90), 'dark');
    p.shape(bar(32, 48, 96, 56), 'ink');
    p.glow(80, 82, 44, 'accent', 0.6);
    for (let i = 0; i < 5; i++) p.shape(bar(32, 18 + i * 6.4, 96, 5));
    p.shape(bar(40, 74, 32, 30));
    p.line([40, 74, 72, 104], 2, 'ink');
    p.line([72, 74, 40, 104], 2, 'ink');
    p.shape(bar(76, 84, 24, 20), 'light');
    p.shape(bar(46, 56, 20, 18), 'accent');
  },
  // a bed, a drip, a cross on the wall
  F05(p) {
    p.shape(bar(70, 20, 8, 26), 'accent', { edge: 0 });
    p.shape(bar(61, 29, 26, 8), 'accent', { edge: 0 });
    p.shape(bar(36, 74, 82, 12), 'light');
    p.shape(bar(30, 58, 7, 44), 'dark');
    p.shape(bar(116, 68, 6, 34), 'dark');
    p.shape('M 40 74 Q 42 64 54 64 L 62 74 Z', 'body');
    p.shape(bar(38, 86, 80, 7));
    p.line(open([128, 104, 128, 26, 120, 26]), 2.4, 'light');
    p.shape('M 115 28 L 125 28 L 124 46 Q 120 50 116 46 Z', 'accent');
    p.line('M 120 48 Q 120 66 104 72', 1.4, 'accent');
  },
  // a steaming pot, cups and a counter
  F06(p) {
    p.shape('M 52 56 L 98 56 L 94 88 L 56 88 Z');
    p.shape(bar(46, 50, 58, 7), 'light');
    p.line('M 98 62 Q 116 62 112 76 Q 108 82 96 80', 4, 'light');
    for (const x of [62, 75, 88]) p.line(`M ${x} 44 Q ${x - 7} 36 ${x} 29 Q ${x + 7} 22 ${x} 14`, 3, 'accent', 0.9);
    p.shape(bar(24, 88, 112, 8), 'dark');
    for (const x of [30, 120]) p.shape(`M ${x - 4} 74 L ${x + 12} 74 L ${x + 10} 88 L ${x - 2} 88 Z`, 'accent');
  },
  // a cabinet full of wires
  F07(p) {
    p.shape(bar(40, 14, 80, 92), 'dark');
    p.shape(bar(46, 20, 68, 22), 'ink');
    for (let i = 0; i < 12; i++)
      p.dot(51 + (i % 6) * 11.4, 26 + Math.floor(i / 6) * 10, 2.6, i % 3 ? 'light' : 'accent');
    for (let i = 0; i < 6; i++) {
      const x = 51 + i * 11.4;
      p.line(`M ${x} 40 C ${x} 62 ${120 - i * 14} 58 ${116 - i * 14} 104`, 2.6, i % 2 ? 'accent' : 'body');
    }
    p.line(open([126, 60, 136, 60, 136, 104]), 3, 'light');
  },
  // pigeonholes and a flying letter
  F08(p) {
    p.shape(bar(26, 16, 84, 66), 'dark');
    for (let i = 0; i < 12; i++) {
      const [x, y] = [30 + (i % 4) * 20, 20 + Math.floor(i / 4) * 20];
      p.shape(bar(x, y, 16, 16), 'ink');
      if (i % 3 !== 1)
        p.shape(bar(x + 2, y + 7 + (i % 2) * 3, 12, 8 - (i % 2) * 3), i % 2 ? 'accent' : 'light', { edge: 0 });
    }
    p.at(108, 82, 1, -0.2, () => {
      p.shape(bar(-26, -16, 52, 34), 'light');
      p.line(open([-26, -16, 0, 6, 26, -16]), 2.6, 'ink');
    });
  },
  // a wall of screens with a camera above
  F09(p) {
    for (let i = 0; i < 6; i++) {
      const [x, y] = [28 + (i % 3) * 36, 34 + Math.floor(i / 3) * 28];
      p.shape(bar(x, y, 32, 24));
      p.shape(bar(x + 2, y + 2, 28, 20), 'ink', { edge: 0 });
      p.line(open([x + 4, y + 18, x + 12, y + 10, x + 18, y + 16, x + 27, y + 6]), 1.6, i % 2 ? 'accent' : 'light');
    }
    p.at(80, 20, 1, 0.3, () => {
      p.shape(bar(-16, -7, 30, 14), 'light');
      p.dot(16, 0, 5, 'accent');
    });
    desk(p, 28, 94, 104);
  },
  // a caged lift with its cable
  F10(p) {
    p.line([80, 4, 80, 30], 4, 'light');
    lift(p, 46, 34, 68, 0.2);
    for (let i = 0; i < 5; i++) p.line([48 + i * 15, 36, 58 + i * 15, 98], 1.4, 'ink');
    p.shape([70, 22, 80, 10, 90, 22], 'accent');
    p.shape(bar(124, 56, 8, 18), 'light');
  },
  // rows of desks
  F11(p) {
    for (const [y, s, n] of [
      [40, 0.6, 3],
      [66, 0.85, 2],
    ] as const)
      for (let i = 0; i < n; i++)
        p.at(80 + (i - (n - 1) / 2) * 62 * s, y, s, 0, () => {
          screen(p, -16, -24, 32, 20, 2);
          p.shape(bar(-26, 4, 52, 6), 'light');
          p.shape(bar(-22, 10, 4, 16), 'dark');
          p.shape(bar(18, 10, 4, 16), 'dark');
        });
    p.shape('M 70 104 Q 70 90 80 90 Q 90 90 90 104 Z', 'accent');
    p.dot(80, 83, 6, 'light');
  },
  // lockers, one ajar
  F12(p) {
    for (let i = 0; i < 4; i++) {
      const x = 28 + i * 26;
      if (i === 2) {
        p.shape(bar(x, 20, 24, 84), 'ink');
        p.shape('M 86 40 L 98 40 L 101 72 L 83 72 Z', 'accent');
        p.shape([x + 24, 20, x + 36, 26, x + 36, 108, x + 24, 104], 'light');
        continue;
      }
      p.shape(bar(x, 20, 24, 84));
      for (const y of [30, 35, 40]) p.line([x + 6, y, x + 18, y], 1.6, 'ink');
      p.dot(x + 19, 64, 2.4, 'accent');
    }
    p.shape(bar(30, 106, 100, 5), 'dark');
  },
  // pipes with wheels, one dripping
  F13(p) {
    p.line(open([24, 40, 64, 40, 64, 104]), 13, 'body');
    p.line(open(bar(136, 30, -38, 46)), 13, 'dark');
    p.line(open([24, 40, 64, 40, 64, 104]), 3, 'light', 0.5);
    p.at(64, 68, 1, 0.3, () => {
      p.line('O 0 0 17', 3, 'accent');
      for (let i = 0; i < 2; i++) p.at(0, 0, 1, (i * Math.PI) / 2, () => p.line([-17, 0, 17, 0], 2, 'accent', 0.8));
    });
    p.shape('O 118 30 11', 'light');
    p.line([118, 30, 123, 24], 2, 'ink');
    p.shape('M 114 90 Q 122 100 114 105 Q 106 100 114 90 Z', 'light');
  },
  // a card file with one photograph pulled out
  F14(p) {
    cabinet(p, 28, 26, 40, 4);
    p.shape(bar(80, 28, 50, 64), 'light');
    p.dot(105, 48, 10, 'dark');
    p.shape('M 88 74 Q 90 60 105 60 Q 120 60 122 74 Z', 'dark');
    p.line([88, 80, 122, 80], 2.4, 'ink');
    p.line([88, 86, 112, 86], 2.4, 'ink');
    p.shape(bar(99, 22, 12, 10), 'accent');
  },
};
