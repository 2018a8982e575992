/** Log lines for events, at most one for each event. */
import type { LogPart, ShownLine } from '../../../hud/contract/log-ui.ts';
import type { Face } from '../../../hud/contract/table-focus.ts';
import { type Part, rich } from '../../../i18n/index.ts';
import { guardAnchor, roomAnchor } from '../anchors.ts';
import { GUARD_ROUND, isAction, OUTSIDE, roomDef } from '../rules/defs.ts';
import type { Seen, View } from '../rules/view.ts';
import type { GuardKind } from '../rules/words.ts';
import { cardParam, itemsParams, placeParams, roomParams, tokensParams, whoIs } from './names.ts';

/** Events without a log line of their own: another line covers the change, or there is nothing to say. */
const SILENT: ReadonlySet<Seen['type']> = new Set(['step', 'downloaded']);

type Kind = ShownLine['kind'];
type Line = Pick<ShownLine, 'kind' | 'parts'> & { op: number | null };
/** The faces that pressing the names in a log line shows, by parameter; of a parameter that is a list, one face for each item. */
type Faces = Readonly<Record<string, Face | null | readonly Face[]>>;

/** Makes a log line from a sentence. The names that have a face can be pressed. */
function line(kind: Kind, op: number | null, sentence: readonly Part[], faces: Faces = {}): Line {
  const faceOf = ({ param, item = 0 }: Part): Face | null => {
    const found = param === null ? null : (faces[param] ?? null);
    return found === null || 'code' in found ? found : (found[item] ?? null);
  };
  const parts: LogPart[] = [];
  for (const part of sentence) {
    const face = faceOf(part);
    const last = parts.at(-1);
    if (face === null && last?.face === null) last.text += part.text;
    else parts.push({ text: part.text, face });
  }
  return { kind, op, parts };
}

const card = (code: string): Face => ({ code, at: null });
/** The face of a room; null for one that is face down, and outside. */
function place(view: View, room: number): Face | null {
  const there = room === OUTSIDE ? undefined : view.rooms[room];
  return there?.up === true && there.code !== null ? { code: there.code, at: roomAnchor(room) } : null;
}

type LogEvent<T extends Seen['type']> = Extract<Seen, { type: T }>;

/** Log lines about cards: chosen, played, discarded, drawn. */
function cardLine(e: Seen, view: View, whoOf: (op: number) => string): Line | null {
  switch (e.type) {
    case 'picked': {
      const who = whoOf(e.op);
      if (e.card === '') return line('line', e.op, rich('inf.log.picked', { who }));
      return line('line', e.op, rich('inf.log.picked.own', { who, card: cardParam(e.card) }), { card: card(e.card) });
    }
    case 'covered':
      return line('line', e.op, rich('inf.log.covered', { who: whoOf(e.op) }));
    case 'turned-up': {
      const params = { who: whoOf(e.op), card: cardParam(e.card) };
      return line('run', e.op, rich('inf.log.turned-up', params), { card: card(e.card) });
    }
    case 'card-done': {
      if (isAction(e.card)) return null;
      const params = { who: whoOf(e.op), card: cardParam(e.card) };
      return line('small', e.op, rich(`inf.log.card-done.${e.to}`, params), { card: card(e.card) });
    }
    case 'drew': {
      const params = itemsParams(e.items);
      return line('line', e.op, rich('inf.log.drew', { ...params, who: whoOf(e.op) }), {
        items: params.seen === 'yes' ? e.items.map(card) : null,
      });
    }
    case 'reshuffled':
      return line('small', null, rich('inf.log.reshuffled'));
    case 'searched': {
      const who = whoOf(e.op);
      if (e.kept === '') return line('line', e.op, rich('inf.log.searched', { who, n: e.items.length }));
      const { items } = itemsParams(e.items);
      return line('line', e.op, rich('inf.log.searched.own', { who, items, kept: cardParam(e.kept) }), {
        kept: card(e.kept),
      });
    }
    case 'discarded': {
      const params = { who: whoOf(e.op), card: cardParam(e.item) };
      return line('line', e.op, rich('inf.log.discarded', params), { card: card(e.item) });
    }
    case 'placed': {
      const params = { ...roomParams(view, e.room), who: whoOf(e.op), card: cardParam(e.item) };
      return line('line', e.op, rich('inf.log.placed', params), { card: card(e.item), room: place(view, e.room) });
    }
    case 'placed-gone': {
      const params = { ...roomParams(view, e.room), card: cardParam(e.item) };
      return line('small', null, rich(`inf.log.placed-gone.${e.to}`, params), { card: card(e.item) });
    }
    default:
      return null;
  }
}

