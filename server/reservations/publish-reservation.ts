import { reservationChange, type ReservationChange } from '#schemas/api/reservation-webhooks.ts';
import type { Database } from '../db/client.ts';
import { queueReservationWebhooks } from '../db/queries/queue-webhooks.ts';
import type { ReservationRow, StoredReservation } from '../db/queries/reservations.ts';

type Shown = Pick<StoredReservation, 'reservation' | 'tableIds'>;
type Published = {
  /** null: there was none. */
  before: Shown | null;
  after: Shown | null;
  now: Date;
};

/**
 * Tells other systems what became of a reservation, in the transaction in which it did. What is only
 * held is nothing yet, and where nothing changed nothing is told.
 */
export async function publishReservation(
  tx: Database,
  { before, after, now }: Published,
): Promise<void> {
  if (!after) return;
  const { tenantId, id: reservationId, restaurantId, state } = after.reservation;
  if (state === 'held') return;
  const isNew = before === null || before.reservation.state === 'held';
  const changed = isNew ? [] : changesOf(before, after);
  if (!isNew && changed.length === 0) return;
  const type = isNew
    ? typeOfNew[state === 'seated' ? 'seated' : 'confirmed']
    : changed.includes('state')
      ? typeOfState[state]
      : 'reservation.changed';
  const cause = { state, changed };
  await queueReservationWebhooks(tx, tenantId, { reservationId, restaurantId, type, cause, now });
}

/** A party that comes without a reservation is seated at once. */
const typeOfNew = { confirmed: 'reservation.confirmed', seated: 'reservation.seated' } as const;

/** That staff took a step back is a change: it was confirmed before. */
const typeOfState = {
  confirmed: 'reservation.changed',
  finished: 'reservation.changed',
  seated: 'reservation.seated',
  cancelled: 'reservation.cancelled',
  no_show: 'reservation.no_show',
} as const;

const details = [
  'areaId',
  'name',
  'email',
  'phone',
  'wishes',
  'note',
  'highChairs',
  'hasWheelchair',
] as const satisfies (keyof ReservationRow)[];

function changesOf(before: Shown, after: Shown): ReservationChange[] {
  const [was, is] = [before.reservation, after.reservation];
  const isOther: Record<ReservationChange, boolean> = {
    state: was.state !== is.state,
    time:
      was.startsAt.getTime() !== is.startsAt.getTime() ||
      was.endsAt.getTime() !== is.endsAt.getTime(),
    party: was.party !== is.party,
    tables: before.tableIds.join() !== after.tableIds.join(),
    details: details.some((name) => was[name] !== is[name]),
  };
  return reservationChange.options.filter((change) => isOther[change]);
}
