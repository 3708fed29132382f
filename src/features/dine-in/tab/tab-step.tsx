import { Button } from '@chakra-ui/react/button';
import { useState, type ReactNode } from 'react';
import { tab as words } from '#schemas/messages/en/tab.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import type { CheckoutReady } from '../../checkout/frame/checkout-gate.tsx';
import { CheckoutNotice } from '../../checkout/frame/checkout-notice.tsx';
import { CheckoutSkeleton } from '../../checkout/frame/checkout-skeleton.tsx';
import { SendRound } from './send-round.tsx';
import { useOwnTab } from './use-own-tab.ts';

type TabStepProps = {
  ready: CheckoutReady;
  /** The step of whoever is on no tab. */
  otherwise: ReactNode;
};

/** What a guest on a tab orders is sent in one step; anybody else orders as always. */
export function TabStep({ ready, otherwise }: TabStepProps) {
  const token = useCheckout(({ tableId }) => tableId);
  const own = useOwnTab(token);
  const joinedId = own.kind === 'joined' ? own.tabId : null;
  // A tab that is closed while they look at their order stays here: it says so when it is sent.
  const [heldId, holdId] = useState(joinedId);
  if (joinedId !== null && joinedId !== heldId) holdId(joinedId);
  const tabId = joinedId ?? heldId;
  if (tabId !== null && token !== null) {
    const isOpen = own.kind === 'open';
    return <SendRound ready={ready} tabId={tabId} token={token} isTableOpen={isOpen} />;
  }
  if (own.kind === 'loading') return <CheckoutSkeleton label={words.page.loading} />;
  if (own.kind === 'failed') {
    return (
      <CheckoutNotice heading={words.page.failed} text={words.page.failedText}>
        <Button size="lg" onClick={own.again}>
          {words.page.again}
        </Button>
      </CheckoutNotice>
    );
  }
  return otherwise;
}
