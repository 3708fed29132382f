import type { StaffDay } from '#schemas/api/staff-days.ts';
import { toMajor, toMinor } from '#schemas/money.ts';

/** Whether money for gift cards moved on the day, in either direction. */
export const hasGiftCardSales = ({ gift_cards: cards }: StaffDay['money']): boolean =>
  cards.sold > 0 || cards.card !== 0 || cards.cash !== 0;

/** The sum of the wire's amounts, added up in minor units (rule R1). */
export const addMoney = (amounts: readonly number[], currency: string): number =>
  toMajor(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0),
    currency,
  );
