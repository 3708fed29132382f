/** How long the browser has to fetch what it is to save, in ms. */
const keptMs = 10_000;

/** Has the browser save a text as a file, of a media type. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
