/** What a maps service answered instead of places. */
export class MapsRefused extends Error {
  override readonly name = 'MapsRefused';
}

/** What it said, or only what kind of failure it was: an error's own text may hold our key. */
export function reasonOf(error: unknown): string {
  if (error instanceof MapsRefused) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
