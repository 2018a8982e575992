import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/stage/phaser-entry.cjs', import.meta.url));
const spectacle = fileURLToPath(new URL('../src/stage/phaser-spectacle.cjs', import.meta.url));
const source = fileURLToPath(new URL('../node_modules/phaser/src/', import.meta.url));

/** A path as what a pattern is replaced with, where a dollar sign means a part of what was found. */
const verbatim = (path: string): string => path.replaceAll('$', '$$$$');

/** Phaser's build flags: WebGL only, no sound of its own. Unreplaced, `typeof FLAG` is a string and so always true. */
const flags: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: false,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/**
 * What we change in Phaser: requires of what no table draws with, a listener it forgets, and a comparison that tears turned pictures. A class
 * whose require becomes `null` is one that only objects nobody makes would construct.
 * [file, what stands there, what instead]
 */
const changes: readonly (readonly [file: string, found: string | RegExp, instead: string])[] = [
  // Draws everything Phaser knows; we draw images on a plain background.
  ['/renderNodes/RenderNodeManager.js', /require\('.\/BatchHandler(PointLight|Strip|TileSprite|Tri)'\)/g, 'null'],
  [
    '/renderNodes/RenderNodeManager.js',
    /require\('.\/(DrawLine|DynamicTextureHandler|FillPath|FillTri|StrokePath)'\)/g,
    'null',
  ],
  ['/renderNodes/RenderNodeManager.js', /require\('.\/filters\/\w+'\)/g, 'null'],
  ['/renderNodes/RenderNodeManager.js', /require\('.\/submitter\/(?!SubmitterQuad')\w+'\)/g, 'null'],
  ['/renderNodes/RenderNodeManager.js', /require\('.\/texturer\/(?!TexturerImage')\w+'\)/g, 'null'],
  ['/renderNodes/RenderNodeManager.js', /require\('.\/transformer\/(?!Transformer(Image|Stamp)')\w+'\)/g, 'null'],
  ['/components/FilterList.js', /require\('..\/..\/filters\/\w+'\)/g, 'null'],
  // The page itself listens to keys, mouse and fingers.
  ['/input/InputManager.js', /require\('.\/(keyboard|mouse|touch)\/\w+'\)/g, 'null'],
  ['/textures/TextureManager.js', `require('./DynamicTexture')`, 'null'],
  ['/textures/TextureManager.js', `require('../gameobjects/tilesprite/TileSprite')`, 'null'],
  ['/textures/TextureManager.js', `new TileSpriteGameObject(scene, 0, 0, 256, 256, '__WHITE').setOrigin(0)`, 'null'],
  // No particle of ours is animated, so none constructs this.
  ['/particles/Particle.js', `require('../../animations/AnimationState')`, 'null'],
  // Wants to read plain images, gets every format of an atlas.
  ['/textures/TextureManager.js', `require('./parsers')`, `{ Image: require('./parsers/Image') }`],
  // Wants the random generator, gets all of the mathematics.
  [
    '/core/Config.js',
    `require('../math/')`,
    `{ RandomDataGenerator: require('../math/random-data-generator/RandomDataGenerator') }`,
  ],
  // Wants the names of two events, gets every renderer class.
  ['/renderNodes/BatchHandler.js', `require('../../../renderer')`, `{ Events: require('../../../renderer/events') }`],
  // A table that was closed would be listened for as long as the page lives.
  [
    '/core/VisibilityHandler.js',
    'document.addEventListener(hiddenVar, onChange, false);',
    `document.addEventListener(hiddenVar, onChange, false);
     eventEmitter.once(Events.DESTROY, function () { document.removeEventListener(hiddenVar, onChange, false); });`,
  ],
  // The number of a quad's texture reaches the pixels interpolated: 3 may come as 2.9999998, above all in quads that are turned. Compared
  // with ==, it then names no texture and the pixel stays empty. Fragments of such a quad are missing in triangles and blocks.
  ['/shaders/GetTexture-glsl.js', 'if (outTexDatum == 0.0)', 'if (outTexDatum < 0.5)'],
  [
    '/shaders/GetTexture-glsl.js',
    'else if (outTexDatum == float(INDEX))',
    'else if (outTexDatum < float(INDEX) + 0.5)',
  ],
  ['/shaders/GetTexRes-glsl.js', 'if (texId == float(i))', 'if (texId < float(i) + 0.5)'],
];

/**
 * Changes one of Phaser's source files for our build.
 * @returns the new text, or null when the file stays as it is
 * @throws when what is named in `changes` is no longer there (a new Phaser: look again)
 */
function trim(code: string, id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (!path.includes('/node_modules/phaser/src/')) return null;
  let text = code.replace(/typeof ([A-Z0-9_]+)/g, (all, flag: string) => `${flags[flag] ?? all}`);
  for (const [file, found, instead] of changes) {
    if (!path.endsWith(file)) continue;
    const before = text;
    text = text.replace(found, instead);
    if (text === before) throw new Error(`phaser-plugin: ${file} no longer says ${found}`);
  }
  return text;
}

/** The modules of Phaser, and our lists of what is built in. */
export const PHASER = /node_modules[\\/](phaser|eventemitter3)[\\/]|phaser-(entry|spectacle)\.cjs/;

/**
 * Returns a function that says whether a module is in the part of Phaser that every table needs (src/stage/phaser-entry.cjs), and not only in
 * that of great moments. `importersOf`: the modules that import a module.
 */
export function corePhaser(): (id: string, importersOf: (id: string) => readonly string[]) => boolean {
  const known = new Map<string, boolean>();
  return function isCore(id, importersOf): boolean {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Modules that import each other in a circle are in it only for somebody else's sake.
    known.set(id, false);
    const core = id.includes('phaser-entry') || importersOf(id).some((one) => isCore(one, importersOf));
    known.set(id, core);
    return core;
  };
}

/**
 * Makes `import ... from 'phaser'` mean src/stage/phaser-entry.cjs, built from Phaser's sources: in `vite build` as
 * part of the graph, in `vite dev` as one pre-bundled dependency.
 */
export function phaserPlugin(): Plugin {
  const transform = {
    name: 'phaser-trim',
    transform(code: string, id: string) {
      const text = trim(code, id);
      return text === null ? null : { code: text, map: null };
    },
  };
  return {
    ...transform,
    name: 'phaser-entry',
    enforce: 'pre',
    config: () => ({
      define: { global: 'globalThis' },
      resolve: {
        alias: [
          { find: /^phaser$/, replacement: verbatim(entry) },
          { find: /^phaser\/spectacle$/, replacement: verbatim(spectacle) },
          { find: /^phaser-src\//, replacement: verbatim(source) },
        ],
      },
      optimizeDeps: { include: ['phaser', 'phaser/spectacle'], rolldownOptions: { plugins: [transform] } },
    }),
  };
}
