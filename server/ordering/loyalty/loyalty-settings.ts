import type { LoyaltyBody, LoyaltyPreview, LoyaltySettings } from '#schemas/api/staff-loyalty.ts';
import { currencyExponent, toMajor } from '#schemas/money.ts';
import { firstLoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import type { LoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import type { Database } from '../../db/client.ts';
import { sumEarnings } from '../../db/queries/loyalty-preview.ts';
import { notifyConfigChange } from '../../db/queries/notify.ts';
import { lockTenant, updateTenant } from '../../db/queries/tenant-settings.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { localDate } from '../../domain/times/opening-ranges.ts';
import { requireRevision, revisionOf, risenRevision } from '../restaurant/settings-revision.ts';

const page = 'loyalty';

/** How customers earn and redeem points, as owners read it. */
export function showLoyaltySettings(tenant: Tenant): LoyaltySettings {
  const { currency, settingsRevisions } = tenant;
  const exponent = currencyExponent(currency);
  const rules = tenant.loyalty ?? firstLoyaltyRules(10 ** exponent);
  const text = (minor: number) => toMajor(minor, currency).toFixed(exponent);
  return {
    is_on: rules.isOn,
    unit: text(rules.unit),
    points_per_unit: rules.pointsPerUnit,
    counts_tax: rules.countsTax,
    point_value: text(rules.pointValue),
    step: rules.step,
    minimum: rules.minimum,
    max_share: rules.maxSharePercent,
    expiry_months: rules.expiryMonths,
    revision: revisionOf(settingsRevisions, page),
    currency,
  };
}

/** @throws ApiError 400 for an amount that the currency does not know. */
const rulesOf = (body: LoyaltyBody, currency: string): LoyaltyRules => ({
  isOn: body.is_on,
  unit: parseAmount(body.unit, currency, 'body.unit'),
  pointsPerUnit: body.points_per_unit,
  countsTax: body.counts_tax,
  pointValue: parseAmount(body.point_value, currency, 'body.point_value'),
  step: body.step,
  minimum: body.minimum,
  maxSharePercent: body.max_share,
  expiryMonths: body.expiry_months,
});

/**
 * Sets how points are earned and redeemed from now on. An order keeps the rules that it was placed
 * by, and points that there are keep their expiry.
 * @throws ApiError 400 for an amount that the currency does not know, 412 with the present settings.
 */
export async function setLoyaltySettings(
  tx: Database,
  tenantId: number,
  { revision, body }: { revision: number | null; body: LoyaltyBody },
): Promise<LoyaltySettings> {
  const tenant = await lockTenant(tx, tenantId);
  if (!tenant) throw new ApiError(404, 'unknown_tenant', 'There is no such business.');
  requireRevision(showLoyaltySettings(tenant), revision);
  const changed = await updateTenant(tx, tenantId, {
    loyalty: rulesOf(body, tenant.currency),
    settingsRevisions: risenRevision(tenant.settingsRevisions, page),
  });
  await notifyConfigChange(tx, tenantId);
  return showLoyaltySettings(changed ?? tenant);
}

/** What rules would have cost in the last full month by the tenant's calendar. */
export async function previewLoyalty(
  db: Database,
  tenant: Tenant,
  { body, now }: { body: LoyaltyBody; now: Date },
): Promise<LoyaltyPreview> {
  const { currency, timeZone } = tenant;
  const rules = rulesOf(body, currency);
  const thisMonth = localDate(now.getTime(), timeZone).with({ day: 1 });
  const from = thisMonth.subtract({ months: 1 }).toString();
  const until = thisMonth.subtract({ days: 1 }).toString();
  const all = await sumEarnings(db, tenant.id, { from, until, rules });
  const worth = (points: number) => toMajor(points * rules.pointValue, currency);
  return {
    from,
    until,
    orders: all.orders,
    spent: toMajor(all.spent, currency),
    points: all.points,
    worth: worth(all.points),
    user_orders: all.userOrders,
    user_points: all.userPoints,
    user_worth: worth(all.userPoints),
    currency,
  };
}
