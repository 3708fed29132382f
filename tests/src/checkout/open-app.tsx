import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { en } from '#schemas/messages/en.ts';
import type { PageBoot } from '#schemas/page.ts';
import { ApiContext, createApi } from '#ui/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { PhoneOrderHost } from '#src/app/phone-order-host.tsx';
import { paths } from '#ui/paths.ts';
import { CheckoutPaymentScreen } from '#src/screens/checkout-payment.tsx';
import { CheckoutSuccessScreen } from '#src/screens/checkout-success.tsx';
import { CheckoutScreen } from '#src/screens/checkout.tsx';
import { OrderConfirmationScreen } from '#src/screens/order-confirmation.tsx';
import type { User } from '#ui/stores/account-store.ts';
import { createStores, StoresProvider } from '#ui/stores/stores.tsx';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import '#variants/base.css';
import { StandInServer } from './stand-in-server.ts';
import { noonInSydney } from './sample-slots.ts';

// With all that a menu is made of, which no other test of the checkout needs.
const DineInMenuScreen = lazy(async () => ({
  default: (await import('#src/screens/dine-in-menu.tsx')).DineInMenuScreen,
}));
const DineInTabScreen = lazy(async () => ({
  default: (await import('#src/screens/dine-in-tab.tsx')).DineInTabScreen,
}));
const DineInDealsScreen = lazy(async () => ({
  default: (await import('#src/screens/dine-in-deals.tsx')).DineInDealsScreen,
}));

type Site = Required<Pick<OpenOptions, 'server' | 'hasRestaurant' | 'takesStripe'>>;

function bootOf({ server, hasRestaurant, takesStripe }: Site): PageBoot {
  return {
    settings: {
      web_config: siteConfigSchema.parse({}),
      payment_gateway_config: {
        gateways: ['cash', takesStripe ? 'stripe' : 'sandbox'],
        publishable_key: takesStripe ? 'pk_test_x' : null,
        environment: 'test',
        wallets: takesStripe,
      },
      is_online_order_enabled: 1,
      config_version: 1,
      pages: [],
      tenant: { id: 139, name: 'Harbour', currency: 'AUD', locale: 'en-AU' },
    },
    restaurants: [server.restaurant],
    restaurantsFailed: false,
    selectedRestaurantId: hasRestaurant ? 7 : null,
    drawnRestaurantId: 7,
    menu: null,
    language: 'en',
    bannerDismissed: false,
    canonicalOrigin: 'https://harbour.example',
    year: 2026,
    pictures: {},
    drawnAt: '2026-11-21T01:00:00Z',
  };
}

type OpenOptions = {
  at?: string;
  server?: StandInServer;
  hasRestaurant?: boolean;
  takesStripe?: boolean;
  /** Who is signed in; null: a guest. */
  user?: User | null;
  /** Epoch ms. */
  now?: () => number;
};

/**
 * The checkout's screens with real stores on the browser's own storage, as a guest. Opening again
 * without clearing the storage is a reload; opening twice is two tabs.
 */
export function openApp({
  at = paths.checkout,
  server = new StandInServer(),
  hasRestaurant = true,
  takesStripe = false,
  user = null,
  now = () => noonInSydney,
}: OpenOptions = {}) {
  const boot = bootOf({ server, hasRestaurant, takesStripe });
  let draws = 0;
  const stores = createStores({
    boot,
    storage: localStorage,
    now,
    // Differs from draw to draw and from app to app, and is the same in every run.
    random: () => ((apps * 7919 + (draws += 1) * 104_729) % 1000) / 1000,
    writeCookie: () => undefined,
  });
  apps += 1;
  const account = stores.account.getState();
  if (user) {
    account.setUser(user);
    account.setToken('user-token');
  } else {
    account.getGuestUser();
    account.setGuestToken('guest-token');
  }
  const api = createApi({
    baseUrl: '/api',
    getToken: () => stores.account.getState().token ?? stores.account.getState().guestToken,
    fetch: server.fetch,
  });
  const queryClient = createQueryClient(boot);
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const place = { href: at };
  const view = { messages: en, locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Sydney' };
  root.render(
    <StoresProvider stores={stores}>
      <StorefrontContext value={view}>
        <ApiContext value={api}>
          <QueryClientProvider client={queryClient}>
            <MemoryRouter initialEntries={[at]}>
              <LinksInPlace onMove={(href) => (place.href = href)}>
                <Routes>
                  <Route path={paths.checkout} element={<CheckoutScreen />} />
                  <Route path={paths.checkoutPayment} element={<CheckoutPaymentScreen />} />
                  <Route path={paths.checkoutSuccess} element={<CheckoutSuccessScreen />} />
                  <Route
                    path={paths.orderConfirmation(':orderId')}
                    element={<OrderConfirmationScreen />}
                  />
                  <Route path={paths.dineInMenu} element={<DineInMenuScreen />} />
                  <Route path={paths.dineInDeals} element={<DineInDealsScreen />} />
                  <Route path={paths.dineInTab} element={<DineInTabScreen />} />
                  <Route path={paths.dineInCheckout} element={<CheckoutScreen />} />
                  <Route path={paths.dineInPayment} element={<CheckoutPaymentScreen />} />
                  <Route
                    path={paths.dineInConfirmation(':orderId')}
                    element={<OrderConfirmationScreen />}
                  />
                  <Route path="*" element={<p>Another screen</p>} />
                </Routes>
                <PhoneOrderHost />
              </LinksInPlace>
            </MemoryRouter>
          </QueryClientProvider>
        </ApiContext>
      </StorefrontContext>
    </StoresProvider>,
  );
  const close = () => {
    root.unmount();
    host.remove();
    openApps.delete(close);
  };
  openApps.add(close);
  return { server, stores, host, place, close };
}

let apps = 0;
const openApps = new Set<() => void>();

/** Closes every app and forgets what the browser kept: the end of a test. */
export function forgetEverything(): void {
  for (const close of openApps) close();
  localStorage.clear();
}

/** Plain links move in place, as the app's own click handler makes them. */
function LinksInPlace({ children, onMove }: { children: ReactNode; onMove(href: string): void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  onMove(`${pathname}${search}`);
  return (
    <div
      role="presentation"
      onClick={(event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (!link || link.origin !== location.origin) return;
        event.preventDefault();
        void navigate(`${link.pathname}${link.search}${link.hash}`);
      }}
    >
      {children}
    </div>
  );
}
