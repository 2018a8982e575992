/** The speeds at which the table can play animations, as factors; 0 shows everything at once. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 0];
