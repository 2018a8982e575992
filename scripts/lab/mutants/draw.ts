/** Single changes of source files, drawn by seed: a comparison, a connective, a constant turned, or an event not told. */
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** One change: what stands from `from` to `to` is replaced by `text`. */
export interface Change {
  /** names the change by the text of its line, so that it stays the same when other lines of the file change */
  key: string;
  file: string;
  /** line of the file, 1 is the first */
  line: number;
  from: number;
  to: number;
  /** the new text, given the old text of the two sides of an operator */
  text: (left: string, right: string) => string;
  /** the two sides of an operator, as from and to; none for anything else */
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

/** What else is turned in a thorough run. */
const ALSO = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
]);
/** Methods that are called in place of others in a thorough run. */
const INSTEAD: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  push: 'unshift',
};

/** Texts that are said to people: their words are tested elsewhere. */
const SAID = new Set(['id', 'label', 'step', 'title']);
/** Whether a text stands where the program goes by it. */
function isUsed(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertySignature(parent) || ts.isNewExpression(parent)) return false;
  return !ts.isPropertyAssignment(parent) || (parent.name !== node && !SAID.has(parent.name.getText()));
}
/** Whether a list is a pattern that values are assigned to. */
const isAssigned = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
/** Whether a number or text is the name of a property. */
const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/**
 * All single changes of a file, in the order in which they stand in it. `thorough`: also sums and differences, conditions that hold always or
 * never, methods, texts, lists without a filter, and calls left out.
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
    // -1 says "none": -2 would say the same
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

/** A number of changes of some files: the same ones for the same seed, as long as their lines stand as they are. */
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
 * A file's text with many changes in it that are switched on one by one: `globalThis.isOn(n)` says whether change n is made. `changes` are
 * those of this file, by their numbers.
 */
export function switchable(source: string, changes: ReadonlyMap<number, Change>): string {
  // the outermost first, so that a change is met before those inside it; of two of one place either may come first
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
