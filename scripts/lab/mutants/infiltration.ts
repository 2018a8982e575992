/** What notices changes of Infiltration's rules, in one module. */
export { runScenario } from '../../../src/games/infiltration/notation/scenario.ts';
export { fingerprintOf } from '../../../tests/games/infiltration/support/fingerprints.ts';
