/** Registers the game's rooms and items with the rules. */
import { ITEMS } from './items/index.ts';
import { ROOMS } from './rooms/index.ts';
import { register } from './rules/defs.ts';

register(ROOMS, ITEMS);
