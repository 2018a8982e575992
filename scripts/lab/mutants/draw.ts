/** Draws small code changes by seed: a comparison, logical operator or constant is changed, or an event is left out. */
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** One change: replaces the source from `from` to `to` by `text`. */
export interface Change {
  /** the text of its line and the change, so that the key stays the same when other lines change */
  key: string;
  file: string;
  /** line number, from 1 */
  line: number;
  from: number;
  to: number;
  /** the new text, given the source of both operands */
  text: (left: string, right: string) => string;
  /** the ranges of both operands of an operator; otherwise empty */
  sides: [number, number][];
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

/** Operators that only a thorough run changes. */
const ALSO = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
]);
/** Methods that a thorough run swaps. */
const INSTEAD: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  push: 'unshift',
};

/** Texts that are said to people: their words are tested elsewhere. */
const SAID = new Set(['id', 'label', 'step', 'title']);
/** Whether the program logic depends on a text, so that changing it should matter. */
function isUsed(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertySignature(parent) || ts.isNewExpression(parent)) return false;
  return !ts.isPropertyAssignment(parent) || (parent.name !== node && !SAID.has(parent.name.getText()));
}
/** Whether an array literal is a destructuring pattern. */
const isAssigned = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
/** Whether a number or text is a property name. */
const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/**
 * All single changes of a file, in source order. `thorough` adds changes of arithmetic, conditions that are always true or false, methods,
 * texts, emptied lists, missing filters and missing calls.
 */
export function changesOf(file: string, source: string, thorough = false): Change[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Change[] = [];
  const lines = source.split('\n');
  const met = new Map<string, number>();
  const add = (node: ts.Node, at: ts.Node, becomes: string, text: Change['text'], sides: ts.Node[] = []): void => {
    const line = tree.getLineAndCharacterOfPosition(at.getStart(tree)).line + 1;
    const name = `${file}: ${lines[line - 1]!.trim()}: ${at.getText(tree)} → ${becomes}`;
    met.set(name, (met.get(name) ?? 0) + 1);
    const key = `${name} #${met.get(name)!}`;
    const range = (each: ts.Node): [number, number] => [each.getStart(tree), each.end];
    const [from, to] = range(node);
    found.push({ key, file, line, from, to, text, sides: sides.map(range) });
  };
  const put = (node: ts.Node, becomes: string): void => add(node, node, becomes, () => becomes);
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && TURNED.has(node.operatorToken.kind)) {
      const turned = TURNED.get(node.operatorToken.kind)!;
      const text = (left: string, right: string): string => `((${left}) ${turned} (${right}))`;
      add(node, node.operatorToken, turned, text, [node.left, node.right]);
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword) put(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) put(node, 'true');
    // not the 1 of -1, which means "none": any other negative number would mean the same
    if (ts.isNumericLiteral(node) && !ts.isPrefixUnaryExpression(node.parent) && !isName(node)) {
      put(node, `${Number(node.text) + 1}`);
      if (Number(node.text) > 0) put(node, `${Number(node.text) - 1}`);
    }
    if (ts.isExpressionStatement(node) && node.getText(tree).startsWith('emit(')) add(node, node, 'nothing', () => ';');
    if (thorough) more(node);
    ts.forEachChild(node, walk);
  };
  const more = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && ALSO.has(node.operatorToken.kind)) {
      const turned = ALSO.get(node.operatorToken.kind)!;
      add(node, node.operatorToken, turned, (left, right) => `((${left}) ${turned} (${right}))`, [
        node.left,
        node.right,
      ]);
    }
    const condition = ts.isIfStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node)
        ? node.condition
        : null;
    if (condition !== null)
      for (const holds of ['true', 'false'])
        add(condition, condition, holds, (inside) => `((${inside}), ${holds})`, [condition]);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node, 'without !', (inside) => `(${inside})`, [node.operand]);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const instead = INSTEAD[name.text];
      if (instead !== undefined) {
        const rest = source.slice(name.end, node.end);
        add(node, name, instead, (list) => `${list}.${instead}${rest}`, [expression]);
      }
      if (name.text === 'filter') add(node, name, 'all', (list) => `(${list})`, [expression]);
    }
    if (ts.isStringLiteral(node) && isUsed(node)) put(node, `'no ${node.text}'`);
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isAssigned(node)) put(node, '[]');
    const call = ts.isExpressionStatement(node) && ts.isCallExpression(node.expression);
    if (call && !node.getText(tree).startsWith('emit(')) add(node, node, 'nothing', () => ';');
  };
  walk(tree);
  return found;
}

/** Draws `count` changes from some files. The same seed draws the same changes as long as their lines stay the same. */
export function draw(files: ReadonlyMap<string, string>, seed: string, count: number, thorough = false): Change[] {
  const lot = ({ key }: Change): string => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  return [...files]
    .flatMap(([file, text]) => changesOf(file, text, thorough))
    .map((change) => ({ change, lot: lot(change) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ change }) => change);
}

/** A file's text with one change made in it. */
export function changed(source: string, { from, to, text, sides }: Change): string {
  const [left, right] = sides.map((side) => source.slice(...side));
  return source.slice(0, from) + text(left ?? '', right ?? '') + source.slice(to);
}

/**
 * A file's text with many changes that can be switched on separately: the code asks `globalThis.isOn(n)` whether change n is on. `changes`
 * are those of this file, by number.
 */
export function switchable(source: string, changes: ReadonlyMap<number, Change>): string {
  // outermost first, so that an outer change is rendered before those inside it; for equal ranges the order does not matter
  const list = [...changes].sort(([, a], [, b]) => a.from - b.from || b.to - a.to);
  const render = (from: number, to: number, skip: ReadonlySet<number>): string => {
    let text = '';
    let at = from;
    for (const [n, change] of list) {
      if (skip.has(n) || change.from < at || change.to > to) continue;
      const without = new Set([...skip, n]);
      const sides = change.sides.map((side) => render(...side, without));
      const off = render(change.from, change.to, without);
      const on = change.text(sides[0] ?? '', sides[1] ?? '');
      text += source.slice(at, change.from);
      text += on === ';' ? `{ if (!globalThis.isOn(${n})) ${off} }` : `(globalThis.isOn(${n}) ? ${on} : ${off})`;
      at = change.to;
    }
    return text + source.slice(at, to);
  };
  return render(0, source.length, new Set());
}
