import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Reservation } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { isRecord } from '#schemas/is-record.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { formatLocalDay } from '#src/features/checkout/time/local-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useNow } from '#ui/page/use-now.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { TelephoneLink } from '../choice/telephone-link.tsx';
import { ReservationDetails } from '../reservation-details.tsx';
import css from '../reservations-page.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { CancelReservation } from './cancel-reservation.tsx';
import { ownHref } from './own-href.ts';

/** One reservation, with the ways to change and to cancel it while there are any (rule R92). */
export function OneReservation({ reservation }: { reservation: Reservation }) {
  const { own: words } = reservations;
  const { id, number, state, starts, changes_until: until, party } = reservation;
  const { locale } = useStorefront();
  const format = useFormat();
  const present = useNow();
  const location = useLocation();
  const { restaurants } = useRestaurants();
  const place = restaurants.find(({ restaurant }) => restaurant.id === reservation.restaurant_id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isChanged = isRecord(location.state) && location.state.isChanged === true;
  const isCancelled = state === 'cancelled';
  const mayChange = state === 'confirmed' && until !== null && present < Date.parse(until);
  useEffect(() => {
    if (isChanged) heading.current?.focus();
  }, [isChanged]);
  const momentOf = (date: string, time: string) =>
    `${formatLocalDay(date, locale, 'long')}${comma}${format.time(time)}`;
  const last =
    until === null || !place ? null : localDateTime(Date.parse(until), place.restaurant.time_zone);
  return (
    <section className={css.narrow}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {words.number(number)}
        </h1>
        <output className={css.lead}>
          {isCancelled ? words.cancelled : isChanged ? words.changed : words.states[state]}
        </output>
      </header>
      <ReservationDetails reservation={reservation} />
      {mayChange && (
        <>
          <div className={css.actions}>
            <ButtonLink href={ownHref(id, true)}>{words.change}</ButtonLink>
            <ActionButton look="outline" onClick={() => setAsking(true)}>
              {words.cancel}
            </ActionButton>
            <CalendarButton reservation={reservation} />
          </div>
          {last && <p className={css.quiet}>{words.until(momentOf(last.date, last.time))}</p>}
        </>
      )}
      {state === 'confirmed' && !mayChange && (
        <div>
          <p>{words.tooLate}</p>
          {place && (
            <p className={css.actions}>
              <TelephoneLink phone={place.address.phone} />
            </p>
          )}
        </div>
      )}
      {state !== 'confirmed' && state !== 'seated' && (
        <div className={css.actions}>
          <ButtonLink
            href={`${paths.tableReservation}?restaurant=${reservation.restaurant_id}&party=${party}`}
          >
            {words.again}
          </ButtonLink>
        </div>
      )}
      <a className={css.link} href={paths.reservations}>
        {words.all}
      </a>
      <CancelReservation
        reservation={reservation}
        moment={momentOf(starts.date, starts.time)}
        phone={place?.address.phone ?? ''}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onCancelled={() => heading.current?.focus()}
      />
    </section>
  );
}
