import type { Reservation } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { hasFailed, type TriedQuery } from '#ui/api/has-failed.ts';
import { isMissing } from '#ui/api/orders.ts';
import { isLinkEnded, LinkEnded } from '../../link-ended/link-ended.tsx';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { ownHref } from './own-href.ts';
import { PageSkeleton } from '../page-skeleton.tsx';

type NoReservationProps = {
  id: string | null;
  query: TriedQuery & { data: Reservation | undefined; error: Error | null; refetch(): unknown };
};

/** In place of a reservation that is on its way, did not come, or is not this customer's. */
export function NoReservation({ id, query }: NoReservationProps) {
  const { own: words } = reservations;
  const business = useConfig(businessName);
  const isNone = id === null || query.data !== undefined || isMissing(query.error);
  if (id !== null && isLinkEnded(query.error)) {
    return <LinkEnded of="reservation" back={ownHref(id)} />;
  }
  if (isNone) {
    return (
      <EmptyState title={words.missingTitle} text={words.missingText} letter={business}>
        <ButtonLink href={paths.reservations}>{words.all}</ButtonLink>
      </EmptyState>
    );
  }
  if (!hasFailed(query)) return <PageSkeleton title={words.title} label={words.loading} />;
  return (
    <EmptyState title={words.oneFailedTitle} text={words.failedText} letter={business}>
      <ActionButton onClick={() => void query.refetch()}>{reservations.tryAgain}</ActionButton>
    </EmptyState>
  );
}
