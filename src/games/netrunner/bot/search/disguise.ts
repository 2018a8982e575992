/**
 * The Corp's bluff: prefers, among moves that are nearly as good, the one that makes an agenda look least like one, or a trap most. A
 * Runner in a playout does not learn from how the Corp installs; a real one does.
 */
import { isRemote } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view-types.ts';
import { classOf, GROUPS, looksAgenda } from '../worlds/belief.ts';

/** The classes of cards that should look alike. */
const [AGENDA, TRAP] = [GROUPS.root.classes.indexOf('agenda'), GROUPS.root.classes.indexOf('trap')];

/**
 * How much a Corp move makes an agenda look like something else, or a trap like an agenda, from -1 to 1; 0 for moves that install or
 * advance neither. `w`: the weights of beliefs.
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

/** How much above one half the Runner will rate the chance that an installed card is an agenda. */
function installed(view: View, w: ArrayLike<number>, { server }: Move): number {
  if (server === undefined || (server !== 'new remote' && !isRemote(server))) return 0;
  return looksAgenda(w, view, { server, tokens: 0, isNew: true }) - 0.5;
}

/** How much one more advancement counter raises the chance the Runner gives to the card being an agenda. */
function advanced(view: View, w: ArrayLike<number>, server: string | null, tokens = 0): number {
  if (server === null) return 0;
  const look = (n: number): number => looksAgenda(w, view, { server, tokens: n, isNew: false });
  return look(tokens + 1) - look(tokens);
}
