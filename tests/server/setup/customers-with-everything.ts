import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { insertOneTimeCode } from '#server/db/queries/one-time-codes.ts';
import { oneTimeCodeOf } from '#server/identity/one-time-code.ts';
import { insertUserPasskey } from '#server/db/queries/user-passkeys.ts';
import { hashPassword } from '#server/identity/password.ts';
import type { TestDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { goodPassword } from './account-shop.ts';
import type { TestApp } from './build-test-app.ts';
import { connectSignIn } from './connect-sign-in.ts';
import { claimGuest } from './claim-guest.ts';
import { addArea, addTables, insertBooking, setBookingRules } from './booking-plan.ts';
import { drainOutbox } from './drain-outbox.ts';
import { storeTab } from './foreign-tabs.ts';
import { insertGiftCard } from './gift-cards.ts';
import { expectStatus, lemonade, shopperOf } from './shopper.ts';
import { signUserIn } from './sign-user-in.ts';

type Shop = TestApp & Pick<TestDatabase, 'db' | 'pool'>;
export type CustomerHeaders = { host: string; authorization: string };

/** Ids of what belongs to one customer; of a guest those that only users have are nobody's. */
export type CustomerIds = {
  owner: { user_id: number } | { guest_id: number };
  orderId: string;
  /** Of an order that waits for its bank's question. */
  openOrderId: string;
  challengeId: string;
  cartItemId: number;
  favouriteId: number;
  addressId: string;
  sessionId: string;
  passkeyId: string;
  connectionId: string;
  giftCardId: string;
  reservationId: string;
  /** Of a table that is held. */
  holdId: string;
  /** Of an open tab that they are a guest of. */
  tabId: string;
  /** By which a cart or an order of this customer names a gift card. */
  cardHandle: string;
  /** A code that proves who one is, and the request that it answers. */
  answer: { request_id: string; code: string };
  /** The same of a code that was sent to another address of theirs. */
  contactAnswer: { request_id: string; code: string };
  /** The same of a code for an order's address. */
  emailAnswer: { request_id: string; code: string };
  restaurantId: number;
};

let nobodies = 900_000_000;
const numberOfNobody = () => (nobodies += 1);

/** What nobody has, in the forms that such ids have. @param like whose kind of number it is */
export const idsOfNobody = (like: CustomerIds['owner'] = { user_id: 0 }): CustomerIds => ({
  owner: 'guest_id' in like ? { guest_id: 9_999_999 } : { user_id: numberOfNobody() },
  orderId: randomUUID(),
  openOrderId: randomUUID(),
  challengeId: `challenge_${randomUUID()}`,
  cartItemId: numberOfNobody(),
  favouriteId: numberOfNobody(),
  addressId: randomUUID(),
  sessionId: randomUUID(),
  passkeyId: randomUUID(),
  connectionId: randomUUID(),
  giftCardId: randomUUID(),
  reservationId: randomUUID(),
  holdId: randomUUID(),
  tabId: randomUUID(),
  cardHandle: `${randomUUID()}.nobody`,
  answer: { request_id: randomUUID(), code: '123456' },
  contactAnswer: { request_id: randomUUID(), code: '123456' },
  emailAnswer: { request_id: randomUUID(), code: '123456' },
  restaurantId: small.restaurant,
});

const places = {
  own: { tenantId: small.tenant, host: small.host, restaurantId: small.restaurant, dish: lemonade },
  other: {
    tenantId: small.otherTenant,
    host: small.otherHost,
    restaurantId: small.otherRestaurant,
    dish: {
      restaurant_product_id: small.pizza.id,
      product_id: small.pizza.productId,
      is_half_and_half: 0,
    },
  },
} as const;
type Place = (typeof places)[keyof typeof places];

const passwordHash = await hashPassword(goodPassword);
let customers = 0;
const nextNumber = () => 6_000_000 + (customers += 1);

/** A customer without anything; a guest, or a user who is signed in. */
export async function newCustomer(
  { app, db }: Shop,
  kind: 'user' | 'guest',
  { tenantId, host }: Pick<Place, 'tenantId' | 'host'> = places.own,
) {
  const number = nextNumber();
  if (kind === 'guest') {
    const headers: CustomerHeaders = await claimGuest(app, number, host);
    return { headers, owner: { guest_id: number }, userId: null, email: '' };
  }
  const email = `customer-${number}@example.com`;
  const { user, headers } = await signUserIn(db, { email, passwordHash }, { tenantId, host });
  return { headers, owner: { user_id: user.userNumber }, userId: user.id, email };
}

/** A customer who has one of everything that a customer can have. */
export async function customerWithEverything(
  shop: Shop,
  kind: 'user' | 'guest',
  where: keyof typeof places = 'own',
): Promise<{ headers: CustomerHeaders; ids: CustomerIds }> {
  const place = places[where];
  const customer = await newCustomer(shop, kind, place);
  const { headers, owner, userId, email } = customer;
  const ids = { ...idsOfNobody(), owner, restaurantId: place.restaurantId };
  await fillOrders(shop, customer, place, ids);
  await fillCards(shop, customer, place, ids);
  await fillReservations(shop, customer, place, ids);
  ids.emailAnswer = await askForProof(shop, place, { orderId: ids.openOrderId, email });
  if (userId !== null) {
    await fillAccount(shop, { headers, userId, email }, place, ids);
  }
  return { headers, ids };
}

type Customer = Awaited<ReturnType<typeof newCustomer>>;

async function fillOrders({ app, pool }: Shop, customer: Customer, place: Place, ids: CustomerIds) {
  const shopper = shopperOf(app, 0, customer.headers, customer.owner);
  const line = { ...place.dish, restaurant_id: place.restaurantId };
  const placed = { restaurant_id: place.restaurantId };
  await shopper.fillCart(line);
  ids.orderId = (await shopper.placed(placed)).id;
  // The tests' clock stands still, and lists have the newest first.
  const { rows } = await pool.query<{ placed_at: Date }>(
    'select placed_at from orders where id = $1',
    [ids.orderId],
  );
  const earlier = new Date(Number(rows[0]?.placed_at) - 60 * minuteMs);
  await pool.query('update orders set placed_at = $2 where id = $1', [ids.orderId, earlier]);
  await shopper.fillCart(line);
  ids.openOrderId = (await shopper.placed({ ...placed, payment_method: 'card' })).id;
  const asked = await shopper.pay(ids.openOrderId, '4000 0027 6000 3184');
  expectStatus(asked, 200);
  const { action } = contract.payOrder.reply.parse(asked.json());
  if (action?.kind !== 'sandbox_challenge') throw new Error('the bank asked nothing');
  ids.challengeId = action.challenge_id;
  // The order under way has taken the cart: this is the next one.
  const { items } = await shopper.fillCart(line);
  ids.cartItemId = items[0]?.id ?? ids.cartItemId;
}

async function fillCards(shop: Shop, { headers }: Customer, place: Place, ids: CustomerIds) {
  const { code } = await insertGiftCard(shop.deps, 5000, place);
  const found = await shop.app.inject({
    method: 'POST',
    url: '/api/v2/gift-cards/lookup',
    headers,
    payload: { code },
  });
  expectStatus(found, 200);
  ids.cardHandle = contract.lookUpGiftCard.reply.parse(found.json()).data.handle;
  const bought = await shop.app.inject({
    method: 'POST',
    url: '/api/v2/gift-cards',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: giftCardPurchase(place.restaurantId),
  });
  expectStatus(bought, 201);
  ids.giftCardId = contract.buyGiftCard.reply.parse(bought.json()).data.id;
}

async function fillReservations(
  { db, pool }: Shop,
  { email }: Customer,
  { tenantId, restaurantId }: Place,
  ids: CustomerIds,
): Promise<void> {
  const place = { tenantId, restaurantId };
  await setBookingRules(db, {}, place);
  const areaId = await addArea(db, 'Terrace', place);
  const tables = await addTables(
    db,
    areaId,
    [
      [1, 4],
      [1, 4],
    ],
    place,
  );
  const { rows } = await pool.query('select shopper_id from orders where id = $1', [ids.orderId]);
  const shopperId = String(rows[0].shopper_id);
  const booked = { startsAt: new Date('2026-11-21T08:00:00Z'), shopperId, email };
  const [tableId = 0, otherId = 0] = tables;
  ids.reservationId = await insertBooking(db, { ...booked, tableId }, place);
  ids.tabId = (await storeTab(db, place, { shopperId, name: email || 'Ada' })).tabId;
  ids.holdId = await insertBooking(db, { ...booked, tableId: otherId, state: 'held' }, place);
}

/** A code for the address of an order, asked for by whoever placed that one. */
async function askForProof(
  { deps, db, pool }: Shop,
  { tenantId }: Place,
  { orderId, email }: { orderId: string; email: string },
) {
  const { rows } = await pool.query('select shopper_id from orders where id = $1', [orderId]);
  const id = randomUUID();
  await insertOneTimeCode(db, {
    tenantId,
    id,
    purpose: 'coupon',
    channel: 'email',
    address: email || 'ada@example.com',
    shopperId: String(rows[0].shopper_id),
    sentAt: fridayNoon,
    expiresAt: new Date(fridayNoon.getTime() + 10 * minuteMs),
  });
  return { request_id: id, code: oneTimeCodeOf(deps, { tenantId, id }) };
}

/** What a card is bought with. */
export const giftCardPurchase = (restaurantId: number) => ({
  amount: 50,
  design: 'plain',
  sender: { name: 'Ada', email: 'ada@example.com' },
  time_zone: 'Australia/Sydney',
  restaurant_id: restaurantId,
});

/** An address as the account sends it. */
export const addressBody = {
  formattedAddress: '12 Secret Lane',
  city: 'Melbourne',
  postcode: '3057',
  suburb: 'Brunswick East',
};

type Account = { headers: CustomerHeaders; userId: string; email: string };

async function fillAccount(
  { app, deps, db, pool }: Shop & { deps: Deps },
  { headers, userId, email }: Account,
  { tenantId, host, dish }: Place,
  ids: CustomerIds,
): Promise<void> {
  const post = async (url: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
    if (reply.statusCode > 201) expectStatus(reply, 201);
    return reply.json<unknown>();
  };
  const { restaurant_product_id, product_id } = dish;
  const [ownerNumber = 0] = Object.values(ids.owner);
  const favourite = { restaurant_product_id, product_id, user_id: ownerNumber };
  const added = contract.addToWishlist.reply.parse(await post('/add-to-wishlist', favourite));
  ids.favouriteId = added.data.id;
  const address = await post('/v2/users/me/addresses', addressBody);
  ids.addressId = contract.addUserAddress.reply.parse(address).data.id;
  const { rows } = await pool.query('select id from user_sessions where user_id = $1', [userId]);
  ids.sessionId = String(rows[0].id);
  const passkey = await insertUserPasskey(db, {
    tenantId,
    userId,
    credentialId: `passkey-of-${userId}`,
    publicKey: 'AA',
    counter: 0,
    host,
    name: 'Secret phone',
    isSynced: false,
    addedAt: fridayNoon,
  });
  ids.passkeyId = passkey.id;
  ids.connectionId = await connectSignIn(deps, { tenantId, userId });
  const elsewhere = `new-${email}`;
  const proof = { password: goodPassword };
  const own = contract.requestOwnCode.reply.parse(await post('/v2/users/me/codes', {}));
  const contact = contract.requestContactCode.reply.parse(
    await post('/v2/users/me/contact/codes', { email: elsewhere, proof }),
  );
  const mails = await drainOutbox(deps);
  const codeTo = (address: string): string => {
    const mail = mails.find(({ to, subject }) => to.address === address && /^\d{6}/.test(subject));
    if (!mail) throw new Error(`${address} was sent no code`);
    return mail.subject.slice(0, 6);
  };
  ids.answer = { request_id: own.data.request_id, code: codeTo(email) };
  ids.contactAnswer = { request_id: contact.data.request_id, code: codeTo(elsewhere) };
}
