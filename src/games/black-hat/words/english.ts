/** The English catalogues of Black Hat that are loaded with the game. */
export { default as commands } from '../locales/en/commands.json';
export { default as gameCard } from '../locales/en/game-card.json';
export { default as glossary } from '../locales/en/glossary.json';
export { default as lessons } from '../locales/en/lessons.json';
export { default as log } from '../locales/en/log.json';
export { default as moves } from '../locales/en/moves.json';
export { default as pages } from '../locales/en/pages.json';
export { default as questions } from '../locales/en/questions.json';
export { default as stage } from '../locales/en/stage.json';
export { default as table } from '../locales/en/table.json';
export { default as timing } from '../locales/en/timing.json';
export { default as watch } from '../locales/en/watch.json';
export { default as why } from '../locales/en/why.json';
