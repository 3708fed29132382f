import type { Glyph } from '#schemas/samples/glyphs.ts';
import type { SeedContext } from './insert-tenant.ts';
import { insertCombos } from './insert-combos.ts';
import { insertDeals } from './insert-deals.ts';
import { insertHalfSets } from './insert-half-sets.ts';

export type OfferPlace = {
  restaurantId: number;
  /** Ids by sample keys: of its categories, and of the dishes that it sells. */
  categoryIds: ReadonlyMap<string, number>;
  ids: ReadonlyMap<string, number>;
  imagePath: (glyphs?: readonly [Glyph, ...Glyph[]]) => string | null;
};

/** Inserts what one restaurant sells beyond its dishes: combos, halves and deals. */
export async function insertOffers(context: SeedContext, place: OfferPlace): Promise<void> {
  await insertCombos(context, place);
  await insertHalfSets(context, place);
  await insertDeals(context, place);
}
