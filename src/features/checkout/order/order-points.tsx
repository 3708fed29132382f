import type { Order } from '#schemas/api/orders.ts';
import { pointsField as words } from '#schemas/messages/en/points-field.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { isLoggedIn, isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { paths } from '#ui/paths.ts';
import css from './order-points.module.css';

/**
 * What an order earns: its user's points once it is completed, and what an account would make of a
 * guest's, whose orders can be claimed (rules R75, R79).
 */
export function OrderPoints({ order }: { order: Order }) {
  const isUser = useAccount(isLoggedIn);
  const isCaller = useAccount(isPhoneOrder);
  const earns = order.loyalty?.earns ?? 0;
  const { status } = order;
  const isVoid = isUnfulfilled(status) || status === 'pending_payment' || order.is_not_collected;
  // What was refunded earns none: the ledger tells what is left.
  if (earns === 0 || isVoid || isCaller || order.refunds.length > 0) return null;
  if (!isUser) {
    const next = new URLSearchParams({ next: paths.loyaltyPoints });
    return (
      <p className={css.line}>
        {words.guestEarned(earns)}{' '}
        <a className={css.link} href={`${paths.signup}?${next}`}>
          {words.signInAfter}
        </a>
      </p>
    );
  }
  return (
    <p className={css.line}>
      {status === 'completed' ? words.earned(earns) : words.earns(earns)}{' '}
      <a className={css.link} href={paths.loyaltyPoints}>
        {words.seeThem}
      </a>
    </p>
  );
}
