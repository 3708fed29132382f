import type { Menu } from '#schemas/api/menu.ts';
import type { ListedSite } from '#schemas/page.ts';
import { menuSlug, nameInSlug } from '#schemas/rules/menu/menu-slug.ts';
import { paths } from '#ui/paths.ts';
import { routes } from './routes.tsx';

/**
 * The pages of a site that search engines may list: what it says in public, the pages of its dishes
 * and of its categories, in whichever language. Menus for tables are left out, for their prices hold there alone.
 */
export function listedPaths({ restaurants, menus }: ListedSite): string[] {
  const takesReservations = restaurants.some(({ restaurant }) => restaurant.takes_reservations);
  const all = [
    paths.home,
    paths.menu,
    ...menus.flatMap(categoryPaths),
    ...menus.flatMap(dishPaths),
    ...(menus.some(({ deals }) => deals.length > 0) ? [paths.deals] : []),
    paths.contact,
    ...(takesReservations ? [paths.tableReservation] : []),
    // What the owner has not written has a default text.
    paths.terms,
    paths.privacy,
    paths.refundPolicy,
  ];
  // A dish that several restaurants sell has one page.
  return [...new Set(all)];
}

const categoryPaths = ({ categories }: Menu): string[] =>
  categories
    .filter((one) => one.restaurant_product_ids.length + one.combo_ids.length > 0)
    .map((category) => paths.menuCategory(menuSlug(nameInSlug(category), category.id)));

const dishPaths = ({ restaurant_products }: Menu): string[] =>
  restaurant_products.map(({ product_id, products }) =>
    paths.dish(menuSlug(nameInSlug(products), product_id)),
  );

/** Paths of the screens that are of one customer or of staff, up to the ids in them. */
export const privatePaths = (): string[] => [
  ...new Set(
    routes.filter(({ isPublic }) => !isPublic).map(({ path }) => path.replace(/:.*$/, '')),
  ),
];
