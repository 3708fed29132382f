import type { FailureCode } from '#schemas/api/failures.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { orderRefusal, type OrderTaking } from './takes-orders.ts';

/** A table is served now, so no time is asked for, but the restaurant has to be open (rule R81). */
export function tableRefusal(
  restaurant: OrderTaking,
  { isOpen, now }: { isOpen: boolean; now: Date },
): { code: FailureCode; message: Sentence } | null {
  const refusal = orderRefusal(restaurant, { orderType: 'dine_in', fulfilment: null, now });
  if (refusal) return { code: refusal.code, message: refusal.message };
  if (isOpen) return null;
  return { code: 'closed_now', message: ({ placing }) => placing.closedNow };
}
