import { ApiError } from '../../errors/api-error.ts';
import type { Identity } from '../../identity/identity.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { findOrder, findOwnerOfOrder, findStoredOrder } from '../../db/queries/orders.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { withoutEntryCode } from '../../domain/order/delivery-address.ts';
import { requireShopper } from '../../identity/require-shopper.ts';

export type OrderCall = { tenant: Tenant; identity: Identity | null; orderId: string };

/**
 * An order as its customer may see it: by the token that placed it or by its own signed link
 * (rule R62); by the link without the entry code of a delivery. To anybody else it does not exist.
 * @throws ApiError 404.
 */
export async function findOrderFor(
  { db }: Pick<Deps, 'db'>,
  { tenant, identity, orderId }: OrderCall,
): Promise<StoredOrder> {
  const isLinked = identity?.kind === 'link';
  if (isLinked && identity.orderId !== orderId) throw unknownOrder();
  const stored = isLinked
    ? await findStoredOrder(db, tenant.id, orderId)
    : await findOrder(db, tenant.id, requireShopper(identity).id, orderId);
  if (!stored) throw unknownOrder();
  return isLinked ? { ...stored, order: withoutEntryCode(stored.order) } : stored;
}

/**
 * Whether a caller may see an order, by its row alone.
 * @throws ApiError 404 where it does not exist for them.
 */
export async function requireOrderFor(
  { db }: Pick<Deps, 'db'>,
  { tenant, identity, orderId }: OrderCall,
): Promise<void> {
  const isLinked = identity?.kind === 'link';
  const shopperId = isLinked ? null : requireShopper(identity).id;
  if (isLinked && identity.orderId !== orderId) throw unknownOrder();
  const owner = await findOwnerOfOrder(db, tenant.id, orderId);
  if (owner === null || (shopperId !== null && owner !== shopperId)) throw unknownOrder();
}

const unknownOrder = () => new ApiError(404, 'unknown_order', ({ orders }) => orders.unknown);
