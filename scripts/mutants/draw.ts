/** Single changes of source files, drawn by seed: a comparison, a connective, a constant turned, or an event not told. */
import ts from 'typescript';
import { seedRng, shuffled } from '../../src/core/rng.ts';

/** One change: characters `from` to `to` of a file are replaced. */
export interface Change {
  file: string;
  /** line of the file, 1 is the first */
  line: number;
  from: number;
  to: number;
  /** what stands there, and what is put there */
  was: string;
  becomes: string;
}

const TURNED = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** All single changes of a file, in the order in which they stand in it. */
export function changesOf(file: string, text: string): Change[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Change[] = [];
  const add = (node: ts.Node, becomes: string): void => {
    const from = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(from).line + 1;
    found.push({ file, line, from, to: node.end, was: text.slice(from, node.end), becomes });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && TURNED.has(node.operatorToken.kind))
      add(node.operatorToken, TURNED.get(node.operatorToken.kind)!);
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isNumericLiteral(node)) {
      add(node, `${Number(node.text) + 1}`);
      if (Number(node.text) > 0) add(node, `${Number(node.text) - 1}`);
    }
    if (ts.isExpressionStatement(node) && node.getText(source).startsWith('emit(')) add(node, ';');
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** A number of changes of some files, the same ones for the same seed. */
export function draw(files: ReadonlyMap<string, string>, seed: string, count: number): Change[] {
  const all = [...files].flatMap(([file, text]) => changesOf(file, text));
  return shuffled(seedRng(seed), all).slice(0, count);
}

/** A file's text with a change made in it. */
export const changed = (text: string, { from, to, becomes }: Change): string =>
  text.slice(0, from) + becomes + text.slice(to);
