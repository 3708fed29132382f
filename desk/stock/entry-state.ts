import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { isOut, type StockEntry } from './stock-entries.ts';

/** How a row stands: off until when, or how many are left; empty where there is nothing to say. */
export function entryState(
  entry: StockEntry,
  words: DeskMessages['deskStock'],
  clock: (instant: string) => string,
): string {
  if (entry.is_unpriced) return words.off.unpriced;
  if (entry.is_off) {
    return entry.off_until === null ? words.off.byHand : words.off.until(clock(entry.off_until));
  }
  const { quantity, daily_quantity: daily } = entry;
  if (isOut(entry)) return words.off.none_left;
  if (quantity === null) return '';
  return daily === null ? words.left(quantity) : words.leftOf(quantity, daily);
}
