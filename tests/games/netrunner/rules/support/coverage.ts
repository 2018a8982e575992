/**
 * What has occurred in play, by the names of things.ts. Counts are plain JSON (`Counted`), so that a long run can go on where it was stopped.
 */
import { allCards, cardDef } from '../../../../../src/games/netrunner/index.ts';
import type { Ability } from '../../../../../src/games/netrunner/rules/def.ts';
import type { Handler, Handlers } from '../../../../../src/games/netrunner/rules/effects/handler.ts';
import { HANDLERS } from '../../../../../src/games/netrunner/rules/effects/index.ts';
import type { Event } from '../../../../../src/games/netrunner/rules/events.ts';
import type { DoFrame, State } from '../../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../../src/games/netrunner/rules/move.ts';
import type { DecisionKind } from '../../../../../src/games/netrunner/rules/view-types.ts';
import type { WordName } from '../../../../../src/games/netrunner/rules/word.ts';
import { type Kind, thingsOf } from './things.ts';

/** How often each thing occurred, by its name. */
export type Counted = Record<string, number>;
const up = (counted: Counted, kind: Kind, name: string, n = 1): void => {
  const key = `${kind} ${name}`;
  counted[key] = (counted[key] ?? 0) + n;
};

/** Whether using the ability is counted where its cost has been paid, not where its words begin. */
const isUsed = (ability: Ability): boolean => 'cost' in ability;
/** The kind of list of words that a code names: an ability's or a played text, a subroutine, or a list inside another. */
const kindOfList = (code: string): Kind =>
  code.includes('.', 6) ? 'branch' : code[6] === 's' ? 'subroutine' : 'ability';

/** Counts what a list of words is, when its first word is about to be resolved for the first time. */
function countList(counted: Counted, { code }: DoFrame): void {
  if (code.startsWith('@')) return;
  const kind = kindOfList(code);
  const ability =
    kind === 'ability' && code[6] === 'a' ? cardDef(code.slice(0, 5)).abilities[Number(code.slice(7))] : undefined;
  if (ability === undefined || !isUsed(ability)) up(counted, kind, code);
}
/** Counts words as they are resolved, and the lists and abilities they belong to. Returns what ends that. */
function watchWords(counted: Counted): () => void {
  const kept: Handlers = { ...HANDLERS };
  // a first word that waits for an answer comes up again
  const begun = new WeakSet<DoFrame>();
  const watched =
    <K extends WordName>(name: K, handler: Handler<K>): Handler<K> =>
    (game, f, w) => {
      up(counted, 'word', name);
      if (f.pc === 1 && !begun.has(f)) countList(counted, f);
      begun.add(f);
      if (name === 'resolveUse') up(counted, 'ability', `${f.v.code as string}.a${f.v.ability as number}`);
      handler(game, f, w);
    };
  const watch = <K extends WordName>(name: K): void => {
    Object.assign(HANDLERS, { [name]: watched(name, kept[name]) });
  };
  (Object.keys(kept) as WordName[]).forEach(watch);
  return () => {
    Object.assign(HANDLERS, kept);
  };
}
/** Static abilities whose amount the rules never read: they are told by what they do (`countEffect`). */
const WITHOUT_AMOUNT: readonly string[] = ['reveal-in-rnd', 'blank', 'trash-host-at-zero'];
/** Counts the reading of a static ability's amount: the rules read it where the ability applies. Returns what ends that. */
function watchStatics(counted: Counted): () => void {
  const restore: (() => void)[] = [];
  for (const card of allCards())
    card.abilities.forEach((ability, i) => {
      if (ability.a !== 'static' || WITHOUT_AMOUNT.includes(ability.what)) return;
      const { n } = ability;
      const name = `${card.code}.a${i}`;
      const get = (): typeof n => {
        up(counted, 'ability', name);
        return n;
      };
      Object.defineProperty(ability, 'n', { get, configurable: true, enumerable: true });
      restore.push(() =>
        Object.defineProperty(ability, 'n', { value: n, writable: true, configurable: true, enumerable: true }),
      );
    });
  return () => {
    for (const each of restore) each();
  };
}
/** Counts what the rules do until the function it returns is called. */
export function watch(counted: Counted): () => void {
  const ends = [watchWords(counted), watchStatics(counted)];
  return () => {
    for (const end of ends) end();
  };
}

