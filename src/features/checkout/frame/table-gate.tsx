import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import { dineIn as words } from '#schemas/messages/en/dine-in.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useOwnTable } from './use-own-table.ts';

type TableGateProps = {
  /** The order goes to a table, and is not sent yet. */
  isNeeded: boolean;
  children: ReactNode;
};

/**
 * Lets a step of an order to a table be drawn only where the table is known, and served now. An order that was sent
 * already is finished whatever became of the table's code meanwhile.
 */
export function TableGate({ isNeeded, children }: TableGateProps) {
  const { menu } = useOrderPaths();
  const own = useOwnTable(isNeeded);
  const wasSent = useCheckout((state) => state.attemptBody !== null);
  if (!isNeeded || wasSent) return children;
  if (own.kind === 'known') {
    if (own.table.refusal === null) return children;
    return (
      <CheckoutNotice heading={words.closedHeading} text={`${own.table.refusal} ${words.stays}`}>
        <ButtonLink href={menu}>{words.toMenu}</ButtonLink>
      </CheckoutNotice>
    );
  }
  if (own.kind === 'loading') return <CheckoutSkeleton label={words.loading} />;
  if (own.kind === 'failed') {
    return (
      <CheckoutNotice heading={words.failedHeading} text={words.failed}>
        <Button size="lg" onClick={own.again}>
          {words.again}
        </Button>
      </CheckoutNotice>
    );
  }
  return (
    <CheckoutNotice
      heading={words.whichHeading}
      text={own.kind === 'unknown' ? words.unknown : words.which}
    >
      <ButtonLink href={menu}>{words.toMenu}</ButtonLink>
    </CheckoutNotice>
  );
}
