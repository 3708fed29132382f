import type { Order } from '#schemas/api/orders.ts';
import { useMessages } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { isGuestLoggedIn, isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeTip } from './change-tip.tsx';
import css from './order-actions.module.css';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { ReorderButton } from './reorder-button.tsx';

type OrderActionsProps = {
  order: Order;
  /** It was cancelled here, and what was focused is gone. */
  onCancelled(): void;
};

/** What may be done with an order now: pay, cancel, order it again. */
export function OrderActions({ order, onCancelled }: OrderActionsProps) {
  const { order: words } = useMessages();
  // Whoever has only the link neither pays nor has a cart to put it into.
  const isKnown = useAccount((state) => isLoggedIn(state) || isGuestLoggedIn(state));
  const isWaiting = order.status === 'pending_payment';
  const isAtTable = order.delivery_method === 'dine_in';
  const payment = isAtTable ? paths.dineInPayment : paths.checkoutPayment;
  const isDone = isOrderOver(order.status);
  return (
    <div className={css.actions}>
      {isWaiting && isKnown && <ButtonLink href={payment}>{words.finishPaying}</ButtonLink>}
      {isAtTable && isKnown && !isWaiting && (
        <ButtonLink href={paths.dineInMenu}>{words.anotherRound}</ButtonLink>
      )}
      {isDone && isKnown && <ReorderButton order={order} />}
      {isDone && !isAtTable && (
        <ButtonLink look={isKnown ? 'outline' : 'solid'} href={paths.menu}>
          {words.toMenu}
        </ButtonLink>
      )}
      <ChangeTip order={order} />
      <CancelOrder order={order} onCancelled={onCancelled} />
    </div>
  );
}
