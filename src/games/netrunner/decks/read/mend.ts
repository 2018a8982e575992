/** Corrects a line of a deck list that was not understood, once the person has chosen the card it means. */
import { def } from '../../rules/defs.ts';
import { cardCalled } from '../deck.ts';
import { Gathering } from './gather.ts';
import type { Reading } from './line.ts';

/** Returns the reading of a list in which the line at index `at` means the card called `title`, with the copies that line gives. */
export function mend({ lines, name }: Reading, at: number, title: string): Reading {
  const found = new Gathering();
  found.name = name;
  lines.forEach((line, i) => {
    const meant = i === at ? cardCalled(title) : null;
    if (line.as === 'card' || line.as === 'identity')
      found.take(line, def(line.code), { title: '', copies: line.copies, counted: true });
    else if (line.as === 'unread' && meant !== null) found.take(line, meant, line);
    else found.lines.push(line);
  });
  return found.reading();
}
