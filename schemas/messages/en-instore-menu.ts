import type { Catalogue } from './catalogue.ts';
import { instoreMenu } from './en/instore-menu.ts';

/** Sentences of the menu for reading in the restaurant: they come with its page. */
export const enInstoreMenu = { instoreMenu };

/** A complete catalogue of them. */
export type InstoreMenuMessages = Catalogue<typeof enInstoreMenu>;
