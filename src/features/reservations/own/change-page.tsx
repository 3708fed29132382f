import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Reservation } from '#schemas/api/reservations.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { timesInstead, useChangeReservation } from '#src/api/reservations.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { nameDay } from '#src/features/checkout/time/local-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useNow } from '#ui/page/use-now.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChoiceFields } from '../choice/choice-fields.tsx';
import { isSameInstant } from '../choice/offered-times.ts';
import { OtherTimes } from '../choice/other-times.tsx';
import { type TableChoice, useTableChoice } from '../choice/table-choice.ts';
import { useOffer } from '../choice/use-offer.ts';
import { PageHeading } from '../page-heading.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import css from '../reservations-page.module.css';
import { ownHref } from './own-href.ts';

/** Changes party, time, area and needs of a reservation, as long as that is possible. */
export function ChangePage({ reservation }: { reservation: Reservation }) {
  const { change: words, own } = reservations;
  const business = useConfig(businessName);
  const present = useNow();
  const { restaurants, state } = useRestaurants();
  const place = restaurants.find(({ restaurant }) => restaurant.id === reservation.restaurant_id);
  const { id, changes_until: until } = reservation;
  const isOpen = reservation.state === 'confirmed' && until !== null && present < Date.parse(until);
  if (state === 'loading') return <PageSkeleton title={words.title} label={own.loading} />;
  if (!place || !isOpen) {
    return (
      <EmptyState title={words.overTitle} text={own.tooLate} letter={business}>
        <ButtonLink href={ownHref(id)}>{own.details}</ButtonLink>
      </EmptyState>
    );
  }
  return <Changing place={place} reservation={reservation} />;
}

const choiceOf = (reservation: Reservation): TableChoice => ({
  restaurantId: reservation.restaurant_id,
  party: reservation.party,
  date: reservation.starts.date,
  instant: reservation.starts.instant,
  areaId: reservation.area_id,
  highChairs: reservation.high_chairs,
  hasWheelchair: reservation.has_wheelchair,
});

function Changing({
  place,
  reservation,
}: {
  place: RestaurantWithImages;
  reservation: Reservation;
}) {
  const { change: words, time, day, people } = reservations;
  const { locale } = useStorefront();
  const format = useFormat();
  const navigate = useNavigate();
  const present = useMemo(() => choiceOf(reservation), [reservation]);
  const { choice, change } = useTableChoice(present);
  const offer = useOffer(place, choice, reservation.id);
  const [wishes, setWishes] = useState(reservation.wishes);
  const [hasTried, setTried] = useState(false);
  const { mutate, isPending, error, variables, reset } = useChangeReservation(reservation);
  const { chosen, today, isOld, isTooLarge } = offer;
  const isFree = chosen?.is_free === true && !isOld;
  const instead = timesInstead(error);
  const isStale = error instanceof ApiFailure && error.status === 412;
  const clock = chosen ? format.time(chosen.time) : '';
  const body = {
    instant: choice.instant ?? '',
    party: choice.party,
    area_id: choice.areaId,
    high_chairs: choice.highChairs,
    has_wheelchair: choice.hasWheelchair,
    wishes: wishes.trim(),
  };
  const isSame =
    isSameInstant(reservation.starts.instant, choice.instant) &&
    body.party === reservation.party &&
    body.area_id === reservation.area_id &&
    body.high_chairs === reservation.high_chairs &&
    body.has_wheelchair === reservation.has_wheelchair &&
    body.wishes === reservation.wishes;

  const save = (instant: string) =>
    mutate(
      { ...body, instant },
      {
        onSuccess: () =>
          void navigate(ownHref(reservation.id), { replace: true, state: { isChanged: true } }),
      },
    );
  const goOn = () => {
    if (isPending || isOld) return;
    setTried(true);
    if (isSame) return;
    if (chosen && isFree) return save(chosen.instant);
    document.getElementById('reservation-times')?.focus();
  };
  const problem = (): string | null => {
    if (isOld || isPending || instead || !offer.offer) return null;
    if (chosen && !chosen.is_free) return time.lost(clock, choice.party);
    if (choice.instant !== null && !chosen) return time.over;
    return hasTried && !chosen ? reservations.book.missing : null;
  };
  const failure = () => {
    if (instead) return null;
    if (isStale) return words.meanwhile;
    if (error) return failureSentence(error, words.unheard);
    return hasTried && isSame ? words.same : null;
  };
  return (
    <div className={`${css.page} ${css.wide}`}>
      <header>
        <PageHeading>{words.title}</PageHeading>
      </header>
      <div className={css.main}>
        <ChoiceFields
          place={place}
          choice={choice}
          offer={offer}
          wishes={wishes}
          problem={problem()}
          onChange={(part) => {
            reset();
            setTried(false);
            change(part);
          }}
          onWish={setWishes}
        />
        {instead && variables && (
          <OtherTimes
            key={variables.instant}
            days={instead}
            wanted={variables.instant}
            today={today}
            isBusy={isPending}
            onChoose={(other) => {
              change({ date: other.date, instant: other.instant });
              save(other.instant);
            }}
          />
        )}
      </div>
      <div className={css.action}>
        {!isTooLarge && (
          <>
            <p className={css.summary}>
              <span>{people(choice.party)}</span>
              {chosen && isFree && (
                <span>{time.dayAndTime(nameDay(chosen.date, today, locale, day), clock)}</span>
              )}
            </p>
            <p role="alert" className={css.failure}>
              {failure()}
            </p>
            <ActionButton
              aria-busy={isPending}
              aria-disabled={isPending || undefined}
              onClick={goOn}
            >
              {isPending ? words.busy : words.action}
            </ActionButton>
          </>
        )}
        <a className={css.link} href={ownHref(reservation.id)}>
          {words.back}
        </a>
      </div>
    </div>
  );
}
