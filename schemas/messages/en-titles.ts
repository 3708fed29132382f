import type { Catalogue } from './catalogue.ts';
import { preview, titles } from './en/titles.ts';

/** Titles of the screens, and what a preview says: they come with what keeps the page's head. */
export const enTitles = { titles, preview };

/** A complete catalogue of them. */
export type TitleMessages = Catalogue<typeof enTitles>;
