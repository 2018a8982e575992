/** The lights of a table: what is lit and why, how strongly, and the marks that show it without colour. */
import { createBreath } from './breath.ts';
import { rect, shrink } from './geometry.ts';
import type { Laid } from './laid.ts';
import type { StageNode } from './model.ts';
import { SHARED_TINTS, piece } from './nodes.ts';

/** A thing on the table that is marked with a light, and why. */
export interface Highlight {
  /** name of the thing, as in `Laid.hits` */
  key: string;
  /**
   * why the thing is lit: it can be chosen (`legal`), is chosen (`chosen`), the open decision is about it (`about`), or it is ticked in a
   * list of several (`ticked`)
   */
  kind: 'legal' | 'chosen' | 'about' | 'ticked';
}

export interface LightsOptions {
  /** colours of the lights, by why a thing is lit */
  lights: Readonly<Record<Highlight['kind'], number>>;
  /** depths (`z`) of the lights under zones and of the marks on ticked things */
  z: { light: number; tick: number };
}

export class Lights {
  targets: readonly Highlight[] = [];
  readonly breath = createBreath();
  /** where the thing carried now may be put, lit in place of everything else; null while nothing is carried */
  #places: Map<string, number> | null = null;
  #lights = new Map<string, number>();
  readonly #options: LightsOptions;

  constructor(options: LightsOptions) {
    this.#options = options;
  }

  /** the colours of what is lit, by name */
  get lit(): ReadonlyMap<string, number> {
    return this.#places ?? this.#lights;
  }

  /** name of the thing that is chosen, whose cards rise from the hand; null if none is */
  get chosen(): string | null {
    return this.targets.find(({ kind }) => kind === 'chosen')?.key ?? null;
  }

  set(targets: readonly Highlight[]): void {
    this.targets = targets;
    this.#lights = new Map(targets.map(({ key, kind }) => [key, this.#options.lights[kind]]));
    this.breath.stir();
  }

  /** Lights only these places, until it is called with null. */
  carry(places: readonly string[] | null): void {
    this.#places = places && new Map(places.map((key) => [key, this.#options.lights.legal]));
  }

  /** Returns the lights under zones. */
  zones(table: Laid | null, glow: number): [string, StageNode][] {
    return [...this.lit].flatMap(([key, tint]): [string, StageNode][] => {
      const at = table?.zones.get(key);
      if (at === undefined) return [];
      const z = at.z ?? this.#options.z.light;
      return [[`light:${key}`, piece('halo', shrink(at, -11), z, tint, glow * (at.light ?? 0.45))]];
    });
  }

  /** Returns the marks on ticked things: a sign at the start of each, so that colour is not the only cue. */
  ticks(table: Laid | null): [string, StageNode][] {
    return this.targets.flatMap(({ key, kind }): [string, StageNode][] => {
      const at = kind === 'ticked' ? table?.hits.get(key) : undefined;
      if (at === undefined) return [];
      const size = Math.min(at.h, 26);
      const mark = rect(at.x + 2, at.y + (at.h - size) / 2, size, size);
      return [[`tick:${key}`, piece('ticked', mark, this.#options.z.tick, SHARED_TINTS.good)]];
    });
  }
}
