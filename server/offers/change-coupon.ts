import type { CouponBody } from '#schemas/api/offer-bodies.ts';
import type { CouponOffer, OfferChangeKind } from '#schemas/api/staff-offers.ts';
import type { Database } from '../db/client.ts';
import { notifyMenuChange } from '../db/queries/notify.ts';
import { findOfferRequest, insertOfferChange } from '../db/queries/offer-changes.ts';
import { insertCoupon, isCodeTaken, updateCoupon } from '../db/queries/offer-settings.ts';
import { findCouponById, type Coupon } from '../db/queries/offers.ts';
import { listRestaurants } from '../db/queries/restaurants.ts';
import { lockTenant } from '../db/queries/tenant-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import { requireRevision } from '../ordering/restaurant/settings-revision.ts';
import {
  couponUnits,
  mayChangeCoupon,
  maySeeCoupon,
  notYourOffer,
  unknownOffer,
  type OfferScope,
} from './offer-scope.ts';
import { couponRowOf, couponValuesOf } from './offer-values.ts';
import { requireCouponOnMenu } from './require-on-menu.ts';
import { showCoupon } from './show-offers.ts';

/** A coupon as it is after a change, and whose carts are priced anew. */
export type CouponWritten = { coupon: CouponOffer; restaurantIds: readonly number[] };

/**
 * Makes a coupon; a request that made one before is answered with it.
 * @throws ApiError 409 for a code that another one has, 403 and 422 for what it names.
 */
export async function addCoupon(
  tx: Database,
  scope: OfferScope,
  { requestId, values }: { requestId: string; values: CouponBody },
): Promise<CouponWritten> {
  const { tenant, staff } = scope;
  await lockTenant(tx, tenant.id);
  const made = await findOfferRequest(tx, tenant.id, requestId);
  if (made?.couponId) {
    return { coupon: await showCoupon(tx, scope, made.couponId), restaurantIds: [] };
  }
  if (!mayChangeCoupon(staff, values.restaurant_ids)) throw notYourOffer();
  await requireCouponOnMenu(tx, scope, values);
  const row = await rowOf(tx, scope, values);
  await requireFreeCode(tx, tenant.id, row.code, null);
  const restaurantIds = await priceAnew(tx, tenant.id, [values.restaurant_ids]);
  const coupon = await insertCoupon(tx, tenant.id, { ...row, isActive: true, revision: 0 });
  if (!coupon) throw codeTaken(row.code);
  await writeDown(tx, scope, coupon, { kind: 'made', requestId });
  return { coupon: await showCoupon(tx, scope, coupon.id), restaurantIds };
}

/**
 * Changes a coupon for orders from now on. An order that is being placed is priced anew, for the
 * versions of the menus rise (rules R54, R55).
 * @throws ApiError 404, 412 with the present coupon, and as `addCoupon`.
 */
export async function setCoupon(
  tx: Database,
  scope: OfferScope,
  { couponId, revision, values }: { couponId: number; revision: number | null; values: CouponBody },
): Promise<CouponWritten> {
  const { tenant, staff } = scope;
  const before = await changeable(tx, scope, couponId);
  requireRevision(await showCoupon(tx, scope, couponId), revision);
  if (!mayChangeCoupon(staff, values.restaurant_ids)) throw notYourOffer();
  await requireCouponOnMenu(tx, scope, values);
  const row = await rowOf(tx, scope, values);
  await requireFreeCode(tx, tenant.id, row.code, couponId);
  // Before the coupon: a placement holds its restaurant while it waits for the coupon.
  const sides = [before.restaurantIds, values.restaurant_ids];
  const restaurantIds = await priceAnew(tx, tenant.id, sides);
  const after = { ...before, ...row, revision: before.revision + 1 };
  await updateCoupon(tx, before, { ...row, revision: after.revision });
  await writeDown(tx, scope, after, { kind: 'changed' });
  return { coupon: await showCoupon(tx, scope, couponId), restaurantIds };
}

/** Ends a coupon at once, or lets it count again; what it says already changes nothing. */
export async function switchCoupon(
  tx: Database,
  scope: OfferScope,
  { couponId, isActive }: { couponId: number; isActive: boolean },
): Promise<CouponWritten> {
  const before = await changeable(tx, scope, couponId);
  if (before.isActive === isActive) {
    return { coupon: await showCoupon(tx, scope, couponId), restaurantIds: [] };
  }
  const restaurantIds = await priceAnew(tx, scope.tenant.id, [before.restaurantIds]);
  await updateCoupon(tx, before, { isActive });
  const kind = isActive ? 'resumed' : 'ended';
  await writeDown(tx, scope, { ...before, isActive }, { kind });
  return { coupon: await showCoupon(tx, scope, couponId), restaurantIds };
}

/** The coupon, one change after the other: whoever changes one holds the tenant. */
async function changeable(tx: Database, scope: OfferScope, couponId: number): Promise<Coupon> {
  const { tenant, staff } = scope;
  await lockTenant(tx, tenant.id);
  const coupon = await findCouponById(tx, tenant.id, couponId);
  if (!coupon) throw unknownOffer();
  const { restaurantIds } = coupon;
  if (!maySeeCoupon(staff, restaurantIds) || !mayChangeCoupon(staff, restaurantIds)) {
    throw notYourOffer();
  }
  return coupon;
}

async function rowOf(tx: Database, { tenant }: OfferScope, values: CouponBody) {
  const restaurants = await listRestaurants(tx, tenant.id);
  return couponRowOf(values, couponUnits(tenant, restaurants, values.restaurant_ids));
}

/** Raises the menu's version wherever one of these takes a coupon; an empty list is everywhere. */
async function priceAnew(
  tx: Database,
  tenantId: number,
  sides: readonly (readonly number[])[],
): Promise<number[]> {
  const all = (await listRestaurants(tx, tenantId)).map(({ id }) => id);
  const ids = all.filter((id) => sides.some((side) => side.length === 0 || side.includes(id)));
  // In one order, so that two never wait for each other.
  for (const id of ids.toSorted((a, b) => a - b)) await notifyMenuChange(tx, tenantId, id);
  return ids;
}

async function requireFreeCode(
  tx: Database,
  tenantId: number,
  code: string,
  exceptId: number | null,
): Promise<void> {
  if (await isCodeTaken(tx, tenantId, code, exceptId)) throw codeTaken(code);
}

function codeTaken(code: string): ApiError {
  const message = `There is a coupon with the code ${code} already. Codes are the same in capitals and small letters.`;
  return new ApiError(409, 'code_taken', message, {
    problems: [{ path: 'body.code', code: 'code_taken', message }],
  });
}

type Written = { kind: OfferChangeKind; requestId?: string | null };

async function writeDown(
  tx: Database,
  { tenant, staff, now }: OfferScope,
  coupon: Coupon,
  { kind, requestId = null }: Written,
): Promise<void> {
  const restaurants = await listRestaurants(tx, tenant.id);
  const units = couponUnits(tenant, restaurants, coupon.restaurantIds);
  const change = { requestId, at: now, staffId: staff.id, name: staff.name, kind };
  await insertOfferChange(
    tx,
    tenant.id,
    { couponId: coupon.id },
    {
      ...change,
      state: {
        kind: 'coupon',
        is_active: coupon.isActive,
        values: couponValuesOf(coupon, units),
      },
    },
  );
}
