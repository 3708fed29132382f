import type { GiftCardOffer } from '#schemas/api/gift-cards.ts';
import type { GiftCardSettings, GiftCardSettingsBody } from '#schemas/api/staff-gift-cards.ts';
import { toMajor } from '#schemas/money.ts';
import { cardMonths, leastCardMonths } from '#schemas/rules/gift-cards/card-expiry.ts';
import type { Database } from '../../db/client.ts';
import { findGiftCardSettings, saveGiftCardSettings } from '../../db/queries/gift-cards.ts';
import type { GiftCardSettingsRow } from '../../db/queries/gift-cards.ts';
import { notifyConfigChange } from '../../db/queries/notify.ts';
import { lockTenant, updateTenant } from '../../db/queries/tenant-settings.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import { requireRevision, revisionOf, risenRevision } from '../restaurant/settings-revision.ts';

const page = 'giftCards';
const defaultAmounts = [25, 50, 100];
const [defaultLowest, defaultHighest] = [10, 500];

/** How a tenant sells cards; one that never said so sells none. */
export async function readCardSettings(db: Database, tenant: Tenant): Promise<GiftCardSettingsRow> {
  const minor = (amount: number) => parseAmount(amount, tenant.currency, 'body');
  return (
    (await findGiftCardSettings(db, tenant.id)) ?? {
      tenantId: tenant.id,
      isSold: false,
      amounts: defaultAmounts.map(minor),
      lowest: minor(defaultLowest),
      highest: minor(defaultHighest),
      designs: ['plain', 'birthday', 'thanks', 'feast'],
      expiryMonths: leastCardMonths(tenant.locale),
    }
  );
}

/** What of it visitors see. */
export async function showCardOffer(
  deps: Pick<Deps, 'db' | 'settings'>,
  tenant: Tenant,
): Promise<GiftCardOffer> {
  const [row, { payment }] = await Promise.all([
    readCardSettings(deps.db, tenant),
    deps.settings.get(tenant.id),
  ]);
  const major = (minor: number) => toMajor(minor, tenant.currency);
  const isOpen = tenant.openedAt !== null && row.isSold;
  return {
    is_sold: isOpen,
    is_sold_online: isOpen && payment.gateways.some((gateway) => gateway !== 'cash'),
    currency: tenant.currency,
    amounts: row.amounts.map(major),
    lowest: major(row.lowest),
    highest: major(row.highest),
    designs: [...row.designs],
    expiry_months: cardMonths(row.expiryMonths, tenant.locale),
    time_zone: tenant.timeZone,
  };
}

/** The same as its owner reads it. */
export async function showCardSettings(db: Database, tenant: Tenant): Promise<GiftCardSettings> {
  const row = await readCardSettings(db, tenant);
  const major = (minor: number) => toMajor(minor, tenant.currency);
  return {
    is_sold: row.isSold,
    amounts: row.amounts.map(major),
    lowest: major(row.lowest),
    highest: major(row.highest),
    designs: [...row.designs],
    expiry_months: row.expiryMonths,
    currency: tenant.currency,
    least_months: leastCardMonths(tenant.locale),
    revision: revisionOf(tenant.settingsRevisions, page),
  };
}

type Write = { revision: number | null; body: GiftCardSettingsBody };

/**
 * Sets how cards are sold from now on; those that were sold stay as they are.
 * @throws ApiError 400 for what is no amount, 412 with the present settings, 422 for amounts outside
 * the bounds, and for an expiry below what the law asks for (rule R70).
 */
export async function setCardSettings(
  tx: Database,
  tenantId: number,
  { revision, body }: Write,
): Promise<GiftCardSettings> {
  const tenant = await lockTenant(tx, tenantId);
  if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
  requireRevision(await showCardSettings(tx, tenant), revision);
  const minor = (amount: number, path: string) => parseAmount(amount, tenant.currency, path);
  const lowest = minor(body.lowest, 'body.lowest');
  const highest = minor(body.highest, 'body.highest');
  const amounts = body.amounts.map((amount, index) => minor(amount, `body.amounts.${index}`));
  if (highest < lowest) throw outside('body.highest', 'The highest amount is below the lowest.');
  const wrong = amounts.findIndex((amount) => amount < lowest || amount > highest);
  if (wrong >= 0) throw outside(`body.amounts.${wrong}`, 'This is not between the bounds.');
  const { expiry_months: months } = body;
  if (months !== cardMonths(months, tenant.locale)) throw tooSoon(leastCardMonths(tenant.locale));
  await saveGiftCardSettings(tx, {
    tenantId,
    isSold: body.is_sold,
    amounts: [...new Set(amounts)].toSorted((a, b) => a - b),
    lowest,
    highest,
    designs: [...new Set(body.designs)],
    expiryMonths: body.expiry_months,
  });
  const settingsRevisions = risenRevision(tenant.settingsRevisions, page);
  // Header and footer lead to them, or not any more.
  await notifyConfigChange(tx, tenantId);
  return showCardSettings(tx, (await updateTenant(tx, tenantId, { settingsRevisions })) ?? tenant);
}

function tooSoon(least: number | null): ApiError {
  const message =
    least === null
      ? 'The law of your country lets gift cards count for ever.'
      : `The law of your country asks for at least ${least} months.`;
  const problems = [{ path: 'body.expiry_months', code: 'gift_card_expiry', message }];
  return new ApiError(422, 'gift_card_expiry', message, { problems });
}

function outside(path: string, message: string): ApiError {
  const problems = [{ path, code: 'gift_card_amount', message }];
  return new ApiError(422, 'gift_card_amount', message, { problems });
}
