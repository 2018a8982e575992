import * as beasts from './beasts.ts';
import * as dealings from './dealings.ts';
import * as engines from './engines.ts';
import * as ice from './ice.ts';
import type { Motif } from './motif.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import * as sights from './sights.ts';
import * as tech from './tech.ts';
import * as things from './objects.ts';
import * as weapons from './weapons.ts';

/** Every motif by the name that recipes use. */
export const motifs: Readonly<Record<string, Motif>> = {
  ...beasts,
  ...dealings,
  ...engines,
  ...ice,
  ...people,
  ...places,
  ...sights,
  ...tech,
  ...things,
  ...weapons,
};
