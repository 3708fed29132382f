import type { AddToCartBody, PlainItem } from '#schemas/api/cart.ts';
import type { Problem } from '#schemas/api/wire.ts';
import { ApiError } from '../api-error.ts';
import type { MenuSnapshot } from '../caches/menu-snapshot.ts';
import type { Database } from '../db/client.ts';
import { findCartItems, insertCartItem, updateCartItem } from '../db/queries/cart-items.ts';
import type { CartRow } from '../db/queries/carts.ts';
import { ownsMenuIds } from '../db/queries/menu-ids.ts';
import { lineSignature, plainChoices } from '../domain/line-signature.ts';
import { lineProblems } from '../domain/resolve-line.ts';
import type { StoredLine } from '../domain/resolve-line.ts';

/** Lines of one cart: far beyond a party's order, and a bound for what one guest can store. */
const mostLines = 100;
const mostOfLine = 99;

/**
 * Checks a line against the menu (rules R26 to R28).
 * @throws ApiError 404 for ids of nobody or another tenant, 422 for ids of another item or
 * restaurant and for choices that do not fit, 409 for what is sold out.
 */
export async function checkLine(
  db: Database,
  tenantId: number,
  snapshot: MenuSnapshot | null,
  line: StoredLine,
): Promise<void> {
  const [first, ...more] = lineProblems(line, snapshot, 'item').map(withoutPrefix);
  const product = snapshot?.products.get(line.restaurantProductId);
  if (product && product.productId !== line.productId) {
    throw new ApiError(
      422,
      'product_mismatch',
      'This dish and its product_id do not belong together.',
    );
  }
  if (!first) return;
  const problems = [first, ...more];
  if (
    problems.some(({ code }) => code.startsWith('unknown_')) &&
    !(await owns(db, tenantId, line))
  ) {
    throw new ApiError(404, first.code, 'There is no such dish or choice.', { problems });
  }
  const isSoldOut = problems.every(({ code }) => soldOutCodes.has(code));
  throw isSoldOut
    ? new ApiError(409, 'sold_out', first.message, { problems })
    : new ApiError(422, first.code, first.message, { problems });
}

const soldOutCodes = new Set(['sold_out', 'modifier_unavailable']);

const withoutPrefix = (problem: Problem): Problem => ({
  ...problem,
  path: problem.path.replace(/^item\.?/, '') || 'restaurant_product_id',
});

function owns(db: Database, tenantId: number, line: StoredLine): Promise<boolean> {
  const configurations = [
    ...line.configurations,
    ...line.modifiers.flatMap(({ configurations }) => configurations),
  ];
  return ownsMenuIds(db, tenantId, {
    restaurantProductId: line.restaurantProductId,
    modifierIds: line.modifiers.map(({ modifier_id }) => modifier_id),
    attributeIds: configurations.map(({ attribute_id }) => attribute_id),
  });
}

/** Puts a line into a locked cart; an equal line grows instead (rule R29). */
export async function addLine(
  tx: Database,
  tenantId: number,
  cart: CartRow,
  line: StoredLine,
): Promise<void> {
  const signature = lineSignature(line);
  const items = await findCartItems(tx, tenantId, cart.id);
  const same = items.find((item) => item.signature === signature);
  const quantity = (same?.quantity ?? 0) + line.quantity;
  if (quantity > mostOfLine) {
    throw new ApiError(
      422,
      'quantity_limit',
      `At most ${mostOfLine} of one dish. Call us for more.`,
    );
  }
  if (same) {
    await updateCartItem(tx, tenantId, cart.id, { id: same.id, quantity });
  } else if (items.length >= mostLines) {
    throw new ApiError(422, 'cart_full', `A cart holds ${mostLines} lines. Order these first.`);
  } else {
    await insertCartItem(tx, tenantId, cart.id, { ...line, signature });
  }
}

/** @throws ApiError 422 for deals, combos and halves, whose issues come later. */
export function requirePlainItem(body: AddToCartBody): asserts body is PlainItem {
  if ('restaurant_product_id' in body) return;
  const what =
    'deal_id' in body ? 'Deals' : 'combo_product_id' in body ? 'Combos' : 'Halves of two pizzas';
  throw new ApiError(422, 'not_offered_yet', `${what} cannot be ordered online yet.`);
}

export function lineOf(body: PlainItem): StoredLine {
  return {
    restaurantProductId: body.restaurant_product_id,
    productId: body.product_id,
    quantity: body.quantity,
    notes: body.notes,
    ...plainChoices(body),
  };
}
