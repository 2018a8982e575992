/** Names that the page and its service worker share. */

/** Cache of the sounds: the page puts one format there, the service worker serves it. */
export const SOUND_CACHE = 'sound';
/** A page holds the lock of this name followed by the address of its first script. */
export const PAGE_LOCK = 'icebreak:page:';
/** Message to a waiting service worker: take over now. */
export const TAKE_OVER = 'take over';
/** Message to the service worker in charge: delete files that no open page needs. */
export const TIDY = 'tidy';
/** Message to the service worker: keep the files of all games on the device, those not opened yet too. */
export const KEEP_ALL = 'keep-all';
