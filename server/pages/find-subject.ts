import type { Menu } from '#schemas/api/menu.ts';
import type { MenuSubject } from '#schemas/page.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import type { Deps } from '../dependencies/deps.ts';

/** A dish or a category that a page is of, and the restaurant that has it. */
export type FoundSubject = MenuSubject & { name: string; restaurantId: number };

/**
 * Looks for a dish or a category in the menus of a tenant.
 * @param restaurantIds in the order in which their menus are looked at; the first is drawn
 * @returns null where no menu has it; undefined where a menu that may have it could not be read.
 * @throws what says that the database does not answer
 */
export async function findSubject(
  { menus, log }: Pick<Deps, 'menus' | 'log'>,
  tenantId: number,
  subject: MenuSubject,
  restaurantIds: readonly number[],
): Promise<FoundSubject | null | undefined> {
  let isUnread = false;
  for (const restaurantId of restaurantIds) {
    const snapshot = await menus.get(tenantId, restaurantId).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error;
      log.error({ err: error, restaurant: restaurantId }, 'a menu could not be read');
      isUnread = true;
      return null;
    });
    const name = snapshot && nameIn(snapshot.menu, subject);
    if (name !== null) return { ...subject, name, restaurantId };
  }
  return isUnread ? undefined : null;
}

function nameIn(menu: Menu, { kind, id }: MenuSubject): string | null {
  if (kind === 'category') return menu.categories.find((one) => one.id === id)?.name ?? null;
  const product = menu.restaurant_products.find(({ product_id }) => product_id === id);
  return product ? shownName(product.products.name) : null;
}
