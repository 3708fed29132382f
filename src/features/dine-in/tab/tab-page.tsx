import { useEffect } from 'react';
import { Button } from '@chakra-ui/react/button';
import { dineIn } from '#schemas/messages/en/dine-in.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { isMissing } from '#ui/api/orders.ts';
import { useLiveTab, useRefetchTabs } from '#ui/api/tabs.ts';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { useNow } from '#ui/page/use-now.ts';
import { paths } from '#ui/paths.ts';
import { useCheckout, useRestaurant } from '#ui/stores/stores.tsx';
import { rememberedTable } from '#ui/stores/table-memory.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { CheckoutNotice } from '../../checkout/frame/checkout-notice.tsx';
import { CheckoutSkeleton } from '../../checkout/frame/checkout-skeleton.tsx';
import { TabView } from './tab-view.tsx';
import { useOwnTab } from './use-own-tab.ts';
import { useSentRound } from './use-sent-round.ts';

const words = sentences.page;

/** The tab of whoever sits here, followed live; also once it is closed (rule R82). */
export function TabPage() {
  return (
    <ChakraRoot>
      <FoundTab />
    </ChakraRoot>
  );
}

function FoundTab() {
  const now = useNow();
  const token = useCheckout((state) => rememberedTable(state, now));
  const own = useOwnTab(token);
  const tabId =
    own.kind === 'joined' ? own.tabId : 'lastId' in own && own.lastId !== null ? own.lastId : null;
  const { data: tab, error, refetch } = useLiveTab(tabId);
  const takesOrders = useRestaurant(
    ({ selected }) => selected?.restaurant.order_types.includes('dine_in') ?? true,
  );
  useSentRound();
  useFollowTable(tab?.state === 'closed' || isMissing(error));

  if (tab && !isMissing(error)) return <TabView tab={tab} token={token} />;
  if (own.kind === 'failed' || (error && !isMissing(error))) {
    const again = own.kind === 'failed' ? own.again : () => void refetch();
    return (
      <CheckoutNotice heading={words.failed} text={words.failedText}>
        <Button size="lg" onClick={again}>
          {words.again}
        </Button>
      </CheckoutNotice>
    );
  }
  if (own.kind === 'loading' || (tabId !== null && !error)) {
    return <CheckoutSkeleton label={words.loading} />;
  }
  const isGone = isMissing(error);
  return (
    <CheckoutNotice
      heading={isGone ? words.gone : words.none}
      text={isGone ? words.goneText : takesOrders ? words.noneText : dineIn.notOffered}
    >
      <ButtonLink href={paths.dineInMenu}>{words.menu}</ButtonLink>
    </CheckoutNotice>
  );
}

/** A tab that ended may have become another one: staff join tables and write bills together. */
function useFollowTable(hasEnded: boolean): void {
  // Asked again, a tab that is missing would be missing again, and so on.
  const refetch = useRefetchTabs({ isTabItself: false });
  useEffect(() => {
    if (hasEnded) void refetch();
  }, [hasEnded, refetch]);
}
