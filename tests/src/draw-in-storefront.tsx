import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { Menu } from '#schemas/api/menu.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { en } from '#schemas/messages/en.ts';
import { ApiContext, createApi } from '#ui/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { createStores, StoresProvider } from '#ui/stores/stores.tsx';
import { serveToasts, type Toast } from '#ui/toasts/toasts.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { bootWith, memoryStorage, newtown } from './site-boot.ts';
import '#variants/base.css';

type Drawing = {
  menu: Menu;
  fetch: typeof globalThis.fetch;
  /** Whether the customer has chosen the restaurant. */
  isChosen?: boolean;
  address?: string;
  /** Those of the tenant; two that are never open where none are given. */
  restaurants?: RestaurantWithImages[];
  /** The customer's clock, in epoch ms. */
  now?: () => number;
};

/** Draws a part of the storefront with its real stores, client and router; tells where it is. */
export function drawInStorefront(
  node: ReactNode,
  { menu, fetch, isChosen, address, restaurants, now = Date.now }: Drawing,
) {
  const boot = bootWith({ menu, ...(restaurants && { restaurants }) });
  const stores = createStores({
    boot,
    storage: memoryStorage(),
    now,
    random: Math.random,
    writeCookie: () => undefined,
  });
  if (isChosen !== false) stores.restaurant.getState().choose(newtown);
  const { account } = stores;
  const api = createApi({
    baseUrl: '/api',
    fetch,
    getToken: () => account.getState().token ?? account.getState().guestToken,
  });
  const toasts: Toast[] = [];
  const stopToasts = serveToasts((toast) => toasts.push(toast));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let place = '';
  let navigate: ReturnType<typeof useNavigate>;
  function Place() {
    const { pathname, search } = useLocation();
    navigate = useNavigate();
    place = `${pathname}${search}`;
    return null;
  }
  root.render(
    <StoresProvider stores={stores}>
      <ApiContext value={api}>
        <QueryClientProvider client={createQueryClient(boot)}>
          <StorefrontContext value={{ messages: en, locale: 'en-AU', currency: 'AUD' }}>
            <MemoryRouter initialEntries={['/', address ?? '/menu']}>
              {node}
              <Place />
            </MemoryRouter>
          </StorefrontContext>
        </QueryClientProvider>
      </ApiContext>
    </StoresProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
    stopToasts();
  });
  return { stores, toasts, place: () => place, goBack: () => navigate(-1) };
}
