import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { CheckoutDraft } from './checkout-store.ts';

/**
 * For so long a scanned table is remembered, in ms: longer than a meal of several rounds, and
 * shorter than the way to the next one. Later the code is scanned again, for nobody should send a
 * dish from home to the table of last night (rule R80).
 */
const tableMemoryMs = 6 * 60 * minuteMs;

/**
 * The code of the table that the customer sits at; null where none was scanned, or too long ago.
 * @param now epoch ms
 */
export function rememberedTable(
  { tableId, tableSeenAt }: Pick<CheckoutDraft, 'tableId' | 'tableSeenAt'>,
  now: number,
): string | null {
  // A clock that was set back does not make it last longer.
  const age = tableSeenAt === null ? Infinity : Math.abs(now - tableSeenAt);
  return age < tableMemoryMs ? tableId : null;
}
