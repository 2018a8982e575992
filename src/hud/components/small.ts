/** Media query of a small screen; styles/*.css uses the same sizes. */
const SMALL = '(max-width: 760px), (max-height: 480px)';
/** Whether the screen is small, such as a phone's. */
export const isSmall = (): boolean => matchMedia(SMALL).matches;
