import type { Pool } from 'pg';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isDeadlock } from '../db/is-deadlock.ts';
import { isTableTaken } from '../db/is-table-taken.ts';
import { freeEndedHolds, lockReservations } from '../db/queries/reservations.ts';
import { violates } from '../db/violates.ts';

/** So often is looked anew at what is free, where somebody else was quicker. */
const mostTries = 5;

type Book = { tenantId: number; restaurantId: number; now: Date };

/**
 * Writes into a restaurant's reservations, in one transaction: nobody else writes there meanwhile, and
 * holds that are over take no table any more (rule R91). Where PostgreSQL says that somebody was
 * quicker all the same (rule R88), the work is done anew and sees what they took.
 * @returns what the work does; `table_taken` where it met somebody quicker each time.
 */
export async function inReservationBook<T>(
  pool: Pool,
  { tenantId, restaurantId, now }: Book,
  work: (tx: Database) => Promise<T>,
): Promise<T | 'table_taken'> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(pool, async (tx) => {
        await lockReservations(tx, tenantId, restaurantId);
        await freeEndedHolds(tx, tenantId, { now, restaurantId });
        return work(tx);
      });
    } catch (error) {
      const isTaken = isTableTaken(error);
      if (isTaken && tries === mostTries) return 'table_taken';
      if (tries === mostTries || !(isTaken || isDeadlock(error) || isNumberUsed(error))) {
        throw error;
      }
    }
  }
}

/** Numbers are drawn at random: once in a long while somebody has it. */
const isNumberUsed = (error: unknown): boolean => violates(error, 'reservations_number');
