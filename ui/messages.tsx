import { useMemo } from 'react';
import { enCart, type CartMessages } from '#schemas/messages/en-cart.ts';
import { enOrdering, type OrderingMessages } from '#schemas/messages/en-ordering.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';

/** Every sentence, in the customer's language; those of ordering come with the screens that use this. */
export function useMessages(): Messages & CartMessages & OrderingMessages {
  const { messages } = useStorefront();
  return useMemo(() => ({ ...messages, ...enCart, ...enOrdering }), [messages]);
}

/** How the tenant writes money, dates and times. */
export function useFormat() {
  const { locale, currency } = useStorefront();
  return useMemo(() => {
    // Dates and times are a restaurant's wall clock: they are formatted as they stand.
    const day = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
    return {
      /** Minor units (1250) as '$12.50'. */
      money: (minor: number) => formatMoney(minor, currency, locale),
      /** A local date ('2026-11-21') as 'Sat, 21 Nov'. */
      date: (localDate: string) => day.format(new Date(`${localDate}T00:00Z`)),
      /** A local time ('18:30') as '6:30 pm'. */
      time: (localTime: string) => clock.format(new Date(`2000-01-01T${localTime}Z`)),
    };
  }, [locale, currency]);
}
