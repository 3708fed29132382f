import { useQueryClient } from '@tanstack/react-query';
import { clearFavourites, mayClear, removeFavourite } from '../../api/change-favourites.ts';
import type { WishlistItem } from '#schemas/api/wishlist.ts';
import { useApi } from '#ui/api/client.ts';
import { useStores } from '#ui/stores/stores.tsx';

/** What the page of favourites changes, each with its toast. */
export function useFavouriteChanges() {
  const needs = { api: useApi(), stores: useStores(), client: useQueryClient() };
  return {
    remove: (item: WishlistItem) => void removeFavourite(needs, item),
    clear: () => void clearFavourites(needs),
    /** False: a guest, who was asked to log in. */
    mayClear: () => mayClear(needs),
  };
}
