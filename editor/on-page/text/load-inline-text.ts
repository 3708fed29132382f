import type { InlineTextParts } from './inline-text-parts.ts';

let parts: InlineTextParts | null = null;

/** Loads inline text editing; called when a text is selected, to be there when editing begins. */
export async function loadInlineText(): Promise<InlineTextParts> {
  parts ??= (await import('./inline-text-parts.ts')).inlineTextParts;
  return parts;
}

/** The same if loaded already: a phone opens its keyboard only for a focus within the tap itself. */
export const loadedInlineText = (): InlineTextParts | null => parts;
