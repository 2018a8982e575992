/** Media query of a small screen; those in styles/*.css use the same sizes. */
const SMALL = '(max-width: 760px), (max-height: 480px)';
/** Whether the screen is a small one, such as a phone's. */
export const isSmall = (): boolean => matchMedia(SMALL).matches;
