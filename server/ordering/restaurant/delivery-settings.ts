import type { DeliverySettings, DeliverySettingsBody } from '#schemas/api/staff-delivery.ts';
import { toMajor } from '#schemas/money.ts';
import type { Database } from '../../db/client.ts';
import {
  listDeliveryZones,
  replaceDeliveryZones,
  type ZoneRow,
} from '../../db/queries/delivery-zones.ts';
import { countLocalities, listNearestLocalities } from '../../db/queries/localities.ts';
import { notifyMenuChange } from '../../db/queries/notify.ts';
import {
  lockRestaurant,
  updateDeliverySettings,
  type Restaurant,
} from '../../db/queries/restaurants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';

type Needs = Pick<Deps, 'db' | 'maps' | 'completion' | 'options'>;
type Tenant = { id: number; currency: string };

/** Where a restaurant delivers, as its owner reads it. */
export async function showDeliverySettings(
  { db, maps, completion, options }: Needs,
  { id: tenantId, currency }: Tenant,
  restaurant: Restaurant,
): Promise<DeliverySettings> {
  const { latitude, longitude, deliveryMinutes, deliveryRevision, orderTypes } = restaurant;
  const zones = await listDeliveryZones(db, tenantId, restaurant.id);
  const inMajor = (minor: number) => String(toMajor(minor, currency));
  return {
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    minutes: deliveryMinutes,
    zones: zones.map(({ id, name, area, minimum, tiers, extraMinutes }) => ({
      id,
      name,
      area: copyOf(area),
      minimum: inMajor(minimum),
      tiers: tiers.map(({ from, fee }) => ({ from: inMajor(from), fee: inMajor(fee) })),
      extra_minutes: extraMinutes,
    })),
    revision: deliveryRevision,
    is_offered: orderTypes.includes('delivery'),
    address_source: maps.source,
    completion: completion.source,
    suburb_count: await countLocalities(db, tenantId),
    suburbs_nearby: await nearbySuburbs(db, tenantId, restaurant),
    tiles: options.mapTiles,
  };
}

/** So many names find room on a map. */
const mostNearby = 40;

async function nearbySuburbs(
  db: Database,
  tenantId: number,
  { latitude, longitude }: Restaurant,
): Promise<DeliverySettings['suburbs_nearby']> {
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  const rows = await listNearestLocalities(db, tenantId, { place, most: mostNearby });
  return rows.map(({ tenantId: _tenantId, ...suburb }) => suburb);
}

/** Its lists are read-only inside. */
function copyOf(area: ZoneRow['area']): DeliverySettingsBody['zones'][number]['area'] {
  if (area.kind === 'postcodes') return { ...area, postcodes: [...area.postcodes] };
  return area.kind === 'polygon' ? { ...area, points: [...area.points] } : area;
}

/**
 * Zones as they are stored.
 * @throws ApiError 400 for an amount with more places than the currency has, naming where it stands.
 */
export const zoneRowsOf = (zones: DeliverySettingsBody['zones'], currency: string): ZoneRow[] =>
  zones.map(({ id, name, area, minimum, tiers, extra_minutes }, index) => {
    const minor = (amount: string, path: string) =>
      parseAmount(amount, currency, `body.zones.${index}.${path}`);
    return {
      id,
      name,
      area,
      minimum: minor(minimum, 'minimum'),
      tiers: tiers.map(({ from, fee }, tier) => ({
        from: minor(from, `tiers.${tier}.from`),
        fee: minor(fee, `tiers.${tier}.fee`),
      })),
      extraMinutes: extra_minutes,
    };
  });

type Write = {
  restaurantId: number;
  /** The one that it was made from; null: none that there ever was. */
  revision: number | null;
  body: DeliverySettingsBody;
};

/**
 * Sets where a restaurant delivers; orders that were placed before keep their fee. Carts are priced
 * with zones, so the menu's version rises.
 * @throws ApiError 400 for an amount, 404, 412 with the present settings where it was made from
 * another revision.
 */
export async function setDeliverySettings(
  tx: Database,
  deps: Omit<Needs, 'db'>,
  tenant: Tenant,
  { restaurantId, revision, body }: Write,
): Promise<DeliverySettings> {
  const zones = zoneRowsOf(body.zones, tenant.currency);
  const present = await lockRestaurant(tx, tenant.id, restaurantId);
  if (!present) throw restaurantNotFound();
  if (present.deliveryRevision !== revision) {
    const sentence = 'Somebody else changed where you deliver in the meantime.';
    const data = await showDeliverySettings({ ...deps, db: tx }, tenant, present);
    throw new ApiError(412, 'stale_settings', sentence, { data });
  }
  await replaceDeliveryZones(tx, tenant.id, { restaurantId, zones });
  const changed = await updateDeliverySettings(tx, tenant.id, restaurantId, {
    latitude: body.place?.latitude ?? null,
    longitude: body.place?.longitude ?? null,
    deliveryMinutes: body.minutes,
    deliveryRevision: present.deliveryRevision + 1,
  });
  if (!changed) throw restaurantNotFound();
  await notifyMenuChange(tx, tenant.id, restaurantId);
  return showDeliverySettings({ ...deps, db: tx }, tenant, changed);
}
