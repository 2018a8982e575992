/** Names that the page and its service worker share. */

/** Name of the cache of sound files: the page stores one format in it, and the service worker serves that one. */
export const SOUND_CACHE = 'sound';
/** Start of the name of the lock that each open page holds; the address of the page's first script follows. */
export const PAGE_LOCK = 'icebreak:page:';
/** Message to a waiting service worker: take over now. */
export const TAKE_OVER = 'take over';
/** Message to the active service worker: delete files that no open page needs. */
export const TIDY = 'tidy';
/** Start of a message to the service worker: store the files of a language; its tag follows. */
export const KEEP_LANGUAGE = 'keep-language:';
/** Message to the service worker: store the files of all games, even those not opened yet. */
export const KEEP_ALL = 'keep-all';
