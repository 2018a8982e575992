/** Finds the names of cards in a text that a person wrote. */
import type { LogPart } from '../../../../hud/contract/log-ui.ts';
import { allDefs } from '../../rules/defs.ts';

/** The names by which people write of each card, with its code: its title, and of a Runner identity also the name before the colon. */
function names(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { code, title, side, type } of allDefs()) {
    // The practice identities of the lessons have no names of their own.
    if (code.startsWith('00')) continue;
    found.set(title, code);
    const [short] = title.split(':');
    if (type === 'identity' && side === 'runner' && short !== undefined) found.set(short, code);
  }
  return found;
}

const straight = (text: string): string => text.replaceAll('’', "'");

let known: { codes: Map<string, string>; pattern: RegExp } | null = null;

function patterns(): NonNullable<typeof known> {
  if (known !== null) return known;
  const codes = new Map([...names()].map(([name, code]) => [straight(name), code]));
  // The longest first: a title may begin with another one.
  const any = [...codes.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  known = { codes, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${any})(?![\p{L}\p{N}])`, 'gu') };
  return known;
}

/** Splits a text into plain text and the names of cards, in upper and lower case as printed. */
export function cardsIn(text: string): LogPart[] {
  const { codes, pattern } = patterns();
  const plain = straight(text);
  const parts: LogPart[] = [];
  let end = 0;
  for (const { 0: name, index } of plain.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), face: null });
    end = index + name.length;
    parts.push({ text: text.slice(index, end), face: { code: codes.get(name)!, at: null } });
  }
  if (end < text.length) parts.push({ text: text.slice(end), face: null });
  return parts;
}
