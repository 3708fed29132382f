import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { ApiContext } from '../api/client.ts';
import { StoresProvider, useConfig, useRestaurant, useStores } from '../stores/stores.tsx';
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
  const { locale, currency } = useConfig((state) => state.tenant);
  const { pictures } = useStores().boot;
  const timeZone = useRestaurant((state) => state.selected?.restaurant.time_zone);
  return (
    <StorefrontContext value={{ messages: en, locale, currency, timeZone, pictures }}>
      {children}
    </StorefrontContext>
  );
}
