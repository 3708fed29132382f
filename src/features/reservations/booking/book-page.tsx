import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { timesInstead, useHoldTable } from '#src/api/reservations.ts';
import { nameDay } from '#src/features/checkout/time/local-time.ts';
import { useFormat } from '#ui/messages.tsx';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ChoiceFields } from '../choice/choice-fields.tsx';
import type { DatedTime } from '../choice/offered-times.ts';
import { OtherTimes } from '../choice/other-times.tsx';
import { useTableChoice, withChoice } from '../choice/table-choice.ts';
import { useOffer } from '../choice/use-offer.ts';
import css from '../reservations-page.module.css';
import { PageSkeleton } from '../page-skeleton.tsx';
import { RestaurantField } from './restaurant-field.tsx';
import { changeDraft, readDraft } from './tab-draft.ts';
import { usePlace } from './use-place.ts';

/** Chooses a table: where, for how many, when, and what the restaurant should know. */
export function BookPage() {
  const { book: words } = reservations;
  const business = useConfig(businessName);
  const { choice, change } = useTableChoice();
  const { restaurants, state, place } = usePlace(choice.restaurantId);
  // The page of the server is the same for everyone: it knows neither the day nor the choice.
  const isHydrated = useIsHydrated();
  if (!isHydrated || state === 'loading') {
    return <PageSkeleton title={words.title} label={words.loading} />;
  }
  if (!place) {
    return (
      <EmptyState title={words.title} text={words.noRestaurants} letter={business}>
        <ButtonLink href={paths.menu}>{reservations.success.toMenu}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Booking key={place.restaurant.id} place={place}>
      {restaurants.length > 1 && (
        <RestaurantField
          places={restaurants}
          chosen={place.restaurant.id}
          onChoose={(restaurantId) =>
            change({ restaurantId, areaId: null, date: null, instant: null })
          }
        />
      )}
    </Booking>
  );
}

function Booking({ place, children }: { place: RestaurantWithImages; children: ReactNode }) {
  const { book: words, time, day, people } = reservations;
  const { tenantId } = useStores();
  const { locale } = useStorefront();
  const format = useFormat();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { choice, change } = useTableChoice();
  // Back from the next step: the table that this tab holds is free to it.
  const [draft] = useState(() => readDraft(tenantId));
  const offer = useOffer(place, choice, draft.holdId);
  const { mutate, isPending, error, variables, reset } = useHoldTable();
  const [wishes, setWishes] = useState(draft.wishes);
  const [hasTried, setTried] = useState(false);
  const { chosen, today, isTooLarge } = offer;
  const isFree = chosen?.is_free === true && !offer.isOld;
  const instead = timesInstead(error);

  const hold = (wanted: Pick<DatedTime, 'date' | 'instant'>) =>
    mutate(
      {
        restaurant_id: place.restaurant.id,
        party: choice.party,
        area_id: choice.areaId,
        instant: wanted.instant,
      },
      {
        onSuccess: ({ reservation, endsAt }) => {
          changeDraft(tenantId, { holdId: reservation.id, endsAt });
          const confirmed = withChoice(search, {
            ...choice,
            restaurantId: place.restaurant.id,
            date: wanted.date,
            instant: wanted.instant,
          });
          void navigate(`${paths.tableReservationConfirm}?${confirmed}`);
        },
      },
    );
  const goOn = () => {
    if (isPending || offer.isOld) return;
    setTried(true);
    if (chosen && isFree) return hold(chosen);
    document.getElementById('reservation-times')?.focus();
  };
  const update = (part: Parameters<typeof change>[0]) => {
    reset();
    change(part);
  };
  const clock = chosen ? format.time(chosen.time) : '';
  const problem = problemOf();
  function problemOf(): string | null {
    if (offer.isOld || isPending || instead || !offer.offer) return null;
    if (chosen && !chosen.is_free) return time.lost(clock, choice.party);
    if (choice.instant !== null && !chosen) return time.over;
    return hasTried && !chosen ? words.missing : null;
  }
  return (
    <div className={`${css.page} ${css.wide}`}>
      <header>
        <h1>{words.title}</h1>
        <p className={css.lead}>{words.lead}</p>
      </header>
      <div className={css.main}>
        {children}
        <ChoiceFields
          place={place}
          choice={choice}
          offer={offer}
          wishes={wishes}
          problem={problem}
          onChange={update}
          onWish={(text) => {
            setWishes(text);
            changeDraft(tenantId, { wishes: text });
          }}
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
              hold(other);
            }}
          />
        )}
      </div>
      {offer.offer && offer.offer.largest_party > 0 && !isTooLarge && (
        <div className={css.action}>
          <p className={css.summary}>
            <span>{people(choice.party)}</span>
            {chosen && isFree && (
              <span>{time.dayAndTime(nameDay(chosen.date, today, locale, day), clock)}</span>
            )}
          </p>
          <p role="alert" className={css.failure}>
            {instead === null ? failureSentence(error, words.unheard) : null}
          </p>
          <ActionButton aria-busy={isPending} aria-disabled={isPending || undefined} onClick={goOn}>
            {isPending ? words.busy : words.action}
          </ActionButton>
          <p className={css.hint}>{words.holdHint}</p>
        </div>
      )}
    </div>
  );
}