/** Log lines about tokens: added, taken, stolen, swapped, banked. */
function tokenLine(e: Seen, view: View, whoOf: (op: number) => string): Line | null {
  /** The parameters that name the tokens of the event, its room and its operative. */
  const about = (op: number, values: readonly number[], room = OUTSIDE) => ({
    ...roomParams(view, room),
    ...tokensParams(values),
    who: whoOf(op),
  });
  switch (e.type) {
    case 'tokens-laid':
      return line('small', null, rich('inf.log.tokens-laid', { ...roomParams(view, e.room), n: e.n }));
    case 'took':
      return line('line', e.op, rich('inf.log.took', about(e.op, e.values, e.room)), { room: place(view, e.room) });
    case 'drew-token':
      return line('line', e.op, rich('inf.log.drew-token', about(e.op, e.values)));
    case 'swapped': {
      const who = whoOf(e.op);
      const text =
        e.gave === 0
          ? rich('inf.log.swapped', { who })
          : rich('inf.log.swapped.seen', { who, gave: e.gave, got: e.got });
      return line('line', e.op, text);
    }
    case 'stole':
      return line('line', e.op, rich('inf.log.stole', { ...about(e.op, [e.value]), from: whoOf(e.from) }));
    case 'leeched':
      return line('small', null, rich('inf.log.leeched', roomParams(view, e.room)), { room: place(view, e.room) });
    case 'banked':
      return line('line', e.op, rich('inf.log.banked', about(e.op, [e.value], e.room)));
    case 'bank-taken':
      return line('line', e.op, rich('inf.log.bank-taken', about(e.op, e.values, e.room)));
    case 'extracting':
      return line('small', e.op, rich('inf.log.extracting', { ...roomParams(view, e.room), who: whoOf(e.op) }));
    case 'purged':
      return line('strong', null, rich('inf.log.purged', roomParams(view, e.room)), { room: place(view, e.room) });
    default:
      return null;
  }
}

/** Log lines about the building: moves, rooms revealed, guards. */
function placeLine(e: Seen, view: View, whoOf: (op: number) => string): Line | null {
  switch (e.type) {
    case 'moved': {
      const params = { ...roomParams(view, e.to), who: whoOf(e.op) };
      return line('line', e.op, rich(`inf.log.moved.${e.way}`, params), { room: place(view, e.to) });
    }
    case 'stopped':
      return line('strong', e.op, rich('inf.log.stopped', { who: whoOf(e.op) }));
    case 'escaped':
      return line('strong', e.op, rich('inf.log.escaped', { who: whoOf(e.op) }));
    case 'revealed':
      return line('strong', null, rich('inf.log.revealed', { ...placeParams(e.room), room: roomDef(e.code).title }), {
        room: { code: e.code, at: roomAnchor(e.room) },
      });
    case 'peeked': {
      const params = { ...placeParams(e.room), who: whoOf(e.op) };
      if (e.code === '') return line('line', e.op, rich('inf.log.peeked', params));
      return line('line', e.op, rich('inf.log.peeked.own', { ...params, room: roomDef(e.code).title }), {
        room: card(e.code),
      });
    }
    case 'furnished':
      return furnished(e, view);
    case 'interface-used':
      return line('small', null, rich('inf.log.interface-used', roomParams(view, e.room)), {
        room: place(view, e.room),
      });
    case 'slot-removed': {
      const { code } = view.rooms[e.room]!;
      const slot = code === null ? null : roomDef(code).slot;
      if (slot === null) return null;
      return line('line', null, rich(`inf.log.slot-removed.${slot.kind}`, roomParams(view, e.room)), {
        room: place(view, e.room),
      });
    }
    case 'sludge-spilt':
      return line('strong', null, rich('inf.log.sludge-spilt', roomParams(view, e.room)), {
        room: place(view, e.room),
      });
    default:
      return guardLine(e, view);
  }
}

