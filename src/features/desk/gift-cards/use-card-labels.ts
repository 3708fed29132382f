import type { StaffGiftCard } from '#schemas/api/staff-gift-cards.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDesk } from '../shared/desk-context.ts';

type CardState = keyof DeskMessages['deskGiftCards']['states'];

/** How a card stands, as it matters to whoever holds it. */
export function stateOf({ state, is_expired: isExpired, balance }: StaffGiftCard): CardState {
  if (state !== 'active') return state;
  if (isExpired) return 'expired';
  return balance > 0 ? 'active' : 'empty';
}

/** Money, days and instants of gift cards in words; cards count for years, so the year is named. */
export function useCardLabels() {
  const { locale } = useStorefront();
  const { restaurants, restaurantId } = useDesk();
  const near = restaurants.find(({ id }) => id === restaurantId) ?? restaurants[0];
  const timeZone = near?.time_zone ?? 'UTC';
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
    /** The day of an instant by the restaurant's clock. */
    dayOf: (instant: string): string => day(localDateTime(Date.parse(instant), timeZone).date),
    /** An instant by the restaurant's clock, such as '20 Nov 2026, 6:30 pm'. */
    at: (instant: string): string =>
      new Date(instant).toLocaleString(locale, {
        timeZone,
        dateStyle: 'medium',
        timeStyle: 'short',
      }),
  };
}
