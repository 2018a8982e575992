/** Frames as plain data, which can be posted to a page of the browser. */
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import type { NetrunnerTypes } from '../../../../src/games/netrunner/game-types.ts';
import type { Update } from '../../../../src/feed/update.ts';

/** A frame without its function: `views[n]` is the table after the first `n` events. */
export type UpdateData = Omit<Update<NetrunnerTypes>, 'viewAt'> & { views: View[] };

/** The frame of this data. `viewAt` is no field of it that would be posted: what comes to a page is data again. */
export class GameFrame implements Update<NetrunnerTypes> {
  readonly index: number;
  readonly viewer: UpdateData['viewer'];
  readonly before: View;
  readonly events: UpdateData['events'];
  readonly after: View;
  readonly move: UpdateData['move'];
  readonly reason: string | null;
  readonly kind: UpdateData['kind'];
  readonly next: UpdateData['next'];
  readonly views: View[];

  constructor(data: UpdateData) {
    this.index = data.index;
    this.viewer = data.viewer;
    this.before = data.before;
    this.events = data.events;
    this.after = data.after;
    this.move = data.move;
    this.reason = data.reason;
    this.kind = data.kind;
    this.next = data.next;
    this.views = data.views;
  }

  viewAt(n: number): View {
    const view = this.views[n];
    if (view === undefined) throw new RangeError(`no table after event ${n}`);
    return view;
  }
}
