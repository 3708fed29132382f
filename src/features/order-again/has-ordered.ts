import type { Stores } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';

/**
 * Remembers in this browser that there are orders to show, so that the script before first paint
 * makes room for them at the next load (src/page/theme/first-paint.ts); nothing of the orders.
 */
export function rememberOrdered(
  { siteStorage, tenantId }: Pick<Stores, 'siteStorage' | 'tenantId'>,
  hasOrdered: boolean,
): void {
  const kept = tenantValue(siteStorage, 'hasOrdered', tenantId);
  if (hasOrdered) kept.write({ tenantId });
  else kept.remove();
}
