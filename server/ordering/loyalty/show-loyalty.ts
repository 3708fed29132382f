import type { LoyaltyAccount, LoyaltyProgramme } from '#schemas/api/loyalty.ts';
import { toMajor } from '#schemas/money.ts';
import { nextReward } from '#schemas/rules/loyalty/redeemable-points.ts';
import type { Database } from '../../db/client.ts';
import { listEntries } from '../../db/queries/loyalty-entries.ts';
import {
  findNextExpiry,
  listExpiredLots,
  sumPendingPoints,
  sumUsablePoints,
} from '../../db/queries/loyalty-lots.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { shownNumber } from '../../domain/order/shown-number.ts';
import { lastDayOf } from './earn-points.ts';
import { expirePointsOf } from './redeem-points.ts';

/** A page of the ledger. */
const entriesAtOnce = 20;

/** How points are earned and redeemed here, as everybody may read it; null: they are not. */
export function showProgramme({ loyalty, currency }: Tenant): LoyaltyProgramme | null {
  if (!loyalty?.isOn) return null;
  return {
    unit: toMajor(loyalty.unit, currency),
    points_per_unit: loyalty.pointsPerUnit,
    counts_tax: loyalty.countsTax,
    point_value: toMajor(loyalty.pointValue, currency),
    step: loyalty.step,
    minimum: loyalty.minimum,
    max_share: loyalty.maxSharePercent,
    expiry_months: loyalty.expiryMonths,
    currency,
  };
}

type Asked = {
  tenant: Tenant;
  userId: string;
  before: number | null;
  /** So many entries, where it is not a page of them. */
  most?: number;
  now: Date;
};

/**
 * The points of a user with a page of their ledger. What has expired meanwhile is taken off first, so
 * that balance and ledger always say the same (rule R79). null: there never were points here.
 */
export async function showOwnPoints(
  db: Database,
  { tenant, userId, before, now, most = entriesAtOnce }: Asked,
): Promise<LoyaltyAccount | null> {
  const { loyalty, currency, timeZone, id: tenantId } = tenant;
  if (!loyalty) return null;
  const own = { tenantId, userId };
  if ((await listExpiredLots(db, own, now)).length > 0) {
    await db.transaction((tx) => expirePointsOf(tx, own, now));
  }
  const [balance, pending, expiring, entries] = await Promise.all([
    sumUsablePoints(db, tenantId, { userId, now }),
    sumPendingPoints(db, tenantId, userId),
    findNextExpiry(db, tenantId, { userId, now }),
    listEntries(db, tenantId, { userId, before, most: most + 1 }),
  ]);
  const next = nextReward(balance, loyalty);
  return {
    balance,
    pending,
    expiring: expiring && {
      points: expiring.points,
      last_day: lastDayOf(expiring.at, timeZone),
    },
    next_reward: { ...next, worth: toMajor(next.points * loyalty.pointValue, currency) },
    entries: entries.slice(0, most).map(({ id, kind, points, at, order }) => ({
      id,
      kind,
      points,
      at: at.toISOString(),
      order_id: order?.id ?? null,
      order_number: order && shownNumber(order),
    })),
    has_more: entries.length > most,
  };
}
