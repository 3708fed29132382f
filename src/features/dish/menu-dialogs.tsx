import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#ui/page/hydration/use-lazy-part.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { dishInPath } from '../../page/dish-in-path.ts';
import { useDishAddress } from '../../page/use-dish-address.ts';
import { useIsOfDish } from '../../page/use-is-of-dish.ts';
import { useOverlayParam } from '#ui/page/use-overlay-param.ts';

const names = ['item', 'halves', 'combo', 'deal'] as const;

export const menuOverlays = lazyPart<Record<never, never>>(
  'src/features/dish/menu-overlays.tsx',
  () => import('./menu-overlays.tsx').then((module) => module.MenuOverlays),
);

/** Whatever of the menu the address names, over any page that shows it. */
export function MenuDialogs() {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const isOfDish = useIsOfDish();
  const params = new URLSearchParams(search);
  const named = isHydrated ? names.find((name) => params.has(name)) : undefined;
  const param = useOverlayParam(named ?? 'item');
  const dish = useDishAddress();
  const inPath = (isHydrated || isOfDish) && dishInPath(pathname) !== null;
  // Once there they stay, so that a dialog is seen to leave.
  const [isNeeded, setIsNeeded] = useState(false);
  if ((named || inPath) && !isNeeded) setIsNeeded(true);
  const isLoaded = useLazyPart(menuOverlays, isNeeded, inPath ? dish.close : param.close);
  const isThere = isLoaded || isOfDish;
  return isNeeded && isThere && <menuOverlays.Component />;
}
