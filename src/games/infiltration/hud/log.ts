/** Log lines for events, at most one for each event. */
import { opening, points } from '../../../i18n/writing.ts';
import type { LogPart, ShownLine } from '../../../hud/contract/log-ui.ts';
import type { Face } from '../../../hud/contract/table-focus.ts';
import { t } from '../../../i18n/index.ts';
import { guardAnchor, roomAnchor } from '../anchors.ts';
import { GUARD_ROUND, isAction, OUTSIDE, roomDef } from '../rules/defs.ts';
import type { Seen, View } from '../rules/view.ts';
import type { GuardKind } from '../rules/words.ts';
import { cardName, guardName, itemWords, placeWords, roomWords, tokenWords, whoIs } from './names.ts';

/** Events without a log line of their own: another line covers the change, or there is nothing to say. */
const SILENT: ReadonlySet<Seen['type']> = new Set(['step', 'downloaded']);

type Kind = ShownLine['kind'];
type Line = Pick<ShownLine, 'kind' | 'parts'> & { op: number | null };
/** A name within a log line, and the face that pressing it shows. */
interface Named {
  name: string;
  face: Face | null;
}

/** Makes a log line from a sentence. The last occurrence of each of `names` can be pressed to show the thing it names. */
function line(kind: Kind, op: number | null, sentence: string, ...names: readonly Named[]): Line {
  const text = opening(sentence);
  const parts: LogPart[] = [];
  let from = 0;
  const found = names
    .flatMap(({ name, face }) => {
      const at = text.lastIndexOf(name);
      return at < 0 || face === null ? [] : [{ at, name, face }];
    })
    .sort((a, b) => a.at - b.at);
  for (const { at, name, face } of found) {
    if (at < from) continue;
    if (at > from) parts.push({ text: text.slice(from, at), face: null });
    parts.push({ text: name, face });
    from = at + name.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), face: null });
  return { kind, op, parts };
}

const item = (code: string): Named => ({ name: cardName(code), face: { code, at: null } });
function place(view: View, room: number): Named {
  const code = room === OUTSIDE ? null : view.rooms[room]!.code;
  const up = code !== null && view.rooms[room]!.up;
  return { name: roomWords(view, room), face: up ? { code, at: roomAnchor(room) } : null };
}

type LogEvent<T extends Seen['type']> = Extract<Seen, { type: T }>;

/** Log lines about cards: laid, turned up, discarded, drawn. */
function cardLine(e: Seen, view: View, who: (op: number) => string): Line | null {
  switch (e.type) {
    case 'picked': {
      const hidden = e.card === '';
      const text = t(hidden ? 'inf.log.picked' : 'inf.log.picked.own', { who: who(e.op), card: cardName(e.card) });
      return line('line', e.op, text, ...(hidden ? [] : [item(e.card)]));
    }
    case 'covered':
      return line('line', e.op, t('inf.log.covered', { who: who(e.op) }));
    case 'turned-up':
      return line('run', e.op, t('inf.log.turned-up', { who: who(e.op), card: cardName(e.card) }), item(e.card));
    case 'card-done':
      return isAction(e.card)
        ? null
        : line('small', e.op, t(`inf.log.card-done.${e.to}`, { card: cardName(e.card) }), item(e.card));
    case 'drew':
      return line('line', e.op, t('inf.log.drew', { who: who(e.op), items: itemWords(e.items) }), ...seen(e.items));
    case 'reshuffled':
      return line('small', null, t('inf.log.reshuffled'));
    case 'searched': {
      const params = { who: who(e.op), n: e.items.length };
      return e.kept === ''
        ? line('line', e.op, t('inf.log.searched', params))
        : line(
            'line',
            e.op,
            t('inf.log.searched.own', { ...params, items: itemWords(e.items), kept: cardName(e.kept) }),
            item(e.kept),
          );
    }
    case 'discarded':
      return line('line', e.op, t('inf.log.discarded', { who: who(e.op), item: cardName(e.item) }), item(e.item));
    case 'placed':
      return line(
        'line',
        e.op,
        t('inf.log.placed', { who: who(e.op), item: cardName(e.item), room: roomWords(view, e.room) }),
        item(e.item),
        place(view, e.room),
      );
    case 'placed-gone': {
      const params = { item: cardName(e.item), room: roomWords(view, e.room) };
      return line('small', null, t(`inf.log.placed-gone.${e.to}`, params), item(e.item));
    }
    default:
      return null;
  }
}
const seen = (items: readonly string[]): Named[] => (items.includes('') ? [] : items.map(item));

