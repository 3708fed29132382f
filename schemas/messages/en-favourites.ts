import type { Catalogue } from './catalogue.ts';
import { favourites } from './en/favourites.ts';

/** Sentences of favourites: a first load is spared them, for a heart has none until it is pressed. */
export const enFavourites = { favourites };

/** A complete catalogue of them. */
export type FavouriteMessages = Catalogue<typeof enFavourites>;
