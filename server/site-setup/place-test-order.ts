import { hash, randomInt } from 'node:crypto';
import { guestDetails } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { sentenceIn } from '#schemas/messages/sentence.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { insertCartItem } from '../db/queries/cart-items.ts';
import { insertCart, lockOpenCart } from '../db/queries/carts.ts';
import { listRestaurants, type Restaurant } from '../db/queries/restaurants.ts';
import {
  countTestOrders,
  findTestCart,
  hasTestOrder,
  upsertTestGuest,
} from '../db/queries/test-orders.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { lineSignature } from '../domain/cart/line-signature.ts';
import { cartPrep } from '../domain/menu/dish-prep.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import { storedPhone } from '../domain/phone/read-phone.ts';
import { sampleDish, sampleLine } from '../domain/menu/sample-line.ts';
import type { Placement } from '../domain/placing/check-placement.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { checkLine } from '../ordering/cart/check-line.ts';
import { loadCart } from '../ordering/cart/load-cart.ts';
import { placementPurpose } from '../ordering/placing/placement-purpose.ts';
import { placeOrder } from '../ordering/placing/place-order.ts';
import { offeredSlots } from '../ordering/restaurant/offered-slots.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { setupIncomplete } from './change-setup.ts';
import { showSetup } from './show-setup.ts';

/** More than anybody tries the site with before they remove some. */
const mostTestOrders = 20;
/** Guests' numbers are drawn from nine million; so many taken in a row mean that something is wrong. */
const mostDraws = 20;

export type TestOrderCall = {
  tenant: Tenant;
  /** An owner: the order is theirs, and is mailed to them. */
  staff: StaffIdentity;
  /** Idempotency-Key. */
  key: string;
  /** null: the first that is not closed. */
  restaurantId: number | null;
  /** A dish of its menu; null: the first that can be ordered. */
  restaurantProductId: number | null;
  isMailed: boolean;
};

/**
 * Places an order of one dish through the order engine as a customer would, marked as a test
 * (decision 054): paid by no method, holding nothing, with a number of its own. Once for a key, also
 * where two ask at once or the first was removed again.
 * @returns whether an order was placed by this call.
 * @throws ApiError 404 for a restaurant or dish that is not the tenant's, 409 `setup_incomplete`
 * with the set-up where there is no restaurant, dish or time to order, `too_many_test_orders`, and
 * what a customer's order is refused with.
 */
export async function placeTestOrder(deps: Deps, call: TestOrderCall): Promise<boolean> {
  const { tenant } = call;
  const restaurant = await restaurantOf(deps, call);
  const snapshot = await deps.menus.get(tenant.id, restaurant.id, restaurant.menuVersion);
  const line = await lineOf(deps, call, restaurant, snapshot);
  if ((await countTestOrders(deps.db, tenant.id)) >= mostTestOrders) throw tooMany();
  const shopperId = await openCart(deps, call, restaurant.id, line);
  const cart = await findTestCart(deps.db, tenant.id, shopperId);
  // The key came before, and its order was placed.
  if (!cart) return false;
  try {
    const body = await bodyOf(deps, call, { shopperId, restaurant, snapshot, line, ...cart });
    const owner = { tenant, shopperId, language: 'en' } as const;
    const placing = { ...owner, isUser: false, enteredBy: null, key: call.key, body };
    const countMails = () => Promise.resolve(call.isMailed);
    await placeOrder(deps, { ...placing, countMails, isTest: true });
    return true;
  } catch (error) {
    // The same call was quicker: its order is this one's.
    if (await hasTestOrder(deps.db, tenant.id, shopperId)) return false;
    throw error;
  }
}

async function restaurantOf(deps: Deps, call: TestOrderCall): Promise<Restaurant> {
  const { tenant, restaurantId } = call;
  if (restaurantId !== null) {
    const restaurant = await requireRestaurant(deps, tenant.id, restaurantId);
    if (restaurant.status !== activeStatus) throw restaurantNotFound();
    return restaurant;
  }
  const [first] = await listRestaurants(deps.db, tenant.id, activeStatus);
  if (!first) throw await incomplete(deps, call, 'Add a restaurant first.');
  return requireRestaurant(deps, tenant.id, first.id);
}

async function lineOf(
  deps: Deps,
  call: TestOrderCall,
  restaurant: Restaurant,
  snapshot: MenuSnapshot,
): Promise<CartLine> {
  const { restaurantProductId: id } = call;
  const { menuIndex } = snapshot;
  const dish = id === null ? sampleDish(menuIndex) : (menuIndex.products.get(id) ?? null);
  if (dish) return checkLine(deps, restaurant, snapshot, sampleLine(dish));
  if (id !== null) throw new ApiError(404, 'unknown_product', 'No such dish is on the menu.');
  const sentence = `${restaurant.name} has no dish that can be ordered.`;
  throw await incomplete(deps, call, sentence);
}

