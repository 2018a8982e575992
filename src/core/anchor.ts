/**
 * Something on the table that can be pointed at: a card or piece by its handle, or a zone by the game's name for it (`hq`, `heap`).
 * Buttons, moves, arrows, hints and the drawn table all use it.
 */
export type Anchor = number | string;
