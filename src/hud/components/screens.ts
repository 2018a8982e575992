/** Kinds of screens as media queries; the styles name them, as in `@media (--small)`. */

/** a phone, held in any way */
export const SMALL = '(max-width: 760px), (max-height: 480px)';
/** a phone held upright */
export const UPRIGHT = '(max-width: 760px) and (orientation: portrait)';
/** a phone held sideways */
export const SIDEWAYS = '(max-height: 480px) and (orientation: landscape)';
/** anything but a phone */
export const LARGE = '(min-width: 761px) and (min-height: 481px)';
/** little space beside the table */
export const TIGHT = '(max-width: 760px), (max-height: 800px)';

/** Whether the screen is a small one, such as a phone's. */
export const isSmall = (): boolean => matchMedia(SMALL).matches;
