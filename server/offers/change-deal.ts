import type { DealBody } from '#schemas/api/offer-bodies.ts';
import type { DealOffer, OfferChangeKind } from '#schemas/api/staff-offers.ts';
import type { Database } from '../db/client.ts';
import { replaceDealSteps } from '../db/queries/deal-steps.ts';
import { notifyMenuChange } from '../db/queries/notify.ts';
import { findOfferRequest, insertOfferChange } from '../db/queries/offer-changes.ts';
import { findDeal, insertDeal, updateDeal, type DealRow } from '../db/queries/offer-settings.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { lockTenant } from '../db/queries/tenant-settings.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { requireRevision } from '../ordering/restaurant/settings-revision.ts';
import { couponUnits, unknownOffer, type OfferScope } from './offer-scope.ts';
import { dealRowOf, dealValuesOf } from './offer-values.ts';
import { requireDealOnMenu } from './require-on-menu.ts';
import { showDeal } from './show-offers.ts';

/** Who changes deals: those of their own restaurant, an owner all. */
export type DealScope = OfferScope & { staff: StaffIdentity };

/** A deal as it is after a change. */
export type DealWritten = { deal: DealOffer; restaurantId: number };

/**
 * Makes a deal of a restaurant; a request that made one before is answered with it.
 * @throws ApiError 422 for what it names. The restaurant was looked at before.
 */
export async function addDeal(
  tx: Database,
  scope: DealScope,
  {
    requestId,
    restaurantId,
    values,
  }: { requestId: string; restaurantId: number; values: DealBody },
): Promise<DealWritten> {
  const { tenant } = scope;
  await lockTenant(tx, tenant.id);
  const made = await findOfferRequest(tx, tenant.id, requestId);
  if (made?.dealId) return { deal: await showDeal(tx, scope, made.dealId), restaurantId };
  await requireDealOnMenu(tx, { tenantId: tenant.id, restaurantId }, values);
  const { row, steps } = dealRowOf(values, await unitsAt(tx, scope, restaurantId));
  await notifyMenuChange(tx, tenant.id, restaurantId);
  const place = { tenantId: tenant.id, restaurantId };
  const dealId = await insertDeal(tx, place, {
    ...row,
    isActive: true,
    revision: 0,
    imagePath: null,
  });
  await replaceDealSteps(tx, { tenantId: tenant.id, dealId }, steps);
  await writeDown(tx, scope, { id: dealId, kind: 'made', requestId });
  return { deal: await showDeal(tx, scope, dealId), restaurantId };
}

/**
 * Changes a deal for orders from now on; carts that hold it are priced anew (rules R54, R55).
 * @throws ApiError 404, 403 of another restaurant's, 412 with the present deal, 422 for what it names.
 */
export async function setDeal(
  tx: Database,
  scope: DealScope,
  { dealId, revision, values }: { dealId: number; revision: number | null; values: DealBody },
): Promise<DealWritten> {
  const { tenant } = scope;
  const before = await changeable(tx, scope, dealId);
  const { restaurantId } = before;
  requireRevision(await showDeal(tx, scope, dealId), revision);
  await requireDealOnMenu(tx, { tenantId: tenant.id, restaurantId }, values);
  const { row, steps } = dealRowOf(values, await unitsAt(tx, scope, restaurantId));
  await notifyMenuChange(tx, tenant.id, restaurantId);
  await updateDeal(tx, before, { ...row, revision: before.revision + 1 });
  await replaceDealSteps(tx, { tenantId: tenant.id, dealId }, steps);
  await writeDown(tx, scope, { id: dealId, kind: 'changed' });
  return { deal: await showDeal(tx, scope, dealId), restaurantId };
}

/** Ends a deal at once, or lets it count again; what it says already changes nothing. */
export async function switchDeal(
  tx: Database,
  scope: DealScope,
  { dealId, isActive }: { dealId: number; isActive: boolean },
): Promise<DealWritten> {
  const before = await changeable(tx, scope, dealId);
  const { restaurantId } = before;
  if (before.isActive !== isActive) {
    await notifyMenuChange(tx, scope.tenant.id, restaurantId);
    await updateDeal(tx, before, { isActive });
    await writeDown(tx, scope, { id: dealId, kind: isActive ? 'resumed' : 'ended' });
  }
  return { deal: await showDeal(tx, scope, dealId), restaurantId };
}

/** The deal, one change after the other: whoever changes one holds the tenant. */
async function changeable(tx: Database, scope: DealScope, dealId: number): Promise<DealRow> {
  const { tenant, staff } = scope;
  await lockTenant(tx, tenant.id);
  const deal = await findDeal(tx, tenant.id, dealId);
  if (!deal) throw unknownOffer();
  await requireOwnRestaurant(tx, { tenantId: tenant.id, staff }, deal.restaurantId);
  return deal;
}

async function unitsAt(tx: Database, { tenant }: OfferScope, restaurantId: number) {
  const restaurant = await findRestaurant(tx, tenant.id, restaurantId);
  return couponUnits(tenant, restaurant ? [restaurant] : [], [restaurantId]);
}

type Written = { id: number; kind: OfferChangeKind; requestId?: string };

async function writeDown(
  tx: Database,
  scope: OfferScope,
  { id: dealId, kind, requestId }: Written,
): Promise<void> {
  const { tenant, staff, now } = scope;
  const deal = await findDeal(tx, tenant.id, dealId);
  if (!deal) throw new Error(`deal ${dealId} is gone`);
  const values = dealValuesOf(deal, await unitsAt(tx, scope, deal.restaurantId));
  await insertOfferChange(
    tx,
    tenant.id,
    { dealId },
    {
      requestId: requestId ?? null,
      at: now,
      staffId: staff.id,
      name: staff.name,
      kind,
      state: { kind: 'deal', is_active: deal.isActive, values },
    },
  );
}
