/** Files spoilt on purpose, the same way for the same seed: half of them as text, half of them as JSON that is still JSON. */
import { below, seedRng } from '../../src/core/rng.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place of a JSON value: how to get at it and what lies there. */
function places(root: Json): { set(value: Json): void; drop(): void; value: Json; path: string }[] {
  const found: ReturnType<typeof places> = [];
  const walk = (value: Json, path: string): void => {
    if (value === null || typeof value !== 'object') return;
    const at = value as Record<string, Json>;
    for (const key of Object.keys(value)) {
      const here = `${path}.${key}`;
      found.push({
        value: at[key]!,
        path: here,
        set: (other) => {
          at[key] = other;
        },
        drop: () => {
          if (Array.isArray(value)) value.splice(Number(key), 1);
          else delete at[key];
        },
      });
      walk(at[key]!, here);
    }
  };
  walk(root, '');
  return found;
}

const WRONG: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  7,
  0.5,
  1e15,
  -1e15,
  99999,
  '',
  'x',
  '__proto__',
  'runner: run hq',
  '\u0000\u202e<b>',
  [],
  {},
  [[]],
  { a: 1 },
  [null, {}],
  'é'.repeat(5000),
  [1, 2, 3],
  'remote 99',
  '99999',
  { type: 'drawn' },
  { card: -5 },
];

/** Text put in where an object opens. */
const INSIDE = [
  '"__proto__":{"polluted":true},',
  '"constructor":{"prototype":{"polluted":true}},',
  '"prototype":1,',
  '"extra":1,',
  '"extra":{"deep":[{"er":[]}]},',
  '"format":2,',
  '"format":1,',
  '"saveFormat":9,',
  '"name":"twice",',
  '"type":"twice",',
  '"move":"corp: pass",',
  '"events":[],',
  '"n":1e999,',
  '"n":123456789012345678901234567890,',
  '"\\u006eame":"twice",',
];

function structural(source: string, pick: (n: number) => number): string {
  const how = pick(10);
  if (how < 2) {
    const opens = [...source.matchAll(/\{/g)].map((match) => match.index + 1);
    const at = opens[pick(opens.length)]!;
    const inside = INSIDE[pick(INSIDE.length)]!;
    return source.slice(0, at) + (source[at] === '}' ? inside.slice(0, -1) : inside) + source.slice(at);
  }
  if (how === 2) {
    const deep = 20 + pick(200);
    const numbers = [...source.matchAll(/:\s*(-?\d+|"[^"\\]*")/g)];
    const one = numbers[pick(numbers.length)]!;
    return `${source.slice(0, one.index)}:${'['.repeat(deep)}1${']'.repeat(deep)}${source.slice(one.index + one[0].length)}`;
  }
  if (how === 3) {
    const numbers = [...source.matchAll(/([:,[]\s*)(-?\d+)(?=[,\]}])/g)];
    const one = numbers[pick(numbers.length)];
    if (!one) return `${source.slice(0, -1)},"n":1e999}`;
    const other = ['1e999', '-1e999', '9007199254740993', '2147483648', '-1', '0.1', '1e21', '4294967296', '500'][
      pick(9)
    ]!;
    return source.slice(0, one.index) + one[1]! + other + source.slice(one.index + one[0].length);
  }
  const root = JSON.parse(source) as Json;
  for (let times = 1 + pick(3); times > 0; times--) {
    const all = places(root);
    // a file has few fields at the top and many below: they get their share
    const top = all.filter(({ path }) => path.lastIndexOf('.') === 0);
    const place = pick(4) === 0 ? top[pick(top.length)] : all[pick(all.length)];
    if (!place) break;
    const other = all[pick(all.length)]!;
    switch (pick(7)) {
      case 0:
        place.drop();
        break;
      case 1:
        place.set(structuredClone(other.value));
        break;
      case 2:
        place.set(
          typeof place.value === 'number'
            ? place.value + [1, -1, 100, -100, 1000][pick(5)]!
            : structuredClone(WRONG[pick(WRONG.length)]!),
        );
        break;
      case 3:
        place.set(Array.isArray(place.value) ? [...place.value, ...structuredClone(place.value)] : [place.value]);
        break;
      case 4:
        place.set(Array.isArray(place.value) ? [...place.value].reverse() : { inside: place.value });
        break;
      case 5:
        if (typeof place.value === 'string') place.set(place.value.replace(/\w/, 'z').slice(0, 1 + pick(40)));
        else place.set(structuredClone(WRONG[pick(WRONG.length)]!));
        break;
      default:
        place.set(structuredClone(WRONG[pick(WRONG.length)]!));
    }
  }
  return JSON.stringify(root);
}

function textual(source: string, pick: (n: number) => number): string {
  const [a, b] = [pick(source.length), pick(source.length)].sort((x, y) => x - y) as [number, number];
  switch (pick(10)) {
    case 0:
      return source.slice(0, a);
    case 1:
      return source.slice(a);
    case 2:
      return source.slice(0, a) + source.slice(Math.min(b, a + 50));
    case 3:
      return source.slice(0, b) + source.slice(a);
    case 4:
      return source.slice(0, a) + String.fromCharCode(pick(0x10000)) + source.slice(a + 1);
    case 5:
      return (
        source.slice(0, a) +
        ['\u0000', '\ufeff', '}', ']', '"', '\\', ',', '{"a":', '\u202e', '💥'][pick(10)]! +
        source.slice(a)
      );
    case 6:
      return source.slice(a) + source.slice(0, a);
    case 7:
      return source + source;
    case 8:
      return source.replace(/[0-9]/g, (digit) => (pick(40) === 0 ? String(pick(10)) : digit));
    default:
      return source.replace(/"/g, (quote) => (pick(200) === 0 ? "'" : quote));
  }
}

/** `count` spoilt copies of the sources, one after the other; even ones as JSON, odd ones as text. */
export function* mutants(sources: readonly string[], count: number, seed: string): Generator<string> {
  const rng = seedRng(seed);
  const pick = (n: number): number => (n <= 1 ? 0 : below(rng, n));
  for (let i = 0; i < count; i++) {
    const source = sources[pick(sources.length)]!;
    yield i % 2 === 0 ? structural(source, pick) : textual(source, pick);
  }
}
