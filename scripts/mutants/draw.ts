/** Single changes of source files, drawn by seed: a comparison, a connective, a constant turned, or an event not told. */
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** One change: characters `from` to `to` of a file are replaced. */
export interface Change {
  /** names the change by the text of its line, so that it stays the same when other lines of the file change */
  key: string;
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
  const lines = text.split('\n');
  const met = new Map<string, number>();
  const add = (node: ts.Node, becomes: string): void => {
    const from = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(from).line + 1;
    const was = text.slice(from, node.end);
    const name = `${file}: ${lines[line - 1]!.trim()}: ${was} → ${becomes}`;
    met.set(name, (met.get(name) ?? 0) + 1);
    found.push({ key: `${name} #${met.get(name)!}`, file, line, from, to: node.end, was, becomes });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && TURNED.has(node.operatorToken.kind))
      add(node.operatorToken, TURNED.get(node.operatorToken.kind)!);
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    // -1 says "none": -2 would say the same
    if (ts.isNumericLiteral(node) && !ts.isPrefixUnaryExpression(node.parent)) {
      add(node, `${Number(node.text) + 1}`);
      if (Number(node.text) > 0) add(node, `${Number(node.text) - 1}`);
    }
    if (ts.isExpressionStatement(node) && node.getText(source).startsWith('emit(')) add(node, ';');
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

/** A number of changes of some files: the same ones for the same seed, as long as their lines stand as they are. */
export function draw(files: ReadonlyMap<string, string>, seed: string, count: number): Change[] {
  const lot = ({ key }: Change): string => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return [...files]
    .flatMap(([file, text]) => changesOf(file, text))
    .map((change) => ({ change, lot: lot(change) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ change }) => change);
}

/** A file's text with a change made in it. */
export const changed = (text: string, { from, to, becomes }: Change): string =>
  text.slice(0, from) + becomes + text.slice(to);
