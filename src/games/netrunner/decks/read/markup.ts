/** Removes the markup of forums and deck sites (BBCode, Markdown, HTML) from a line. Its regular expressions read each character once. */

const HTML = /<\/?(?:a|b|br|div|em|h[1-6]|i|li|ol|p|span|strong|td|tr|u|ul)(?:[\s/][^<>]*)?>/gi;
const BBCODE = /\[\/?(?:\*|b|card|center|code|color|font|i|img|list|quote|s|size|u|url)(?:=[^\][]*)?\]/gi;
const LINK = /\[([^\][]*)\]\(([^()]*)\)/g;
const EMPHASIS = /[*_`~]/g;
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|amp|apos|gt|lt|nbsp|quot);/gi;

const NAMED: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** The character that a numeric entity such as `&#233;` stands for; '' for an invalid number. */
function numbered(entity: string): string {
  const hex = entity[1]!.toLowerCase() === 'x';
  const code = Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0x10ffff ? '' : String.fromCodePoint(code);
}

/** Decodes HTML and XML entities in a text: the five of XML, spaces, and numeric ones. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (_, entity: string) =>
    entity.startsWith('#') ? numbered(entity) : NAMED[entity.toLowerCase()]!,
  );

/** Returns a line without markup. Keeps the text of links; full-width letters and digits become plain ones. */
export function withoutMarkup(line: string): string {
  const text = withoutEntities(line.replace(HTML, ' ')).normalize('NFKC').replace(BBCODE, '');
  const linked = text.replace(LINK, (all, title: string, address: string) => (/[:/]/.test(address) ? title : all));
  return linked.replace(EMPHASIS, '');
}

/** Whether a line is marked as a heading: `## …` or `[b]…[/b]`. */
export const isMarkedHeading = (line: string): boolean =>
  line.startsWith('#') || (/^\[b\]/i.test(line) && /\[\/b\]$/i.test(line));
