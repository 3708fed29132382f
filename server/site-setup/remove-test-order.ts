import { findOrderById } from '../db/queries/orders.ts';
import { notifyOrderChange } from '../db/queries/notify.ts';
import { lockTenant, updateTenant } from '../db/queries/tenant-settings.ts';
import { deleteTestOrder } from '../db/queries/test-orders.ts';
import type { Database } from '../db/client.ts';
import { ApiError } from '../errors/api-error.ts';
import { lockBoth } from '../ordering/lifecycle/move-order-by-staff.ts';

/**
 * Removes a test order whole; screens that show it learn so. That it was placed stays known, so
 * the step of the set-up is not missing again. In the caller's transaction.
 * @throws ApiError 404 for an order that is no test, another tenant's or gone.
 */
export async function removeTestOrder(
  tx: Database,
  tenantId: number,
  orderId: string,
): Promise<void> {
  const tenant = await lockTenant(tx, tenantId);
  const seen = await findOrderById(tx, tenantId, orderId);
  if (!tenant || !seen?.isTest) throw unknownOrder();
  const order = await lockBoth(tx, tenantId, seen);
  await deleteTestOrder(tx, tenantId, order);
  const setupMarks = { ...tenant.setupMarks, test_order: 'confirmed' as const };
  await updateTenant(tx, tenantId, { setupMarks });
  await notifyOrderChange(tx, tenantId, orderId);
}

const unknownOrder = () => new ApiError(404, 'unknown_order', 'There is no such test order.');
