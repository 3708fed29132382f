import type { WritingParts } from './writing-parts.ts';

let parts: WritingParts | null = null;

/** Asked for when a text is chosen, to be there when it is written. */
export async function loadWriting(): Promise<WritingParts> {
  parts ??= (await import('./writing-parts.ts')).writingParts;
  return parts;
}

/** A phone shows its keyboard only for a focus within the press itself. */
export const loadedWriting = (): WritingParts | null => parts;
