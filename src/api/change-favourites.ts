import type { QueryClient } from '@tanstack/react-query';
import type { WishlistItem } from '#schemas/api/wishlist.ts';
import { enFavourites, type FavouriteMessages } from '#schemas/messages/en-favourites.ts';
import { toMajor } from '#schemas/money.ts';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { ApiFailure, isTokenRefused, type Api } from '#ui/api/client.ts';
import { favouritesKey } from '#ui/api/favourites.ts';

/** What is known of a dish whose heart is pressed; its price is in minor units. */
export type FavouriteDish = Pick<MenuItem, 'id' | 'productId' | 'name' | 'description' | 'price'>;

type Needs = {
  api: Api;
  client: QueryClient;
  stores: Pick<Stores, 'account' | 'config' | 'tenantId'>;
};
type List = readonly WishlistItem[];

const words: FavouriteMessages['favourites']['toasts'] = enFavourites.favourites.toasts;

/** One after the other, so that a heart pressed twice ends as it was pressed last. */
const mutationKey = ['wishlist'];
const scope = { id: 'wishlist' };

/** Of a favourite that the server has not answered yet. */
const unanswered = 0;

/**
 * Keeps a dish, or lets go of one that is kept: seen at once, taken back where the server refuses,
 * each with its toast. A guest is asked to log in (specification §6, §8).
 */
export async function toggleFavourite(needs: Needs, dish: FavouriteDish): Promise<void> {
  const userId = userOf(needs);
  if (userId === null) {
    toast.warning({ title: words.logInTitle, description: words.logInToAdd });
    return;
  }
  const key = favouritesKey(needs.stores.tenantId, userId);
  const kept = (needs.client.getQueryData<List>(key) ?? []).find(isOf(dish.id));
  await (kept ? remove(needs, key, kept) : add(needs, key, { dish, userId }));
}

/** Removes one favourite, as its heart does. */
export async function removeFavourite(needs: Needs, item: WishlistItem): Promise<void> {
  const userId = userOf(needs);
  if (userId === null) {
    toast.warning({ title: words.logInTitle, description: words.logInToAdd });
    return;
  }
  await remove(needs, favouritesKey(needs.stores.tenantId, userId), item);
}

/** Whether there is somebody whose favourites can be cleared; a guest is asked to log in. */
export function mayClear(needs: Pick<Needs, 'stores'>): boolean {
  if (userOf(needs) !== null) return true;
  toast.warning({ title: words.logInTitle, description: words.logInToClear });
  return false;
}

/** Removes all of them. */
export async function clearFavourites(needs: Needs): Promise<void> {
  const userId = userOf(needs);
  if (userId === null) return;
  const key = favouritesKey(needs.stores.tenantId, userId);
  const before = needs.client.getQueryData<List>(key) ?? [];
  await change(needs, key, {
    now: () => [],
    call: () => needs.api.call('emptyWishlist', {}),
    back: (list) => [...list, ...before.filter(({ id }) => !list.some((item) => item.id === id))],
    done: words.cleared,
    failed: { title: words.clearFailedTitle, description: words.clearFailed },
  });
}

const userOf = ({ stores }: Pick<Needs, 'stores'>): number | null => {
  const state = stores.account.getState();
  return isLoggedIn(state) ? (state.user?.id ?? null) : null;
};

const isOf = (dishId: number) => (item: WishlistItem) => item.restaurant_product_id === dishId;
const without = (list: List, dishId: number) => list.filter((item) => !isOf(dishId)(item));

function add(
  needs: Needs,
  key: readonly unknown[],
  asked: { dish: FavouriteDish; userId: number },
) {
  const { dish, userId } = asked;
  const { currency } = needs.stores.config.getState().tenant;
  const price = toMajor(dish.price, currency);
  const item: WishlistItem = {
    id: unanswered,
    product_id: dish.productId,
    restaurant_product_id: dish.id,
    products: { name: dish.name, description: dish.description, price },
    restaurant_products: { online_price: price },
    attachments: [],
    restaurant: { id: 0, name: '' },
    sale: 'sold',
  };
  return change(needs, key, {
    now: (list) => [item, ...without(list, dish.id)],
    call: async () => {
      const { data } = await needs.api.call('addToWishlist', {
        body: { product_id: dish.productId, restaurant_product_id: dish.id, user_id: userId },
      });
      needs.client.setQueryData<List>(key, (list) =>
        list?.map((one) => (isOf(dish.id)(one) ? { ...one, id: data.id } : one)),
      );
    },
    back: (list) => without(list, dish.id),
    done: words.added,
    failed: { title: words.addFailedTitle, description: words.addFailed },
  });
}

function remove(needs: Needs, key: readonly unknown[], item: WishlistItem) {
  const dishId = item.restaurant_product_id;
  const place = (needs.client.getQueryData<List>(key) ?? []).findIndex(isOf(dishId));
  return change(needs, key, {
    now: (list) => without(list, dishId),
    call: async () => {
      // It was added a moment ago, before its id was known here.
      const found =
        item.id === unanswered
          ? (await needs.api.call('getWishlist', {})).find(isOf(dishId))
          : item;
      if (!found) return;
      const params = { id: String(found.id) };
      await needs.api.call('removeFromWishlist', { params }).catch((failure: unknown) => {
        // Another tab was first.
        if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure;
      });
    },
    back: (list) => without(list, dishId).toSpliced(Math.max(place, 0), 0, item),
    done: words.removed,
    failed: { title: words.removeFailedTitle, description: words.removeFailed },
  });
}

type Change = {
  /** The list as it will be. */
  now(list: List): List;
  call(): Promise<unknown>;
  /** Takes it back, of a list that may have changed besides. */
  back(list: List): List;
  done: string;
  failed: { title: string; description: string };
};

async function change(needs: Needs, key: readonly unknown[], asked: Change): Promise<void> {
  const { client } = needs;
  const set = (next: (list: List) => List) =>
    client.setQueryData<List>(key, (list) => next(list ?? []));
  set(asked.now);
  // An answer still on its way is from before.
  await client.cancelQueries({ queryKey: key });
  const mutation = client.getMutationCache().build(client, {
    mutationKey,
    scope,
    networkMode: 'always',
    mutationFn: asked.call,
    onSuccess: () => toast.success({ title: asked.done }),
    onError: (failure: Error) => {
      set(asked.back);
      toast.error(sentencesOf(failure, asked.failed));
    },
    onSettled: () => {
      // The last one of several asks what the server has now.
      if (client.isMutating({ mutationKey }) === 1)
        void client.invalidateQueries({ queryKey: key });
    },
  });
  // The toast has said it, and the cache of mutations has logged it.
  await mutation.execute(undefined).catch(() => undefined);
}

function sentencesOf(failure: Error, failed: Change['failed']) {
  if (!(failure instanceof ApiFailure)) return failed;
  const { status, message } = failure;
  if (isTokenRefused(failure)) {
    return { title: words.authenticationTitle, description: words.authentication };
  }
  // A refusal says why, after the sentence that says what.
  const isRefusal = status >= 400 && status < 500;
  return isRefusal ? { ...failed, description: `${failed.description} ${message}` } : failed;
}
