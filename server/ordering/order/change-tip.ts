import type { TipFixed } from '#schemas/api/order-states.ts';
import { formatMoney } from '#schemas/money.ts';
import { partsAfter, partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import { changeTip as withTip } from '#schemas/rules/pricing/change-tip.ts';
import type { Database } from '../../db/client.ts';
import { insertOrderEvents, listOrderEvents } from '../../db/queries/order-events.ts';
import type { Actor } from '../../db/queries/order-events.ts';
import { storePaidParts } from '../../db/queries/order-changes.ts';
import { findMoneyOfOrder } from '../../db/queries/order-money.ts';
import { changeOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { changePaymentAmount } from '../../db/queries/payments.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { tipChange } from '../../domain/order/tip-change.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import { publishOrderEvent } from './publish-order-event.ts';

type TipRequest = {
  tenant: Tenant;
  /** Under its lock, and its cart's, which the caller holds. */
  order: OrderRow;
  /** As the call names them, in the major unit. */
  body: { tip: number | string; seen: number | string };
  /** Idempotency-Key: sent again, it changes nothing. */
  key: string;
  actor: Extract<Actor, 'customer' | 'staff'>;
  staffId: string | null;
  now: Date;
};

/**
 * Changes the tip of an order (rule R16, decision 046) with all that depends on it: its total, what
 * is to be paid, its bill and its open payment, in the caller's transaction. Who changes it names the
 * tip they saw, so that of two at once the second is asked again.
 * @throws ApiError 400, 409 `tip_fixed`, `tip_changed` or `tip_too_high`, 422 where the key came with
 * another change.
 */
export async function changeTip(tx: Database, request: TipRequest): Promise<void> {
  const { tenant, order, body, key, actor, staffId, now: at } = request;
  const { tenantId, id: orderId, currency, status, promisedAt } = order;
  const amount = (minor: number) => formatMoney(minor, currency, tenant.locale);
  const tip = parseAmount(body.tip, currency, 'body.tip');
  const seen = parseAmount(body.seen, currency, 'body.seen');
  const reason = `The tip is now ${amount(tip)}.`;
  const events = await listOrderEvents(tx, tenantId, orderId);
  const before = events.find(({ actionKey }) => actionKey === key);
  if (before?.reason === reason) return;
  if (before) throw keyReused();
  const change = tipChange({ order, money: await findMoneyOfOrder(tx, tenantId, orderId) });
  if (change.kind === 'fixed') throw fixed(change.by);
  if (order.tip !== seen) throw changed(amount(order.tip));
  const { payment, most } = change;
  const isCash = payment.gateway === 'cash';
  if (tip < 0 || tip > most) throw tooHigh(amount(most), isCash);
  if (tip === order.tip) return;
  const present = { ...order, cashRounding: order.amounts?.cashRounding ?? 0 };
  const { cashRounding, ...amounts } = withTip(present, tip, isCash ? tenant.cashStep : null);
  // A card is charged at least something, or not at all.
  if (!isCash && amounts.due <= 0) throw fixed('nothing_due');
  // Gift cards paid more than would be left, and they give nothing back for a tip.
  if (amounts.due - cashRounding < 0) throw fixed('nothing_due');
  await changeOrder(tx, tenantId, orderId, {
    ...amounts,
    amounts: order.amounts && {
      ...order.amounts,
      cashRounding,
      bill: [
        ...order.amounts.bill.filter(({ kind }) => kind !== 'tip' && kind !== 'cash_rounding'),
        ...lineIf('tip', tip),
        ...lineIf('cash_rounding', cashRounding),
      ],
    },
  });
  await changePaymentAmount(tx, tenantId, payment, amounts.due);
  if (payment.pays) {
    const after = { ...order, ...amounts };
    const sold = order.amounts && { ...order.amounts, cashRounding };
    const [was, is] = [partsOfSold(order), partsOfSold({ ...after, amounts: sold })];
    await storePaidParts(tx, tenantId, payment.id, partsAfter(payment.pays, was, is));
  }
  const event = { orderId, status, actor, staffId, reason, promisedAt, actionKey: key, at };
  const [written] = await insertOrderEvents(tx, tenantId, [event]);
  if (!written) throw new Error(`PostgreSQL wrote no event of order ${orderId}`);
  await publishOrderEvent(tx, tenantId, { orderId, eventId: written.id, status });
}

const lineIf = (kind: 'tip' | 'cash_rounding', amount: number) =>
  amount === 0 ? [] : [{ kind, name: '', amount }];

/** Why a tip stands, in words. */
const fixedSentences: Record<TipFixed, string> = {
  charged:
    'The card was charged already, and a charge cannot be raised. The restaurant can refund the tip, or a part of it.',
  being_charged: 'The card is being charged at this moment, so the tip stands.',
  refunded: 'Money of this order went back already. Refund the tip instead.',
  not_paid_yet: 'This order is not paid yet: choose the tip at the checkout.',
  nothing_due: 'By this payment nothing else would be charged, so the tip stands.',
  several_payments:
    'Items were changed since, and several payments share what is due: the tip stands.',
  on_tab: 'This order is on a tab: whoever pays of it adds their own tip.',
  over: 'This order is over, so the tip stands.',
};

const fixed = (by: TipFixed) => new ApiError(409, 'tip_fixed', fixedSentences[by]);

const changed = (present: string) =>
  new ApiError(
    409,
    'tip_changed',
    `Somebody changed the tip meanwhile: it is ${present} now. Look again.`,
  );

const tooHigh = (most: string, isCash: boolean) =>
  new ApiError(
    409,
    'tip_too_high',
    isCash
      ? `A tip can be from nothing up to ${most} on this order.`
      : `The bank holds enough for a tip of up to ${most}. More cannot be charged to this card; it can be given in cash.`,
  );

const keyReused = () =>
  new ApiError(
    422,
    'idempotency_key_reused',
    'This key came with another step of the order already.',
  );
