import type { StaffGiftCard } from '#schemas/api/staff-gift-cards.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';

type CardState = keyof DeskMessages['deskGiftCards']['states'];

/** How a card stands, as it matters to whoever holds it. */
export function stateOf({ state, is_expired: isExpired, balance }: StaffGiftCard): CardState {
  if (state !== 'active') return state;
  if (isExpired) return 'expired';
  return balance > 0 ? 'active' : 'empty';
}

type Sold = Pick<StaffGiftCard, 'time_zone'>;

/** Money, days and instants of gift cards in words; cards count for years, so the year is named. */
export function useCardLabels() {
  const { locale } = useStorefront();
  const day = (localDate: string): string =>
    new Date(`${localDate}T00:00Z`).toLocaleDateString(locale, {
      timeZone: 'UTC',
      dateStyle: 'medium',
    });
  return {
    /** @param amount in the major unit */
    money: (amount: number, currency: string): string =>
      formatMoney(toMinor(amount, currency), currency, locale),
    /** A local date, such as '20 Nov 2029'. */
    day,
    /** The day of an instant by the clock of the restaurant that sold a card. */
    dayOf: (instant: string, { time_zone: timeZone }: Sold): string =>
      day(localDateTime(Date.parse(instant), timeZone).date),
    /** An instant by the same clock, such as '20 Nov 2026, 6:30 pm'. */
    at: (instant: string, { time_zone: timeZone }: Sold): string =>
      new Date(instant).toLocaleString(locale, {
        timeZone,
        dateStyle: 'medium',
        timeStyle: 'short',
      }),
  };
}
