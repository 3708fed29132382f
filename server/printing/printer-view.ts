import type { Printer } from '#schemas/api/staff-printers.ts';
import type { PrinterRow } from '../db/queries/printers.ts';

const widths = [32, 42, 48] as const;

/** A printer as staff see it. */
export function printerView(
  { id, name, protocol, columns, ...row }: PrinterRow,
  { waiting, failed } = { waiting: 0, failed: 0 },
): Printer {
  return {
    id,
    restaurant_id: row.restaurantId,
    name,
    protocol,
    columns: widths.find((width) => width === columns) ?? 48,
    order_types: row.orderTypes,
    copies: row.copies,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt?.toISOString() ?? null,
    status: row.status,
    waiting,
    failed,
  };
}
