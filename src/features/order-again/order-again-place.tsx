import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { isGuestLoggedIn, isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import css from './order-again-place.module.css';

const orderAgain = lazyPart<Record<never, never>>('src/features/order-again/order-again.tsx', () =>
  import('./order-again.tsx').then((module) => module.OrderAgain),
);

/**
 * Where whoever comes back finds their last orders, above the dishes. Its space is there from the
 * first paint for those who are known to have ordered (src/page/theme/first-paint.ts), and its code
 * comes only where there is a user or a guest.
 */
export function OrderAgainPlace() {
  const isHydrated = useIsHydrated();
  // What asks for orders, and knows whose, comes with the part: a name less in the first load.
  const isKnown = useAccount((state) => isLoggedIn(state) || isGuestLoggedIn(state));
  const isSomebody = isHydrated && isKnown;
  const isThere = useLazyPart(orderAgain, isSomebody);
  return (
    <div className={css.place} data-nobody={(isHydrated && !isKnown) || undefined}>
      {isSomebody && isThere && <orderAgain.Component />}
    </div>
  );
}
