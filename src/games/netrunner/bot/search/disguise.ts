/**
 * The Corp's bluff. Among moves that are nearly as good, it prefers the one that makes an agenda look least like an agenda, or a trap most
 * like one. Playouts cannot find this: their Runner does not learn from how the Corp installs, but a real Runner does.
 */
import { isRemote } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view-types.ts';
import { classOf, GROUPS, looksAgenda } from '../worlds/belief.ts';

/** Indices, among the classes of face-down cards in a root, of the two that the Corp makes look alike: agendas and traps. */
const [AGENDA, TRAP] = [GROUPS.root.classes.indexOf('agenda'), GROUPS.root.classes.indexOf('trap')];

/**
 * How well a Corp move disguises the card it installs or advances (an agenda as something else, or a trap as an agenda), from -1 to 1; 0
 * for any other move. `w`: the learnt weights of the Runner's beliefs.
 */
export function disguise(view: View, w: ArrayLike<number>, move: Move): number {
  if (move.do !== 'install' && move.do !== 'advance') return 0;
  const lying = view.servers.flatMap(({ root }) => root);
  const card = (move.do === 'install' ? view.corp.hand : lying).find(({ h }) => h === move.card);
  if (!card || card.code === null || card.up) return 0;
  const kind = classOf(card.code);
  if (kind !== AGENDA && kind !== TRAP) return 0;
  const gain =
    move.do === 'install' ? installed(view, w, move) : advanced(view, w, card.server, card.counters.advancement);
  return kind === TRAP ? gain : -gain;
}

/** The chance that the Runner will give a newly installed card of being an agenda, minus one half; 0 for one in a central server. */
function installed(view: View, w: ArrayLike<number>, { server }: Move): number {
  if (server === undefined || (server !== 'new remote' && !isRemote(server))) return 0;
  return looksAgenda(w, view, { server, tokens: 0, isNew: true }) - 0.5;
}

/** How much one more advancement counter on a card raises the chance the Runner gives to it being an agenda. */
function advanced(view: View, w: ArrayLike<number>, server: string | null, tokens = 0): number {
  if (server === null) return 0;
  const look = (n: number): number => looksAgenda(w, view, { server, tokens: n, isNew: false });
  return look(tokens + 1) - look(tokens);
}
