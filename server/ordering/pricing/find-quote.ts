import type { Quote } from '#schemas/rules/delivery/quote-view.ts';
import { zoneOf } from '#schemas/rules/delivery/zone-of.ts';
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
  const pickup = orderTypes.includes('pickup') ? ' You can pick your order up instead.' : '';
  if (!orderTypes.includes('delivery')) {
    return refused('not_delivered_there', `This restaurant does not deliver.${pickup}`);
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
    `We do not deliver to ${address.postcode.trim()} yet.${pickup}`,
  );
}

const refused = (code: NonNullable<Quote['refusal']>['code'], message: string): Quote => ({
  zone: null,
  minutes: 0,
  refusal: { code, message },
});
