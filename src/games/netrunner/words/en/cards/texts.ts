/** By card code: its paragraphs, and for ice each subroutine in short. */
export type CardTexts = Readonly<Record<string, { text: readonly string[]; subs?: readonly string[] }>>;
