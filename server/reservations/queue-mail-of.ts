import { randomUUID } from 'node:crypto';
import type { Database } from '../db/client.ts';
import type { ReservationRow } from '../db/queries/reservations.ts';
import { queueReservationMail, type ReservationMailJob } from '../mails/queue-mail.ts';

/** Whether one more mail may be sent to an address; strangers write addresses of others. */
export type MayMail = (email: string) => Promise<boolean>;

/** Queues the mail that says what became of a reservation, in the transaction of that. */
export const queueMailOf = (
  tx: Database,
  { tenantId, id: reservationId }: Pick<ReservationRow, 'tenantId' | 'id'>,
  cause: ReservationMailJob['cause'],
): Promise<void> =>
  queueReservationMail(tx, { tenantId, reservationId, cause, mailId: randomUUID() });
