import type { TipFixed } from '#schemas/api/order-states.ts';
import { formatMoney } from '#schemas/money.ts';
import { partsAfter, partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import { changeTip as withTip } from '#schemas/rules/pricing/change-tip.ts';
import { moneyIn } from '#schemas/messages/money-in.ts';
import { orderFailures } from '#schemas/messages/en/failures-orders.ts';
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
  const money = { currency, locale: tenant.locale };
  const tip = parseAmount(body.tip, currency, 'body.tip');
  const seen = parseAmount(body.seen, currency, 'body.seen');
  const reason = orderFailures.tipNow(formatMoney(tip, currency, tenant.locale));
  const events = await listOrderEvents(tx, tenantId, orderId);
  const before = events.find(({ actionKey }) => actionKey === key);
  if (before?.reason === reason) return;
  if (before) throw keyReused();
  const change = tipChange({ order, money: await findMoneyOfOrder(tx, tenantId, orderId) });
  if (change.kind === 'fixed') throw fixed(change.by);
  if (order.tip !== seen) throw changed(moneyIn(money, order.tip));
  const { payment, most } = change;
  const isCash = payment.gateway === 'cash';
  if (tip < 0 || tip > most) throw tooHigh(moneyIn(money, most), isCash);
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

const fixed = (by: TipFixed) => new ApiError(409, 'tip_fixed', ({ orders }) => orders.tipFixed[by]);

type Amount = ReturnType<typeof moneyIn>;

const changed = (present: Amount) =>
  new ApiError(409, 'tip_changed', (say) => say.orders.tipChanged(present(say)));

const tooHigh = (most: Amount, isCash: boolean) =>
  new ApiError(409, 'tip_too_high', (say) =>
    isCash ? say.orders.tipUpTo(most(say)) : say.orders.tipHeld(most(say)),
  );

const keyReused = () =>
  new ApiError(422, 'idempotency_key_reused', ({ orders }) => orders.stepKeyReused);
