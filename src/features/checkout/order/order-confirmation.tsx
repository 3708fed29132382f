import { Button } from '@chakra-ui/react/button';
import { isMissing } from '#ui/api/orders.ts';
import { useLiveOrder } from '#src/api/use-live-order.ts';
import { useMessages } from '#ui/messages.tsx';
import { isLinkEnded, LinkEnded } from '../../link-ended/link-ended.tsx';
import { CheckoutNotice } from '../frame/checkout-notice.tsx';
import { CheckoutSkeleton } from '../frame/checkout-skeleton.tsx';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useFinishedDraft } from './use-finished-draft.ts';
import { OrderView } from './order-view.tsx';

/** An order after it was placed (design, After), followed live. */
export function OrderConfirmation({ orderId }: { orderId: string }) {
  const { order: words } = useMessages();
  const { data: order, error, refetch } = useLiveOrder(orderId);
  useFinishedDraft(order?.delivery_method === 'dine_in' ? order : undefined);
  if (order) return <OrderView order={order} />;
  if (isLinkEnded(error)) return <LinkEnded of="order" back={paths.orderConfirmation(orderId)} />;
  if (isMissing(error)) {
    return (
      <CheckoutNotice heading={words.missing.heading} text={words.missing.text}>
        <ButtonLink href={paths.menu}>{words.missing.menu}</ButtonLink>
      </CheckoutNotice>
    );
  }
  if (error) {
    return (
      <CheckoutNotice heading={words.failed.heading} text={words.failed.text}>
        <Button size="lg" onClick={() => void refetch()}>
          {words.failed.again}
        </Button>
      </CheckoutNotice>
    );
  }
  return <CheckoutSkeleton label={words.loading} />;
}
