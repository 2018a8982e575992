/** The viewer of recorded games, loaded with the first one that is opened. */
export { openWatcher } from './controller.ts';
export { Viewer } from './Viewer.tsx';
