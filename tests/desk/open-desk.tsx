import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { PageBoot } from '#schemas/page.ts';
import { en } from '#schemas/messages/en.ts';
import { ApiContext, createApi } from '#ui/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { Desk } from '#desk/frame/desk.tsx';
import { paths } from '#ui/paths.ts';
import { createStores, StoresProvider } from '#ui/stores/stores.tsx';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import '#variants/base.css';
import { bootWith } from '../src/site-boot.ts';
import type { StandInDesk } from './stand-in-desk.ts';

const open = new Set<() => void>();

type OpenDeskOptions = {
  boot?: PageBoot;
  /** Ms before what failed is asked for again, in place of the page's own pauses. */
  retryDelay?: number;
};

/**
 * The desk with a signed-in member of staff, on the browser's own storage: opened again without
 * clearing it is a reload, opened twice two tabs.
 */
export function openDesk(
  server: Pick<StandInDesk, 'fetch'>,
  address: string = paths.desk,
  { boot = bootWith(), retryDelay }: OpenDeskOptions = {},
) {
  document.cookie = 'XSRF-TOKEN=test; Path=/';
  const stores = createStores({
    boot,
    storage: localStorage,
    now: Date.now,
    random: Math.random,
    writeCookie: () => undefined,
  });
  const client = createQueryClient(boot);
  const { queries } = client.getDefaultOptions();
  if (retryDelay !== undefined) client.setDefaultOptions({ queries: { ...queries, retryDelay } });
  const api = createApi({ baseUrl: '/api', getToken: () => null, fetch: server.fetch });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  let place = '';
  function Place() {
    const { pathname, search } = useLocation();
    place = `${pathname}${search}`;
    return null;
  }
  root.render(
    <StoresProvider stores={stores}>
      <ApiContext value={api}>
        <QueryClientProvider client={client}>
          <StorefrontContext value={{ messages: en, locale: 'en-AU', currency: 'AUD' }}>
            <MemoryRouter initialEntries={[address]}>
              <Desk />
              <Place />
            </MemoryRouter>
          </StorefrontContext>
        </QueryClientProvider>
      </ApiContext>
    </StoresProvider>,
  );
  const close = () => {
    root.unmount();
    host.remove();
    open.delete(close);
  };
  open.add(close);
  return { host, close, place: () => place };
}

/** Closes every desk and forgets what the browser stored: the end of a test. */
export function closeDesks(): void {
  for (const close of open) close();
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0';
}
