import type { Cart } from '#schemas/api/cart.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { lineAgain, withQuantity } from '#ui/api/cart-changes.ts';
import type { ChosenTime } from '#ui/stores/chosen-time.ts';
import { ownerOf } from '#ui/api/cart-key.ts';
import { ApiFailure, isTokenRefused, type Api } from '#ui/api/client.ts';
import { ensureGuest } from '#ui/api/guests.ts';
import { lineText } from './line-text.ts';
import type { WaitingChange } from './waiting-changes.ts';
import type { WaitingState, WaitingStorage } from './waiting-store.ts';

export type Sending = {
  api: Api;
  stores: Pick<Stores, 'account' | 'tenantId'>;
  /** Time that the order is for; null: as soon as possible. */
  time(): ChosenTime | null;
  waiting: Pick<WaitingStorage, 'load' | 'save' | 'loadCart' | 'saveCart'>;
};

/** No answer came, or none that says anything of the change: it is sent again later. */
export const isWorthWaiting = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/**
 * Sends what waits, in its order, until nothing is left or no answer comes. One tab at a time; what
 * the server refuses is kept with its reason.
 * @returns whether all of it was answered
 */
export async function sendWaiting(sending: Sending): Promise<boolean> {
  return whenAlone(async () => {
    for (;;) {
      const [change] = sending.waiting.load().changes;
      if (!change) return true;
      try {
        const cart = await sendOne(sending, change);
        // Stored before the change goes: a later change may get no answer, and is drawn on this cart.
        if (cart) sending.waiting.saveCart(cart);
      } catch (failure) {
        if (isWorthWaiting(failure)) return false;
        if (isGone(failure)) forgetLine(sending, sending.waiting.load().changes[0] ?? change);
        refuse(sending, change, failure);
      }
      update(sending, ({ changes, refused }) => ({
        changes: changes.filter(({ key }) => key !== change.key),
        refused,
      }));
    }
  });
}

/** Without locks the key of each addition holds: two tabs may send it, the server takes it once. */
const whenAlone = <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('servery-waiting-cart', act) : act();

const update = ({ waiting }: Sending, by: (state: WaitingState) => WaitingState) =>
  waiting.save(by(waiting.load()));

/** @returns the cart that the server answered, or null where nothing was asked or the line has gone */
async function sendOne(sending: Sending, change: WaitingChange): Promise<Cart | null> {
  const { api, stores } = sending;
  switch (change.kind) {
    case 'add': {
      // Written down first: a tab that is closed meanwhile knows that it may have arrived.
      update(sending, ({ changes, refused }) => ({
        changes: changes.map((one) =>
          one.key === change.key ? { ...change, isTried: true } : one,
        ),
        refused,
      }));
      return addForShopper(sending, change);
    }
    case 'set': {
      const { data } = await api.call('updateCart', {
        headers: {},
        body: { cart_id: change.itemId, quantity: change.quantity },
      });
      return data;
    }
    case 'remove':
      return remove(sending, change);
    case 'adjust':
      return adjust(sending, change);
    case 'clear': {
      if (!ownerOf(stores.account.getState())) return null;
      const { data } = await api.call('clearCart', {
        headers: {},
        body: {
          ...ownerOf(stores.account.getState()),
          ...(change.restaurantId !== null && { restaurant_id: change.restaurantId }),
        },
      });
      return data;
    }
  }
}

const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 404;

/** Removes a line; already gone counts as success. */
async function remove(
  sending: Sending,
  change: Extract<WaitingChange, { kind: 'remove' }>,
): Promise<Cart | null> {
  const params = { cartItemId: String(change.itemId) };
  try {
    const { data } = await sending.api.call('removeFromCart', { headers: {}, params });
    return data;
  } catch (failure) {
    if (!isGone(failure)) throw failure;
    forgetLine(sending, change);
    return null;
  }
}

/** Takes a line that the server no longer has out of the stored cart, so that nothing is added to it. */
function forgetLine({ waiting }: Sending, change: WaitingChange): void {
  const cart = waiting.loadCart();
  if (cart && 'itemId' in change) waiting.saveCart(withQuantity(cart, change.itemId, 0));
}

/** For a guest made now where there is none; one that the server has dropped is replaced once. */
async function addForShopper(
  { api, stores, time }: Sending,
  { key, line, restaurantId }: Extract<WaitingChange, { kind: 'add' }>,
): Promise<Cart> {
  const add = async () => {
    await ensureGuest({ api, stores });
    const owner = ownerOf(stores.account.getState());
    if (!owner) throw new Error('nobody to keep a cart for');
    const headers = { 'idempotency-key': key };
    const { data } = await api.call('addToCart', {
      headers,
      query: { ...time() },
      body: { ...line, restaurant_id: restaurantId, ...owner },
    });
    return data;
  };
  return add().catch((failure: unknown) => {
    if (!isTokenRefused(failure)) throw failure;
    stores.account.getState().setGuestToken(null);
    return add();
  });
}

/** Sets a line whose addition has been answered meanwhile; the new quantity is written down first. */
async function adjust(
  sending: Sending,
  change: Extract<WaitingChange, { kind: 'adjust' }>,
): Promise<Cart | null> {
  const { api, stores } = sending;
  const owner = ownerOf(stores.account.getState());
  if (!owner) return null;
  const { data }: { data: Cart } = await api.call('getCart', {
    query: { ...namedBy(owner), restaurant_id: String(change.restaurantId) },
  });
  const text = lineText(change.line);
  const item = data.items.find((one) => lineText(lineAgain(one)) === text);
  if (!item) return data;
  const quantity = Math.min(99, Math.max(0, item.quantity + change.by));
  const { key } = change;
  const absolute: WaitingChange =
    quantity === 0
      ? { kind: 'remove', key, itemId: item.id }
      : { kind: 'set', key, itemId: item.id, quantity, name: item.products.name ?? '' };
  update(sending, ({ changes, refused }) => ({
    changes: changes.map((one) => (one.key === key ? absolute : one)),
    refused,
  }));
  return sendOne(sending, absolute);
}

const namedBy = (owner: { user_id: number } | { guest_id: number }) =>
  'user_id' in owner ? { user_id: String(owner.user_id) } : { guest_id: String(owner.guest_id) };

function refuse(sending: Sending, change: WaitingChange, failure: unknown): void {
  const reason = failure instanceof ApiFailure ? failure.message : '';
  const name = 'name' in change ? change.name : '';
  update(sending, ({ changes, refused }) => ({
    changes,
    refused: [...refused, { key: change.key, name, reason }],
  }));
}
