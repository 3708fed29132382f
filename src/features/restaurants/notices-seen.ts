import { isRecord } from '#schemas/is-record.ts';
import { safeStorage, tabStorage } from '#ui/stores/safe-storage.ts';
import { tenantValue } from '#ui/stores/tenant-value.ts';

/** Restaurants whose notice this tab has shown; kept for the tab, not for the browser. */
export function noticesSeen(tenantId: number) {
  const kept = tenantValue(safeStorage(tabStorage()), 'onlineOrdersNotice', tenantId);
  const read = (): unknown[] => {
    const value = kept.read();
    return isRecord(value) && Array.isArray(value.restaurantIds) ? value.restaurantIds : [];
  };
  return {
    has: (restaurantId: number) => read().includes(restaurantId),
    add: (restaurantId: number) => {
      kept.write({ tenantId, restaurantIds: [...read(), restaurantId] });
    },
  };
}
