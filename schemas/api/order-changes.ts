import { z } from 'zod';
import { count, instant, money } from './wire.ts';

const name = z.string();
const units = z.number().int().positive();

/** What differs of one line between an order before a change and after it. */
export const lineChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), name, now: units }),
  z.object({ kind: z.literal('removed'), name, was: units }),
  z.object({ kind: z.literal('quantity'), name, was: units, now: units }),
  /** Its choices are others, so it may cost something else. */
  z.object({ kind: z.literal('options'), name }),
  z.object({ kind: z.literal('note'), name }),
]);
export type LineChange = z.output<typeof lineChange>;

/** What staff changed of an order's lines after it was accepted; why is the event's reason. */
export const orderChange = z.object({
  /** Of the event in the order's history. */
  event_id: z.number().int(),
  at: instant,
  lines: z.array(lineChange),
  total_was: money,
  total_now: money,
  /** What went back because of it; 0 where nothing did. */
  refunded: money,
  /** What was to be collected when the order is handed over, before it and after it. */
  collect_was: money,
  collect_now: money,
});
export type OrderChange = z.output<typeof orderChange>;

/** How often the lines of an order were changed: who changes them names what they saw. */
export const linesVersion = count;
