/**
 * Addresses of positions of recorded games: `#/<game>/watch/<id>?at=<position>&view=<viewer>` for a record on this device,
 * `#/<game>/link/<packed record>?at=…&view=…` for one contained in the link itself. Older links without the game's id still work:
 * `#watch=<id>&at=…&view=…`, `#game=<packed>&at=…&view=…`.
 */
import { type Viewer, OPEN } from '../../core/game.ts';
import { decoded } from '../contract/address.ts';

interface LinkPlace {
  /** id of the game; null if the link does not say */
  game: string | null;
  at: number;
  /** the viewer named in the link: any well-formed name; a seat that the record does not have is replaced when the record is opened */
  viewer: Viewer;
}
/** A position of a record on this device (`id`), or of one packed into a link. */
export type Moment = LinkPlace & ({ id: string } | { packed: string });

const NEW = /^#\/([a-z][a-z0-9-]*)\/(watch|link)\/([^/?]+)(?:\?(.*))?$/;
const OLD = /^#(watch|game)=/;
const SEAT = /^[a-z][a-z0-9-]{0,19}$/;
/** What a record's id looks like in replay files. */
const ID = /^[\w .:+-]{1,80}$/;

function moment(game: string | null, packed: boolean, what: string, fields: URLSearchParams): Moment | null {
  const at = Number(fields.get('at') ?? 0);
  const view = fields.get('view') ?? '';
  const place: LinkPlace = {
    game,
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
    viewer: SEAT.test(view) ? view : OPEN,
  };
  if (packed) return what === '' ? null : { packed: what, ...place };
  return ID.test(what) ? { id: what, ...place } : null;
}

/**
 * The recorded game, position and viewer that an address names; null if it names none. A bad position becomes 0, a bad viewer the open
 * view.
 */
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

/** The address of a position of a recorded game. */
export function hashOf(moment: Moment & { game: string }): string {
  const { game, at, viewer } = moment;
  const what = 'id' in moment ? ['watch', moment.id] : ['link', moment.packed];
  return `#/${game}/${what.map(encodeURIComponent).join('/')}?at=${at}&view=${viewer}`;
}