/**
 * Gives the key's guest a cart with the line, in one transaction: a guest whose cart is missing has
 * ordered. Nobody has a token that this hash is of.
 * @returns the guest's id.
 */
function openCart(
  deps: Deps,
  { tenant, staff, key }: TestOrderCall,
  restaurantId: number,
  line: CartLine,
): Promise<string> {
  const tokenHash = `test:${hash('sha256', `${staff.id}:${key}`)}`;
  const now = deps.clock();
  return inTransaction(deps.pool, async (tx) => {
    const guest = await testGuest(tx, tenant.id, tokenHash, now);
    if (!guest.isNew) return guest.id;
    const owner = { shopperId: guest.id, restaurantId };
    await insertCart(tx, tenant.id, { ...owner, version: 1, now });
    const cart = await lockOpenCart(tx, tenant.id, owner);
    if (!cart) throw new Error('the cart of a test order was not opened');
    await insertCartItem(tx, tenant.id, cart.id, { ...line, signature: lineSignature(line) });
    return guest.id;
  });
}

async function testGuest(tx: Database, tenantId: number, tokenHash: string, now: Date) {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const guestNumber = randomInt(1_000_000, 10_000_000);
    const guest = await upsertTestGuest(tx, tenantId, { guestNumber, tokenHash, now });
    if (guest) return guest;
  }
  throw new ApiError(409, 'guest_taken', 'No number was free for the order. Please try again.');
}

type Ordered = {
  shopperId: string;
  restaurant: Restaurant;
  snapshot: MenuSnapshot;
  line: CartLine;
  restaurantId: number;
  version: number;
};

/** The order as a customer's page would send it: the next time on offer, and what the cart costs. */
async function bodyOf(deps: Deps, call: TestOrderCall, ordered: Ordered): Promise<Placement> {
  const { tenant, staff } = call;
  const { shopperId, restaurant, snapshot, line, version } = ordered;
  const orderType = orderTypes.find((type) => restaurant.orderTypes.includes(type)) ?? 'pickup';
  const prep = cartPrep([line], snapshot.dishes);
  const { asap, days, refusal } = await offeredSlots(deps, restaurant, { orderType, prep });
  const slot = asap ?? days.flatMap(({ slots }) => slots).find(({ is_full }) => !is_full);
  if (!slot) {
    const noTime = `${restaurant.name} has no time on offer to order for.`;
    const sentence = sentenceIn(failureTexts.en, refusal?.message ?? noTime);
    throw await incomplete(deps, call, sentence);
  }
  const body: Placement = {
    restaurant_id: restaurant.id,
    cart_version: version,
    expected_total: 0,
    delivery_method: orderType,
    pickup_date: slot.date,
    pickup_time: slot.time,
    pickup_at: slot.instant,
    // What a card would cost, without rounding; nobody is asked for it.
    payment_method: 'card',
    guest_details: customerOf(staff, restaurant, tenant),
    special_instructions: '',
    gift_cards: [],
    ...(orderType === 'delivery' && { shipping_details: addressOf(restaurant) }),
  };
  const { total } = await loadCart(
    deps,
    { tenant, shopperId, language: 'en' },
    restaurant.id,
    (timeZone) =>
      placementPurpose({ tenant, shopperId, isUser: false, enteredBy: null, body }, timeZone),
  );
  return { ...body, expected_total: total };
}

/** Those that can be ordered from here, pickup first: it needs no address. */
const orderTypes = ['pickup', 'delivery'] as const satisfies DeliveryMethod[];

/** The owner is the customer, under the restaurant's number where it has one that can be read. */
function customerOf({ name, email }: StaffIdentity, { phone }: Restaurant, { locale }: Tenant) {
  if (email === null) throw new Error('an owner without an address placed a test order');
  const { name: names } = guestDetails.shape;
  return {
    name: names.safeParse(name).data ?? 'Test order',
    email,
    phone_no: storedPhone(phone, locale) ?? '',
  };
}

/** It goes nowhere: the address is the restaurant's own. */
const addressOf = ({ streetName, city, postcode }: Restaurant): Placement['shipping_details'] => ({
  formattedAddress: streetName,
  suburb: city,
  city,
  postcode,
  unit: '',
  entryCode: '',
  leaveAtDoor: false,
});

const incomplete = async (deps: Deps, { tenant }: TestOrderCall, sentence: string) =>
  setupIncomplete(sentence, await showSetup(deps, tenant));

const tooMany = () =>
  new ApiError(
    409,
    'too_many_test_orders',
    `There are ${mostTestOrders} test orders already. Remove some of them first.`,
  );
