import type { Database } from '#server/db/client.ts';
import { readEditedMenu } from '#server/menu-editing/read-edited-menu.ts';

/** A restaurant's menu as its staff edit it, its dishes by their names and its groups by their keys. */
export async function openMenuDocument(db: Database, tenantId: number, restaurantId: number) {
  const { menu } = await readEditedMenu(db, tenantId, restaurantId);
  return {
    dish: (name: string) => Object.values(menu.dishes).find((dish) => dish.name === name),
    group: (key: string) => menu.groups[key],
  };
}
