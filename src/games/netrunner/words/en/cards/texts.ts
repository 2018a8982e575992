/** How the texts of cards become messages. */

/** By card code: its paragraphs, and for ice each subroutine in short. */
type CardTexts = Readonly<Record<string, { text: readonly string[]; subs?: readonly string[] }>>;

/** The messages of these cards: `card.<code>.<n>` is a paragraph of the text, `sub.<code>.<n>` a subroutine in short. */
export function messagesOf(texts: CardTexts): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [code, { text, subs = [] }] of Object.entries(texts)) {
    text.forEach((sentence, i) => (messages[`card.${code}.${i}`] = sentence));
    subs.forEach((sentence, i) => (messages[`sub.${code}.${i}`] = sentence));
  }
  return messages;
}
