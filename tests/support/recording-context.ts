import type { Ctx } from '../../src/stage/art/types.ts';

/** A 2D context that draws nothing and remembers everything. */
export interface Recording {
  readonly ctx: Ctx;
  /** Every call and every property set, in order, as text. */
  readonly log: readonly string[];
  /** Only what gives form: the calls that trace, move and turn, without colours, widths or opacity. */
  shape(): string;
  /** Every text drawn, with the size of its font. */
  texts(): { text: string; px: number }[];
  /** How many `save` are open. */
  depth(): number;
}

const FORM =
  /^(moveTo|lineTo|arc|ellipse|rect|roundRect|quadraticCurveTo|bezierCurveTo|translate|rotate|scale|fillRect)\(/;

const round = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

export function record(): Recording {
  const log: string[] = [];
  const texts: { text: string; px: number }[] = [];
  const values: Record<string, unknown> = { font: '600 10px x', globalAlpha: 1 };
  const sizes: number[] = [];
  let scale = 1;
  let open = 0;
  const gradient = { addColorStop: (at: number, colour: string) => void log.push(`stop(${at},${colour})`) };
  const px = (): number => Number(/([\d.]+)px/.exec(String(values['font']))?.[1] ?? 10);
  const ctx = new Proxy(values, {
    get(target, key: string) {
      if (key === 'measureText') return (text: string) => ({ width: text.length * px() * 0.47 });
      if (key in target) return target[key];
      return (...given: unknown[]) => {
        log.push(`${key}(${given.map(round).join(',')})`);
        if (key === 'save') {
          open++;
          sizes.push(scale);
        }
        if (key === 'restore') {
          open--;
          scale = sizes.pop() ?? 1;
        }
        if (key === 'scale') scale *= Number(given[0]);
        if (key === 'fillText') texts.push({ text: String(given[0]), px: px() * scale });
        return key.startsWith('create') ? gradient : undefined;
      };
    },
    set(target, key: string, value: unknown) {
      target[key] = value;
      log.push(`${key}=${typeof value === 'object' ? 'gradient' : String(value)}`);
      return true;
    },
  }) as unknown as Ctx;
  return {
    ctx,
    log,
    shape: () => log.filter((line) => FORM.test(line)).join(' '),
    texts: () => texts,
    depth: () => open,
  };
}
