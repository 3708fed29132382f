import { createHash } from 'node:crypto';
import { amountOfSelection } from '#schemas/rules/refunds/refundable.ts';
import type { RefundSelection } from '#schemas/rules/refunds/refund-selection.ts';
import { splitOverTenders } from '#schemas/rules/refunds/split-over-tenders.ts';
import { notifyOrderChange } from '../../db/queries/notify.ts';
import { findMoneyOfOrder } from '../../db/queries/order-money.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import { findOrderRefundByKey } from '../../db/queries/refunds.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isTakenBack } from '../../domain/order/refund-tenders.ts';
import { refundableOrder } from '../../domain/order/refundable-order.ts';
import type { RefundableMoney } from '../../domain/order/refundable-order.ts';
import { ApiError } from '../../errors/api-error.ts';
import { settleRefundedPoints } from '../loyalty/earn-points.ts';
import { settleRefunded } from '../order/settle-refunded.ts';
import { settleWaived } from '../order/settle-waived.ts';
import { writeRefund } from '../order/write-refund.ts';
import { findStaffOrder, lockBoth } from './move-order-by-staff.ts';
import type { StaffCall } from './move-order-by-staff.ts';

type What =
  | { kind: 'all' | 'amount'; selection: null }
  | { kind: 'items'; selection: RefundSelection };

type Refund = StaffCall & {
  /** The Idempotency-Key: asked again with it, money goes back once. */
  key: string;
  what: What;
  /** What staff saw, in minor units of the order's currency. */
  amount: (currency: string) => number;
  /** The customer reads it. */
  reason: string;
};

/**
 * Gives money of an order back: what is left of it, lines, components and fees as they were sold
 * (rule R33), or an amount; over its tenders in their order (rule R71), cash as coins can pay it (R15). Two tablets at once wait for
 * each other by the order's lock.
 * @throws ApiError 404, 409 `order_state` before it was accepted and after it ended unfulfilled, 409
 * `refund_changed` where it comes to another amount than staff saw or more than is left, or
 * `payment_disputed` where the customer's bank has that, 403
 * `refund_limit`, 422 `refund_empty` or `idempotency_key_reused`.
 */
export async function refundByStaff(deps: Deps, call: Refund): Promise<StoredOrder> {
  const seen = await findStaffOrder(deps, call);
  const tenantId = call.tenant.id;
  await deps.db.transaction(async (tx) => {
    const order = await lockBoth(tx, tenantId, seen.order);
    const amount = call.amount(order.currency);
    const requestHash = hashOf(call, amount);
    const again = { orderId: order.id, requestKey: call.key };
    const before = await findOrderRefundByKey(tx, tenantId, again);
    if (before?.requestHash === requestHash) return;
    if (before) throw keyReused();
    const money = await findMoneyOfOrder(tx, tenantId, order.id);
    const refundable = refundableOrder({ ...seen, order, money });
    if (!refundable) throw notNow();
    // The gateway would refuse it: the bank has that money.
    if (amount > refundable.left + refundable.roundedUp && money.disputes.some(isTakenBack))
      throw disputed();
    check(call, refundable, amount);
    const given = splitOverTenders(amount, refundable.tenders, refundable.cashStep);
    if (given.length === 0) throw belowCoins();
    const moved = given.reduce((sum, part) => sum + part.amount, 0);
    const { id: orderId, currency } = order;
    await writeRefund(tx, tenantId, {
      orderId,
      currency,
      kind: call.what.kind,
      selection: call.what.selection,
      reason: call.reason,
      requestKey: call.key,
      requestHash,
      cashRounding: moved - amount,
      by: { actor: 'staff', staff: call.staff },
      transfers: given.map(({ tender, amount: part }) => ({ ...tender, amount: part })),
      now: deps.clock(),
    });
    await settleRefundedPoints(tx, tenantId, { orderId, now: deps.clock() });
    await settleWaived(tx, order, deps.clock());
    await settleRefunded(tx, { ...seen, order });
    await notifyOrderChange(tx, tenantId, orderId);
  });
  return findStaffOrder(deps, call);
}

const hashOf = ({ what, reason }: Refund, amount: number): string =>
  createHash('sha256').update(JSON.stringify({ what, reason, amount })).digest('hex');

function check({ what, staff }: Refund, refundable: RefundableMoney, amount: number): void {
  const { left, shares, earlier, staffLeft, roundedUp } = refundable;
  const asSold =
    what.kind === 'items'
      ? amountOfSelection(shares, earlier, what.selection)
      : what.kind === 'all'
        ? left
        : amount;
  if (amount <= 0) {
    throw new ApiError(422, 'refund_empty', 'This comes to nothing. Select something else.');
  }
  if (asSold !== amount || amount > left + roundedUp) throw changed();
  if (staff.role === 'staff' && amount > staffLeft) throw aboveLimit();
}

const keyReused = () =>
  new ApiError(
    422,
    'idempotency_key_reused',
    'Another refund was asked for here, and it may have gone through. Close this, and look at the order’s refunds.',
  );

const belowCoins = () =>
  new ApiError(422, 'refund_empty', 'No coin is as small as this. Select something else.');

const notNow = () =>
  new ApiError(
    409,
    'order_state',
    'There is nothing to refund: an order is refunded once it was accepted and paid for.',
  );

const disputed = () =>
  new ApiError(
    409,
    'payment_disputed',
    'The customer’s bank disputes this payment and has the money. What it disputes cannot be refunded as well.',
  );

const changed = () =>
  new ApiError(
    409,
    'refund_changed',
    'Something went back meanwhile, so this comes to another amount. Look again and repeat.',
  );

const aboveLimit = () =>
  new ApiError(
    403,
    'refund_limit',
    'This is more than you may refund of one order. Ask a manager to do it.',
  );
