import { inTransaction } from '../db/in-transaction.ts';
import { endHold, findReservation } from '../db/queries/reservations.ts';
import type { Deps } from '../dependencies/deps.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';

/**
 * Lets go of what a shopper holds. One that was confirmed meanwhile stays: a page that closes may say
 * so late.
 * @throws ApiError 404 for anybody else's.
 */
export async function releaseTable(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  of: { tenantId: number; shopperId: string; reservationId: string },
): Promise<void> {
  const { tenantId, shopperId, reservationId } = of;
  await inTransaction(pool, async (tx) => {
    const found = await findReservation(tx, tenantId, reservationId);
    if (found?.reservation.shopperId !== shopperId) throw unknownReservation();
    await endHold(tx, tenantId, { reservationId, now: clock() });
  });
}
