import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import type { PageBoot } from '#schemas/page.ts';
import { createAccountStore, customerOf, type AccountState } from './account-store.ts';
import { createCheckoutStore, type CheckoutState } from './checkout-store.ts';
import { createConfigStore, type ConfigState } from './config-store.ts';
import { writeCookie, type WriteCookie } from './cookies.ts';
import { createPageStore, type PageState } from './page-store.ts';
import { createRestaurantStore, type RestaurantState } from './restaurant-store.ts';
import { safeStorage, type KeyValueStorage } from './safe-storage.ts';

type StoreNeeds = {
  boot: PageBoot;
  /** null on the server: nothing is read or kept. */
  storage: KeyValueStorage | null;
  /** Epoch ms, as the server has it. */
  now: () => number;
  random: () => number;
  writeCookie?: WriteCookie;
  /** True where the boot holds only defaults, because the page came without one. */
  isThemeLoading?: boolean;
  /** The page stands in a frame of the editor (page/is-device-frame.ts). */
  isFramed?: boolean;
};

/**
 * The stores of one app. The server makes new ones for each request; in the browser they read
 * what was kept, while hydration still sees the state the server drew (zustand's initial state).
 */
export function createStores(needs: StoreNeeds) {
  const { boot, now, random } = needs;
  const storage = safeStorage(needs.storage);
  // What is kept of the site, its draft above all, is not what a preview or a frame shows.
  const siteStorage = boot.preview || needs.isFramed ? safeStorage(null) : storage;
  const tenantId = boot.settings.tenant.id;
  const setCookie = needs.writeCookie ?? (needs.storage ? writeCookie : () => undefined);
  const config = createConfigStore({
    settings: boot.settings,
    isThemeLoading: needs.isThemeLoading ?? false,
    isBannerVisible: !boot.bannerDismissed,
    storage: siteStorage,
    writeCookie: setCookie,
  });
  // Without a draft the server's document replaces the stored one (requirements, Configuration).
  if (needs.storage) config.setState({});
  const account = createAccountStore({ tenantId, storage, random });
  const restaurant = createRestaurantStore({
    tenantId,
    initial: boot.restaurants.find((it) => it.restaurant.id === boot.selectedRestaurantId) ?? null,
    storage,
    writeCookie: setCookie,
    now,
    autoClear: () => config.getState().config.general,
  });
  const checkout = createCheckoutStore({
    tenantId,
    // An order that is tried in a frame is another one than that of the page around it.
    storage: needs.isFramed ? siteStorage : storage,
    random,
    customer: () => customerOf(account.getState()),
  });
  // Signing in takes the guest's fields out of step 1 (specification §4).
  account.subscribe(() => checkout.getState().recheckStepOne());
  const present = createPageStore(boot.resting);
  return {
    boot,
    config,
    account,
    restaurant,
    checkout,
    present,
    storage,
    siteStorage,
    now,
    random,
    tenantId,
  };
}

export type Stores = ReturnType<typeof createStores>;

const StoresContext = createContext<Stores | null>(null);

export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** The stores themselves, for event handlers; what is drawn comes from the hooks below. */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('Put the app inside <StoresProvider>.');
  return stores;
}

export function useConfig<T>(selector: (state: ConfigState) => T): T {
  return useStore(useStores().config, selector);
}

export function useAccount<T>(selector: (state: AccountState) => T): T {
  return useStore(useStores().account, selector);
}

export function useRestaurant<T>(selector: (state: RestaurantState) => T): T {
  return useStore(useStores().restaurant, selector);
}

export function useCheckout<T>(selector: (state: CheckoutState) => T): T {
  return useStore(useStores().checkout, selector);
}

export function usePageState<T>(selector: (state: PageState) => T): T {
  return useStore(useStores().present, selector);
}
