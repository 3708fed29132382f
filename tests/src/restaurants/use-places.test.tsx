import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { onTestFinished, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { en } from '#schemas/messages/en.ts';
import { ApiContext, createApi } from '#ui/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { usePlaces } from '#src/features/restaurants/use-places.ts';
import { createStores, StoresProvider } from '#ui/stores/stores.tsx';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { bootWith, memoryStorage, newtown } from '../site-boot.ts';

const Signs = () => usePlaces().map(({ id, now }) => <p key={id}>{now?.words}</p>);

test('what is said of the doors follows the clock', async () => {
  const openings = [
    { opens: '2026-11-20T00:30:00.000Z', closes: '2026-11-20T10:00:00.000Z' },
    { opens: '2026-11-21T00:30:00.000Z', closes: '2026-11-21T10:00:00.000Z' },
  ];
  const boot = bootWith({
    restaurants: [{ ...newtown, hours: { ...newtown.hours, openings } }],
    drawnAt: '2026-11-20T09:59:00Z',
  });
  let now = Date.parse('2026-11-20T09:59:30Z');
  const stores = createStores({
    boot,
    storage: memoryStorage(),
    now: () => now,
    random: Math.random,
    writeCookie: () => undefined,
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const api = createApi({ baseUrl: '/api', fetch, getToken: () => null });
  root.render(
    <StoresProvider stores={stores}>
      <ApiContext value={api}>
        <QueryClientProvider client={createQueryClient(boot)}>
          <StorefrontContext value={{ messages: en, locale: 'en-AU', currency: 'AUD' }}>
            <Signs />
          </StorefrontContext>
        </QueryClientProvider>
      </ApiContext>
    </StoresProvider>,
  );
  await expect.element(page.getByText('Open until 9 pm')).toBeVisible();
  now = Date.parse('2026-11-20T10:00:00Z');
  // As a phone does that wakes up; a page in sight looks by itself four times a minute.
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Closed, opens tomorrow at 11:30 am')).toBeVisible();
});
