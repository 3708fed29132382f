import type { Quote } from '#server/domain/pricing/quote-view.ts';
import { zoneOf } from '#schemas/rules/delivery/zone-of.ts';
import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { listDeliveryZones } from '../../db/queries/delivery-zones.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';

export type { Quote };

/**
 * What delivering to an address takes (rules R45 to R47): the one answer that card, cart and
 * checkout show. Zones are read anew every time, so a changed one counts at once; whatever changes
 * them announces a menu change, for carts are priced with them. Call it outside transactions.
 */
export async function findQuote(
  { db, maps }: Pick<Deps, 'db' | 'maps'>,
  restaurant: Restaurant,
  address: MapAddress,
): Promise<Quote> {
  const { tenantId, id, orderTypes, latitude, longitude, deliveryMinutes } = restaurant;
  const orPickup =
    (sentence: (say: FailureTexts) => string): Sentence =>
    (say) =>
      orderTypes.includes('pickup') ? say.placing.pickupInstead(sentence(say)) : sentence(say);
  if (!orderTypes.includes('delivery')) {
    return refused(
      'not_delivered_there',
      orPickup(({ placing }) => placing.noDelivery),
    );
  }
  const [zones, { point, mismatch }] = await Promise.all([
    listDeliveryZones(db, tenantId, id),
    maps.locate(tenantId, address),
  ]);
  if (mismatch !== null) return refused('address_mismatch', mismatch);
  const restaurantPoint = latitude === null || longitude === null ? null : { latitude, longitude };
  const zone = zoneOf(zones, { postcode: address.postcode, point, restaurantPoint });
  if (zone) return { zone, minutes: deliveryMinutes + zone.extraMinutes, refusal: null };
  return refused(
    'not_delivered_there',
    orPickup(({ placing }) => placing.notDeliveredTo(address.postcode.trim())),
  );
}

const refused = (code: NonNullable<Quote['refusal']>['code'], message: Sentence): Quote => ({
  zone: null,
  minutes: 0,
  refusal: { code, message },
});
