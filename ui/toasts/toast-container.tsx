import { useEffect, useState } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { onFirstToast } from './toasts.ts';

export const toaster = lazyPart('ui/toasts/toaster.tsx', () =>
  import('./toaster.tsx').then((module) => module.Toaster),
);

/**
 * Where toasts come out; the toaster's chunk is loaded with the first one, which waits for it. A
 * toast often reports a network that failed, so a chunk that does not come must not cost the page.
 */
export function ToastContainer() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    return onFirstToast(() => setNeeded(true));
  }, []);
  const isThere = useLazyPart(toaster, isNeeded);
  return isThere && <toaster.Component />;
}
