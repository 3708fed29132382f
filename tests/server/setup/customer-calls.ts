import { randomUUID } from 'node:crypto';
import type { Contract } from '#schemas/api/contract.ts';
import type { RouteName } from '#schemas/api/routes.ts';
import { goodPassword } from './account-shop.ts';
import { tabPaymentCalls } from './foreign-tab-payments.ts';
import { lemonade } from './shopper.ts';
import { addressBody, giftCardPurchase, type CustomerIds } from './customers-with-everything.ts';

/** The calls that customers make with a token of their own. */
export type CustomerCall = {
  [N in RouteName]: Extract<Contract[N]['security'][number], 'user' | 'guest'> extends never
    ? never
    : N;
}[RouteName];

export type SentCall = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  payload?: object;
  headers?: Record<string, string>;
};

const card = { number: '4242 4242 4242 4242', expiry: '08/39', cvc: '123' };
const sandbox = { gateway: 'sandbox', card };
const credential = { id: 'theirs', rawId: 'theirs', type: 'public-key' } as const;
const text = (fields: Record<string, number | string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/**
 * For every call of customers what is sent to reach what `ids` name, each way on its own; a new call
 * is a compile error here. What names nothing of anybody is one call for its caller's own.
 * @param me the number of whoever calls
 */
export function customerCalls(
  ids: CustomerIds,
  me: CustomerIds['owner'],
): Record<CustomerCall, readonly SentCall[]> {
  const { restaurantId } = ids;
  const ofOrder = { params: { orderId: ids.orderId } };
  const ofOpenOrder = { params: { orderId: ids.openOrderId } };
  const ofCard = { params: { giftCardId: ids.giftCardId } };
  const ofAddress = { params: { addressId: ids.addressId } };
  const ofPasskey = { params: { passkeyId: ids.passkeyId } };
  const ofReservation = { params: { reservationId: ids.reservationId } };
  const ofHold = { params: { reservationId: ids.holdId } };
  const seating = { party: 2, instant: '2026-11-21T08:00:00.000Z' };
  const ofTab = { params: { tabId: ids.tabId } };
  const ofTabPayment = tabPaymentCalls(ids.tabId);
  // Whoever has the code of a table may call: what it names is nobody's.
  const ofTable = { params: { token: 'nobodys-table' } };
  const ofConnection = { params: { connectionId: ids.connectionId } };
  const proof = ids.answer;
  const restaurant_id = restaurantId;
  const order = {
    restaurant_id,
    cart_version: 1,
    expected_total: 4.5,
    delivery_method: 'pickup',
    pickup_date: '2026-11-20',
    pickup_time: '13:30',
    payment_method: 'card',
    guest_details: { name: 'Eve', email: 'eve@example.com', phone_no: '0400 000 001' },
  };
  const onTab = {
    delivery_method: 'dine_in',
    pickup_date: null,
    pickup_time: null,
    payment_method: 'tab',
  };
  return {
    getCart: [
      { query: text({ ...ids.owner, restaurant_id }) },
      { query: text({ ...me, restaurant_id, gift_cards: ids.cardHandle }) },
    ],
    addToCart: [{ payload: { ...lemonade, ...ids.owner, restaurant_id, quantity: 1 } }],
    updateCart: [{ payload: { cart_id: ids.cartItemId, quantity: 7 } }],
    removeFromCart: [{ params: { cartItemId: String(ids.cartItemId) } }],
    clearCart: [{ payload: { ...ids.owner, restaurant_id } }, { payload: { ...me } }],
    getWishlist: [{}],
    addToWishlist: [
      {
        payload: {
          restaurant_product_id: lemonade.restaurant_product_id,
          product_id: lemonade.product_id,
          user_id: Object.values(ids.owner)[0],
        },
      },
    ],
    removeFromWishlist: [{ params: { id: String(ids.favouriteId) } }],
    emptyWishlist: [{}],
    placeOrder: [
      { payload: { ...order, ...ids.owner } },
      { payload: { ...order, ...me, gift_cards: [ids.cardHandle], expected_due: 0 } },
      { payload: { ...order, ...me, ...onTab, tab_id: ids.tabId, cart_version: 99 } },
    ],
    findTableTab: [ofTable],
    openTab: [{ ...ofTable, payload: { name: 'Eve' } }],
    joinTab: [{ ...ofTable, payload: { name: 'Eve', code: '4711' } }],
    getTab: [ofTab],
    renameTabGuest: [{ ...ofTab, payload: { name: 'Eve' } }],
    closeTab: [{ ...ofTab, payload: {} }],
    beginTabPayment: [ofTabPayment.beginTabPayment],
    payTabPayment: [ofTabPayment.payTabPayment],
    checkTabPayment: [ofTabPayment.checkTabPayment],
    dropTabPayment: [ofTabPayment.dropTabPayment],
    holdCard: [ofTabPayment.holdCard],
    checkHeldCard: [ofTabPayment.checkHeldCard],
    releaseHeldCard: [ofTabPayment.releaseHeldCard],
    listTableCalls: [ofTable],
    callStaff: [{ ...ofTable, payload: { kind: 'waiter' } }],
    listOwnOrders: [
      { query: text({ restaurant_id }) },
      { query: text({ after: ids.openOrderId }) },
      { query: text({ ...ids.owner }) },
    ],
    getOrder: [ofOrder, ofOpenOrder],
    payOrder: [{ ...ofOpenOrder, payload: sandbox }],
    checkPayment: [{ ...ofOpenOrder, payload: {} }],
    answerSandboxChallenge: [
      { params: { challengeId: ids.challengeId }, payload: { approve: true } },
    ],
    cancelOrder: [{ ...ofOrder, payload: {} }],
    changeOwnTip: [{ ...ofOrder, payload: { tip: 1, seen: 0 } }],
    reorder: [{ ...ofOrder, payload: {} }],
    lookUpGiftCard: [{ payload: { code: 'ABCD EFGH JKLM NPQR' } }],
    listOwnGiftCards: [{}],
    addOwnGiftCard: [{ payload: { code: 'ABCD EFGH JKLM NPQR' } }],
    removeOwnGiftCard: [{ params: { handle: ids.cardHandle } }],
    buyGiftCard: [{ payload: giftCardPurchase(restaurantId) }],
    getGiftCardPurchase: [ofCard],
    payGiftCard: [{ ...ofCard, payload: sandbox }],
    checkGiftCardPayment: [{ ...ofCard, payload: {} }],
    holdTable: [{ payload: { restaurant_id, ...seating } }],
    releaseTable: [ofHold],
    confirmReservation: [
      { ...ofHold, payload: { name: 'Eve', email: 'eve@example.com', phone: '0400 000 001' } },
    ],
    listOwnReservations: [{}],
    getReservation: [ofReservation, ofHold],
    changeReservation: [{ ...ofReservation, headers: { 'if-match': '"0"' }, payload: seating }],
    cancelReservation: [{ ...ofReservation, payload: {} }],
    requestEmailCode: [{ payload: { email: 'eve@example.com' } }],
    confirmEmail: [{ payload: ids.emailAnswer }],
    getProfile: [{}],
    changeProfile: [{ payload: { name: 'Eve' } }],
    requestOwnCode: [{ payload: {} }],
    requestContactCode: [{ payload: { email: 'eve@example.com', proof } }],
    changeContact: [{ payload: ids.contactAnswer }],
    changeUserPassword: [{ payload: { proof, password: 'another soup on monday' } }],
    setPreferences: [{ payload: { language: null, newsletter: false } }],
    listUserAddresses: [{}],
    addUserAddress: [{ payload: { ...addressBody, formattedAddress: '1 Station Street' } }],
    changeUserAddress: [{ ...ofAddress, payload: { ...addressBody, label: 'Mine' } }],
    removeUserAddress: [ofAddress],
    makeAddressDefault: [{ ...ofAddress, payload: {} }],
    listUserSessions: [{}],
    endUserSession: [{ params: { sessionId: ids.sessionId } }],
    endUserSessions: [{}],
    listUserPasskeys: [{}],
    beginUserPasskey: [{ payload: { proof } }],
    addUserPasskey: [
      {
        payload: {
          name: 'Phone',
          credential: {
            ...credential,
            response: { clientDataJSON: 'e30', attestationObject: 'oA' },
          },
        },
      },
    ],
    renameUserPasskey: [{ ...ofPasskey, payload: { name: 'Mine' } }],
    removeUserPasskey: [
      { ...ofPasskey, payload: { proof: { password: goodPassword } } },
      { ...ofPasskey, payload: { proof } },
    ],
    listConnectedSignIns: [{}],
    removeConnectedSignIn: [
      { ...ofConnection, payload: { proof: { password: goodPassword } } },
      { ...ofConnection, payload: { proof } },
    ],
    claimOrders: [{ payload: {} }],
    exportOwnData: [{}],
    deleteAccount: [{ payload: { proof } }],
    signOut: [{}],
  };
}

/** What calls that write something are sent with, whether they need it or not. */
export const writeHeaders = () => ({ 'idempotency-key': randomUUID() });
