import { isOrderOver } from '#schemas/rules/order-end.ts';
import type { Database } from '../../db/client.ts';
import { insertOrderEvents } from '../../db/queries/order-events.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { changeOrdersOfTab } from '../../db/queries/staff-tabs.ts';
import type { Actor } from '../../identity/record-staff-call.ts';
import { publishOrderEvent } from '../order/publish-order-event.ts';
import type { TargetTable } from './tab-of-staff.ts';

type Bringing = {
  /** Under their locks, which the caller holds. */
  orders: readonly OrderRow[];
  table: TargetTable;
  staff: Pick<Actor, 'id'>;
  now: Date;
};

/**
 * Has orders that are under way served at another table: the kitchen's ticket, the desk and other
 * systems receive it. What was served stays where it was served.
 */
export async function bringOrders(
  tx: Database,
  tenantId: number,
  { orders, table, staff, now: at }: Bringing,
): Promise<void> {
  const moving = orders.filter(
    ({ status, tableId }) => !isOrderOver(status) && tableId !== table.id,
  );
  if (moving.length === 0) return;
  const ids = moving.map(({ id }) => id);
  await changeOrdersOfTab(tx, tenantId, ids, { tableId: table.id, tableName: table.name });
  const events = await insertOrderEvents(
    tx,
    tenantId,
    moving.map(({ id: orderId, status, promisedAt }) => ({
      orderId,
      status,
      actor: 'staff' as const,
      staffId: staff.id,
      promisedAt,
      at,
      tableName: table.name,
    })),
  );
  for (const { id: eventId, orderId, status } of events) {
    await publishOrderEvent(tx, tenantId, { orderId, eventId, status });
  }
}
