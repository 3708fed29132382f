import { standInFor } from './stand-in.ts';
import { ownSurface } from './surface.ts';
import { beginWriting } from './writing.ts';

/** All that writing on the page needs beyond finding where; fetched with the first press on a text. */
export const writingParts = { beginWriting, ownSurface, standInFor };

export type WritingParts = typeof writingParts;
