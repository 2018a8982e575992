/** Saves decks on the device: new ones, copies, and those deleted by mistake. */
import type { Sentence } from '../../../../core/sentence.ts';
import type { Collection } from '../../../../hud/contract/collection.ts';
import { isolated } from '../../../../i18n/foreign.ts';
import { say, t } from '../../../../i18n/index.ts';
import { type NamedDeck, cleanName, readKept, writeNamed } from '../../decks/own.ts';

/** The result of saving a deck: its id, or why it could not be saved. */
export type Kept = { id: string } | { problem: Sentence };

/** The readable decks on the device, the oldest first. */
export const ownDecks = (made: Collection): NamedDeck[] =>
  [...made.all()].flatMap(([id, json]) => readKept(id, json) ?? []);

/** Returns the name, with a number added if another deck already has it. */
export function freeName(made: Collection, name: string): string {
  const taken = new Set(ownDecks(made).map((deck) => deck.name));
  if (!taken.has(name)) return name;
  for (let n = 2; ; n++) {
    const numbered = cleanName(t('builder.numbered', { name: name.slice(0, 50), n }));
    if (!taken.has(numbered)) return numbered;
  }
}

/** Saves a deck as a new one, with a name that no other deck has. */
export async function keepNew(made: Collection, deck: NamedDeck): Promise<Kept> {
  const id = made.freshId();
  const name = freeName(made, deck.name === '' ? t('builder.unnamed') : deck.name);
  const problem = await made.put(id, writeNamed({ ...deck, id, name }));
  return problem === null ? { id } : { problem };
}

/** Saves a deck as a new one and opens it. Resolves to null, or to the reason in words why it could not be saved. */
export async function openNew(made: Collection, deck: NamedDeck, go: (id: string) => void): Promise<string | null> {
  const kept = await keepNew(made, deck);
  if ('problem' in kept) return say(kept.problem);
  go(kept.id);
  return null;
}

/** The name of a deck, made safe to use in a sentence. */
export const nameOf = ({ name }: NamedDeck): string => isolated(name === '' ? t('builder.unnamed') : name);
