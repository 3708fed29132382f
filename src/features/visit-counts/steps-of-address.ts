import type { SeenStep } from '#schemas/api/visit-counts.ts';
import { dishInPath } from '../../page/dish-in-path.ts';
import { paths, screenPathOf } from '#ui/paths.ts';

const menus: ReadonlySet<string> = new Set([paths.menu, paths.dineInMenu]);
const checkouts: ReadonlySet<string> = new Set([paths.checkout, paths.dineInCheckout]);
const payments: ReadonlySet<string> = new Set([paths.checkoutPayment, paths.dineInPayment]);

/** A restaurant's own of a product: paths name the product, the query and counts what is sold. */
type SoldDish = { id: number; product_id: number };

/**
 * What of the way to an order an address shows: the menu, a dish over it, a step of the checkout.
 * @param dishes those of the menu, as far as it is known
 */
export function stepsOfAddress(
  pathname: string,
  search: string,
  dishes: readonly SoldDish[],
): SeenStep[] {
  const params = new URLSearchParams(search);
  const steps: SeenStep[] = [];
  if (menus.has(screenPathOf(pathname))) steps.push({ kind: 'menu' });
  const product = dishInPath(pathname);
  const dishId =
    product === null
      ? Number(params.get('item'))
      : (dishes.find(({ product_id }) => product_id === product)?.id ?? 0);
  if (Number.isSafeInteger(dishId) && dishId > 0) steps.push({ kind: 'dish', dish_id: dishId });
  if (checkouts.has(pathname)) {
    steps.push({ kind: params.get('step') === '2' ? 'details' : 'checkout' });
  }
  if (payments.has(pathname)) steps.push({ kind: 'details' });
  return steps;
}
