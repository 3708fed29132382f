import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiFailure } from '#ui/api/client.ts';
import { menuKey } from '#ui/api/menu.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { restaurantsKey } from '#ui/api/restaurants.ts';
import { settingsKey } from '#src/api/settings.ts';
import { bootWith, newtown } from '../../src/site-boot.ts';

const minutes = 60_000;
const unavailable = new ApiFailure(503, { code: 'request_failed', message: 'x' }, undefined, 2000);

test('data is stale and collected after 5 minutes', () => {
  const { queries } = createQueryClient(null).getDefaultOptions();
  expect(queries?.staleTime).toBe(5 * minutes);
  expect(queries?.gcTime).toBe(5 * minutes);
});

test.each([
  [500, 4],
  [502, 4],
  [0, 4],
  [404, 1],
  [409, 1],
])(
  'a failure with status %d is asked for %d times: 3 retries, none of a refusal',
  async (status, calls) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const client = createQueryClient(null);
    const ask = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new ApiFailure(status, { code: 'request_failed', message: 'x' })),
    );
    await expect(
      client.fetchQuery({
        queryKey: ['thing'],
        queryFn: ask,
        retryDelay: 0,
        retry: client.getDefaultOptions().queries?.retry ?? false,
      }),
    ).rejects.toThrow('x');
    expect(ask).toHaveBeenCalledTimes(calls);
    expect(log).toHaveBeenCalledOnce();
  },
);

test('the retries come after 200, 400 and 800 ms, so that a failure is shown soon', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const askedAt: number[] = [];
  const settled = createQueryClient(null)
    .fetchQuery({
      queryKey: ['settings'],
      queryFn: () => {
        askedAt.push(Date.now());
        return Promise.reject(new ApiFailure(503, { code: 'request_failed', message: 'x' }));
      },
      retry: 3,
    })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await settled;
  expect(askedAt.map((at) => at - (askedAt[0] ?? 0))).toEqual([0, 200, 600, 1400]);
});

test('a server that is unavailable is asked again after the pause it names, until it answers', async () => {
  vi.useFakeTimers();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  // In Node the library takes itself for a server, which asks nothing by itself.
  environmentManager.setIsServer(() => false);
  const askedAt: number[] = [];
  const observer = new QueryObserver(createQueryClient(null), {
    queryKey: ['menu'],
    queryFn: async () => {
      askedAt.push(Date.now());
      if (askedAt.length < 8) throw unavailable;
      return 'menu';
    },
  });
  const unsubscribe = observer.subscribe(() => undefined);
  onTestFinished(() => {
    unsubscribe();
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'menu' });
  const pauses = askedAt.map((at, index) => at - (askedAt[index - 1] ?? at));
  expect(pauses).toEqual([0, 2000, 2000, 2000, 2000, 2000, 2000, 2000]);
});

test('a page begins with what the server put into it', () => {
  const boot = bootWith({ selectedRestaurantId: 2 });
  const client = createQueryClient(boot);
  expect(client.getQueryData(settingsKey(139, 2))).toEqual(boot.settings);
  expect(client.getQueryData(restaurantsKey(139))).toEqual(boot.restaurants);
  expect(client.getQueryData(menuKey(139, 1))).toEqual(boot.menu);
});

test('a list that the server could not read is asked for again', () => {
  const client = createQueryClient(bootWith({ restaurants: [], restaurantsFailed: true }));
  expect(client.getQueryData(restaurantsKey(139))).toBeUndefined();
});

test('settings are asked for anew for a chosen restaurant, but not for the only one', () => {
  const seeded = (boot: ReturnType<typeof bootWith>, restaurantId: number | null) =>
    createQueryClient(boot).getQueryData(settingsKey(boot.settings.tenant.id, restaurantId));
  const several = bootWith({ drawnRestaurantId: 1 });
  expect(seeded(several, null)).toBe(several.settings);
  expect(seeded(several, 1)).toBeUndefined();
  const only = bootWith({ restaurants: [newtown], drawnRestaurantId: newtown.restaurant.id });
  expect(seeded(only, newtown.restaurant.id)).toBe(only.settings);
});
