import type { StaffOrder } from '#schemas/api/staff.ts';
import { isRecord } from '#schemas/is-record.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import type { SafeStorage } from '#ui/stores/safe-storage.ts';
import { tenantValue } from '#ui/stores/tenant-value.ts';

const key = 'deskOrders';
/** Of the shape of an order; what an older release stored is not drawn. */
const version = 2;
/** What is older tells a kitchen nothing (ms). */
const longest = 12 * hourMs;
/** What is done matters little, and the storage is small. */
const mostEnded = 50;

type Owner = { tenantId: number; staffId: string; restaurantId: number | null };
type Known = { orders: StaffOrder[]; /** Epoch ms. */ at: number };

/**
 * The orders that a board knew last, for a page that is opened while the network is gone. They hold
 * names, telephone numbers and addresses: nobody else's sign-in reads them, and a sign-out drops them.
 */
export function storedStaffOrders(storage: SafeStorage, owner: Owner) {
  const { tenantId, staffId, restaurantId } = owner;
  const stored = tenantValue(storage, key, tenantId);
  return {
    /** @param now epoch ms */
    read(now: number): Known | null {
      const value = stored.read();
      if (!isStored(value) || value.staffId !== staffId || value.restaurantId !== restaurantId) {
        return null;
      }
      return now - value.at > longest ? null : { orders: value.orders, at: value.at };
    },
    write({ orders, at }: Known): void {
      const ended = orders.filter(({ status }) => isOrderOver(status));
      const open = orders.filter(({ status }) => !isOrderOver(status));
      const shown = [...open, ...ended.slice(-mostEnded)];
      stored.write({ ...owner, version, at, orders: shown });
    },
  };
}

/** Whoever comes next on this device sees nothing of it. */
export const dropStoredStaffOrders = (storage: SafeStorage, tenantId: number): void =>
  tenantValue(storage, key, tenantId).remove();

function isStored(value: unknown): value is Owner & Known {
  return (
    isRecord(value) &&
    value.version === version &&
    typeof value.staffId === 'string' &&
    (value.restaurantId === null || typeof value.restaurantId === 'number') &&
    typeof value.at === 'number' &&
    Array.isArray(value.orders) &&
    value.orders.every((order) => isRecord(order) && Array.isArray(order.events))
  );
}
