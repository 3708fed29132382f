import type { QueryClient } from '@tanstack/react-query';
import type { Stores } from '../../stores/stores.tsx';
import { hasDraft } from '../../stores/config-storage.ts';
import { newPromise } from '../new-promise.ts';
import { safeStorage, tabStorage } from '../../stores/safe-storage.ts';

type Page = { stores: Pick<Stores, 'checkout' | 'config'>; queryClient: QueryClient };

/** Null where the page never loads itself anew: in a frame of the editor, and before it has begun. */
let page: Page | null = null;

/** From now on this page may load itself anew. @returns ends it */
export function allowReload({ stores, queryClient }: Page): () => void {
  page = { stores, queryClient };
  return () => {
    page = null;
  };
}

/** For what the server does not answer within this time it has no answer (ms). */
const answersWithin = 3000;
/** For a change that is on its way the page waits no longer than this (ms). */
const waitsAtMost = 10_000;

/**
 * Loads the page anew where a chunk that it asked for is gone from the server, as after a deploy:
 * the new page asks for the chunks of the new build. Once for each chunk and tab, so that a chunk
 * which the new page lacks as well leads to the error screen.
 * @param failure of the import
 * @returns whether the page is being loaded anew
 */
export async function reloadForNewBuild(failure: unknown): Promise<boolean> {
  const address = addressOf(failure);
  if (!page || !address || !(await isGone(address))) return false;
  await whenAnswered(page.queryClient);
  const storage = safeStorage(tabStorage());
  const key = `reloadedFor:${address}`;
  // Where nothing is stored, nothing would end a second reload.
  if (storage.read(key) !== null || !isReloadSafe(page) || !storage.write(key, '1')) return false;
  window.location.reload();
  return true;
}

/** Loads the page anew unless something would be lost by it: a payment, or changes of the site. */
export function reloadSafely(): void {
  if (isReloadSafeNow()) window.location.reload();
}

/** Whether this page may be loaded anew; what is on its way to the server is not looked at. */
export const isReloadSafeNow = (): boolean => page !== null && isReloadSafe(page);

/** Resolves once no change is on its way, such as a dish into the cart: a load would cut it off. */
function whenAnswered(client: QueryClient): Promise<void> {
  const { promise, resolve } = newPromise();
  const look = () => {
    if (client.isMutating() === 0) resolve();
  };
  const stop = client.getMutationCache().subscribe(look);
  const timer = setTimeout(resolve, waitsAtMost);
  look();
  return promise.finally(() => {
    stop();
    clearTimeout(timer);
  });
}

function isReloadSafe({ stores: { checkout, config } }: Page): boolean {
  // An order or its payment is on the way, and its answer would reach nobody.
  if (checkout.getState().isProcessing) return false;
  config.getState().storeNow();
  return !(hasDraft(config.getState()) && config.getState().isStorageFull);
}

/** Browsers name the chunk in their sentence; where one does not, the page's own script stands for it. */
function addressOf(failure: unknown): string | undefined {
  const named = failure instanceof Error && /https?:\/\/\S+\.js\b/.exec(failure.message)?.[0];
  return named || document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
}

const isGone = (address: string): Promise<boolean> =>
  fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answersWithin),
  }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
