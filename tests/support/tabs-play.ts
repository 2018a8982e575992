/**
 * Plays a random sequence of what can happen on a device with one to three tabs, and looks after each step whether the one law holds: every
 * game that was begun and stored, and every note that was written, is in the library or in play, unless the person deleted it.
 */
import { below, seedRng } from '../../src/core/rng.ts';
import type { Session } from '../../src/feed/session.ts';
import type { Layer } from '../../src/replay/format.ts';
import { writeReplay } from '../../src/replay/format.ts';
import { type Played, asked, readOpened, settled } from './match.ts';
import { type Tab, device } from './device.ts';
import type { FakeTypes } from './fake-game.ts';
import { playFake } from './records.ts';

const MAX_TABS = 3;
const STEPS = 40;
const CHOICE = { persons: ['corp'], level: 'standard', seed: 'law' };

interface OpenTab extends Tab {
  match: Played<FakeTypes> | null;
  /** the notes of a game as this tab last saw them */
  seen: Map<string, readonly Layer[]>;
}

/** Plays one sequence; returns what broke the law and the steps that led there, or null. */
export async function playTabs(seed: string): Promise<string | null> {
  const rng = seedRng(`tabs ${seed}`);
  const chance = (n: number): number => below(rng, n);
  const phone = device({ locks: chance(3) > 0 });
  const observer = await phone.tab();
  const tabs: OpenTab[] = [];
  const did: string[] = [];
  /** games that were stored, and whether they were stored as finished */
  const games = new Map<string, boolean>();
  const notes = new Map<string, Set<string>>();
  const deleted = new Map<string, () => Promise<unknown>>();
  let written = 0;

  const open = async (): Promise<OpenTab> => {
    const tab = { ...(await phone.tab()), match: null, seen: new Map<string, readonly Layer[]>() };
    tabs.push(tab);
    return tab;
  };
  const note = async (match: Played<FakeTypes>): Promise<void> => {
    await match.saved();
    if (match.status().saveProblem !== null) return;
    const { id } = match.record();
    if (deleted.has(id)) return;
    games.set(id, games.get(id) === true || match.over());
  };
  /** Shows another match in a tab: the one before is closed. */
  const show = async (tab: OpenTab, opened: Promise<Session>): Promise<void> => {
    const session = await opened.catch(() => null);
    if (session === null) return;
    tab.match?.close();
    tab.match = session.elsewhere ? null : readOpened(session);
    if (tab.match !== null) await note(tab.match);
  };
  const kept = async (tab: Tab): Promise<string[]> => (await tab.storage.library.list()).map(({ id }) => id);
  const oneOf = <T>(list: readonly T[]): T | undefined => (list.length === 0 ? undefined : list[chance(list.length)]);

  const steps: Record<string, (tab: OpenTab) => Promise<unknown>> = {
    'open tab': async () => tabs.length < MAX_TABS && open(),
    async 'close tab'(tab) {
      tabs.splice(tabs.indexOf(tab), 1);
      tab.match?.close();
      tab.close();
    },
    async 'kill tab'(tab) {
      tabs.splice(tabs.indexOf(tab), 1);
      const moves = tab.match === null ? null : asked(tab.match);
      if (moves !== null && chance(2) === 0) tab.match!.play(moves[chance(moves.length)]!);
      for (let i = chance(6); i > 0; i--) await Promise.resolve();
      tab.kill();
    },
    async move(tab) {
      if (tab.match === null) return;
      await settled();
      const moves = tab.match.over() ? null : asked(tab.match);
      if (moves !== null) tab.match.play(moves[chance(moves.length)]!);
      if (chance(3) > 0) await note(tab.match);
    },
    async 'new game'(tab) {
      const before = tab.match;
      await show(tab, tab.matches.begin(CHOICE));
      // A new game begins only once the one before is stored, or where another tab has taken it.
      if (before === null || before === tab.match || before.status().saveProblem?.key === 'storage.elsewhere') return;
      const { id } = before.record();
      if (!deleted.has(id)) games.set(id, games.get(id) === true || before.over());
    },
    async 'take back'(tab) {
      tab.match?.undo();
      if (tab.match !== null) await note(tab.match);
    },
    async 'take up'(tab) {
      const one = oneOf(await tab.storage.running.list());
      if (one !== undefined) await show(tab, tab.matches.resume(one.id, chance(2) === 0 ? 'ask' : 'take'));
    },
    async concede(tab) {
      tab.match?.concede();
      if (tab.match !== null) await note(tab.match);
    },
    async note(tab) {
      const id = oneOf(await kept(tab));
      if (id === undefined) return;
      const found = await tab.storage.library.read(id);
      if (!found.ok) return;
      const base = tab.seen.get(id) ?? found.replay.layers;
      const text = `note ${++written}`;
      const own = base.find((layer) => layer.id === 'own') ?? {
        id: 'own',
        author: 'a',
        language: 'en',
        notes: [],
        chapters: [],
        variations: [],
      };
      const layers = [{ ...own, notes: [...own.notes, { at: 0, text: { en: text } }] }];
      if ((await tab.storage.library.annotate(id, layers, base)) !== null) return;
      tab.seen.set(id, layers);
      notes.set(id, (notes.get(id) ?? new Set()).add(text));
    },
    async import(tab) {
      const { record } = playFake(String(chance(3)));
      const taken = await tab.storage.library.import(new Blob([writeReplay(record)]), (replay) => ({
        ok: true,
        value: replay,
      }));
      if (!taken.ok) return;
      games.set(taken.entry.id, true);
      deleted.delete(taken.entry.id);
    },
    async delete(tab) {
      const id = oneOf(await kept(tab));
      if (id === undefined) return;
      const [was, wrote] = [games.get(id), notes.get(id)];
      const removed = await tab.storage.library.remove(id);
      if (!removed.ok) return;
      games.delete(id);
      notes.delete(id);
      for (const one of tabs) one.seen.delete(id);
      deleted.set(id, async () => {
        if ((await removed.undo()) !== null) return;
        deleted.delete(id);
        games.set(id, games.get(id) === true || was === true);
        notes.set(id, new Set([...(notes.get(id) ?? []), ...(wrote ?? [])]));
      });
    },
    'undo delete': async () => oneOf([...deleted.values()])?.(),
    'quota full': async () => (phone.fault = 'full'),
    'quota freed': async () => (phone.fault = null),
    'storage dead': async () => (phone.fault = 'failed'),
    'storage back': async () => (phone.fault = null),
    'clock jump': async () => (phone.clock += (chance(5) - 2) * 400_000),
    beat: async () => phone.beat(),
  };

  /** What of the law does not hold now; null for nothing. */
  const broken = async (): Promise<string | null> => {
    const inPlay = new Set((await observer.storage.running.list()).map(({ id }) => id));
    for (const [id, finished] of games) {
      const found = await observer.storage.library.read(id);
      if (!found.ok && !inPlay.has(id)) return `the game ${id} is gone`;
      if (finished && found.ok && found.replay.result === null) return `the end of ${id} is gone`;
      const there = found.ok ? found.replay.layers.flatMap((layer) => layer.notes.map(({ text }) => text['en'])) : [];
      for (const text of notes.get(id) ?? []) if (!there.includes(text)) return `${text} of ${id} is gone`;
    }
    const aside = await observer.storage.quarantined();
    return aside.length > 0 ? `a row was set aside: ${aside[0]!.from}/${aside[0]!.key}` : null;
  };

  const names = Object.keys(steps);
  await open();
  for (let i = 0; i < STEPS; i++) {
    if (tabs.length === 0) await open();
    const often = ['move', 'move', 'note', 'concede'][chance(8)];
    const name = often ?? names[chance(names.length)]!;
    const tab = oneOf(tabs)!;
    did.push(`${tab.name} ${name}`);
    await steps[name]!(tab);
    const fault = await broken();
    if (fault !== null) return `${seed}: ${fault}\n  ${did.join('\n  ')}`;
  }
  // What a tab could not store is stored before it begins another game.
  phone.fault = null;
  for (const tab of tabs) {
    const { match } = tab;
    await steps['new game']!(tab);
    const lost = match?.status().saveProblem?.key === 'storage.elsewhere';
    if (match !== null && !lost) games.set(match.record().id, match.over() || games.get(match.record().id) === true);
  }
  for (const id of deleted.keys()) games.delete(id);
  const fault = await broken();
  for (const tab of tabs) tab.close();
  observer.close();
  return fault === null ? null : `${seed}: in the end ${fault}\n  ${did.join('\n  ')}`;
}
