import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Reservation } from '#schemas/api/reservations.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { isMissing } from '#ui/api/orders.ts';
import { useReservation } from '#src/api/reservations.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { useSecondsUntil } from '#ui/elements/use-seconds-until.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useTableChoice, withChoice } from '../choice/table-choice.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import { Confirming } from './confirming.tsx';
import type { Lapse } from './lapse.ts';
import { changeDraft, readDraft } from './tab-draft.ts';
import { usePlace } from './use-place.ts';

/** Confirms the table that this tab holds; a reload goes on with it. */
export function ConfirmPage() {
  const { confirm: words } = reservations;
  const business = useConfig(businessName);
  const { choice } = useTableChoice();
  const { place, state } = usePlace(choice.restaurantId);
  const isHydrated = useIsHydrated();
  if (!isHydrated || state === 'loading') {
    return <PageSkeleton title={words.title} label={words.loading} />;
  }
  if (!place || choice.instant === null) {
    return (
      <EmptyState title={words.nothingTitle} text={words.nothingText} letter={business}>
        <ButtonLink href={paths.tableReservation}>{reservations.book.title}</ButtonLink>
      </EmptyState>
    );
  }
  return <Held place={place} instant={choice.instant} />;
}

function Held({ place, instant }: { place: RestaurantWithImages; instant: string }) {
  const { confirm: words } = reservations;
  const { tenantId } = useStores();
  const business = useConfig(businessName);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { choice } = useTableChoice();
  const [hold, setHold] = useState(() => readDraft(tenantId));
  const query = useReservation(hold.holdId);
  const { data, refetch } = query;
  const seconds = useSecondsUntil(hold.endsAt);
  const isOver = seconds === 0;
  useEffect(() => {
    // By then the server knows more than this browser's clock does.
    if (isOver && hold.holdId !== null) void refetch();
  }, [isOver, hold.holdId, refetch]);

  if (data?.state === 'confirmed' || data?.state === 'seated' || data?.state === 'finished') {
    return <Navigate to={`${paths.tableReservationSuccess}?reservation=${data.id}`} replace />;
  }
  const isGone = isMissing(query.error);
  if (hold.holdId !== null && !data && !isGone) {
    if (!hasFailed(query)) return <PageSkeleton title={words.title} label={words.loading} />;
    return (
      <EmptyState title={words.failedTitle} text={words.failedText} letter={business}>
        <ActionButton onClick={() => void refetch()}>{reservations.tryAgain}</ActionButton>
      </EmptyState>
    );
  }
  const lapse = lapseOf(data, { hasHold: hold.holdId !== null, isGone, isOver });
  const zone = place.restaurant.time_zone;
  const local = localDateTime(Date.parse(instant), zone);
  const starts = { date: local.date, time: local.time, instant, offset: '' };
  return (
    <Confirming
      place={place}
      facts={{
        restaurant_id: place.restaurant.id,
        party: data && lapse === null ? data.party : choice.party,
        starts: data && lapse === null ? data.starts : starts,
        area: data && lapse === null ? data.area : null,
        high_chairs: choice.highChairs,
        has_wheelchair: choice.hasWheelchair,
        wishes: hold.wishes,
      }}
      choice={{ ...choice, instant }}
      holdId={hold.holdId}
      seconds={seconds}
      lapse={lapse}
      onHeld={({ reservation, endsAt }) => {
        changeDraft(tenantId, { holdId: reservation.id, endsAt });
        setHold(readDraft(tenantId));
        const { date, instant: next } = reservation.starts;
        void navigate(
          { search: `${withChoice(search, { date, instant: next })}` },
          { replace: true },
        );
      }}
    />
  );
}

function lapseOf(
  data: Reservation | undefined,
  { hasHold, isGone, isOver }: { hasHold: boolean; isGone: boolean; isOver: boolean },
): Lapse | null {
  if (!hasHold) return 'none';
  if (isOver) return 'over';
  // Whoever holds another table lets this one go (rule R91).
  return isGone || data?.state !== 'held' ? 'elsewhere' : null;
}
