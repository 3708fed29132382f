import type { SeedContext } from './insert-tenant.ts';
import { insertCombos } from './insert-combos.ts';
import { insertDeals } from './insert-deals.ts';
import { insertHalfSets } from './insert-half-sets.ts';
import type { OfferPlace } from './offer-place.ts';

/** Inserts what one restaurant sells beyond its dishes: combos, halves and deals. */
export async function insertOffers(context: SeedContext, place: OfferPlace): Promise<void> {
  await insertCombos(context, place);
  await insertHalfSets(context, place);
  await insertDeals(context, place);
}
