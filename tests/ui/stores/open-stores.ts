import type { PageBoot } from '#schemas/page.ts';
import type { KeyValueStorage } from '#ui/stores/safe-storage.ts';
import { createStores } from '#ui/stores/stores.tsx';
import { bootWith, memoryStorage } from '../../src/site-boot.ts';

type Opening = {
  boot?: PageBoot;
  storage?: KeyValueStorage;
  now?: () => number;
  random?: () => number;
};

/** The stores of one browser, and the cookies they wrote. */
export function openStores({
  boot = bootWith(),
  storage = memoryStorage(),
  now = () => 1_000_000,
  random = () => 0.5,
}: Opening = {}) {
  const cookies = new Map<string, { value: string | null; maxAge: number }>();
  const stores = createStores({
    boot,
    storage,
    now,
    random,
    writeCookie: (name, value, maxAge) => void cookies.set(name, { value, maxAge }),
  });
  return { ...stores, cookies };
}
