/**
 * Converts replay files of format 1, from when every game had two seats: a result named a winner, and an anchor was an object. Everything
 * else is as in format 2.
 */
import type { Json, JsonObject } from '../core/json.ts';

const isObject = (json: Json | undefined): json is JsonObject =>
  json !== null && typeof json === 'object' && !Array.isArray(json);

/** Converts a result of format 1, `{ winner, reason }`, to an `Outcome`: the winner comes first; a draw is one shared place. */
export function outcomeOf(result: Json | undefined, seats: readonly string[]): Json {
  if (!isObject(result) || typeof result.winner !== 'string') return result ?? null;
  const { winner, reason } = result;
  const others = seats.filter((seat) => seat !== winner);
  const places = winner === 'draw' ? [[...seats]] : others.length === 0 ? [[winner]] : [[winner], others];
  return { places, reason: reason ?? null };
}

/** Converts the anchors of a shape of format 1: `{ card: 12 }` becomes 12, `{ zone: 'hq' }` becomes 'hq'. */
function shapeOf(shape: Json): Json {
  if (!isObject(shape)) return shape;
  const read = { ...shape };
  for (const end of ['from', 'to', 'on']) {
    const anchor = read[end];
    if (isObject(anchor)) read[end] = anchor.card ?? anchor.zone ?? anchor;
  }
  return read;
}

/** Converts each entry of a list. Anything but a list is returned as it is, for the schema to refuse. */
const each = (json: Json | undefined, change: (one: Json) => Json): Json | undefined =>
  Array.isArray(json) ? json.map(change) : json;

const noteOf = (note: Json): Json =>
  isObject(note) && note.shapes !== undefined ? { ...note, shapes: each(note.shapes, shapeOf)! } : note;

function layerOf(layer: Json): Json {
  if (!isObject(layer)) return layer;
  const variations = each(layer.variations, (one) =>
    isObject(one) && one.notes !== undefined ? { ...one, notes: each(one.notes, noteOf)! } : one,
  );
  return { ...layer, notes: each(layer.notes, noteOf) ?? null, variations: variations ?? null };
}

/** Converts a file of format 1 to format 2. Damaged parts stay as they are, for the schema to refuse. */
export function fromFormat1(json: JsonObject): JsonObject {
  const seats = isObject(json.seats) ? Object.keys(json.seats) : [];
  return {
    ...json,
    format: 2,
    result: outcomeOf(json.result, seats),
    layers: each(json.layers, layerOf) ?? null,
  };
}
