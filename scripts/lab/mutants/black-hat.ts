/** Bundles the tests that notice changes of Black Hat's rules into one module. */
export { runScenario } from '../../../src/games/black-hat/notation/scenario.ts';
/** Black Hat has no short recorded games. */
export const fingerprintOf = null;