/** Adds the arcs that were taken. */
export function countArcs(counted: Counted, arcs: ReadonlyMap<string, number>): void {
  for (const [arc, n] of arcs) up(counted, 'arc', arc, n);
}

/** Counts an event, told after it was applied, with the cards it brings into use and the abilities that only it tells of. */
export function countEvent(counted: Counted, e: Event, { table: t }: State): void {
  up(counted, 'event', e.type);
  const codeAt = (id: number): string => t.cards[id]!.code;
  const abilities = (code: string, fits: (ability: Ability) => boolean): void =>
    cardDef(code).abilities.forEach((ability, i) => {
      if (fits(ability)) up(counted, 'ability', `${code}.a${i}`);
    });
  switch (e.type) {
    case 'game-began':
      for (const id of t.identities) up(counted, 'card', codeAt(id));
      return;
    case 'brought-in':
      return up(counted, 'card', e.code);
    case 'rezzed':
    case 'played':
    case 'scored':
    case 'stolen':
      return up(counted, 'card', codeAt(e.card));
    case 'installed':
      if (e.to.zone === 'rig' && e.to.up) up(counted, 'card', codeAt(e.card));
      if (e.to.host >= 0) abilities(codeAt(e.to.host), ({ a }) => a === 'hosts');
      return;
    case 'counters-removed':
      if (e.kind === 'credit' && e.why === 'spent') abilities(codeAt(e.card), (ability) => 'purpose' in ability);
      return;
    case 'used':
      if (e.ability === 'discount')
        abilities(codeAt(e.card), (ability) => 'name' in ability && ability.name === 'discount');
      return;
    case 'subroutine-broken': {
      const code = codeAt(e.card);
      const name = e.name ?? e.sub;
      if (name < cardDef(code).subroutines.length) up(counted, 'broken', `${code}.s${name}`);
      return;
    }
    case 'marked':
      return abilities(codeAt(e.card), (ability) => ability.a === 'static' && ability.what === 'blank');
    case 'trashed':
      // the host went first, of strength 0: its guest still lies on it
      if (e.was.zone === 'ice' && e.was.up && e.was.strength <= 0 && e.seat === 'runner' && e.why === 'effect')
        for (const guest of t.cards)
          if (guest.host === e.card && guest.zone === 'rig')
            abilities(guest.code, (ability) => ability.a === 'static' && ability.what === 'trash-host-at-zero');
      return;
    case 'accessed': {
      if (e.from !== 'rnd' || !e.open) return;
      const code = codeAt(e.card);
      const shows = (about: string) => (ability: Ability) =>
        ability.a === 'static' && ability.what === 'reveal-in-rnd' && ability.for === about;
      abilities(code, shows('self'));
      if (cardDef(code).type === 'agenda') for (const id of t.play) abilities(codeAt(id), shows('agendas'));
      return;
    }
    default:
  }
}

/** Counts a move that is about to be made, and the option of a card that it chooses. */
export function countMove(counted: Counted, s: State, kind: DecisionKind, move: Move): void {
  up(counted, 'question', kind);
  up(counted, 'verb', move.do);
  const frame = s.stack.at(-1)!;
  if (frame.k === 'would' && move.do === 'rez') {
    const { code } = s.table.cards.find(({ h }) => h === move.card)!;
    const i = cardDef(code).abilities.findIndex((ability) => ability.a === 'prevent' && ability.name === 'rez');
    return up(counted, 'ability', `${code}.a${i}`);
  }
  const asking = s.stack.at(-2);
  if (frame.k !== 'ask' || asking?.k !== 'do') return;
  if (frame.options.length > 0 && move.option !== undefined)
    return up(counted, 'option', `${asking.code} ${move.option}`);
  if (kind !== 'accept') return;
  const { code, codes, at } = asking.v as { code?: string; codes?: string[]; at?: number };
  const about = asking.code === '@optional' ? code! : asking.code === '@instead' ? codes![at!]! : asking.code;
  up(counted, 'option', `${about} ${move.do === 'accept' ? 'yes' : 'no'}`);
}

/** How often the rarest thing that a card can do has occurred; looked up once for each card. */
export function rarestOf(counted: Counted): (code: string) => number {
  const found = new Map<string, number>();
  return (code) => {
    const known = found.get(code) ?? Math.min(...thingsOf(code).map((thing) => counted[thing] ?? 0));
    found.set(code, known);
    return known;
  };
}
