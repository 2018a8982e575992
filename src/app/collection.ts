/** The storage name of the things people have made in a game, e.g. decks. `prefix`: `CatalogueGame.storagePrefix`. */
export const collectionName = (prefix: string): string => `${prefix}made`;
