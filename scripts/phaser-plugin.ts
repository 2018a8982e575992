import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/stage/phaser-entry.cjs', import.meta.url));
const source = fileURLToPath(new URL('../node_modules/phaser/src/', import.meta.url));

/** Phaser's build flags: WebGL only, no sound of its own. Unreplaced, `typeof FLAG` is a string and so always true. */
const flags: Readonly<Record<string, boolean>> = {
  WEBGL_RENDERER: true,
  CANVAS_RENDERER: false,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/** What we change in Phaser: requires that pull in what we never use, and a listener it forgets. [file, what stands there, what instead] */
const shortcuts: readonly (readonly [file: string, found: string, instead: string])[] = [
  // Wants the names of two events, gets every renderer class.
  ['/renderNodes/BatchHandler.js', `require('../../../renderer')`, `{ Events: require('../../../renderer/events') }`],
  // Tilemaps are left out; a node that nothing asks for is never made.
  ['/renderNodes/RenderNodeManager.js', `require('./submitter/SubmitterTilemapGPULayer')`, 'null'],
  // A table that was closed would be listened for as long as the page lives.
  [
    '/core/VisibilityHandler.js',
    'document.addEventListener(hiddenVar, onChange, false);',
    `document.addEventListener(hiddenVar, onChange, false);
     eventEmitter.once(Events.DESTROY, function () { document.removeEventListener(hiddenVar, onChange, false); });`,
  ],
];

/**
 * Changes one of Phaser's source files for our build.
 * @returns the new text, or null when the file stays as it is
 * @throws when what is named in `shortcuts` is no longer there (a new Phaser: look again)
 */
function trim(code: string, id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (!path.includes('/phaser/src/')) return null;
  let text = code.replace(/typeof ([A-Z0-9_]+)/g, (all, flag: string) => `${flags[flag] ?? all}`);
  for (const [file, found, instead] of shortcuts) {
    if (!path.endsWith(file)) continue;
    if (!text.includes(found)) throw new Error(`phaser-plugin: ${file} no longer says ${found}`);
    text = text.replace(found, instead);
  }
  return text;
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
          { find: /^phaser$/, replacement: entry },
          { find: /^phaser-src\//, replacement: source },
        ],
      },
      optimizeDeps: { include: ['phaser'], rolldownOptions: { plugins: [transform] } },
    }),
  };
}
