import type { CouponBody, DealBody } from '#schemas/api/offer-bodies.ts';
import type { Problem } from '#schemas/api/wire.ts';
import type { Database } from '../db/client.ts';
import { listOfferCategories, listOfferDishes } from '../db/queries/offer-choices.ts';
import { ApiError } from '../errors/api-error.ts';
import { ownRestaurants, type OfferScope } from './offer-scope.ts';

/**
 * Lets an offer pass that names only what there is: of another tenant, or of a restaurant that one
 * does not work for, is answered like what never was (rule R95).
 * @throws ApiError 422 with a sentence at each field.
 */
export async function requireCouponOnMenu(
  db: Database,
  scope: OfferScope,
  values: Pick<CouponBody, 'dish_ids' | 'category_ids' | 'restaurant_ids'>,
): Promise<void> {
  const own = (await ownRestaurants(db, scope)).map(({ id }) => id);
  const tenantId = scope.tenant.id;
  const { dish_ids, category_ids, restaurant_ids } = values;
  const dishes = dish_ids.length === 0 ? [] : await listOfferDishes(db, tenantId, own);
  const categories = category_ids.length === 0 ? [] : await listOfferCategories(db, tenantId, own);
  refuse([
    ...missing('dish_ids', dish_ids, dishes, notADish),
    ...missing('category_ids', category_ids, categories, notACategory),
    ...missing(
      'restaurant_ids',
      restaurant_ids,
      own.map((id) => ({ id })),
      'One of these restaurants is not yours. Take it out.',
    ),
  ]);
}

/** The same of a deal, whose dishes are one restaurant's. */
export async function requireDealOnMenu(
  db: Database,
  { tenantId, restaurantId }: { tenantId: number; restaurantId: number },
  { components }: Pick<DealBody, 'components'>,
): Promise<void> {
  const dishes = await listOfferDishes(db, tenantId, [restaurantId]);
  refuse(
    components.flatMap(({ dish_ids }, place) =>
      missing(`components.${place}.dish_ids`, dish_ids, dishes, notADish),
    ),
  );
}

const notADish = 'One of these dishes is not on this menu. Take it out.';
const notACategory = 'One of these categories is not on this menu. Take it out.';

function missing(
  field: string,
  ids: readonly number[],
  known: readonly { id: number }[],
  message: string,
): Problem[] {
  const there = new Set(known.map(({ id }) => id));
  if (ids.every((id) => there.has(id))) return [];
  return [{ path: `body.${field}`, code: 'not_on_menu', message }];
}

function refuse(problems: Problem[]): void {
  const [first] = problems;
  if (first) throw new ApiError(422, 'not_on_menu', first.message, { problems });
}
