/** Copies a text to the clipboard. Returns the key of the sentence that says whether the browser allowed it. */
export async function copyText(text: string): Promise<'share.copied' | 'share.by-hand'> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    if (clipboard === undefined) return 'share.by-hand';
    await clipboard.writeText(text);
    return 'share.copied';
  } catch {
    return 'share.by-hand';
  }
}
