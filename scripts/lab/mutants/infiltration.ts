/** Bundles the tests that notice changes of Infiltration's rules into one module. */
export { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
export { fingerprintOf } from '../../../tests/games/infiltration/support/fingerprints.ts';
