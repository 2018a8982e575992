import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// src/stage/phaser-entry.cjs lists what of Phaser is built in; the types promise all of it. Here our code is compared
// with the list.

const root = fileURLToPath(new URL('../..', import.meta.url));

class Module {
  constructor(readonly path: string) {}
}
type Leaf = Tree | Module | string | undefined;
interface Tree {
  readonly [name: string]: Leaf;
}

/** The list, with a Module for each required file. */
function entry(): Tree {
  const text = readFileSync(join(root, 'src/stage/phaser-entry.cjs'), 'utf8');
  const module = { exports: {} as Tree };
  const need = (name: string): Module => new Module(name.replace('phaser-src/', 'node_modules/phaser/src/'));
  // oxlint-disable-next-line no-new-func -- our own file, read with another `require`
  new Function('module', 'require', text)(module, need);
  return module.exports;
}

/**
 * Whether a dotted name is in the list.
 * @param names `['GameObjects', 'Image']` for `Phaser.GameObjects.Image`
 */
function has(tree: Tree, names: readonly string[]): boolean {
  let at: Leaf = tree;
  for (const name of names) {
    // Within a module of Phaser's everything is as Phaser has it.
    if (at instanceof Module) return true;
    if (typeof at !== 'object' || !(name in at)) return false;
    at = at[name];
  }
  return true;
}

interface Said {
  /** Dotted names of Phaser's in code that runs; types are gone by then and do not count. */
  readonly names: string[][];
  /** `add.image` for `scene.add.image(...)`, `make.text` for `scene.make.text(...)`. */
  readonly made: string[];
}

/** What a file that imports Phaser wants of it at run time. */
function said(text: string): Said {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const names: string[][] = [];
  const made: string[] = [];
  const spaces = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || statement.moduleSpecifier.getText() !== `'phaser'`) continue;
    const clause = statement.importClause;
    if (!clause || clause.isTypeOnly) continue;
    if (clause.name) spaces.add(clause.name.text);
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) spaces.add(bindings.name.text);
    if (bindings && ts.isNamedImports(bindings)) {
      for (const one of bindings.elements) {
        if (!one.isTypeOnly) names.push([(one.propertyName ?? one.name).text]);
      }
    }
  }
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isPropertyAccessExpression(node) && !ts.isPropertyAccessExpression(node.parent)) {
      const parts = node.getText().split('.');
      if (spaces.has(parts[0] ?? '')) names.push(parts.slice(1));
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const owner = node.expression.expression;
      const kind = node.expression.name.text;
      if (ts.isPropertyAccessExpression(owner) && /^(add|make)$/.test(owner.name.text) && kind !== 'existing') {
        const scene = /(^|\.)(scene|this)$/i.test(owner.expression.getText());
        if (scene) made.push(`${owner.name.text}.${kind}`);
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return { names, made };
}

const tree = entry();
const { Factories } = (tree as { GameObjects: { Factories: Tree } }).GameObjects;
const makers = new Set(Object.keys(Factories).map((name) => `add.${name.toLowerCase()}`));

/** The files that may import Phaser. */
const files = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^(stage|games\/[^/]+\/stage)\/.*\.ts$/.test(path));

describe('the part of Phaser that is built in', () => {
  it('names files that are there', () => {
    const missing: string[] = [];
    const walk = (branch: Tree): void => {
      for (const leaf of Object.values(branch)) {
        if (leaf instanceof Module) {
          const base = join(root, leaf.path);
          if (![base, `${base}.js`, join(base, 'index.js')].some((path) => existsSync(path))) missing.push(leaf.path);
        } else if (typeof leaf === 'object') walk(leaf);
      }
    };
    walk(tree);
    expect(missing).toEqual([]);
  });

  it('is known name by name', () => {
    expect(has(tree, ['GameObjects', 'Image'])).toBe(true);
    expect(has(tree, ['Core', 'Events', 'POST_RENDER'])).toBe(true);
    expect(has(tree, ['WEBGL'])).toBe(true);
    expect(has(tree, ['CANVAS'])).toBe(false);
    expect(has(tree, ['Math', 'Clamp'])).toBe(false);
    expect(has(tree, ['GameObjects', 'Sprite'])).toBe(false);
  });

  it('is compared with what runs, not with types', () => {
    const head = `import Phaser, { Scene } from 'phaser';\n`;
    expect(said(`${head}const v = new Phaser.GameObjects.Video(a);`).names).toEqual([
      ['Scene'],
      ['GameObjects', 'Video'],
    ]);
    expect(said(`import * as P from 'phaser';\nclass A extends P.Scene {}`).names).toEqual([['Scene']]);
    expect(said(`import type P from 'phaser';\nlet a: P.GameObjects.Video;`).names).toEqual([]);
    expect(said(`${head}let a: Phaser.GameObjects.Video; function f(b: Phaser.Rope) {}`).names).toEqual([['Scene']]);
    expect(said('scene.add.video(1); this.make.image({}); group.add.call(x); this.add.existing(y)').made).toEqual([
      'add.video',
      'make.image',
    ]);
  });

  it('has everything that our code wants of it', () => {
    const missing: string[] = [];
    for (const file of files) {
      const wanted = said(readFileSync(join(root, 'src', file), 'utf8'));
      for (const names of wanted.names) if (!has(tree, names)) missing.push(`${file}: Phaser.${names.join('.')}`);
      for (const name of wanted.made) {
        if (!makers.has(name.toLowerCase())) missing.push(`${file}: scene.${name}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
