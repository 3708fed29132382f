import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { OrderRow } from '../../db/queries/orders.ts';

export type Cancellation = {
  mayCancel: boolean;
  /** null: as long as the restaurant has not accepted, or not at all. */
  until: Date | null;
};

/**
 * Whether its customer may cancel an order, and until when (rule R73): until it was accepted, and
 * after that until so many minutes before the promised time, unless it is being prepared.
 */
export function cancellation(
  { status, promisedAt }: Pick<OrderRow, 'status' | 'promisedAt'>,
  { cancelMinutes }: { cancelMinutes: number },
  now: Date,
): Cancellation {
  if (status === 'pending_payment' || status === 'placed') return { mayCancel: true, until: null };
  if (status !== 'accepted') return { mayCancel: false, until: null };
  const until = new Date(promisedAt.getTime() - cancelMinutes * minuteMs);
  return { mayCancel: now < until, until };
}
