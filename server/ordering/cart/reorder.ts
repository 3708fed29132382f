import type { Cart } from '#schemas/api/cart.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { takesOrders } from '../../domain/restaurant/takes-orders.ts';
import { addLine } from './add-line.ts';
import { changeCart } from './change-cart.ts';
import { checkLine } from './check-line.ts';
import { findOrderFor } from '../order/find-order-for.ts';
import type { OrderCall } from '../order/find-order-for.ts';
import { loadCart } from './load-cart.ts';
import { menuOf, requireRestaurant } from '../restaurant/require-restaurant.ts';

type LeftOut = { name: string; message: string };
type Named = { name: string; line: CartLine };

/**
 * Puts the lines of an order into the cart at its restaurant again. Every id is looked up anew, for
 * dishes leave the menu, sell out and change what they ask (rules R26 to R28): what does not fit any
 * more is left out and named with its reason, what fits is added.
 * @throws ApiError 404, 409 where the restaurant takes no orders.
 */
export async function reorder(
  deps: Deps,
  call: OrderCall,
): Promise<{ data: Cart; left_out: LeftOut[] }> {
  const { order, lines } = await findOrderFor(deps, call);
  const { tenant } = call;
  const { restaurantId, shopperId } = order;
  const restaurant = await requireRestaurant(deps, tenant.id, restaurantId);
  const snapshot = await menuOf(deps, restaurant);
  if (!snapshot || !takesOrders(restaurant)) throw ordersDisabled();

  const leftOut: LeftOut[] = [];
  const fitting: Named[] = [];
  for (const { name, line } of lines.map(requestedLine)) {
    const checked = await orReason(async () => {
      if (!line) throw gone();
      return checkLine(deps, restaurant, snapshot, line);
    });
    if ('reason' in checked) leftOut.push({ name, message: checked.reason });
    else fitting.push({ name, line: checked.value });
  }
  const owner = { tenant, shopperId };
  if (fitting.length === 0) {
    return { data: await loadCart(deps, owner, restaurantId), left_out: leftOut };
  }
  const { data } = await changeCart(deps, {
    owner,
    restaurantId,
    restaurant,
    ifMatch: undefined,
    opens: true,
    apply: async (tx, { cart, lines: before }) => {
      let all = [...before];
      for (const { name, line } of fitting) {
        const added = await orReason(() => addLine(tx, tenant.id, { cart, lines: all }, line));
        if ('reason' in added) leftOut.push({ name, message: added.reason });
        else all = added.value;
      }
      return all;
    },
  });
  return { data, left_out: leftOut };
}

function requestedLine(sold: StoredOrder['lines'][number]): {
  name: string;
  line: CartLine | null;
} {
  const { name, chosen, quantity, notes } = sold;
  return { name, line: chosen && { ...chosen, quantity, notes } };
}

/** A refusal is a reason for this line alone; anything else is not. */
async function orReason<T>(work: () => Promise<T>): Promise<{ value: T } | { reason: string }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof ApiError) return { reason: error.message };
    throw error;
  }
}

const gone = () => new ApiError(409, 'unknown_line', 'This cannot be ordered again.');

const ordersDisabled = () =>
  new ApiError(
    409,
    'online_orders_disabled',
    'This restaurant takes no online orders right now. Have a look around.',
  );
