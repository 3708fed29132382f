import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { en } from '#schemas/messages/en.ts';
import { formatLocale } from '#schemas/format-locale.ts';
import { language } from '#schemas/messages/en/language.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { ApiContext } from '#ui/api/client.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { StoresProvider, useConfig, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import type { Runtime } from './runtime.ts';
import { ScreenErrorBoundary } from './screen-error.tsx';
import { Shell } from './shell.tsx';

/** The whole storefront; the router around it differs between browser and server. */
export function App({ runtime }: { runtime: Runtime }) {
  const { stores, api, queryClient } = runtime;
  return (
    <StoresProvider stores={stores}>
      <ApiContext value={api}>
        <QueryClientProvider client={queryClient}>
          <StorefrontProvider>
            {/* What breaks around the screens leaves a page that says so, not a white one. */}
            <ScreenErrorBoundary>
              <Shell />
            </ScreenErrorBoundary>
          </StorefrontProvider>
        </QueryClientProvider>
      </ApiContext>
    </StoresProvider>
  );
}

/** Sentences, locale and currency for everything below. */
function StorefrontProvider({ children }: { children: ReactNode }) {
  const tenant = useConfig((state) => state.tenant);
  const { currency } = tenant;
  const locale = formatLocale(language, tenant.locale);
  const { pictures, picturesUrl } = useStores().boot;
  // Of the restaurant that the page is drawn for, and the same value until one of these changes: a
  // new one would tear every section that has not hydrated.
  const { restaurants } = useRestaurants();
  const timeZone = useRestaurant(
    ({ selected }) => (selected ?? restaurants[0])?.restaurant.time_zone,
  );
  const value = useMemo(
    () => ({ messages: en, locale, currency, timeZone, pictures, picturesUrl }),
    [locale, currency, timeZone, pictures, picturesUrl],
  );
  return <StorefrontContext value={value}>{children}</StorefrontContext>;
}
