import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDesk } from '../shared/desk-context.ts';

/** Writes an instant by the restaurant's clock, such as '20 Nov 2026, 6:30 pm'. */
export function useMessageTime(): (instant: string) => string {
  const { locale } = useStorefront();
  const { restaurants, restaurantId } = useDesk();
  const near = restaurants.find(({ id }) => id === restaurantId) ?? restaurants[0];
  return (instant) =>
    new Date(instant).toLocaleString(locale, {
      timeZone: near?.time_zone ?? 'UTC',
      dateStyle: 'medium',
      timeStyle: 'short',
    });
}
