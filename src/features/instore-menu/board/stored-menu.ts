import { z } from 'zod';
import { menu } from '#schemas/api/menu.ts';
import type { SafeStorage } from '#ui/stores/safe-storage.ts';
import { tenantValue } from '#ui/stores/tenant-value.ts';

const boardMenu = z.object({
  tenantId: z.number(),
  restaurantId: z.number(),
  name: z.string(),
  timeZone: z.string(),
  /** When it came, epoch ms. */
  readAt: z.number(),
  menu,
});
export type BoardMenu = z.output<typeof boardMenu>;

/**
 * The menu that a board showed last, in the browser's storage: one alone, so that it never grows.
 * What cannot be read, or is another restaurant's, is none.
 */
export function storedMenu(storage: SafeStorage, tenantId: number) {
  const stored = tenantValue(storage, 'menuBoard', tenantId);
  return {
    read(restaurantId: number | null): BoardMenu | null {
      const found = boardMenu.safeParse(stored.read());
      if (!found.success) return null;
      return restaurantId === null || found.data.restaurantId === restaurantId ? found.data : null;
    },
    write(shown: Omit<BoardMenu, 'tenantId'>): void {
      stored.write({ tenantId, ...shown });
    },
  };
}
