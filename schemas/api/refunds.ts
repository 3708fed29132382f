import { z } from 'zod';
import { count, id, instant, money } from './wire.ts';

const tenderKind = z.enum(['card', 'cash', 'gift_card']);

/**
 * `pending`: it is on its way. `failed`: the bank sent it back, so the restaurant has the money and
 * another way is to be found.
 */
const refundState = z.enum(['pending', 'done', 'failed']);

/** Money of an order that goes back to its customer, or went. */
export const orderRefund = z.object({
  id: z.uuid(),
  amount: money,
  /** Why, for the customer. */
  reason: z.string(),
  at: instant,
  /** The least settled of its tenders. */
  state: refundState,
  tenders: z.array(z.object({ kind: tenderKind, amount: money, state: refundState })),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** The same for staff: who gave back what. */
export const staffRefund = orderRefund.extend({
  actor: z.enum(['customer', 'staff', 'gateway', 'system']),
  /** Of the staff; null of all others. */
  staff_name: z.string().nullable(),
  /** What was selected, in words; empty where it was an amount, or all that was left. */
  items: z.array(z.object({ name: z.string(), quantity: count })),
  /** Difference that rounding to coins makes to what was selected. */
  cash_rounding: money.default(0),
  has_fees: z.boolean(),
  has_tip: z.boolean(),
  /**
   * Where money went whose gift card is void (decision 122): to a new card that was mailed, to the
   * bank card that bought it, or to a new card whose code waits to be handed over.
   */
  instead: z
    .array(
      z.object({
        kind: z.enum(['new_card', 'purchase', 'waiting']),
        amount: money,
        /** The new card; null where there is none. */
        gift_card_id: z.uuid().nullable(),
      }),
    )
    .default([]),
  /** What the gateway said last where it has not taken it yet; empty otherwise. */
  last_error: z.string(),
});
export type StaffRefund = z.output<typeof staffRefund>;

/** What each unit that is left gives back, in the order in which they go. */
const units = z.array(money);

/** What of an order can still be refunded; a selection costs the first of the units it names. */
export const refundable = z.object({
  /** In all; a selection of more is refused. */
  left: money,
  lines: z.array(
    z.object({
      line_id: id,
      units,
      /** The parts of a half-and-half, a combo or a deal, in their order; else empty. */
      parts: z.array(z.object({ units })),
    }),
  ),
  /** Delivery and service; 0 where there are none, or they were refunded. */
  fees: money,
  tip: money,
  /** In the order in which money goes back over them. */
  tenders: z.array(z.object({ kind: tenderKind, left: money })),
  /** Cash that was not collected yet is asked for no more instead. */
  is_cash_collected: z.boolean(),
  /** What people of the role `staff` may still refund of it; managers and owners all. */
  staff_left: money,
  /** The smallest coin, to which a part of what was paid in cash is rounded (rule R15); 0: none. */
  cash_step: money.default(0),
  /** Amount that rounding gave back beyond what was selected: a selection may exceed `left` by it. */
  rounded_up: money.default(0),
});
export type RefundableOrder = z.output<typeof refundable>;

/** A payment that the customer's bank disputes. */
export const dispute = z.object({
  id: z.string(),
  amount: money,
  /** The gateway's word, such as `product_not_received`. */
  reason: z.string(),
  /** `closed`: it came to nothing. */
  status: z.enum(['needs_response', 'under_review', 'won', 'lost', 'closed']),
  /** The bank only asks: refunding the payment may settle it. Else the bank has the money. */
  is_refundable: z.boolean(),
  /** Until then it can be answered; null: there is nothing to answer. */
  respond_by: instant.nullable(),
  opened_at: instant,
  /** Where it is answered, at the gateway; null: the sandbox has no such place. */
  link: z.url().nullable(),
});
export type Dispute = z.output<typeof dispute>;
