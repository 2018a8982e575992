/** Lets Node import message catalogues as the page does: compiled. Given to `tsx` by `--import`. */
import { register } from 'node:module';

register('./messages-loader.mjs', import.meta.url);
