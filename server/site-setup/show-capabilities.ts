import {
  capabilities,
  capabilityNames,
  type Capability,
  type CapabilityNeed,
} from '#schemas/capabilities.ts';
import type { ShownCapability } from '#schemas/api/staff-capabilities.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { readCapabilityRows } from '../db/queries/capabilities.ts';
import { listRestaurantSetups, listZoneKinds } from '../db/queries/setup-data.ts';
import { withDealsAt } from '../caches/site-pages-cache.ts';
import { readSitePageRows } from '../db/queries/site-pages.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';

type CapabilityDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'maps' | 'sms' | 'options'>;

/**
 * Shows what a business offers at this moment, and what each capability lacks; read off what its
 * settings pages store.
 */
export async function showCapabilities(
  { db, clock, settings, maps, sms, options }: CapabilityDeps,
  tenant: Tenant,
): Promise<ShownCapability[]> {
  const today = new Date(clock().getTime() - dayMs).toISOString().slice(0, 10);
  const [restaurants, zones, pages, rows, { config, payment }] = await Promise.all([
    listRestaurantSetups(db, tenant.id, { status: activeStatus, today }),
    listZoneKinds(db, tenant.id),
    readSitePageRows(db, tenant.id),
    readCapabilityRows(db, tenant.id),
    settings.get(tenant.id),
  ]);
  const taking = (type: DeliveryMethod) =>
    restaurants.filter(({ orderTypes }) => orderTypes.includes(type));
  const withZone = new Set(zones.map(({ restaurantId }) => restaurantId));
  const isAny = (ids: ReadonlySet<number>) => restaurants.some(({ id }) => ids.has(id));
  const takesCards = payment.gateways.some((gateway) => gateway !== 'cash');
  const orderTypes: Partial<Record<Capability, DeliveryMethod>> = {
    pickup: 'pickup',
    delivery: 'delivery',
    at_table: 'dine_in',
    tabs: 'dine_in',
  };
  const isOn: Record<Capability, boolean> = {
    pickup: taking('pickup').length > 0,
    delivery: taking('delivery').length > 0,
    at_table: taking('dine_in').length > 0,
    tabs: taking('dine_in').length > 0,
    instore_menu: true,
    reservations: isAny(pages.bookable),
    gift_cards: pages.sellsGiftCards,
    loyalty_points: tenant.loyalty?.isOn === true,
    deals: isAny(withDealsAt(pages, clock())),
    newsletter: config.footer.showNewsletter,
    contact: true,
    accounts: true,
    cards: takesCards,
    printing: rows.hasPrinter,
    mails: options.sendsMails,
    sms: sms !== null && sms !== undefined,
    maps: maps.source !== 'suburbs',
  };
  const meets = (name: Capability, need: CapabilityNeed): boolean => {
    const type = orderTypes[name];
    const offering = type && isOn[name] ? taking(type) : restaurants;
    const met: Record<CapabilityNeed, boolean> = {
      restaurant: restaurants.length > 0,
      hours: offering.some(({ typesWithHours }) => type && typesWithHours.includes(type)),
      zone: offering.some(({ id }) => withZone.has(id)),
      tables: offering.some(({ id }) => rows.withTables.has(id)),
      card_gateway: takesCards,
      mail_service: options.sendsMails,
      sms_service: isOn.sms,
      map_service: isOn.maps,
    };
    return met[need];
  };
  return capabilityNames.map((name) => ({
    name,
    is_on: isOn[name],
    missing: capabilities[name].needs.filter((need) => !meets(name, need)),
  }));
}
