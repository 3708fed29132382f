import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowReload, reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { newPromise } from '#ui/page/new-promise.ts';
import { blockedStorage } from '../../src/site-boot.ts';
import { openStores } from '../stores/open-stores.ts';

const chunk = 'https://shop.example/assets/legal-abc.js';
const failure = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);
const answering = (status: number) =>
  vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status }));

// Where the page were loaded anew, the test itself would be gone.
let stores: ReturnType<typeof openStores>;
let queryClient: QueryClient;
let forbidReload: () => void;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stores = openStores({ storage: blockedStorage });
  queryClient = createQueryClient(null);
  forbidReload = allowReload({ stores, queryClient });
});
afterEach(() => {
  forbidReload();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the server is asked for the chunk itself, past every cache', async () => {
  const fetch = answering(200);
  vi.stubGlobal('fetch', fetch);
  expect(await reloadForNewBuild(failure)).toBe(false);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    chunk,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

test('a page without a network is not loaded anew', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reloadForNewBuild(failure)).toBe(false);
});

test('an order on its way is never cut off by a load of the page', async () => {
  vi.stubGlobal('fetch', answering(404));
  stores.checkout.getState().update({ isProcessing: true });
  expect(await reloadForNewBuild(failure)).toBe(false);
  // The load is still to come, once the order is there.
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test('a dish on its way into the cart is waited for before the page is loaded anew', async () => {
  vi.stubGlobal('fetch', answering(404));
  // Where it is waited for, nothing is loaded: an order is on its way by then.
  const { promise: answer, resolve: onAnswer } = newPromise();
  const adding = queryClient.getMutationCache().build(queryClient, { mutationFn: () => answer });
  const added = adding.execute(undefined);
  const reload = reloadForNewBuild(failure);
  const isDone = vi.fn<() => void>();
  void reload.then(isDone);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  stores.checkout.getState().update({ isProcessing: true });
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(isDone).not.toHaveBeenCalled();
  onAnswer();
  await added;
  expect(await reload).toBe(false);
});

test('changes of the site that the browser could not store are never lost by a load', async () => {
  vi.stubGlobal('fetch', answering(404));
  await stores.config.getState().editConfig((draft) => {
    draft.hero.title = 'Mine';
  });
  expect(await reloadForNewBuild(failure)).toBe(false);
});

test('a chunk that is gone from the new page too is no reason for a second load', async () => {
  vi.stubGlobal('fetch', answering(404));
  window.sessionStorage.setItem(`reloadedFor:${chunk}`, '1');
  expect(await reloadForNewBuild(failure)).toBe(false);
});
