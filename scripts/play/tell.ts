/** Records open information whenever the Corp installs an agenda or trap in a remote, to measure how well the two can be told apart. */
import { cardDef, type State } from '../../src/games/netrunner/index.ts';
import { roleOf } from '../../src/games/netrunner/bot/quick/roles.ts';
import { points } from '../../src/games/netrunner/rules/table.ts';
import type { Watch } from './arena.ts';

/** An installed agenda or trap. */
export interface Installed {
  agenda: boolean;
  /** features the Runner sees at once, and at the end of the Corp's turn (with advancement counters) */
  now: number[];
  after: number[];
}

export class Tell {
  readonly installed: Installed[] = [];
  /** cards installed this turn, by id */
  private readonly open = new Map<number, Installed>();

  readonly watch: Watch = {
    event: (event, state) => {
      if (event.type === 'installed') this.install(event.card, state);
      if (event.type === 'turn-began') this.close(state);
    },
  };

  private install(id: number, { table }: State): void {
    const card = table.cards[id]!;
    const { type } = cardDef(card.code);
    if (card.seat !== 'corp' || card.zone !== 'root' || !card.server?.startsWith('remote')) return;
    if (type !== 'agenda' && !roleOf(card.code).trap) return;
    const server = table.servers.find((one) => one.id === card.server)!;
    const rezzed = server.ice.filter((ice) => table.cards[ice]!.up).length;
    const { corp, runner } = table;
    const now = [
      Number(server.ice.length === 0),
      server.ice.length / 2,
      rezzed / 2,
      corp.credits / 10,
      Number(corp.credits < 4),
      corp.clicks / 3,
      table.hq.length / 5,
      table.grip.length / 5,
      Number(table.grip.length <= 2),
      runner.credits / 10,
      table.turn / 30,
      points(table, 'corp') / 7,
      points(table, 'runner') / 7,
    ];
    this.open.set(id, { agenda: type === 'agenda', now, after: [] });
  }

  private close({ table }: State): void {
    for (const [id, one] of this.open) {
      const card = table.cards[id]!;
      const tokens = card.zone === 'root' ? card.advancement : 0;
      one.after = [...one.now, Number(tokens === 1), Number(tokens === 2), Number(tokens >= 3)];
      // a card scored or trashed at once can no longer be guessed at
      if (card.zone === 'root') this.installed.push(one);
    }
    this.open.clear();
  }
}
