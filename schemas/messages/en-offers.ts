import type { Catalogue } from './catalogue.ts';
import { offers } from './en/offers.ts';

/** What the menu says of deals; it comes with the code that draws the menu. */
export const enOffers = { offers };

export type OfferMessages = Catalogue<typeof enOffers>;
