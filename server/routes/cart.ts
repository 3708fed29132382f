import { ApiError } from '../api-error.ts';
import type { Call, Handlers } from '../context.ts';
import type { RouteName } from '#schemas/api/routes.ts';
import { deleteCartItem, deleteCartItems, updateCartItem } from '../db/queries/cart-items.ts';
import { findOpenCarts, findRestaurantOfItem } from '../db/queries/carts.ts';
import type { Deps } from '../deps.ts';
import { takesOrders } from '../domain/takes-orders.ts';
import { addLine, checkLine, lineOf, requirePlainItem } from '../ordering/add-line.ts';
import { changeCart, withFreshCart } from '../ordering/change-cart.ts';
import { checkOwnerNamed, guestOf } from '../ordering/guest-of.ts';
import { loadCart, menuOf, requireRestaurant } from '../ordering/load-cart.ts';
import type { CartOwner } from '../ordering/load-cart.ts';

const ownerOf = ({ tenant, identity }: Call<RouteName>): CartOwner => ({
  tenant,
  guestId: guestOf(identity),
});

const unknownItem = () =>
  new ApiError(404, 'unknown_item', 'This line is not in your cart any more.');

export const cartRoutes = (
  deps: Deps,
): Handlers<'getCart' | 'addToCart' | 'updateCart' | 'removeFromCart' | 'clearCart'> => ({
  getCart: async (call) => {
    checkOwnerNamed(call.query);
    const cart = await loadCart(deps, ownerOf(call), call.query.restaurant_id ?? null);
    // Coupons come with the order engine; until then no code is valid (spec §7).
    if (call.query.coupon_code !== undefined) {
      throw new ApiError(400, 'invalid_coupon', 'Invalid coupon code', { data: cart });
    }
    return { data: cart };
  },

  addToCart: async (call) => {
    const { body, tenant } = call;
    checkOwnerNamed(body);
    requirePlainItem(body);
    const owner = ownerOf(call);
    const restaurantId = body.restaurant_id;
    const restaurant = await requireRestaurant(deps, tenant.id, restaurantId);
    const line = lineOf(body);
    try {
      if (!takesOrders(restaurant)) throw ordersDisabled();
      await checkLine(deps.db, tenant.id, await menuOf(deps, restaurant), line);
    } catch (error) {
      throw await withFreshCart(deps, { owner, restaurantId }, error);
    }
    return changeCart(deps, {
      owner,
      restaurantId,
      ifMatch: call.headers['if-match'],
      opens: true,
      apply: (tx, cart) => addLine(tx, tenant.id, cart, line),
    });
  },

  updateCart: async (call) => {
    const { cart_id: id, quantity } = call.body;
    return changeItem(deps, call, id, (...where) => updateCartItem(...where, { id, quantity }));
  },

  removeFromCart: async (call) => {
    const id = call.params.cartItemId;
    return changeItem(deps, call, id, (...where) => deleteCartItem(...where, id));
  },

  clearCart: async (call) => {
    checkOwnerNamed(call.body);
    const owner = ownerOf(call);
    const [latest] = await findOpenCarts(deps.db, owner.tenant.id, owner.guestId);
    const restaurantId = call.body.restaurant_id ?? latest?.restaurantId;
    if (restaurantId === undefined) return { data: await loadCart(deps, owner, null) };
    return changeCart(deps, {
      owner,
      restaurantId,
      ifMatch: call.headers['if-match'],
      opens: false,
      apply: async (tx, cart) => void (await deleteCartItems(tx, owner.tenant.id, cart.id)),
    });
  },
});

const ordersDisabled = () =>
  new ApiError(
    409,
    'online_orders_disabled',
    'This restaurant takes no online orders right now. Have a look around.',
  );

type ItemQuery = (db: Deps['db'], tenantId: number, cartId: string) => Promise<boolean>;

/** Changes one line of the cart that holds it. @throws ApiError 404 where it is not the guest's. */
async function changeItem(
  deps: Deps,
  call: Call<'updateCart' | 'removeFromCart'>,
  itemId: number,
  query: ItemQuery,
) {
  const owner = ownerOf(call);
  const { tenant, guestId } = owner;
  const restaurantId = await findRestaurantOfItem(deps.db, tenant.id, guestId, itemId);
  if (restaurantId === null) throw unknownItem();
  return changeCart(deps, {
    owner,
    restaurantId,
    ifMatch: call.headers['if-match'],
    opens: false,
    apply: async (tx, cart) => {
      if (!(await query(tx, tenant.id, cart.id))) throw unknownItem();
    },
  });
}
