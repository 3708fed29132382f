import type { Order, SandboxCard } from '#schemas/api/orders.ts';
import { ApiError } from '../api-error.ts';
import type { Tenant } from '../context.ts';
import { findOrder } from '../db/queries/orders.ts';
import type { StoredOrder } from '../db/queries/orders.ts';
import type { Deps } from '../deps.ts';
import { attemptId } from '../domain/attempt-id.ts';
import { orderView } from '../domain/order-view.ts';
import { declineSentence } from '../ports/payments/gateway.ts';
import type { PaymentGateway } from '../ports/payments/gateway.ts';
import { beginPayment } from './begin-payment.ts';
import { finishPayment } from './finish-payment.ts';

export type PaymentCall = {
  tenant: Tenant;
  guestId: string;
  orderId: string;
  /** Idempotency-Key: the same key is the same attempt, whatever card comes with it. */
  key: string;
  card: SandboxCard;
};

/**
 * Pays an order by card: the attempt is written down and committed, then the gateway is asked with
 * the attempt's id as its key, then the outcome is recorded (rule R53). A paid order is answered as
 * it is.
 * @throws ApiError 404, 402 with the gateway's refusal, 409 where it cannot be paid now.
 */
export async function payOrder(deps: Deps, call: PaymentCall): Promise<{ data: Order }> {
  const stored = await readOrder(deps, call);
  if (stored.order.paymentStatus !== 'unpaid') return { data: orderView(stored) };
  const gateway = await gatewayOf(deps, call.tenant.id);
  await attemptPayment(deps, call, stored, gateway);
  return { data: orderView(await readOrder(deps, call)) };
}

async function readOrder(
  { db }: Pick<Deps, 'db'>,
  { tenant, guestId, orderId }: Pick<PaymentCall, 'tenant' | 'guestId' | 'orderId'>,
): Promise<StoredOrder> {
  const stored = await findOrder(db, tenant.id, guestId, orderId);
  if (!stored) throw new ApiError(404, 'unknown_order', 'There is no such order.');
  return stored;
}

async function attemptPayment(
  deps: Deps,
  { tenant, orderId, key, card }: PaymentCall,
  { order }: StoredOrder,
  gateway: PaymentGateway<SandboxCard>,
): Promise<void> {
  const { db, clock } = deps;
  const attempt = attemptId(orderId, key);
  const finish = (paymentId: string, result: Parameters<typeof finishPayment>[3]['result']) =>
    db.transaction((tx) =>
      finishPayment(tx, tenant.id, deps, { order, paymentId, result, now: clock() }),
    );
  for (;;) {
    const next = await db.transaction((tx) =>
      beginPayment(tx, tenant.id, { order, attempt, now: clock() }),
    );
    if (next.step === 'done') return;
    if (next.step === 'refuse') throw next.error;
    if (next.step === 'declined') throw declined(next.code);
    if (next.step === 'abandon') {
      await finish(next.payment.id, await gateway.abandon(next.payment));
      continue;
    }
    const result = await gateway.confirm(next.payment, card);
    await finish(next.payment.id, result);
    if (result.outcome === 'declined') throw declined(result.code);
    if (result.outcome === 'requires_action') throw actionRequired();
    return;
  }
}

const declined = (code: string) =>
  new ApiError(402, code || 'card_declined', declineSentence(code));

/** No gateway here asks for it yet; 3-D Secure comes with the order engine. */
const actionRequired = () =>
  new ApiError(
    402,
    'action_required',
    'Your bank wants to confirm this payment. Try another card.',
  );

/** @throws ApiError 422 outside the demo or where the tenant does not offer it. */
async function gatewayOf(
  { gateways, settings }: Pick<Deps, 'gateways' | 'settings'>,
  tenantId: number,
): Promise<PaymentGateway<SandboxCard>> {
  const { payment } = await settings.get(tenantId);
  if (gateways.sandbox && payment.gateways.includes('sandbox')) return gateways.sandbox;
  const sentence = 'This way to pay is not offered here. Choose another one.';
  throw new ApiError(422, 'payment_method_not_offered', sentence);
}
