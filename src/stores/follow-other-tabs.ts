import { guestTokenKey, tokenKey } from './account-store.ts';
import type { Stores } from './stores.tsx';

/**
 * Takes over what another tab of the same site wrote, so that both show one identity, one
 * restaurant and, while ordering, one attempt.
 */
export function followOtherTabs({ account, restaurant, checkout }: Stores): () => void {
  const followers: Record<string, { persist: { rehydrate(): Promise<void> } }> = {
    account,
    [tokenKey]: account,
    [guestTokenKey]: account,
    selectedRestaurant: restaurant,
    checkout,
  };
  const follow = ({ key }: StorageEvent) => {
    if (key !== null) void followers[key]?.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
