import { Temporal } from 'temporal-polyfill';
import { takeOldestFirst } from '#schemas/rules/loyalty/point-lots.ts';
import { clawedBackPoints, returnedPoints } from '#schemas/rules/loyalty/points-after-refunds.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import type { Database } from '../../db/client.ts';
import {
  findLotOfOrder,
  insertLot,
  listRedeemedLots,
  listUsableLots,
  lockPoints,
  updateLot,
  writeEntries,
} from '../../db/queries/loyalty-lots.ts';
import type { LoyaltyLot } from '../../db/queries/loyalty-lots.ts';
import { findStoredOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { findUser } from '../../db/queries/users.ts';
import { localDate } from '../../domain/times/opening-ranges.ts';
import { refundedShare } from '../../domain/order/refunded-share.ts';
import { returnPoints } from './redeem-points.ts';

type At = { order: OrderRow; now: Date };

/**
 * Lets the points of an order go with it, in the transaction that moves it and holds its lock:
 * pending once it is placed, available once it is completed, and none where it ends before or nobody
 * comes for it (rules R73, R75).
 */
export async function followOrder(tx: Database, tenantId: number, at: At): Promise<void> {
  const { status } = at.order;
  if (!at.order.amounts?.loyalty) return;
  if (status === 'placed' || status === 'accepted') await promisePoints(tx, tenantId, at);
  if (status === 'completed') await grantPoints(tx, tenantId, at);
  if (isUnfulfilled(status)) await voidPoints(tx, tenantId, at);
}

/** Writes down what an order of a user will earn, once (rule R75). */
export async function promisePoints(
  tx: Database,
  tenantId: number,
  { order, now }: At,
): Promise<void> {
  const earned = order.amounts?.loyalty?.earns ?? 0;
  const { id: orderId, shopperId: userId } = order;
  if (earned === 0 || order.isTest || !(await findUser(tx, tenantId, userId))) return;
  await insertLot(tx, tenantId, { userId, orderId, earned, createdAt: now });
}

/** What a completed order earned can be redeemed from now on (rule R75). */
export async function grantPoints(
  tx: Database,
  tenantId: number,
  { order, now }: At,
): Promise<void> {
  const lot = await findLotOfOrder(tx, tenantId, order.id);
  if (!lot || !isPending(lot)) return;
  const { id: lotId, userId, earned, clawedBack } = lot;
  if (order.notCollectedAt !== null) return updateLot(tx, tenantId, lotId, { voidedAt: now });
  await lockPoints(tx, tenantId, userId);
  const months = order.amounts?.loyalty?.rules.expiryMonths ?? null;
  const expiresAt = months === null ? null : expiryOf(now, months, order.timeZone);
  await updateLot(tx, tenantId, lotId, { availableAt: now, expiresAt });
  const points = earned - clawedBack;
  if (points === 0) return;
  const parts = [{ lotId, points }];
  await writeEntries(tx, tenantId, { userId, kind: 'earn', orderId: order.id, at: now, parts });
}

async function voidPoints(tx: Database, tenantId: number, { order, now }: At): Promise<void> {
  const lot = await findLotOfOrder(tx, tenantId, order.id);
  if (lot && isPending(lot)) await updateLot(tx, tenantId, lot.id, { voidedAt: now });
}

const isPending = ({ availableAt, voidedAt }: LoyaltyLot): boolean =>
  availableAt === null && voidedAt === null;

/** The end of the local day so many months later: on that day they can still be redeemed. */
function expiryOf(now: Date, months: number, timeZone: string): Date {
  const last = localDate(now.getTime(), timeZone).add({ months });
  const ends = last.add({ days: 1 }).toZonedDateTime({ timeZone });
  return new Date(ends.epochMilliseconds);
}

/** The last local day of points that expire at an instant. */
export const lastDayOf = (expiresAt: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(expiresAt.getTime() - 1)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/** An order was changed before it was completed: it earns what it is worth now (rule R74). */
export async function changePromise(
  tx: Database,
  tenantId: number,
  { orderId, earns, now }: { orderId: string; earns: number; now: Date },
): Promise<void> {
  const lot = await findLotOfOrder(tx, tenantId, orderId);
  if (!lot || !isPending(lot) || lot.earned === earns) return;
  const clawedBack = Math.min(lot.clawedBack, earns);
  await updateLot(tx, tenantId, lot.id, { earned: earns, clawedBack });
  await settleRefundedPoints(tx, tenantId, { orderId, now });
}

/**
 * Takes back what an order earned and gives back what it redeemed, by all that was refunded of it so
 * far (rules R77, R78), in the caller's transaction, which holds the order's lock. Again changes
 * nothing.
 */
export async function settleRefundedPoints(
  tx: Database,
  tenantId: number,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const stored = await findStoredOrder(tx, tenantId, orderId);
  const sold = stored?.order.amounts?.loyalty;
  if (!stored || !sold) return;
  const refunded = refundedShare(stored);
  const redeemed = await listRedeemedLots(tx, tenantId, orderId);
  const left = redeemed.reduce((sum, lot) => sum + lot.redeemed, 0);
  const back = returnedPoints(sold.used, refunded) - (sold.used - left);
  await returnPoints(tx, tenantId, { orderId, points: back, now });

  const lot = await findLotOfOrder(tx, tenantId, orderId);
  if (!lot || lot.voidedAt !== null) return;
  const { eligible, rules } = sold;
  const clawedBack = clawedBackPoints({ eligible, earned: lot.earned }, refunded, rules);
  if (clawedBack <= lot.clawedBack) return;
  const taken = isPending(lot)
    ? clawedBack - lot.clawedBack
    : await takeBack(tx, tenantId, lot, { points: clawedBack - lot.clawedBack, now });
  await updateLot(tx, tenantId, lot.id, { clawedBack: lot.clawedBack + taken });
}

/**
 * From what is left of the order's own points first, then from those that expire first; a balance
 * never falls below 0, so of points that were redeemed elsewhere nothing is owed.
 * @returns how many were there.
 */
async function takeBack(
  tx: Database,
  tenantId: number,
  { id: lotId, userId, orderId }: LoyaltyLot,
  { points, now }: { points: number; now: Date },
): Promise<number> {
  await lockPoints(tx, tenantId, userId);
  const lots = await listUsableLots(tx, tenantId, { userId, now });
  const own = lots.filter(({ id }) => id === lotId);
  const first = takeOldestFirst(own, points);
  const given = first.reduce((sum, part) => sum + part.points, 0);
  const others = lots.filter(({ id }) => id !== lotId);
  const parts = [...first, ...takeOldestFirst(others, points - given)];
  await writeEntries(tx, tenantId, { userId, kind: 'clawback', orderId, at: now, parts });
  return parts.reduce((sum, part) => sum + part.points, 0);
}
