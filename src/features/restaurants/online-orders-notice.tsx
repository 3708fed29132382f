import { useEffect, useState } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useConfig, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import type { OnlineOrdersDialogProps } from './online-orders-dialog.tsx';
import { noticesSeen } from './notices-seen.ts';

const dialog = lazyPart<OnlineOrdersDialogProps>(
  'src/features/restaurants/online-orders-dialog.tsx',
  () => import('./online-orders-dialog.tsx').then((module) => module.OnlineOrdersDialog),
);

const delayMs = 3000;

/**
 * Says once per tab and restaurant that online orders are off, 3 s after the theme has loaded
 * (specification §2, Online-orders-disabled popup).
 */
export function OnlineOrdersNotice() {
  const { tenantId } = useStores();
  const isThemeLoading = useConfig((state) => state.isThemeLoading);
  const isEnabled = useConfig((state) => state.isOnlineOrderEnabled);
  const restaurantId = useRestaurant((state) => state.selected?.restaurant.id ?? null);
  const [shown, setShown] = useState<'not' | 'open' | 'leaving'>('not');

  // While the restaurant dialog asks for a choice, this one would stand on top of it.
  const isDue = !isThemeLoading && !isEnabled && restaurantId !== null;
  useEffect(() => {
    if (!isDue || restaurantId === null) return;
    const seen = noticesSeen(tenantId);
    if (seen.has(restaurantId)) return;
    void dialog.preload().catch(() => undefined);
    const timer = setTimeout(() => {
      seen.add(restaurantId);
      setShown('open');
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isDue, restaurantId, tenantId]);

  const isThere = useLazyPart(dialog, shown !== 'not');
  if (shown === 'not' || !isThere) return null;
  return (
    <dialog.Component
      isOpen={shown === 'open'}
      onClose={() => setShown('leaving')}
      onExited={() => setShown('not')}
    />
  );
}
