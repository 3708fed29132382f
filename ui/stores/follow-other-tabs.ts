import { guestTokenKey, tokenKey } from './account-store.ts';
import { configKey } from './config-storage.ts';
import type { Stores } from './stores.tsx';

/**
 * Takes over what another tab of the same site wrote, so that both show one identity, one
 * restaurant, one draft of the site and, while ordering, one attempt.
 * @param wakeSections settles once nothing on the page waits to come to life, which could not be put
 * in another order
 */
export function followOtherTabs(
  { account, restaurant, checkout, config }: Stores,
  wakeSections: () => Promise<void>,
): () => void {
  const followers: Record<string, { persist: { rehydrate(): Promise<void> } }> = {
    account,
    [tokenKey]: account,
    [guestTokenKey]: account,
    selectedRestaurant: restaurant,
    checkout,
  };
  const follow = ({ key }: StorageEvent) => {
    if (key === configKey) void wakeSections().then(() => config.getState().followOtherTab());
    else if (key !== null) void followers[key]?.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
