import { randomUUID } from 'node:crypto';
import { inTransaction } from '../db/in-transaction.ts';
import { listTenantsWithDueReminders, markReminded } from '../db/queries/reservation-reminders.ts';
import { workInTurns } from '../db/work-in-turns.ts';
import type { Deps } from '../dependencies/deps.ts';
import { queueReservationMail } from '../mails/queue-mail.ts';

/**
 * Queues the reminders whose time has come: each once, whichever instance does it, and also what came
 * due while the program stood still. Who booked or moved their table later than that is not reminded.
 * @returns how many
 */
export async function remindGuests({
  db,
  pool,
  clock,
  log,
}: Pick<Deps, 'db' | 'pool' | 'clock' | 'log'>): Promise<number> {
  let queued = 0;
  const remindSome = (tenantId: number) =>
    inTransaction(pool, async (tx) => {
      const due = await markReminded(tx, tenantId, clock());
      const inTime = due.filter(({ isLate }) => !isLate);
      for (const { reservationId } of inTime) {
        const mailId = randomUUID();
        await queueReservationMail(tx, { tenantId, reservationId, cause: 'reminder', mailId });
      }
      return { marked: due.length, mailed: inTime.length };
    });
  await workInTurns({
    listDue: () => listTenantsWithDueReminders(db, clock()),
    doNext: async (tenantId) => {
      const { marked, mailed } = await remindSome(tenantId);
      queued += mailed;
      return marked > 0;
    },
    onFailure: (error, tenantId) =>
      log.warn({ err: error, tenantId }, 'guests could not be reminded; it is tried again'),
  });
  return queued;
}
