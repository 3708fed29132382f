import { ApiError } from '../errors/api-error.ts';
import type { Call, Handlers, TenantRouteName } from '../http/handler.ts';
import { deleteCartItem, deleteCartItems, updateCartItem } from '../db/queries/cart-items.ts';
import { findOpenCarts, findRestaurantOfItem } from '../db/queries/carts.ts';
import type { Deps } from '../dependencies/deps.ts';
import { requestedLine } from '#schemas/rules/line/requested-line.ts';
import { queryPurpose } from '../ordering/cart/query-purpose.ts';
import { timeInQuery } from '../ordering/cart/time-in-query.ts';
import { plainPurpose } from '../domain/pricing/cart-purpose.ts';
import { takesOrders } from '../domain/restaurant/takes-orders.ts';
import { addLine } from '../ordering/cart/add-line.ts';
import { replaceLine } from '../ordering/cart/replace-line.ts';
import { changeCart, withFreshCart } from '../ordering/cart/change-cart.ts';
import type { CartChange } from '../ordering/cart/change-cart.ts';
import { checkLine } from '../ordering/cart/check-line.ts';
import { checkOwnerNamed, requireShopper } from '../identity/require-shopper.ts';
import { unknownItem } from '../ordering/cart/unknown-item.ts';
import { loadCart } from '../ordering/cart/load-cart.ts';
import type { CartOwner } from '../ordering/cart/cart-owner.ts';
import { menuOf, requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';

const ownerOf = ({ tenant, identity, language }: Call<TenantRouteName>): CartOwner => ({
  tenant,
  language,
  shopperId: requireShopper(identity).id,
});

export const cartRoutes = (
  deps: Deps,
): Handlers<'getCart' | 'addToCart' | 'updateCart' | 'removeFromCart' | 'clearCart'> => ({
  getCart: async (call) => {
    const { query, tenant } = call;
    checkOwnerNamed(query);
    const owner = ownerOf(call);
    const shopper = requireShopper(call.identity);
    const cart = await loadCart(deps, owner, query.restaurant_id ?? null, (timeZone) =>
      queryPurpose(query, { shopper, currency: tenant.currency, timeZone }),
    );
    const refusal = cart.coupon?.refusal;
    if (refusal) throw new ApiError(400, refusal.code, refusal.message, { data: cart });
    return { data: cart };
  },

  addToCart: async (call) => {
    const { body, tenant } = call;
    checkOwnerNamed(body);
    const owner = ownerOf(call);
    const restaurantId = body.restaurant_id;
    const { restaurant, line, fulfilment } = await checkAddition(deps, call).catch(
      async (error: unknown) => {
        throw await withFreshCart(deps, { owner, restaurantId }, error);
      },
    );
    return changeCart(deps, {
      owner,
      restaurantId,
      restaurant,
      ifMatch: call.headers['if-match'],
      opens: true,
      key: call.headers['idempotency-key'],
      purpose: { ...plainPurpose, fulfilment },
      apply: (tx, locked, commit) =>
        body.replaces === undefined
          ? addLine(tx, tenant.id, locked, line, commit)
          : replaceLine(tx, tenant.id, locked, { id: body.replaces, line }),
    });
  },

  updateCart: async (call) => {
    const { cart_id: id, quantity } = call.body;
    return changeItem(deps, call, id, async (tx, { cart, lines }) => {
      if (!(await updateCartItem(tx, call.tenant.id, cart.id, { id, quantity }))) {
        throw unknownItem();
      }
      return lines.map((line) => (line.id === id ? { ...line, quantity } : line));
    });
  },

  removeFromCart: async (call) => {
    const id = call.params.cartItemId;
    return changeItem(deps, call, id, async (tx, { cart, lines }) => {
      if (!(await deleteCartItem(tx, call.tenant.id, cart.id, id))) throw unknownItem();
      return lines.filter((line) => line.id !== id);
    });
  },

  clearCart: async (call) => {
    checkOwnerNamed(call.body);
    const owner = ownerOf(call);
    const [latest] = await findOpenCarts(deps.db, owner.tenant.id, owner.shopperId);
    const restaurantId = call.body.restaurant_id ?? latest?.restaurantId;
    if (restaurantId === undefined) return { data: await loadCart(deps, owner, null) };
    return changeCart(deps, {
      owner,
      restaurantId,
      ifMatch: call.headers['if-match'],
      opens: false,
      apply: async (tx, { cart }) => {
        await deleteCartItems(tx, owner.tenant.id, cart.id);
        return [];
      },
    });
  },
});

const ordersDisabled = () =>
  new ApiError(409, 'online_orders_disabled', ({ cart }) => cart.lookAround);

/**
 * Lines to be added, checked against the restaurant and its menu as they are now, with what is left
 * on the day that it is wanted for (rule R65).
 */
async function checkAddition(deps: Deps, { body, query, tenant }: Call<'addToCart'>) {
  const restaurant = await requireRestaurant(deps, tenant.id, body.restaurant_id);
  const fulfilment = timeInQuery(query, restaurant.timeZone);
  const snapshot = await menuOf(deps, restaurant, fulfilment?.instant);
  if (!snapshot || !takesOrders(restaurant)) throw ordersDisabled();
  const line = await checkLine(deps, restaurant, snapshot, requestedLine(body));
  return { restaurant, line, fulfilment };
}

/** Changes one line of the cart that holds it. @throws ApiError 404 where it is not the guest's. */
async function changeItem(
  deps: Deps,
  call: Call<'updateCart' | 'removeFromCart'>,
  itemId: number,
  apply: CartChange['apply'],
) {
  const owner = ownerOf(call);
  const { tenant, shopperId } = owner;
  const restaurantId = await findRestaurantOfItem(deps.db, tenant.id, shopperId, itemId);
  if (restaurantId === null) throw unknownItem();
  return changeCart(deps, {
    owner,
    restaurantId,
    ifMatch: call.headers['if-match'],
    opens: false,
    apply,
  });
}
