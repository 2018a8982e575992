/** The storage name of what people make in a game. `prefix`: `CatalogueGame.storagePrefix`. */
export const collectionName = (prefix: string): string => `${prefix}made`;
