import type { Taxes, TaxesBody } from '#schemas/api/staff-taxes.ts';
import type { Database } from '../../db/client.ts';
import { notifyConfigChange, notifyMenuChange } from '../../db/queries/notify.ts';
import {
  countTaxedDishes,
  deleteTaxClasses,
  listRestaurantIds,
  listTaxClasses,
  lockTenant,
  updateTenant,
  writeTaxClass,
} from '../../db/queries/tenant-settings.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { percentOfPpm, ppmOfPercent } from '../../domain/pricing/percent-ppm.ts';
import { ApiError } from '../../errors/api-error.ts';
import { requireRevision, revisionOf, risenRevision } from './settings-revision.ts';

/** By which `settingsRevisions` counts their changes. */
export const taxesPage = 'taxes';

/** How a tenant's orders are taxed, as its owners read it. */
export async function showTaxes(db: Database, tenant: Tenant): Promise<Taxes> {
  const classes = await listTaxClasses(db, tenant.id);
  return {
    prices_include_tax: tenant.taxInclusive,
    standard_rate: percentOfPpm(tenant.taxPpm),
    classes: classes.map(({ id, name, rates }) => ({
      id,
      name,
      rate: percentOfPpm(rates.find(({ orderType }) => orderType === 'any')?.ppm ?? tenant.taxPpm),
      rates: rates.flatMap(({ orderType, ppm }) =>
        orderType === 'any' ? [] : [{ order_type: orderType, rate: percentOfPpm(ppm) }],
      ),
    })),
    cash_step: tenant.cashStep,
    revision: revisionOf(tenant.settingsRevisions, taxesPage),
    currency: tenant.currency,
  };
}

type Write = { revision: number | null; body: TaxesBody };

/**
 * Sets the taxes of orders from now on. An order has the amounts that it was placed with; one that
 * is being placed is priced anew, for every menu's version rises (R11, R55).
 * @throws ApiError 409 where dishes are taxed by a class that is to go, 412 with the present taxes.
 */
export async function setTaxes(
  tx: Database,
  tenantId: number,
  { revision, body }: Write,
): Promise<Taxes> {
  const tenant = await lockTenant(tx, tenantId);
  if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
  const present = await showTaxes(tx, tenant);
  requireRevision(present, revision);
  const stays = new Set(body.classes.map(({ id }) => id));
  const removed = present.classes.filter(({ id }) => !stays.has(id));
  await requireUnused(tx, tenantId, removed);
  const removedIds = removed.flatMap(({ id }) => id ?? []);
  await deleteTaxClasses(tx, tenantId, removedIds);
  const known = new Set(present.classes.map(({ id }) => id));
  // Two that swap their names are never called the same in between.
  for (const one of body.classes.filter(({ id }) => id !== null && known.has(id))) {
    await writeTaxClass(tx, tenantId, { id: one.id, name: `#${one.id}`, rates: ratesOf(one) });
  }
  for (const one of body.classes) {
    const id = known.has(one.id) ? one.id : null;
    await writeTaxClass(tx, tenantId, { id, name: one.name, rates: ratesOf(one) });
  }
  const changed = await updateTenant(tx, tenantId, {
    taxPpm: ppmOfPercent(body.standard_rate),
    taxInclusive: body.prices_include_tax,
    cashStep: body.cash_step,
    settingsRevisions: risenRevision(tenant.settingsRevisions, taxesPage),
  });
  for (const id of await listRestaurantIds(tx, tenantId)) await notifyMenuChange(tx, tenantId, id);
  await notifyConfigChange(tx, tenantId);
  return showTaxes(tx, changed ?? tenant);
}

const ratesOf = ({ rate, rates }: TaxesBody['classes'][number]) => [
  { orderType: 'any' as const, ppm: ppmOfPercent(rate) },
  ...rates.map((one) => ({ orderType: one.order_type, ppm: ppmOfPercent(one.rate) })),
];

async function requireUnused(
  tx: Database,
  tenantId: number,
  removed: Taxes['classes'],
): Promise<void> {
  const ids = removed.flatMap(({ id }) => id ?? []);
  const [used] = await countTaxedDishes(tx, tenantId, ids);
  if (!used) return;
  const name = removed.find(({ id }) => id === used.classId)?.name ?? '';
  const dishes = used.dishes === 1 ? '1 dish is' : `${used.dishes} dishes are`;
  const message = `${dishes} taxed as ‘${name}’. Give them another class first.`;
  throw new ApiError(409, 'tax_class_used', message, {
    problems: [{ path: 'body.classes', code: 'tax_class_used', message }],
  });
}
