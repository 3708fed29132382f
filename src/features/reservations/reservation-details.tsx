import type { ReactNode } from 'react';
import type { Reservation } from '#schemas/api/reservations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { formatLocalDay } from '#src/features/checkout/time/local-time.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './reservations-page.module.css';

/** Opens in whichever map the device prefers; no key and no script of a map service. */
const mapHref = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

type ReservationDetailsProps = {
  reservation: Pick<
    Reservation,
    'restaurant_id' | 'party' | 'starts' | 'area' | 'high_chairs' | 'has_wheelchair' | 'wishes'
  > & { name?: string };
  /** Stands below, such as the way to change it. */
  children?: ReactNode;
};

/** What is booked: when, for how many, where, and what the restaurant knows of it. */
export function ReservationDetails({ reservation, children }: ReservationDetailsProps) {
  const { facts: words, needs, people } = reservations;
  const { starts, party, area, wishes, name } = reservation;
  const { locale } = useStorefront();
  const format = useFormat();
  const { twice } = useMessages().checkout.time;
  const { restaurants } = useRestaurants();
  const place = restaurants.find(({ restaurant }) => restaurant.id === reservation.restaurant_id);
  const turn = place ? turnOfClock(starts, place.restaurant.time_zone) : null;
  const clock = format.time(starts.time);
  const wanted = [
    ...(reservation.high_chairs > 0 ? [needs.chairs(reservation.high_chairs)] : []),
    ...(reservation.has_wheelchair ? [words.wheelchair] : []),
  ];
  const address = place && [place.address.street_name, place.address.city].join(', ');
  return (
    <section className={css.facts} aria-label={words.heading}>
      <dl>
        <dt>{words.when}</dt>
        <dd>
          <strong>
            {formatLocalDay(starts.date, locale, 'long')}
            {comma}
            {turn ? twice[turn](clock) : clock}
          </strong>
        </dd>
        <dt>{words.people}</dt>
        <dd>{people(party)}</dd>
        {area !== null && (
          <>
            <dt>{words.area}</dt>
            <dd>{area}</dd>
          </>
        )}
        {place && (
          <>
            <dt>{words.where}</dt>
            <dd>
              <bdi>
                {place.restaurant.name}, {address}
              </bdi>
              <br />
              <a
                className={css.link}
                href={mapHref(`${place.restaurant.name}, ${address}`)}
                target="_blank"
                rel="noreferrer"
              >
                {words.map}
              </a>
            </dd>
          </>
        )}
        {name !== undefined && name !== '' && (
          <>
            <dt>{words.name}</dt>
            <dd>{name}</dd>
          </>
        )}
        {wanted.length > 0 && (
          <>
            <dt>{words.needs}</dt>
            <dd>{wanted.join(comma)}</dd>
          </>
        )}
        {wishes !== '' && (
          <>
            <dt>{words.wishes}</dt>
            <dd>{wishes}</dd>
          </>
        )}
      </dl>
      {children}
    </section>
  );
}

/** Which of two a time is in a night that has it twice (rule R23); null: it comes once. */
function turnOfClock({ instant, time }: Reservation['starts'], zone: string) {
  const hour = 60 * minuteMs;
  const at = Date.parse(instant);
  if (localDateTime(at + hour, zone).time === time) return 'first';
  return localDateTime(at - hour, zone).time === time ? 'second' : null;
}
