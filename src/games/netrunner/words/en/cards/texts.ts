/** Turns the texts of cards into messages. */

/** Card texts by card code: the paragraphs and, for ice, a short form of each subroutine. */
type CardTexts = Readonly<Record<string, { text: readonly string[]; subs?: readonly string[] }>>;

/** Turns card texts into messages: `card.<code>.<n>` is a paragraph of the text, `sub.<code>.<n>` the short form of a subroutine. */
export function messagesOf(texts: CardTexts): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [code, { text, subs = [] }] of Object.entries(texts)) {
    text.forEach((sentence, i) => (messages[`card.${code}.${i}`] = sentence));
    subs.forEach((sentence, i) => (messages[`sub.${code}.${i}`] = sentence));
  }
  return messages;
}
