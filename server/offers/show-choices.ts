import type { OfferChoice, OfferChoices } from '#schemas/api/staff-offers.ts';
import { groupBy } from '../caches/group-by.ts';
import type { Database } from '../db/client.ts';
import {
  listOfferCategories,
  listOfferDishes,
  type OfferChoiceRow,
} from '../db/queries/offer-choices.ts';
import { ownRestaurants, type OfferScope } from './offer-scope.ts';

/** The dishes and categories that an offer may name, what is the same at several restaurants once. */
export async function showOfferChoices(db: Database, scope: OfferScope): Promise<OfferChoices> {
  const own = (await ownRestaurants(db, scope)).map(({ id }) => id);
  const dishes = await listOfferDishes(db, scope.tenant.id, own);
  const categories = await listOfferCategories(db, scope.tenant.id, own);
  return { dishes: choicesOf(dishes), categories: choicesOf(categories) };
}

const choicesOf = (rows: readonly OfferChoiceRow[]): OfferChoice[] =>
  [...groupBy(rows, ({ key }) => key).values()].map((same) => ({
    name: same[0]?.name ?? '',
    at: same.map(({ restaurantId, id, isListed }) => ({
      restaurant_id: restaurantId,
      id,
      is_listed: isListed,
    })),
  }));
