import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ChangeEvent } from '#server/db/change-events.ts';
import { notifyConfigChange, notifyMenuChange } from '#server/db/queries/notify.ts';
import { restaurantProducts, siteConfigs, tenants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';

const one = await buildSmallApp();
const { db, pool } = one;
const two = await buildTestApp(one);

const priceIn = async ({ deps }: typeof two) => {
  const { menuIndex } = await deps.menus.get(small.tenant, small.restaurant);
  return menuIndex.products.get(small.lemonade.id)?.price;
};
const setPrice = (onlinePrice: number) => ({
  table: restaurantProducts,
  set: { onlinePrice },
  where: eq(restaurantProducts.id, small.lemonade.id),
});

beforeEach(async () => {
  const { table, set, where } = setPrice(450);
  await db.update(table).set(set).where(where);
  for (const { deps } of [one, two]) deps.menus.clear();
});

test('a menu that changes is new at once in every instance', async () => {
  expect([await priceIn(one), await priceIn(two)]).toEqual([450, 450]);
  const { version } = await two.deps.menus.get(small.tenant, small.restaurant);
  await db.transaction(async (tx) => {
    const { table, set, where } = setPrice(510);
    await tx.update(table).set(set).where(where);
    await notifyMenuChange(tx, small.tenant, small.restaurant);
  });
  await expect.poll(() => priceIn(one)).toBe(510);
  await expect.poll(() => priceIn(two)).toBe(510);
  const after = await two.deps.menus.get(small.tenant, small.restaurant);
  expect(after.version).toBe(version + 1);
});

test('a change that is rolled back is not announced', async () => {
  const heard: ChangeEvent[] = [];
  onTestFinished(two.deps.changeEvents.subscribe((event) => void heard.push(event)));
  await db
    .transaction(async (tx) => {
      await notifyMenuChange(tx, small.tenant, small.restaurant);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  // The next notice arrives in order, so what came before it would have been heard.
  await notifyConfigChange(db, small.otherTenant);
  await expect.poll(() => heard).toEqual([{ kind: 'config_changed', tenantId: small.otherTenant }]);
});

test('a published configuration and a renamed tenant are new at once', async () => {
  await two.deps.settings.get(small.tenant);
  await two.deps.tenants.byId(small.tenant);
  await db.transaction(async (tx) => {
    await tx
      .update(siteConfigs)
      .set({ version: 4, document: { colors: { primary: '#123456' } } })
      .where(eq(siteConfigs.tenantId, small.tenant));
    await tx.update(tenants).set({ name: 'New Name' }).where(eq(tenants.id, small.tenant));
    await notifyConfigChange(tx, small.tenant);
  });
  await expect
    .poll(async () => (await two.deps.settings.get(small.tenant)).config.colors.primary)
    .toBe('#123456');
  expect((await two.deps.tenants.byId(small.tenant))?.name).toBe('New Name');
});

test('when the line to the database is lost, every cache is emptied as it is back', async () => {
  await priceIn(two);
  const heard = vi.fn<(event: ChangeEvent) => void>();
  onTestFinished(two.deps.changeEvents.subscribe(heard));
  const { table, set, where } = setPrice(620);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'LISTEN%'`,
  );
  // Nobody announces this one: only the emptied cache can show it.
  await db.update(table).set(set).where(where);
  await expect.poll(() => priceIn(two)).toBe(620);
  expect(heard).toHaveBeenCalledWith({ kind: 'reconnected' });
});
