import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';

const name = 'key';

/**
 * Takes the signature of a mail's link out of the address, where histories and whoever looks over a
 * shoulder would find it. It stands in the fragment, which no server is sent; mails of before have it
 * in the query.
 *
 * @param store is given it, so that a reload still opens what it is for
 * @returns true until that is done.
 */
export function useKeyInAddress(store: (key: string) => void): boolean {
  const { search, hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const isHydrated = useIsHydrated();
  const inFragment = new URLSearchParams(hash.slice(1)).get(name);
  const key = inFragment ?? new URLSearchParams(search).get(name);

  useEffect(() => {
    if (key === null) return;
    if (key !== '') store(key);
    const rest = new URLSearchParams(search);
    rest.delete(name);
    replaceAddress({ search: rest.toString(), hash: inFragment === null ? hash : '' });
  }, [hash, inFragment, key, replaceAddress, search, store]);

  // The server draws the page while it loads whether there is a key or not.
  return key !== null || !isHydrated;
}
