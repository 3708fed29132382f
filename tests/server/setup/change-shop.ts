import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { OrderChangePreview } from '#schemas/api/staff-order-changes.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { openRefundShop } from './refund-shop.ts';
import { expectStatus } from './shopper.ts';
import type { StaffHeaders } from './sign-staff-in.ts';

type Id = Pick<Order, 'id'>;
/** What a test leaves out stays as it is. */
export type Change = {
  version?: number;
  lines?: { line_id: number; quantity: number; notes?: string; item?: object }[];
  added?: object[];
  cause?: 'customer' | 'run_out';
};
type By = { as?: StaffHeaders; key?: string; reason?: string; seen?: object };

/** A body of POST /v2/cart as a change has it. */
export const item = (line: object) => ({ restaurant_id: small.restaurant, quantity: 1, ...line });

/** The shop of the refunds, whose staff change what accepted orders hold. */
export async function openChangeShop() {
  const shop = await openRefundShop();
  const { app, manager, seen: seenByStaff } = shop;

  const bodyOf = ({ version = 0, lines = [], added = [], cause }: Change) => ({
    version,
    ...(cause && { cause }),
    lines: lines.map((line) => (line.item ? { ...line, item: item(line.item) } : line)),
    added: added.map(item),
  });
  const askPreview = ({ id }: Id, change: Change = {}, as: StaffHeaders = manager) =>
    app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${id}/changes/preview`,
      headers: { ...as },
      payload: bodyOf(change),
    });
  const preview = async (...call: Parameters<typeof askPreview>): Promise<OrderChangePreview> => {
    const reply = await askPreview(...call);
    expectStatus(reply, 200);
    return contract.previewOrderChange.reply.parse(reply.json()).data;
  };

  /** Confirms what the preview comes to, as the desk does. */
  const change = async (order: Id, asked: Change, by: By = {}) => {
    const { as = manager, key = randomUUID(), reason = '' } = by;
    const amounts = by.seen ?? (await amountsOf(order, asked));
    return app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${order.id}/changes`,
      headers: { ...as, 'idempotency-key': key },
      payload: { ...bodyOf(asked), seen: amounts, reason },
    });
  };
  const amountsOf = async (order: Id, asked: Change) => {
    const reply = await askPreview(order, asked);
    if (reply.statusCode !== 200) return { total: 0, refund: 0, collect: 0 };
    const { total, refund, collect } = contract.previewOrderChange.reply.parse(reply.json()).data;
    return { total, refund, collect };
  };
  const changed = async (...call: Parameters<typeof change>): Promise<StaffOrder> => {
    const reply = await change(...call);
    expectStatus(reply, 200);
    return contract.changeOrderLines.reply.parse(reply.json()).data;
  };
  const codeOf = async (asked: ReturnType<typeof change>) => {
    const reply = await asked;
    return [reply.statusCode, reply.json().code];
  };
  /** The id of the line at a place. */
  const lineAt = async (order: Id, at = 0): Promise<number> =>
    (await seenByStaff(order)).items[at]?.id ?? 0;

  return { ...shop, askPreview, preview, change, changed, codeOf, lineAt };
}
