import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { useUserId } from '#ui/api/favourites.ts';
import { useOrderOwner } from '#src/api/own-orders.ts';
import { storeReservationKey } from '#src/api/reservation-key.ts';
import { useOwnReservations, useReservation } from '#src/api/reservations.ts';
import { ClaimOffer } from '#src/features/claims/claim-offer.tsx';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useKeyInAddress } from '#src/page/use-key-in-address.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { ChangePage } from './change-page.tsx';
import { NoReservation } from './no-reservation.tsx';
import { OneReservation } from './one-reservation.tsx';
import css from './own.module.css';
import { ReservationCard } from './reservation-card.tsx';

/** All of one's own, or with `?reservation=` the one that is named. */
export function OwnPage() {
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const id = isHydrated ? search.get('reservation') : null;
  if (id === null) return <OwnList />;
  return <One key={id} id={id} isChanging={search.get('change') === '1'} />;
}

/** One reservation, by the session that made it or by the link of its mail (rule R92). */
function One({ id, isChanging }: { id: string; isChanging: boolean }) {
  const { own: words } = reservations;
  const { tenantId } = useStores();
  const isStoring = useKeyInAddress(
    useCallback((key) => storeReservationKey(tenantId, id, key), [id, tenantId]),
  );
  const query = useReservation(isStoring ? null : id);
  if (isStoring) return <PageSkeleton title={words.title} label={words.loading} />;
  if (!query.data) return <NoReservation id={id} query={query} />;
  return isChanging ? (
    <ChangePage reservation={query.data} />
  ) : (
    <OneReservation reservation={query.data} />
  );
}

function OwnList() {
  const { own: words } = reservations;
  const business = useConfig(businessName);
  const isHydrated = useIsHydrated();
  const owner = useOrderOwner();
  const isGuest = useUserId() === undefined;
  const { data, isError, refetch } = useOwnReservations();
  if (!isHydrated || (owner !== null && !data && !isError)) {
    return <PageSkeleton title={words.title} label={words.loading} />;
  }
  if (owner !== null && !data) {
    return (
      <EmptyState title={words.failedTitle} text={words.failedText} letter={business}>
        <ActionButton onClick={() => void refetch()}>{reservations.tryAgain}</ActionButton>
      </EmptyState>
    );
  }
  // What is only held is no reservation yet.
  const list = data?.filter(({ state }) => state !== 'held') ?? [];
  if (list.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} text={words.emptyText} letter={business}>
        <ClaimOffer />
        <ButtonLink href={paths.tableReservation}>{words.book}</ButtonLink>
        {isGuest && (
          <ButtonLink look="outline" href={`${paths.login}?next=${paths.reservations}`}>
            {words.logIn}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const coming = list.filter(({ state }) => state === 'confirmed' || state === 'seated');
  const past = list.filter((one) => !coming.includes(one));
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1>{words.title}</h1>
        {isGuest && (
          <p className={css.note}>
            {words.guestNote} <a href={paths.signup}>{words.signup}</a>
          </p>
        )}
      </header>
      <ClaimOffer />
      <section className={css.part}>
        <h2>{words.coming}</h2>
        {coming.length === 0 && <p className={css.note}>{words.noneComing}</p>}
        <ul className={css.list}>
          {coming.map((one) => (
            <li key={one.id}>
              <ReservationCard reservation={one} />
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink href={paths.tableReservation}>{words.book}</ButtonLink>
        </div>
      </section>
      {past.length > 0 && (
        <section className={css.part}>
          <h2>{words.past}</h2>
          <ul className={css.list}>
            {past.map((one) => (
              <li key={one.id}>
                <ReservationCard reservation={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}
