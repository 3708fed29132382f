/** Copies a text to the clipboard. @returns a sentence on the result */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'This browser does not let us use the clipboard. Download the file instead.';
  }
}
