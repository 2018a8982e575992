/** The themes by which puzzles are sorted: steal now · survive the turn · pick the server · rez or not · score through · call a bluff. */
export const THEMES = ['steal', 'survive', 'server', 'rez', 'score', 'bluff'] as const;
export type Theme = (typeof THEMES)[number];
