import { wholeSteps } from '#schemas/rules/loyalty/redeemable-points.ts';
import type { Database } from '../../db/client.ts';
import { lockPoints, sumUsablePoints } from '../../db/queries/loyalty-lots.ts';
import { findPayer, sumHeldPoints } from '../../db/queries/tab-payments.ts';
import type { TabPayment, TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import { pointsForPart } from '../../domain/tabs/spread-payment.ts';

type Holding = {
  tenant: Tenant;
  /** Payer; a guest without an account has no points. */
  shopperId: string;
  /** Points that they chose. */
  points: number;
  orders: readonly OrderOfTab[];
  part: Pick<TabPaymentWithUnits, 'amount' | 'units'>;
  now: Date;
};

/**
 * How many of a payer's points pay of a part, under the lock of their points (rule R76): no more than
 * they have and hold for no other payment, than the part's dishes take, and in whole steps. They are
 * held by the payment itself, and redeemed once it is paid.
 * @returns with what they are worth, in minor units
 */
export async function holdPointsForTab(
  tx: Database,
  { tenant, shopperId: userId, points, orders, part, now }: Holding,
): Promise<{ points: number; pointsWorth: number }> {
  const { id: tenantId, loyalty } = tenant;
  const none = { points: 0, pointsWorth: 0 };
  if (points === 0 || !loyalty?.isOn || !(await lockPoints(tx, tenantId, userId))) return none;
  const usable = await sumUsablePoints(tx, tenantId, { userId, now });
  const free = usable - (await sumHeldPoints(tx, tenantId, userId));
  const most = pointsForPart(orders, part, loyalty.pointValue);
  const used = wholeSteps(Math.max(0, Math.min(points, free, most)), loyalty);
  return { points: used, pointsWorth: used * loyalty.pointValue };
}

/**
 * Whose points pay, and how many of those that a payment holds are still there: some may have expired
 * while it waited. Their ledger is locked from then on.
 */
export async function heldPointsOf(
  tx: Database,
  payment: TabPayment,
  now: Date,
): Promise<{ userId: string | null; points: number }> {
  const nobody = { userId: null, points: 0 };
  if (payment.points === 0) return nobody;
  const userId = await findPayer(tx, payment);
  const { tenantId } = payment;
  if (userId === null || !(await lockPoints(tx, tenantId, userId))) return nobody;
  const usable = await sumUsablePoints(tx, tenantId, { userId, now });
  return { userId, points: Math.min(payment.points, usable) };
}
