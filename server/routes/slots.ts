import type { RequestOf } from '#schemas/api/contract.ts';
import { sentenceIn } from '#schemas/messages/sentence.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { Handlers } from '../http/handler.ts';
import type { Identity } from '../identity/identity.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import { readStoredCart } from '../db/queries/stored-cart.ts';
import type { Deps } from '../dependencies/deps.ts';
import { cartPrep } from '../domain/menu/dish-prep.ts';
import type { DishPrep } from '../domain/menu/dish-prep.ts';
import { findQuote } from '../ordering/pricing/find-quote.ts';
import { menuOf, requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { offeredSlots } from '../ordering/restaurant/offered-slots.ts';

export const slotRoutes = (deps: Deps): Handlers<'getSlots'> => ({
  getSlots: async ({ tenant, identity, query, language }) => {
    const restaurant = await requireRestaurant(deps, tenant.id, query.restaurant_id);
    const [prep, zone] = await Promise.all([
      prepOfOwnCart(deps, restaurant, identity),
      zoneOfAddress(deps, restaurant, query),
    ]);
    const orderType = query.order_type;
    const offered = await offeredSlots(deps, restaurant, { orderType, prep, zone });
    const { asap, days, lastOrderAt, refusal } = offered;
    return {
      data: {
        restaurant_id: restaurant.id,
        order_type: orderType,
        time_zone: restaurant.timeZone,
        asap,
        paused: refusal && {
          reason: sentenceIn(failureTexts[language], refusal.message),
          until: refusal.until?.toISOString() ?? null,
        },
        last_order_at: lastOrderAt === null ? null : new Date(lastOrderAt).toISOString(),
        days,
      },
    };
  },
});

/** Notice and weight of the caller's own cart; undefined where they have none here. */
async function prepOfOwnCart(
  deps: Deps,
  restaurant: Restaurant,
  identity: Identity | null,
): Promise<DishPrep | undefined> {
  if (identity?.kind !== 'guest' && identity?.kind !== 'user') return undefined;
  const { tenantId, id } = restaurant;
  const owner = { shopperId: identity.id, restaurantId: id };
  const [cart, menu] = await Promise.all([
    readStoredCart(deps.db, tenantId, owner),
    menuOf(deps, restaurant),
  ]);
  return cart && menu && cart.items.length > 0 ? cartPrep(cart.items, menu.dishes) : undefined;
}

/** Of a delivery whose address is known, for its minutes on the road. */
async function zoneOfAddress(
  deps: Deps,
  restaurant: Restaurant,
  { order_type, postcode, suburb = '' }: RequestOf<'getSlots'>['query'],
) {
  if (order_type !== 'delivery' || !postcode) return null;
  const address = { postcode, suburb, city: '', formattedAddress: '' };
  return (await findQuote(deps, restaurant, address)).zone;
}
