/** What notices changes of Black Hat's rules, in one module. */
export { runScenario } from '../../../src/games/black-hat/notation/scenario.ts';
/** There are no games in short of it. */
export const fingerprintOf = null;
