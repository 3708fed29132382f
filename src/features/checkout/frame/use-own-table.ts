import type { DiningTable } from '#schemas/api/dining-tables.ts';
import { dineIn as words } from '#schemas/messages/en/dine-in.ts';
import { useDiningTable } from '#src/api/dining-tables.ts';
import { isMissing } from '#ui/api/orders.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useNow } from '#ui/page/use-now.ts';
import { useCheckout, useRestaurant } from '#ui/stores/stores.tsx';
import { rememberedTable } from '#ui/stores/table-memory.ts';

/** What is known of the table that the customer sits at. */
export type OwnTable =
  /** None was scanned, too long ago, or at another restaurant than the chosen one. */
  | { kind: 'none' }
  | { kind: 'loading' }
  /** Its code was renewed, or it is gone. */
  | { kind: 'unknown' }
  | { kind: 'failed'; again(): void }
  | { kind: 'known'; table: DiningTable };

/**
 * The remembered table, looked up anew wherever it is needed (rule R80).
 * @param isNeeded false asks for nothing
 */
export function useOwnTable(isNeeded = true): OwnTable {
  // The server knows nothing of what this device remembers.
  const isHydrated = useIsHydrated();
  const now = useNow();
  const token = useCheckout((state) => (isNeeded ? rememberedTable(state, now) : null));
  const restaurantId = useRestaurant(({ selected }) => selected?.restaurant.id);
  const { data, error, refetch } = useDiningTable(token);
  if (!isHydrated) return { kind: 'loading' };
  if (token === null) return { kind: 'none' };
  if (isMissing(error)) return { kind: 'unknown' };
  if (data) {
    return data.restaurant_id === restaurantId ? { kind: 'known', table: data } : { kind: 'none' };
  }
  return error ? { kind: 'failed', again: () => void refetch() } : { kind: 'loading' };
}

/** 'Table 12, Terrace'; empty while it is not known. */
export function useTableName(): string {
  const own = useOwnTable();
  return own.kind === 'known' ? words.name(own.table.name, own.table.area) : '';
}
