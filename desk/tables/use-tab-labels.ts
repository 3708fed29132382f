import type { Tab } from '#schemas/api/tabs.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useLocalClock } from '../shared/local-clock.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** How tables and tabs of a restaurant are read. @param now epoch ms */
export function useTabLabels(restaurantId: number, currency: string, now: number) {
  const words = useDeskMessages().deskTabs;
  const { locale } = useStorefront();
  const { restaurants } = useDesk();
  const timeZone = restaurants.find(({ id }) => id === restaurantId)?.time_zone ?? 'UTC';
  const clock = useLocalClock(timeZone, now);
  const minor = (amount: number): string => formatMoney(amount, currency, locale);
  return {
    clock,
    /** @param amount in the minor unit */
    minor,
    /** @param amount in the major unit, as on the wire */
    money: (amount: number): string => minor(toMinor(amount, currency)),
    /** Since when something waits. */
    since: (instant: string): string => {
      const minutes = Math.floor((now - Date.parse(instant)) / minuteMs);
      return words.since(clock(instant), Math.max(0, minutes));
    },
    /** Who ordered or pays: a guest of the tab, or staff. */
    guestOf: ({ guests }: Pick<Tab, 'guests'>, id: number | null, staff: string): string =>
      id === null ? staff : (guests.find((guest) => guest.id === id)?.name ?? words.roundList.gone),
  };
}
export type TabLabels = ReturnType<typeof useTabLabels>;
