import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import type { OrderRow } from '../../db/queries/orders.ts';

/** A payment without any sign for so long was left by a process that died. */
const paymentMs = 2 * minuteMs;

/** Whether an unpaid order still keeps its time, dishes and prices (rule R59). */
export const isFresh = ({ holdUntil }: Pick<OrderRow, 'holdUntil'>, now: Date): boolean =>
  holdUntil !== null && now < holdUntil;

/** Whether an order waited too long for its money (rule R59). */
export const isOverdue = (
  { status, holdUntil }: Pick<OrderRow, 'status' | 'holdUntil'>,
  now: Date,
): boolean => status === 'pending_payment' && holdUntil !== null && holdUntil <= now;

/** Whether an order waited too long for its restaurant's answer (rule R61). */
export const isUnanswered = (
  { status, acceptUntil }: Pick<OrderRow, 'status' | 'acceptUntil'>,
  now: Date,
): boolean => status === 'placed' && acceptUntil !== null && acceptUntil <= now;

/** A gateway, or a bank, that has not decided by then keeps nobody else's dishes any longer. */
const longestDoubtMs = dayMs;

/** Whether an unpaid order is ended though nobody knows yet what became of its payment. */
export const isGivenUp = ({ holdUntil }: Pick<OrderRow, 'holdUntil'>, now: Date): boolean =>
  holdUntil !== null && now.getTime() - holdUntil.getTime() >= longestDoubtMs;

/** Payments begun after this moment may still be moving money. */
export const underWaySince = (now: Date): Date => new Date(now.getTime() - paymentMs);
