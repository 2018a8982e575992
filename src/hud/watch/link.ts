/**
 * A moment of a recorded game as the end of an address: `#/<game>/watch/<id>?at=<position>&view=<whose eyes>` for a game of this device,
 * `#/<game>/link/<the whole game, packed>?at=…&view=…` for one that travels with its link. Links of before, which do not say what game
 * they are of, are read too: `#watch=<id>&at=…&view=…`, `#game=<packed>&at=…&view=…`.
 */
import { type Viewer, OPEN } from '../../core/game.ts';

interface Place {
  /** id of the game; null where the link does not say */
  game: string | null;
  at: number;
  /** any name: a seat that the record does not have is put right where it is opened */
  viewer: Viewer;
}
/** A record of this device by its id, or one that came packed. */
export type Moment = Place & ({ id: string } | { packed: string });

const NEW = /^#\/([a-z][a-z0-9-]*)\/(watch|link)\/([^/?]+)(?:\?(.*))?$/;
const OLD = /^#(watch|game)=/;
const SEAT = /^[a-z][a-z0-9-]{0,19}$/;
/** As replay files have it. */
const ID = /^[\w .:+-]{1,80}$/;

/** A piece of an address as it was before it was encoded; '' for one that never was. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return '';
  }
}

function moment(game: string | null, packed: boolean, what: string, fields: URLSearchParams): Moment | null {
  const at = Number(fields.get('at') ?? 0);
  const view = fields.get('view') ?? '';
  const place: Place = {
    game,
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    viewer: SEAT.test(view) ? view : OPEN,
  };
  if (packed) return what === '' ? null : { packed: what, ...place };
  return ID.test(what) ? { id: what, ...place } : null;
}

/** The moment an address names, or null when it names none. What is odd in it falls back to the beginning, all open. */
export function momentOf(hash: string): Moment | null {
  const found = NEW.exec(hash);
  if (found !== null) {
    const [, game = '', kind, what = '', query] = found;
    return moment(game, kind === 'link', decoded(what), new URLSearchParams(query));
  }
  const old = OLD.exec(hash)?.[1];
  if (old === undefined) return null;
  const fields = new URLSearchParams(hash.slice(1));
  return moment(null, old === 'game', fields.get(old) ?? '', fields);
}

/** The address of a moment. */
export function hashOf(moment: Moment & { game: string }): string {
  const { game, at, viewer } = moment;
  const what = 'id' in moment ? ['watch', moment.id] : ['link', moment.packed];
  return `#/${game}/${what.map(encodeURIComponent).join('/')}?at=${at}&view=${viewer}`;
}
