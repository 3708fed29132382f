import type { QueryClient } from '@tanstack/react-query';
import type { Menu } from '#schemas/api/menu.ts';
import { emptyCart } from '#schemas/empty-cart.ts';
import { isPhoneOrder, type AccountState } from '#ui/stores/account-store.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import type { CartAnswer } from '#ui/api/cart-answer.ts';
import { ApiFailure, type Api } from '#ui/api/client.ts';
import { menuKey } from '#ui/api/menu.ts';
import { newKey } from '#ui/api/new-key.ts';
import { offlineCart, waitingKey, type CartCall } from '#ui/api/offline-cart.ts';
import { connection, noteAnswer } from './connection.ts';
import { withWaiting } from './guess-cart.ts';
import { cartKey, storeLoadedCarts } from './store-loaded-carts.ts';
import { chosenTime } from '#ui/stores/chosen-time.ts';
import { sendWaiting } from './send-waiting.ts';
import {
  isWaiting,
  nextWaitingId,
  withAdd,
  withClear,
  withLineAt,
  type WaitingAdd,
  type WaitingChange,
} from './waiting-changes.ts';
import { waitingItem } from './waiting-item.ts';
import { createWaitingStorage, waitingCart } from './waiting-store.ts';

type Page = { api: Api; stores: Stores; queryClient: QueryClient };

/** The network has not carried it; what was left by hand is nobody's fault. */
const isUnanswered = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.code === 'network' || failure.code === 'timeout');

/** From now on the cart can be read and changed without a connection, and is sent once there is one. */
export function startWaitingCart({ api, stores, queryClient }: Page): void {
  const { tenantId, account, restaurant, config } = stores;
  const waiting = createWaitingStorage(stores.storage, tenantId);
  /** Lines that were sent under an id of ours, for a page that still shows them by it. */
  const sentLines = new Map<number, WaitingAdd>();
  waiting.load();
  storeLoadedCarts(queryClient, (cart) => {
    // What staff take by telephone is none of this browser's cart.
    if (!isPhoneOrder(account.getState())) waiting.saveCart(cart);
  });
  // Else it would wait for the browser's word that there is a network, and show nothing.
  queryClient.setQueryDefaults(cartKey, { networkMode: 'always' });

  const currency = () => config.getState().tenant.currency;
  const itemOf = (add: WaitingAdd) => {
    const menu = queryClient.getQueryData<Menu>(menuKey(tenantId, add.restaurantId));
    return waitingItem(add, menu, currency());
  };
  const chosen = () => restaurant.getState().selected?.restaurant.id ?? null;
  const guess = (): CartAnswer => {
    const stored = waiting.loadCart();
    const restaurantId = chosen();
    const base =
      stored && stored.restaurant_id === restaurantId
        ? stored
        : emptyCart({ restaurantId, currency: currency(), taxInclusive: true });
    return { data: withWaiting(base, waitingCart.getState().changes, itemOf), isGuess: true };
  };
  const show = () => void queryClient.setQueriesData({ queryKey: cartKey }, guess);

  const send = async (): Promise<boolean> => {
    for (const one of waitingCart.getState().changes) {
      if (one.kind === 'add') sentLines.set(one.id, one);
    }
    const isSent = await sendWaiting({
      api,
      stores,
      time: () =>
        chosenTime(stores.checkout.getState(), {
          pathname: window.location.pathname,
          now: stores.now(),
        }),
      waiting,
    });
    noteAnswer(isSent);
    return isSent;
  };
  const sendAndShow = async () => {
    if (waitingCart.getState().changes.length === 0) return;
    await send();
    await queryClient.invalidateQueries({ queryKey: cartKey });
  };

  const enqueue = (change: CartCall, key: string, isTried: boolean): CartAnswer => {
    const { changes, refused } = waiting.load();
    waiting.save({ changes: withCall(changes, change, { key, isTried }), refused });
    show();
    return guess();
  };
  const withCall = (
    changes: readonly WaitingChange[],
    change: CartCall,
    { key, isTried }: { key: string; isTried: boolean },
  ): WaitingChange[] => {
    if (change.kind === 'clear')
      return withClear(changes, { key, restaurantId: change.restaurantId });
    if (change.kind === 'add') {
      const { line, restaurantId } = change;
      const add = {
        kind: 'add',
        key,
        id: nextWaitingId(changes),
        restaurantId,
        line,
        isTried,
      } as const;
      const named = { ...add, name: itemOf({ ...add, name: '' }).products.name ?? '' };
      return isTried ? [...changes, named] : withAdd(changes, named);
    }
    const { item } = change;
    const sent = sentLines.get(item.id);
    const shown = guess().data.items.find(({ id }) => id === item.id)?.quantity ?? item.quantity;
    return withLineAt(changes, {
      key,
      id: item.id,
      name: item.products.name ?? '',
      shown,
      quantity: change.kind === 'set' ? change.quantity : 0,
      ...(sent && { sent }),
    });
  };

  offlineCart.current = {
    async load(ask) {
      if (isPhoneOrder(account.getState())) return ask();
      try {
        const answer = await ask();
        noteAnswer(true);
        waiting.saveCart(answer.data);
        const { changes } = waitingCart.getState();
        if (changes.length === 0) return answer;
        return { ...answer, data: withWaiting(answer.data, changes, itemOf), isGuess: true };
      } catch (failure) {
        if (!isUnanswered(failure)) throw failure;
        noteAnswer(false);
        return guess();
      }
    },
    async change(change, call) {
      if (isPhoneOrder(account.getState())) return call({});
      const key = newKey();
      const isBehind = waitingCart.getState().changes.length > 0 && !(await send());
      if (isBehind || !navigator.onLine) return enqueue(change, key, false);
      if ('item' in change && isWaiting(change.item)) {
        enqueue(change, key, false);
        await send();
        return guess();
      }
      try {
        const answer = await call(change.kind === 'add' ? { 'idempotency-key': key } : {});
        noteAnswer(true);
        // Where the network goes before the cart is read again, this is the last that is known of it.
        waiting.saveCart(answer.data);
        return answer;
      } catch (failure) {
        if (!isUnanswered(failure)) throw failure;
        noteAnswer(false);
        return enqueue(change, key, true);
      }
    },
  };

  account.subscribe((state, before) => {
    if (hasLeft(state, before)) waiting.forget();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== waitingKey) return;
    waiting.load();
    show();
  });
  connection.subscribe(({ isOffline }, before) => {
    if (before.isOffline && !isOffline) void sendAndShow();
  });
  if (connection.getState().isOffline) show();
  else void sendAndShow();
}

/** Somebody signed out, or another one is here; a guest who signs in takes along what waits. */
const hasLeft = (state: AccountState, before: AccountState): boolean =>
  before.user
    ? state.user?.id !== before.user.id
    : before.guestUser !== null && !state.user && !state.guestUser;
