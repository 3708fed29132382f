import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { changeTip } from '../order/change-tip.ts';
import { findOrderFor } from '../order/find-order-for.ts';
import type { OrderCall } from '../order/find-order-for.ts';
import { findStaffOrder, lockBoth } from './move-order-by-staff.ts';
import type { StaffCall } from './move-order-by-staff.ts';

type Tip = { key: string; body: { tip: number | string; seen: number | string } };

/** Staff change the tip of an order. @throws ApiError 404, and what changeTip refuses. */
export async function changeTipByStaff(deps: Deps, call: StaffCall & Tip): Promise<StoredOrder> {
  const { tenant, staff, key, body } = call;
  const seen = await findStaffOrder(deps, call);
  await deps.db.transaction(async (tx) => {
    const order = await lockBoth(tx, tenant.id, seen.order);
    const by = { actor: 'staff', staffId: staff.id } as const;
    await changeTip(tx, { tenant, order, body, key, ...by, now: deps.clock() });
  });
  return findStaffOrder(deps, call);
}

/** The customer does. @throws ApiError 404, and what changeTip refuses. */
export async function changeTipByCustomer(deps: Deps, call: OrderCall & Tip): Promise<StoredOrder> {
  const { tenant, key, body } = call;
  const seen = await findOrderFor(deps, call);
  await deps.db.transaction(async (tx) => {
    const order = await lockBoth(tx, tenant.id, seen.order);
    const by = { actor: 'customer', staffId: null } as const;
    await changeTip(tx, { tenant, order, body, key, ...by, now: deps.clock() });
  });
  return findOrderFor(deps, call);
}
