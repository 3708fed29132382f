import { giveBackLatestFirst, takeOldestFirst } from '#schemas/rules/loyalty/point-lots.ts';
import type { Database } from '../../db/client.ts';
import {
  listExpiredLots,
  listRedeemedLots,
  listUsableLots,
  lockPoints,
  writeEntries,
} from '../../db/queries/loyalty-lots.ts';
import { sumHeldPoints } from '../../db/queries/tab-payments.ts';

type Redemption = {
  userId: string;
  orderId: string;
  points: number;
  now: Date;
};

/**
 * Takes points off a user for an order, those that expire first, under the lock of their ledger
 * (rules R53, R76, R79). What they are about to pay a tab with is not there for another order.
 * @param isHeld they are held for this already, by the payment of a tab
 * @returns false where there are too few; then nothing is taken.
 */
export async function redeemPoints(
  tx: Database,
  tenantId: number,
  { userId, orderId, points, now, isHeld = false }: Redemption & { isHeld?: boolean },
): Promise<boolean> {
  if (!(await lockPoints(tx, tenantId, userId))) return false;
  const lots = await listUsableLots(tx, tenantId, { userId, now });
  const held = isHeld ? 0 : await sumHeldPoints(tx, tenantId, userId);
  const usable = lots.reduce((sum, { left }) => sum + left, 0);
  if (usable - held < points) return false;
  const parts = takeOldestFirst(lots, points);
  await writeEntries(tx, tenantId, { userId, kind: 'redeem', orderId, at: now, parts });
  return true;
}

/**
 * Gives points back that an order redeemed, to where they came from and with the expiry that they
 * had (rule R78); never more than it still has of them.
 * @returns how many.
 */
export async function returnPoints(
  tx: Database,
  tenantId: number,
  { orderId, points, now }: Omit<Redemption, 'userId'>,
): Promise<number> {
  if (points <= 0) return 0;
  // Several users may have paid an order of a tab.
  const before = await listRedeemedLots(tx, tenantId, orderId);
  const userIds = [...new Set(before.map(({ userId }) => userId))].toSorted();
  for (const userId of userIds) await lockPoints(tx, tenantId, userId);
  const redeemed = await listRedeemedLots(tx, tenantId, orderId);
  const taken = redeemed.map((lot) => ({ ...lot, left: lot.redeemed }));
  const parts = giveBackLatestFirst(taken, points);
  for (const userId of userIds) {
    const own = parts.filter(({ lotId }) =>
      redeemed.some((lot) => lot.id === lotId && lot.userId === userId),
    );
    await writeEntries(tx, tenantId, { userId, kind: 'return', orderId, at: now, parts: own });
  }
  return parts.reduce((sum, part) => sum + part.points, 0);
}

/** Takes off what has expired of a user's points (rule R79). @returns how many points. */
export async function expirePointsOf(
  tx: Database,
  { tenantId, userId }: { tenantId: number; userId: string },
  now: Date,
): Promise<number> {
  if (!(await lockPoints(tx, tenantId, userId))) return 0;
  const lots = await listExpiredLots(tx, { tenantId, userId }, now);
  const parts = lots.map(({ id, left }) => ({ lotId: id, points: left }));
  await writeEntries(tx, tenantId, { userId, kind: 'expire', orderId: null, at: now, parts });
  return parts.reduce((sum, part) => sum + part.points, 0);
}
