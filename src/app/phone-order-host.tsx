import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';

const bar = lazyPart<Record<never, never>>(
  'desk/phone-order/phone-order-bar.tsx',
  async () => (await import('#desk/phone-order/phone-order-bar.tsx')).PhoneOrderBar,
);

/** The bar of an order that staff enter for somebody on the telephone; no customer loads it. */
export function PhoneOrderHost() {
  const isHydrated = useIsHydrated();
  const isCaller = useAccount(isPhoneOrder);
  const isThere = useLazyPart(bar, isHydrated && isCaller);
  return isThere && isCaller && <bar.Component />;
}
