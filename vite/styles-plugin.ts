/**
 * Writes colours and kinds of screens that TypeScript defines into the styles, so that each stands in one place.
 *
 * - `@colours shared;` in a rule: custom properties with the colours and fonts of every game, or of one by its name (`--ink-0`).
 * - `@seats black-hat of by;`: the colours of a game's seats, for what bears the class `of-red` or `by-red` as `--seat` and `--seat-deep`, and
 *   for a page with the class `near-red` as `--near` and `--near-deep`.
 * - `@media (--small)`: a kind of screen by its name.
 * - `@include row 8px;` in a rule: declarations that many rules need, by their name in `INCLUDED`.
 */
import type { CSSOptions } from 'vite';
import { seatPageColours as blackHat } from '../src/games/black-hat/stage/theme.ts';
import { seatPageColours as infiltration } from '../src/games/infiltration/stage/theme.ts';
import { seatPageColours as netrunner, pageColours as netrunnerColours } from '../src/games/netrunner/stage/theme.ts';
import { LARGE, SIDEWAYS, SMALL, TIGHT, UPRIGHT } from '../src/hud/components/screens.ts';
import { type SeatPageColours, fonts, pageColours } from '../src/stage/theme.ts';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

const COLOURS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shared: {
    ...pageColours,
    ...Object.fromEntries(Object.entries(fonts).map(([name, stack]) => [`font-${name}`, stack])),
  },
  netrunner: netrunnerColours,
};
const SEATS: Readonly<Record<string, Readonly<Record<string, SeatPageColours>>>> = {
  'black-hat': blackHat,
  infiltration,
  netrunner,
};

const SCREENS: Readonly<Record<string, string>> = {
  large: LARGE,
  sideways: SIDEWAYS,
  small: SMALL,
  tight: TIGHT,
  upright: UPRIGHT,
};

/** Declarations by their name, with the value that follows the name; those with an empty value are left out. */
const INCLUDED: Readonly<Record<string, (value: string) => Readonly<Record<string, string>>>> = {
  /** how a part's children are laid out, with the gap between them */
  row: (gap) => ({ display: 'flex', 'align-items': 'center', gap }),
  column: (gap) => ({ display: 'flex', 'flex-direction': 'column', gap }),
  wrap: (gap) => ({ display: 'flex', 'flex-wrap': 'wrap', gap }),
  'inline-row': (gap) => ({ display: 'inline-flex', 'align-items': 'center', gap }),
  grid: (gap) => ({ display: 'grid', gap }),
  centre: () => ({ display: 'grid', 'place-items': 'center' }),
  /** a part as wide as it is high */
  square: (side) => ({ width: side, height: side }),
  /** words that matter less, in this size */
  dim: (size) => ({ color: 'var(--paper-dim)', 'font-size': size }),
  faint: (size) => ({ color: 'var(--paper-faint)', 'font-size': size }),
  /** words in the font for titles and numbers, in this size */
  display: (size) => ({ 'font-family': 'var(--font-display)', 'font-size': size }),
  /** the frame of a part, with this radius of its corners or the usual one */
  box: (radius) => ({ border: '1px solid var(--line)', 'border-radius': radius || 'var(--radius)' }),
  'box-strong': (radius) => ({ border: '1px solid var(--line-strong)', 'border-radius': radius || 'var(--radius)' }),
  /** a button without a frame */
  bare: () => ({ border: '0', background: 'none' }),
  /** only for screen readers */
  unseen: () => ({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', 'clip-path': 'inset(50%)' }),
  /** one line of text, which ends in dots if it is too long */
  'one-line': () => ({ overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' }),
};

/** `ink0` as `ink-0`, `lineStrong` as `line-strong`. */
const dashed = (name: string): string => name.replace(/[A-Z]|\d/g, (one) => `-${one.toLowerCase()}`);

/** The rules of a game's seats, for classes with these prefixes. */
function seatRules(seats: Readonly<Record<string, SeatPageColours>>, prefixes: readonly string[]): string {
  return Object.entries(seats)
    .map(([seat, { text, deep }]) => {
      const colours = (name: string): string => `{ --${name}: ${text}; --${name}-deep: ${deep}; }`;
      const classes = prefixes.map((prefix) => `.${prefix}-${seat}`).join(', ');
      return `:is(${classes}) ${colours('seat')} .near-${seat} ${colours('near')}`;
    })
    .join('\n');
}

/** For Vite's `css.postcss`; throws for a name that nobody has. */
export function stylesPlugin(): { plugins: Plugins } {
  const known = <T>(all: Readonly<Record<string, T>>, name: string): T => {
    const found = all[name];
    if (found === undefined) throw new Error(`styles: nothing is named '${name}'`);
    return found;
  };
  return {
    plugins: [
      {
        postcssPlugin: 'icebreak',
        AtRule: {
          colours(rule, { Declaration }) {
            rule.replaceWith(
              Object.entries(known(COLOURS, rule.params)).map(
                ([name, value]) => new Declaration({ prop: `--${dashed(name)}`, value }),
              ),
            );
          },
          include(rule, { Declaration }) {
            const [name = '', ...value] = rule.params.split(' ');
            rule.replaceWith(
              Object.entries(known(INCLUDED, name)(value.join(' ')))
                .filter(([, set]) => set !== '')
                .map(([prop, set]) => new Declaration({ prop, value: set })),
            );
          },
          media(rule) {
            rule.params = rule.params.replace(/\(--([a-z]+)\)/, (_, name: string) => known(SCREENS, name));
          },
          seats(rule, { postcss }) {
            const [game = '', ...prefixes] = rule.params.split(' ');
            rule.replaceWith(postcss.parse(seatRules(known(SEATS, game), prefixes)));
          },
        },
      },
    ],
  };
}
