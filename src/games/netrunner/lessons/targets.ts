/** Finds what a lesson points at by name: a server, a card by its title, a pile, or the panel of choices. */
import type { CardDef } from '../rules/def.ts';
import type { CardView, View } from '../rules/view-types.ts';

/** The anchor for something on the table (a handle or a name), or for a part of the page (`TeachPart.target`); null if it is not there. */
export function targetKey(name: string, view: View, lookup: (code: string) => CardDef): number | string | null {
  if (name === 'prompt' || /^(verb|part):/.test(name)) return name;
  if (view.servers.some((one) => one.id === name) || name === 'stack' || name === 'heap') return name;
  if (name === 'grip') return view.runner.hand.length === 0 ? 'prompt' : 'group:hand:runner';
  const place = /^(ice|card) @ (.+)$/.exec(name);
  if (place) {
    const server = view.servers.find((one) => one.id === place[2]);
    return (place[1] === 'ice' ? server?.ice[0]?.h : server?.root[0]?.h) ?? null;
  }
  const own = view.viewer === 'corp' ? view.corp.hand : view.runner.hand;
  const all: CardView[] = [
    ...own,
    ...view.runner.rig,
    ...view.servers.flatMap((one) => [...one.ice, ...one.root]),
    ...view.corp.score,
    ...view.runner.score,
    view.corp.identity,
    view.runner.identity,
  ];
  return all.find((card) => card.code !== null && lookup(card.code).title === name)?.h ?? null;
}
