import type { Catalogue } from './catalogue.ts';
import { menuSearch } from './en/menu-search.ts';

/** Sentences of searching and filtering the menu: they come with its tools. */
export const enMenuSearch = { menuSearch };

/** A complete catalogue of them. */
export type MenuSearchMessages = Catalogue<typeof enMenuSearch>;
