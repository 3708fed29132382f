import { z } from 'zod';
import type { FailureCode } from './failures.ts';

export { plainLine, plainText } from '../fields/plain-text.ts';

/** An id the server gave: a positive whole number. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The same in a query or a path, where everything is text. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'This must be a whole number above 0')
  .transform(Number)
  .pipe(id);

/** A whole number that a PostgreSQL integer holds, 0 or more. */
export const count = z.number().int().nonnegative().max(2_147_483_647);

/** Money on the wire: decimals in the major unit; schemas/money.ts turns them. */
export const money = z.number();

/** The specification's guest number, 1000000 to 9999999. */
export const guestNumber = z.number().int().min(1_000_000).max(9_999_999);
export const guestNumberText = z
  .string()
  .regex(/^[1-9]\d{6}$/, 'This must be a number of 7 digits')
  .transform(Number);

/** Local wall-clock date and time of a restaurant. */
export const localDate = z.iso.date();
export const localTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write a time like 18:30');

/** An instant, ISO 8601 UTC. */
export const instant = z.iso.datetime();

export const deliveryMethod = z.enum(['pickup', 'delivery', 'dine_in']);
export type DeliveryMethod = z.output<typeof deliveryMethod>;

/** A code of schemas/api/failures.ts: the list itself would burden the storefront's chunks. */
export const failureCode = z.string<FailureCode>();

export const problem = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
});
export type Problem = z.output<typeof problem>;

/** Every failing call answers with this (requirements, Errors). */
export const errorReply = z.object({
  error: z.string(),
  code: failureCode,
  problems: z.array(problem).optional(),
});
export type ErrorReply = z.output<typeof errorReply>;

/** All but the two bare arrays of the specification answer `{ data }`. */
export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data });
