/** Ids of the records that show a card's scene. */

/** The id of the scene of the card with this code. */
export const sceneId = (code: string): string => `card-${code}`;

/** Whether a record shows a card's scene. */
export const isScene = ({ id }: { id: string }): boolean => id.startsWith('card-');
