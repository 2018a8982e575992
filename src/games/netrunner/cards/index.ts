/** All Netrunner cards. What a seed gives depends on their order: practice identities, then printed cards by path. */
import type { CardDef } from '../rules/def.ts';
import practiceCorp from './practice/practice-corp.ts';
import practiceRunner from './practice/practice-runner.ts';
import * as printed from './printed.ts';

// The keys of a module are always in alphabetical order.
export const CARDS: readonly CardDef[] = [practiceCorp, practiceRunner, ...Object.values(printed)];