/** Log lines about guards. */
function guardLine(e: Seen, view: View): Line | null {
  switch (e.type) {
    case 'guard-in':
    case 'guard-moved': {
      const room = e.type === 'guard-in' ? e.room : e.to;
      const text = rich(`inf.log.${e.type}`, { ...roomParams(view, room), guard: e.kind });
      return line(e.type === 'guard-in' ? 'strong' : 'line', null, text, {
        guard: guard(e.kind),
        room: place(view, room),
      });
    }
    case 'guard-acted':
      return walksOn(e)
        ? null
        : line('line', null, rich(`inf.log.guard-acted.${e.kind}`, { n: GUARD_ROUND }), { guard: guard(e.kind) });
    case 'guard-down':
    case 'guard-gone':
      return line('line', null, rich(`inf.log.${e.type}`, { guard: e.kind }), { guard: guard(e.kind) });
    default:
      return null;
  }
}
/** Whether a guard of this kind does nothing but move on when it acts, so that the log line about its move is enough. */
const walksOn = <E extends { kind: GuardKind }>(e: E): e is E & { kind: 'auditor' | 'purger' } =>
  e.kind === 'auditor' || e.kind === 'purger';
const guard = (kind: GuardKind): Face => ({ code: guardAnchor(kind), at: guardAnchor(kind) });

/** The log line about what is put into a room that has just been revealed; null for nothing. */
function furnished({ room, hasInterface, hasSlot }: LogEvent<'furnished'>, view: View): Line | null {
  const { code } = view.rooms[room]!;
  const slot = hasSlot && code !== null ? (roomDef(code).slot?.kind ?? 'none') : 'none';
  if (!hasInterface && slot === 'none') return null;
  const params = { ...roomParams(view, room), slot, token: hasInterface ? 'yes' : 'no' };
  return line('small', null, rich('inf.log.furnished', params), { room: place(view, room) });
}

function lineOf(e: Seen, view: View): Line | null {
  const whoOf = (op: number): string => whoIs(view, op);
  switch (e.type) {
    case 'rooms-laid':
      return line('small', null, rich('inf.log.rooms-laid', { n: e.rooms.length }));
    case 'tokens-mixed':
      return line('small', null, rich('inf.log.tokens-mixed', { n: e.values.length }));
    case 'items-shuffled':
      return line('small', null, rich('inf.log.items-shuffled', { n: e.items.length }));
    case 'round-began':
      return line('turn', null, rich('inf.log.round-began', { n: e.n }));
    case 'first-drawn':
    case 'die-passed':
      return line('small', e.op, rich(`inf.log.${e.type}`, { who: whoOf(e.op) }));
    case 'wounded':
    case 'delayed':
      return line('strong', e.op, rich(`inf.log.${e.type}`, { who: whoOf(e.op) }));
    case 'healed':
    case 'up-again':
    case 'braced':
    case 'unseen':
      return line('line', e.op, rich(`inf.log.${e.type}`, { who: whoOf(e.op) }));
    case 'took-special':
      return line('strong', e.op, rich(`inf.log.took-special.${e.special}`, { who: whoOf(e.op) }));
    case 'rolled':
      return line('line', null, rich(`inf.log.rolled.${e.for}`, { n: e.n, alarm: view.alarm }));
    case 'alarm-set':
    case 'proximity-set':
      return line('line', null, rich(`inf.log.${e.type}`, { n: e.to }));
    case 'game-ended':
      return line('strong', null, rich(`inf.log.game-ended.${e.reason}`));
    default:
      return cardLine(e, view, whoOf) ?? tokenLine(e, view, whoOf) ?? placeLine(e, view, whoOf);
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
  line('line', null, rich('inf.log.guard-left', { guard: kind }), { guard: guard(kind) });

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
