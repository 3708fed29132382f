import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as tables from '#server/db/schema.ts';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import { createTenant } from '#server/tenants/create-tenant.ts';
import { newTenant } from '#schemas/api/operator-tenants.ts';
import { addPages, countingEntry } from '../pages/build-page-app.ts';
import { buildUnreadyApp } from '../setup/build-test-app.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const host = 'noodles.example';

async function openNewSite() {
  const database = await createTestDatabase();
  const { db } = database;
  const { tenant } = await createTenant(
    {
      db,
      clock: () => new Date(),
      originOf: () => `https://${host}`,
      secretKey: secretKeyOf(Buffer.alloc(32, 'k')),
    },
    newTenant.parse({
      name: 'Noodle <Bar>',
      hosts: [host],
      currency: 'JPY',
      locale: 'ja-JP',
      time_zone: 'Asia/Tokyo',
      owner: 'ana@noodles.example',
    }),
  );
  const { app, deps } = await buildUnreadyApp(database);
  await addPages({ app, deps }, countingEntry());
  await app.ready();
  const page = (url: string, cookie = '') =>
    app.inject({ url, headers: { host, ...(cookie && { cookie }) } });
  return { app, db, deps, page, tenantId: tenant.id };
}
const { app, page, tenantId } = await openNewSite();

describe('a tenant without a restaurant', () => {
  test.each(['/', '/menu', '/?utm_source=x'])('says on %s that it opens soon', async (url) => {
    const { statusCode, body, headers } = await page(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('Opening soon');
    expect(body).toContain('You cannot order from Noodle &lt;Bar&gt; here yet.');
    expect(headers).toMatchObject({ vary: 'cookie', 'x-robots-tag': 'noindex' });
  });

  test('says so where there is nothing at all, too, with the status of that', async () => {
    const { statusCode, body } = await page('/cart');
    expect(statusCode).toBe(404);
    expect(body).toContain('Opening soon');
  });

  test.each([
    ['/?edit', ''],
    ['/', 'a=b; staff_session=anything'],
    ['/desk', ''],
    ['/terms', ''],
  ])('shows %s (%s) to who sees to it', async (url, cookie) => {
    const { statusCode, body } = await page(url, cookie);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Opening soon');
  });

  test.each([
    ['settings', '/api/v2/restaurants/app-settings', 200],
    ['menu', '/api/v2/menu?restaurant_id=1', 404],
    ['slots', '/api/v2/slots?restaurant_id=1&order_type=pickup', 404],
    ['delivery', '/api/v2/delivery/quote?restaurant_id=1&postcode=3000', 404],
    ['security.txt', '/.well-known/security.txt', 404],
  ])('answers the call for %s plainly', async (_what, url, status) => {
    expect((await page(url)).statusCode).toBe(status);
  });

  test('has no restaurants to list', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/restaurants-with-images',
      headers: { host },
      payload: { tenant_id: tenantId, status: 1 },
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, []]);
  });

  test('shows its site once it is open and a restaurant is active, and no longer than that', async () => {
    const { db, deps, page, tenantId } = await openNewSite();
    await db
      .update(tables.tenants)
      .set({ openedAt: new Date() })
      .where(eq(tables.tenants.id, tenantId));
    await notifyConfigChange(db, tenantId);
    deps.tenants.clear();
    expect((await page('/')).body).toContain('Opening soon');
    await db.insert(tables.restaurants).values({
      tenantId,
      name: 'Noodle Bar',
      streetName: 'Road 1',
      city: 'Tokyo',
      timeZone: 'Asia/Tokyo',
      orderTypes: ['pickup'],
    });
    await notifyConfigChange(db, tenantId);
    await expect.poll(async () => (await page('/')).body).not.toContain('Opening soon');
    expect((await page('/menu')).statusCode).toBe(200);

    // A business that is not open is hidden, whatever restaurants it has.
    await db.update(tables.tenants).set({ openedAt: null }).where(eq(tables.tenants.id, tenantId));
    await notifyConfigChange(db, tenantId);
    await expect.poll(async () => (await page('/')).body).toContain('Opening soon');
    expect((await page('/menu', 'staff_session=anything')).body).not.toContain('Opening soon');
  });
});
