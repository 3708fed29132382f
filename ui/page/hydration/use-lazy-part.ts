import { useEffect, useState } from 'react';
import type { LazyPart } from '#variants/lazy-part.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { toast } from '../../toasts/toasts.ts';
import { reloadForNewBuild } from '../new-build/reload-for-new-build.ts';

/**
 * Loads the chunk of a dialog once it is needed, and returns when it can be drawn. Where it does not
 * come, a toast says so and the dialog is given up; the page stays as it is, unless a new build has
 * taken its place.
 */
export function useLazyPart(
  part: Pick<LazyPart<never>, 'preload'>,
  isWanted: boolean,
  giveUp: () => void,
): boolean {
  const words = useStorefront().messages.menu;
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isWanted || isThere) return;
    let isCurrent = true;
    part.preload().then(
      () => isCurrent && setIsThere(true),
      async (failure: unknown) => {
        if ((await reloadForNewBuild(failure)) || !isCurrent) return;
        toast.error({ title: words.notOpenedTitle, description: words.notOpened });
        giveUp();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isWanted, isThere, giveUp, words]);
  return isThere;
}
