import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { useReservation } from '#src/api/reservations.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { paths } from '#ui/paths.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { ReservationDetails } from '../reservation-details.tsx';
import { CalendarButton } from '../own/calendar-button.tsx';
import { NoReservation } from '../own/no-reservation.tsx';
import { ownHref } from '../own/own-href.ts';
import { PageHeading } from '../page-heading.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import css from '../reservations-page.module.css';
import { forgetDraft, readDraft } from './tab-draft.ts';

/** What was booked, for the calendar, and where it is found again. */
export function SuccessPage() {
  const { success: words } = reservations;
  const { tenantId } = useStores();
  const [search] = useSearchParams();
  const isHydrated = useIsHydrated();
  const id = isHydrated ? search.get('reservation') : null;
  const query = useReservation(id);
  const { data } = query;
  useEffect(() => {
    if (data && readDraft(tenantId).holdId === data.id) forgetDraft(tenantId);
  }, [data, tenantId]);
  if (!isHydrated) return <PageSkeleton title={words.title} label={reservations.own.loading} />;
  if (!data || data.state === 'held') return <NoReservation id={id} query={query} />;
  // It may be opened again later, when it is booked no more.
  const isBooked = data.state === 'confirmed';
  return (
    <section className={css.narrow}>
      <header>
        <PageHeading>{isBooked ? words.title : reservations.own.states[data.state]}</PageHeading>
        {isBooked && <p className={css.lead}>{words.text(data.email)}</p>}
      </header>
      <ReservationDetails reservation={data}>
        <p>
          {words.number} <strong>{data.number}</strong>
        </p>
      </ReservationDetails>
      <div className={css.actions}>
        {isBooked && <CalendarButton reservation={data} look="solid" />}
        <ButtonLink look="outline" href={ownHref(data.id)}>
          {words.manage}
        </ButtonLink>
      </div>
      <p className={css.actions}>
        <a className={css.link} href={paths.reservations}>
          {words.all}
        </a>
        <a className={css.link} href={paths.menu}>
          {words.toMenu}
        </a>
      </p>
    </section>
  );
}
