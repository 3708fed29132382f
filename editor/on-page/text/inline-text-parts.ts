import { startInlineText } from './inline-text.ts';
import { replacementSurface } from './replacement-surface.ts';
import { inPlaceSurface } from './surface.ts';

/** All that inline text editing needs beyond finding the text; loaded with the first click on one. */
export const inlineTextParts = { startInlineText, inPlaceSurface, replacementSurface };

export type InlineTextParts = typeof inlineTextParts;
