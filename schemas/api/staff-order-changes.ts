import { z } from 'zod';
import { billLine } from './cart.ts';
import { addToCartBody, notes } from './cart-lines.ts';
import type { ConfigurationChoice, ModifierChoice } from './cart-lines.ts';
import { endpoint } from './endpoint.ts';
import { lineChange, linesVersion } from './order-changes.ts';
import { orderDifference } from './order-differences.ts';
import { orderLine } from './orders.ts';
import { routes } from './routes.ts';
import { staffOrder } from './staff.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, id, money, plainText, problem } from './wire.ts';

const params = z.object({ orderId: z.uuid() });

/** The side that wants the change. */
export const orderChangeCause = z.enum(['customer', 'run_out']);
export type OrderChangeCause = z.output<typeof orderChangeCause>;

/** What is to become of an order's lines; a line that is not named stays as it is. */
export const orderChangeInput = z.object({
  /** How often the order was changed when staff looked at it: one that was changed since is refused. */
  version: linesVersion,
  lines: z
    .array(
      z.object({
        line_id: id,
        /** 0: it is taken off. */
        quantity: z.number().int().min(0).max(99),
        /** Left out: its note stays. */
        notes: notes.optional(),
        /** Other choices, which cost what the menu says now; its own quantity and notes count. */
        item: addToCartBody.optional(),
      }),
    )
    .max(100),
  added: z.array(addToCartBody).max(100),
  /**
   * `run_out`: the restaurant cannot make it, so delivery fee, code and minimums stay as they were
   * (decision 045); `customer`: the order is priced anew.
   */
  cause: orderChangeCause.default('customer'),
});

/** What was chosen, by id, as schemas/rules/line/cart-line.ts has it. */
const chosenPart = z.object({
  restaurantProductId: id,
  productId: id,
  quantity: z.number().int().positive(),
  modifiers: z.array(z.custom<ModifierChoice>()),
  configurations: z.array(z.custom<ConfigurationChoice>()),
  componentId: id.nullable(),
  position: z.enum(['left', 'right']).nullable(),
});

/** A line as the order would have it. */
const changedLine = orderLine.omit({ id: true }).extend({
  /** null: it is added. */
  line_id: id.nullable(),
  /** null: of an order from before choices were stored, so they cannot be changed. */
  chosen: z
    .object({
      kind: orderLine.shape.kind,
      offerId: id.nullable(),
      parts: z.array(chosenPart),
    })
    .nullable(),
  /** Something of it was refunded, so it stays as it is. */
  is_refunded: z.boolean(),
});

/** What a change would come to; every amount is the server's. */
const orderChangePreview = z.object({
  version: linesVersion,
  lines: z.array(changedLine),
  changes: z.array(lineChange),
  bill: z.array(billLine),
  tax_total: money,
  tax_inclusive: z.boolean(),
  total: money,
  total_was: money,
  /** What else of the bill differs, such as a deal, a code, a fee. */
  differences: z.array(orderDifference),
  /** What goes back to the card. */
  refund: money,
  /** What is to be collected when it is handed over, now and after the change. */
  collect_was: money,
  collect: money,
  /** What staff should know, such as a code that no longer counts. */
  notices: z.array(problem),
  /** What stands against it; empty: it can be confirmed. */
  problems: z.array(problem),
});
export type OrderChangePreview = z.output<typeof orderChangePreview>;

export const previewOrderChange = endpoint(routes.previewOrderChange, {
  summary: 'What a change of an accepted order’s lines would come to; it changes nothing.',
  security: ['staff'],
  audit: 'none',
  roles: everyRole,
  params,
  body: orderChangeInput,
  reply: dataOf(orderChangePreview),
});

const amount = z.union([z.number(), z.string()]);

export const changeOrderLines = endpoint(routes.changeOrderLines, {
  summary:
    'Changes the lines of an accepted order, with the difference refunded or collected; the same key changes them once.',
  security: ['staff'],
  roles: everyRole,
  params,
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: orderChangeInput.extend({
    /** What the preview came to; where it comes to something else, nothing changes. */
    seen: z.object({ total: amount, refund: amount, collect: amount }),
    /** The customer reads it; empty: it is said what was changed, not why. */
    reason: plainText.max(300).default(''),
  }),
  reply: dataOf(staffOrder),
});
