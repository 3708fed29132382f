import type { Setup, TestOrder } from '#schemas/api/staff-setup.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { soundLastsMs } from '#schemas/rules/desk-sound.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { isUsable } from '../caches/settings-cache.ts';
import type { Database } from '../db/client.ts';
import { countLocalities } from '../db/queries/localities.ts';
import { listWithoutNotice } from '../db/queries/sounding-desks.ts';
import { findSiteConfig, listPaymentSettings } from '../db/queries/settings.ts';
import { listRestaurantSetups, listZoneKinds } from '../db/queries/setup-data.ts';
import { listTestOrders, type ListedTestOrder } from '../db/queries/test-orders.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { shownNumber } from '../domain/order/shown-number.ts';
import { revisionOf } from '../ordering/restaurant/settings-revision.ts';
import { taxesPage } from '../ordering/restaurant/tenant-taxes.ts';
import { setupSteps } from './setup-steps.ts';

export type SetupDeps = Pick<Deps, 'db' | 'clock' | 'gateways' | 'maps' | 'options'>;

/**
 * How far the set-up of a tenant is: what its settings pages store is looked at, nothing of it is
 * stored twice. One query after the other, for `db` may be a transaction.
 */
export async function showSetup(
  { db, clock, gateways, maps, options }: SetupDeps,
  tenant: Tenant,
): Promise<Setup> {
  const { id: tenantId, openedAt, setupMarks: marks } = tenant;
  // Yesterday by UTC: wherever the restaurant is, no day to come is left out.
  const today = new Date(clock().getTime() - dayMs).toISOString().slice(0, 10);
  const restaurants = await listRestaurantSetups(db, tenantId, { status: activeStatus, today });
  const zoneKinds = await listZoneKinds(db, tenantId);
  const knowsAddresses = maps.source !== 'suburbs' || (await countLocalities(db, tenantId)) > 0;
  const payments = await listPaymentSettings(db, tenantId);
  const isPaid = payments.some((row) => isUsable(gateways, row));
  const testOrders = await listTestOrders(db, tenantId);
  const hasTestOrder = testOrders.length > 0;
  const withoutNotice = await listWithoutNotice(db, tenantId, {
    sendsMails: options.sendsMails,
    soundSince: new Date(clock().getTime() - soundLastsMs),
  });
  const steps = setupSteps({
    restaurants,
    zoneKinds,
    knowsAddresses,
    isTaxSet: revisionOf(tenant.settingsRevisions, taxesPage) > 0,
    isPaid,
    hasTestOrder,
    withoutNotice,
    marks,
  });
  return {
    opened_at: openedAt?.toISOString() ?? null,
    can_open: openedAt === null && steps.every(({ state }) => state !== 'missing'),
    steps,
    restaurants: restaurants.map(({ id, name }) => ({ id, name })),
    shows_editor: await showsEditor(db, tenantId),
    test_orders: testOrders.map(testOrderView),
    sends_mails: options.sendsMails,
    site_url: tenant.primaryOrigin,
  };
}

async function showsEditor(db: Database, tenantId: number): Promise<boolean> {
  const stored = await findSiteConfig(db, tenantId);
  return readSiteConfig(stored?.document ?? {}).config.general.showConfigEditor;
}

const testOrderView = (order: ListedTestOrder): TestOrder => ({
  id: order.id,
  number: shownNumber(order),
  restaurant: order.restaurant,
  status: order.status,
  placed_at: order.placedAt.toISOString(),
  mailed_to: order.isMailed ? order.customer.email : null,
});
