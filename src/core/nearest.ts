/** Finds the known names that a misspelt name may stand for. */

/** Only this many letters of a text are compared. */
const LONGEST = 60;

/**
 * Edit distance of two texts: the fewest letters to insert, delete or replace. If it exceeds `most`, the result is some number above
 * `most`.
 */
function distance(a: string, b: string, most = Infinity): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    if (Math.min(...next) > most) return Infinity;
    row = next;
  }
  return row[b.length]!;
}

/** The `n` known names most like a text, nearest first. Names that contain the text come before all others. */
export function nearest(text: string, known: Iterable<string>, n: number): string[] {
  const wanted = text.slice(0, LONGEST).toLowerCase();
  const ranked: { name: string; far: number }[] = [];
  for (const name of known) {
    const plain = name.slice(0, LONGEST).toLowerCase();
    ranked.push({ name, far: distance(wanted, plain) - (plain.includes(wanted) ? LONGEST * 2 : 0) });
  }
  ranked.sort((a, b) => a.far - b.far);
  return ranked.slice(0, n).map(({ name }) => name);
}

/** The known names within edit distance `most` of a text, nearest first. Upper and lower case count as different. */
export function within(text: string, known: Iterable<string>, most: number): string[] {
  const near: { name: string; far: number }[] = [];
  for (const name of known) {
    if (Math.abs(name.length - text.length) > most || text.length > LONGEST + most) continue;
    const far = distance(text, name, most);
    if (far <= most) near.push({ name, far });
  }
  return near.sort((a, b) => a.far - b.far).map(({ name }) => name);
}