/** Log lines about tokens: placed, taken, stolen, swapped, banked. */
function tokenLine(e: Seen, view: View, who: (op: number) => string): Line | null {
  switch (e.type) {
    case 'tokens-laid':
      return line('small', null, t('inf.log.tokens-laid', { n: e.n, room: roomWords(view, e.room) }));
    case 'took':
      return line(
        'line',
        e.op,
        t('inf.log.took', { who: who(e.op), tokens: tokenWords(e.values), room: roomWords(view, e.room) }),
        place(view, e.room),
      );
    case 'drew-token':
      return line('line', e.op, t('inf.log.drew-token', { who: who(e.op), tokens: tokenWords(e.values) }));
    case 'swapped':
      return line(
        'line',
        e.op,
        t(e.gave === 0 ? 'inf.log.swapped' : 'inf.log.swapped.seen', { who: who(e.op), gave: e.gave, got: e.got }),
      );
    case 'stole':
      return line(
        'line',
        e.op,
        t('inf.log.stole', { who: who(e.op), tokens: tokenWords([e.value]), from: who(e.from) }),
      );
    case 'leeched':
      return line('small', null, t('inf.log.leeched', { room: roomWords(view, e.room) }), place(view, e.room));
    case 'banked':
      return line(
        'line',
        e.op,
        t('inf.log.banked', { who: who(e.op), tokens: tokenWords([e.value]), room: roomWords(view, e.room) }),
      );
    case 'bank-taken':
      return line(
        'line',
        e.op,
        t('inf.log.bank-taken', { who: who(e.op), tokens: tokenWords(e.values), room: roomWords(view, e.room) }),
      );
    case 'extracting':
      return line('small', e.op, t('inf.log.extracting', { who: who(e.op), room: roomWords(view, e.room) }));
    case 'purged':
      return line('strong', null, t('inf.log.purged', { room: roomWords(view, e.room) }), place(view, e.room));
    default:
      return null;
  }
}

/** Log lines about the building: moves, rooms turned up, guards. */
function placeLine(e: Seen, view: View, who: (op: number) => string): Line | null {
  switch (e.type) {
    case 'moved': {
      const params = { who: who(e.op), room: roomWords(view, e.to) };
      return line('line', e.op, t(`inf.log.moved.${e.way}`, params), place(view, e.to));
    }
    case 'stopped':
      return line('strong', e.op, t('inf.log.stopped', { who: who(e.op) }));
    case 'escaped':
      return line('strong', e.op, t('inf.log.escaped', { who: who(e.op) }));
    case 'revealed':
      return line('strong', null, t('inf.log.revealed', { place: placeWords(e.room), room: roomDef(e.code).title }), {
        name: roomDef(e.code).title,
        face: { code: e.code, at: roomAnchor(e.room) },
      });
    case 'peeked': {
      const params = { who: who(e.op), place: placeWords(e.room) };
      if (e.code === '') return line('line', e.op, t('inf.log.peeked', params));
      const { title } = roomDef(e.code);
      return line('line', e.op, t('inf.log.peeked.own', { ...params, room: title }), {
        name: title,
        face: { code: e.code, at: null },
      });
    }
    case 'furnished':
      return furnished(e, view);
    case 'interface-used':
      return line('small', null, t('inf.log.interface-used', { room: roomWords(view, e.room) }), place(view, e.room));
    case 'slot-removed': {
      const { code } = view.rooms[e.room]!;
      const slot = code === null ? null : roomDef(code).slot;
      return slot === null
        ? null
        : line(
            'line',
            null,
            t(`inf.log.slot-removed.${slot.kind}`, { room: roomWords(view, e.room) }),
            place(view, e.room),
          );
    }
    case 'sludge-spilt':
      return line('strong', null, t('inf.log.sludge-spilt', { room: roomWords(view, e.room) }), place(view, e.room));
    case 'guard-in':
    case 'guard-moved': {
      const room = e.type === 'guard-in' ? e.room : e.to;
      const kind = e.type === 'guard-in' ? 'strong' : 'line';
      const text = t(`inf.log.${e.type}`, { guard: guardName(e.kind), room: roomWords(view, room) });
      return line(kind, null, text, guard(e.kind), place(view, room));
    }
    case 'guard-acted':
      return walksOn(e)
        ? null
        : line(
            'line',
            null,
            t(`inf.log.guard-acted.${e.kind}`, { guard: guardName(e.kind), n: GUARD_ROUND }),
            guard(e.kind),
          );
    case 'guard-down':
    case 'guard-gone':
      return line('line', null, t(`inf.log.${e.type}`, { guard: guardName(e.kind) }), guard(e.kind));
    default:
      return null;
  }
}
/** Whether a guard of this kind does nothing but move on when it acts, so that the log line about its move is enough. */
const walksOn = ({ kind }: { kind: GuardKind }): boolean => kind === 'auditor' || kind === 'purger';
const guard = (kind: LogEvent<'guard-in'>['kind']): Named => ({
  name: opening(guardName(kind)),
  face: { code: guardAnchor(kind), at: guardAnchor(kind) },
});

