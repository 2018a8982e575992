/**
 * Reads the source of an annotated game, `tutorials/<game>/replays/*.txt`, line by line:
 *
 *   id learn-1                      the head: id, seed, name, author
 *   bot red hard 7                  a bot's seat, level and seed; all other seats are people
 *   # a remark for editors of the file
 *   == en: The first turns          a chapter that begins here; its title in other languages follows on lines of their own (== ru: …)
 *   corp: install Enigma -> hq      a move of a seat, after any automatic moves (scripts/lab/replays/<game>.ts)
 *   ...                             go on to the next question that needs a choice
 *   > ?! en: Only one piece of ice. a note on the move above, with an optional mark; other languages follow on their own lines
 *   > ru: …
 *   @ arrow rig -> rnd good         what the note points at, named as in the game: [Enigma @ hq], c2, red hand 7
 *   @ light [Enigma @ hq] bad
 *   = value of c2: -1               a value that the note mentions, checked at that moment
 *   ~~ en: Had the Runner waited    a variation that branches off here, titled like a chapter; its lines begin with `~`
 *   ~ runner: credit
 */

type Texts = Record<string, string>;
type Tone = 'plain' | 'good' | 'bad' | 'maybe';
type ShapeSource = { from: string | null; to: string; tone: Tone };
export interface NoteSource {
  line: number;
  mark: string | null;
  text: Texts;
  shapes: ShapeSource[];
  facts: { line: number; name: string; value: string }[];
}
type Line =
  | { kind: 'move'; line: number; sentence: string }
  | { kind: 'on'; line: number }
  | { kind: 'note'; line: number; note: NoteSource };
type GameLine =
  | Line
  | { kind: 'chapter'; line: number; title: Texts }
  | { kind: 'variation'; line: number; title: Texts; lines: Line[] };
export interface GameSource {
  id: string;
  seed: string;
  name: string;
  author: string;
  /** the seats that bots play */
  bots: Record<string, { level: string; seed: number }>;
  lines: GameLine[];
}

const HEAD = /^(id|seed|name|author) (.+)$/;
const BOT = /^bot ([a-z]+) ([a-z]+) (\d+)$/;
const MOVE = /^[a-z]+: /;
const TEXT = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*): (.+)$/;
const NOTE = /^> (?:(!!|!\?|\?!|\?\?|!|\?) )?(.+)$/;
const FACT = /^= (.+?): (.+)$/;
const SHAPE = /^@ (?:arrow (.+?) -> (.+?)|light (.+?))(?: (good|bad|maybe|plain))?$/;

function textOf(source: string, line: number): [string, string] {
  const found = TEXT.exec(source);
  if (!found) throw new Error(`line ${line}: a text begins with its language, "en: …", not "${source}"`);
  return [found[1]!, found[2]!.replaceAll("'", '’')];
}

/** Adds a title in one more language to the chapter or variation just begun. Returns false if none is, or it has one in this language. */
function alsoTitled(
  last: GameLine | undefined,
  kind: 'chapter' | 'variation',
  [language, title]: [string, string],
): boolean {
  if (last?.kind !== kind || last.title[language] !== undefined) return false;
  if (last.kind === 'variation' && last.lines.length > 0) return false;
  last.title[language] = title;
  return true;
}

/** One line of a game or variation. Further lines of a note are added to it. */
function lineOf(source: string, line: number, before: Line[]): Line | null {
  if (MOVE.test(source)) return { kind: 'move', line, sentence: source };
  if (source === '...') return { kind: 'on', line };
  const last = before.at(-1);
  const open = last?.kind === 'note' ? last.note : null;
  const note = NOTE.exec(source);
  if (note) {
    const [language, text] = textOf(note[2]!, line);
    if (open !== null && note[1] === undefined && open.text[language] === undefined) {
      open.text[language] = text;
      return null;
    }
    return {
      kind: 'note',
      line,
      note: { line, mark: note[1] ?? null, text: { [language]: text }, shapes: [], facts: [] },
    };
  }
  const shape = SHAPE.exec(source);
  if (shape && open !== null) {
    const [, from, to, on, tone] = shape;
    open.shapes.push({ from: from ?? null, to: to ?? on!, tone: (tone ?? 'plain') as Tone });
    return null;
  }
  const fact = FACT.exec(source);
  if (fact && open !== null) {
    open.facts.push({ line, name: fact[1]!, value: fact[2]! });
    return null;
  }
  throw new Error(`line ${line}: not understood: "${source}"`);
}

/** Reads a source. Throws with the number of a line that it cannot understand. */
export function readSource(text: string): GameSource {
  const head: Record<string, string> = {};
  const bots: GameSource['bots'] = {};
  const lines: GameLine[] = [];
  let branch: Line[] | null = null;
  text.split('\n').forEach((raw, i) => {
    const line = i + 1;
    const source = raw.trim();
    if (source === '' || source.startsWith('#')) return;
    const field = HEAD.exec(source);
    const bot = BOT.exec(source);
    if (field && lines.length === 0) head[field[1]!] = field[2]!;
    else if (bot && lines.length === 0) bots[bot[1]!] = { level: bot[2]!, seed: Number(bot[3]) };
    else if (source.startsWith('~~ ')) {
      const [language, title] = textOf(source.slice(3), line);
      if (alsoTitled(lines.at(-1), 'variation', [language, title])) return;
      branch = [];
      lines.push({ kind: 'variation', line, title: { [language]: title }, lines: branch });
    } else if (source.startsWith('~ ')) {
      if (branch === null) throw new Error(`line ${line}: no variation has begun`);
      const made = lineOf(source.slice(2), line, branch);
      if (made !== null) branch.push(made);
    } else if (source.startsWith('== ')) {
      const [language, title] = textOf(source.slice(3), line);
      if (!alsoTitled(lines.at(-1), 'chapter', [language, title]))
        lines.push({ kind: 'chapter', line, title: { [language]: title } });
    } else {
      branch = null;
      const made = lineOf(source, line, lines as Line[]);
      if (made !== null) lines.push(made);
    }
  });
  const { id, seed, name, author } = head;
  if (!id || !seed || !name || !author) throw new Error('the head names id, seed, name and author');
  return { id, seed, name, author, bots, lines };
}
