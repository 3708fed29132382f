import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { RefundOrderBody } from '#schemas/api/staff-refunds.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from './build-test-app.ts';
import { createShopper, expectStatus } from './shopper.ts';
import { verifyEmail } from './verify-email.ts';
import { insertStaff, signStaffIn } from './sign-staff-in.ts';
import type { StaffHeaders } from './sign-staff-in.ts';

/** What a test leaves out is all of the order, for a reason. */
type Refund = Omit<RefundOrderBody, 'reason'> & { reason?: string };

/** The first small tenant with its offers and its staff, who refund its orders. */
export async function openRefundShop(changes: Parameters<typeof buildSmallApp>[0] = {}) {
  const built = await buildSmallApp(changes);
  const { app, db } = built;
  await insertSmallOffers(db);
  await insertStaff(db);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const desk = await signStaffIn(app, 'desk@corner.test');
  let guests = 4_700_000;

  /** An order that was accepted, of one card or of cash. */
  const orderOf = async (
    lines: readonly Record<string, unknown>[],
    method: 'card' | 'cashOnDelivery' = 'card',
    changes: Record<string, unknown> = {},
  ) => {
    const shopper = await createShopper(app, (guests += 1));
    await verifyEmail(db, shopper);
    await shopper.fillCart(...lines);
    const order = await shopper.placed({ payment_method: method, ...changes });
    if (method === 'card') expectStatus(await shopper.pay(order.id), 200);
    return { shopper, order: await shopper.order(order.id) };
  };

  const refund = (
    { id }: Pick<Order, 'id'>,
    body: Refund,
    { as = manager, key = randomUUID() }: { as?: StaffHeaders; key?: string } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${id}/refunds`,
      headers: { ...as, 'idempotency-key': key },
      payload: { reason: 'The fries were cold.', ...body },
    });

  const refunded = async (...call: Parameters<typeof refund>): Promise<StaffOrder> => {
    const reply = await refund(...call);
    expectStatus(reply, 200);
    return contract.refundOrder.reply.parse(reply.json()).data;
  };

  const move = async ({ id }: Pick<Order, 'id'>, to: string, reason = ''): Promise<StaffOrder> => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${id}/status`,
      headers: { ...manager },
      payload: { to, reason },
    });
    expectStatus(reply, 200);
    return contract.moveOrder.reply.parse(reply.json()).data;
  };

  /** The order as staff see it. */
  const seen = async ({ id }: Pick<Order, 'id'>): Promise<StaffOrder> => {
    const reply = await app.inject({
      url: '/api/v2/staff/orders',
      headers: { ...manager },
      query: { ended_since: '2026-11-01T00:00:00Z' },
    });
    expectStatus(reply, 200);
    const found = contract.listStaffOrders.reply
      .parse(reply.json())
      .data.find((order) => order.id === id);
    if (!found) throw new Error(`the desk does not see order ${id}`);
    return found;
  };

  return { ...built, manager, desk, orderOf, refund, refunded, move, seen };
}