/** The log line about what is put into a room that has just been turned up; null for nothing. */
function furnished({ room, hasInterface, hasSlot }: LogEvent<'furnished'>, view: View): Line | null {
  const { code } = view.rooms[room]!;
  const slot = hasSlot && code !== null ? (roomDef(code).slot?.kind ?? 'none') : 'none';
  if (!hasInterface && slot === 'none') return null;
  const params = { slot, token: hasInterface ? 'yes' : 'no', room: roomWords(view, room) };
  return line('small', null, t('inf.log.furnished', params), place(view, room));
}

function lineOf(e: Seen, view: View): Line | null {
  const who = (op: number): string => whoIs(view, op);
  switch (e.type) {
    case 'rooms-laid':
      return line('small', null, t('inf.log.rooms-laid', { n: e.rooms.length }));
    case 'tokens-mixed':
      return line('small', null, t('inf.log.tokens-mixed', { n: e.values.length }));
    case 'items-shuffled':
      return line('small', null, t('inf.log.items-shuffled', { n: e.items.length }));
    case 'round-began':
      return line('turn', null, t('inf.log.round-began', { n: e.n }));
    case 'first-drawn':
    case 'die-passed':
      return line('small', e.op, t(`inf.log.${e.type}`, { who: who(e.op) }));
    case 'wounded':
    case 'delayed':
      return line('strong', e.op, t(`inf.log.${e.type}`, { who: who(e.op) }));
    case 'healed':
    case 'up-again':
    case 'braced':
    case 'unseen':
      return line('line', e.op, t(`inf.log.${e.type}`, { who: who(e.op) }));
    case 'took-special':
      return line('strong', e.op, t(`inf.log.took-special.${e.special}`, { who: who(e.op) }));
    case 'rolled':
      return line('line', null, t(`inf.log.rolled.${e.for}`, { n: e.n, alarm: points(view.alarm) }));
    case 'alarm-set':
    case 'proximity-set':
      return line('line', null, t(`inf.log.${e.type}`, { n: points(e.to) }));
    case 'game-ended':
      return line('strong', null, t(`inf.log.game-ended.${e.reason}`));
    default:
      return cardLine(e, view, who) ?? tokenLine(e, view, who) ?? placeLine(e, view, who);
  }
}

/** Whether an event gets a log line. */
export const isShown = (e: Seen): boolean =>
  !SILENT.has(e.type) &&
  !(e.type === 'card-done' && isAction(e.card)) &&
  !(e.type === 'guard-acted' && walksOn(e)) &&
  !(e.type === 'furnished' && !e.hasInterface && !e.hasSlot);

/** The log line for a guard that leaves by itself, having reached an exit. */
const left = ({ kind }: { kind: GuardKind }): Line =>
  line('line', null, t('inf.log.guard-left', { guard: guardName(kind) }), guard(kind));

/** The log lines of the events in an update. `view`: the table after the update; `from`: the id of the first line. */
export function linesOf(events: readonly Seen[], view: View, from: number): ShownLine[] {
  const out: ShownLine[] = [];
  let leaving = false;
  events.forEach((e, i) => {
    if (e.type === 'step') leaving = e.chart === 'guards' && e.leaf === 'leave';
    const one = e.type === 'guard-gone' && leaving ? left(e) : lineOf(e, view);
    if (one === null) return;
    const { op, ...rest } = one;
    out.push({
      id: from + out.length,
      seat: op === null ? null : view.ops[op]!.seat,
      paid: null,
      after: i + 1,
      ...rest,
    });
  });
  return out;
}
