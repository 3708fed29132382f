import { ticket as texts } from '#schemas/messages/en/ticket.ts';
import { testTicket } from '#schemas/ticket/test-ticket.ts';
import type { TicketRow } from '#schemas/ticket/ticket-row.ts';
import { ticketRows } from '#schemas/ticket/ticket-rows.ts';
import { findStoredOrder } from '../db/queries/orders.ts';
import type { PrintJob } from '../db/queries/print-jobs.ts';
import type { PrinterRow } from '../db/queries/printers.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { findTenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { showStaffOrder } from '../ordering/order/show-order.ts';

/** What a job prints, from the order as it is now; marked where a copy may lie about already. */
export async function rowsOfJob(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  printer: PrinterRow,
  { orderId, kind, attempts }: PrintJob,
): Promise<TicketRow[]> {
  const { db } = deps;
  const { tenantId, restaurantId } = printer;
  if (orderId === null) {
    const restaurant = await findRestaurant(db, tenantId, restaurantId);
    return testTicket(printer, { texts, restaurant: restaurant?.name ?? '' });
  }
  const [stored, tenant] = await Promise.all([
    findStoredOrder(db, tenantId, orderId),
    findTenant(db, tenantId),
  ]);
  if (!stored || !tenant) throw new Error(`order ${orderId} vanished before it was printed`);
  return ticketRows(showStaffOrder(deps, stored), {
    texts,
    locale: tenant.locale,
    isChanged: kind === 'changed',
    isReprint: kind === 'again' || attempts > 1,
  });
}
