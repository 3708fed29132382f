import { randomUUID } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import { markReminded } from '../db/queries/reservation-reminders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { queueReservationMail } from '../mails/queue-mail.ts';

/**
 * Queues the reminders whose time has come: each once, whichever instance does it, and also what came
 * due while the program stood still. Who booked or moved their table later than that is not reminded.
 * @returns how many
 */
export async function remindGuests({ pool, clock }: Pick<Deps, 'pool' | 'clock'>): Promise<number> {
  let queued = 0;
  for (;;) {
    const batch = await inTransaction(pool, async (tx) => {
      const due = await markReminded(tx, clock());
      for (const { tenantId, reservationId, isLate } of due) {
        if (isLate) continue;
        const mailId = randomUUID();
        await queueReservationMail(tx, { tenantId, reservationId, cause: 'reminder', mailId });
        queued += 1;
      }
      return due.length;
    });
    if (batch === 0) return queued;
  }
}
