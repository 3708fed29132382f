import { z } from 'zod';
import { billLine } from './cart.ts';
import { id, money } from './wire.ts';

/**
 * What the customer saw beside the total, line by line: a refusal names each difference from it
 * (rule R54). Nothing is priced by it.
 */
export const seenCart = z.object({
  /** `total` is after deals; a code is a line of the bill. */
  lines: z
    .array(z.object({ id, quantity: z.number().int().min(1).max(99), total: money }))
    .max(100),
  bill: z.array(billLine.extend({ name: z.string().max(300) })).max(60),
});
export type SeenCart = z.output<typeof seenCart>;

const name = z.string();
const quantity = z.number().int().positive();

/**
 * A difference between what the customer saw and what holds now (rule R54). `item_id` is the line's;
 * of a line that is gone the server knows no name any more. In the bill null means: not in it.
 */
export const orderDifference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('line_removed'), item_id: id, was: money }),
  z.object({ kind: z.literal('line_added'), item_id: id, name, now: money }),
  z.object({
    kind: z.literal('line_quantity'),
    item_id: id,
    name,
    was: quantity,
    now: quantity,
  }),
  z.object({ kind: z.literal('line_price'), item_id: id, name, was: money, now: money }),
  z.object({
    kind: z.literal('bill'),
    line: billLine.shape.kind,
    name,
    was: money.nullable(),
    now: money.nullable(),
  }),
  z.object({ kind: z.literal('total'), was: money, now: money }),
]);
export type OrderDifference = z.output<typeof orderDifference>;
