import type { Reservation } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { formatLocalDay } from '#src/features/checkout/time/local-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ownHref } from './own-href.ts';
import css from './own.module.css';

/** A reservation in a list: when, for how many, where, and how it stands. */
export function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { own: words, people } = reservations;
  const { id, number, state, starts, party, restaurant_id } = reservation;
  const { locale } = useStorefront();
  const format = useFormat();
  const { restaurants } = useRestaurants();
  const place = restaurants.find(({ restaurant }) => restaurant.id === restaurant_id);
  const isComing = state === 'confirmed' || state === 'seated';
  return (
    <article className={css.card} data-coming={isComing || undefined}>
      <h3 className={css.name}>
        {formatLocalDay(starts.date, locale, 'long')}
        {comma}
        {format.time(starts.time)}
      </h3>
      <p>
        {[people(party), place?.restaurant.name].filter((part) => part !== undefined).join(' · ')}
      </p>
      <p className={css.state}>
        {words.states[state]} · {words.number(number)}
      </p>
      <a className={css.link} href={ownHref(id)} aria-label={words.detailsOf(number)}>
        {words.details}
      </a>
    </article>
  );
}
