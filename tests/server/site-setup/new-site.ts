import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { NewTenant } from '#schemas/api/operator-tenants.ts';
import { newTenant } from '#schemas/api/operator-tenants.ts';
import { contract } from '#schemas/api/contract.ts';
import type { Setup, SetupStepName } from '#schemas/api/staff-setup.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '#server/db/client.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import * as tables from '#server/db/schema.ts';
import { hashPassword } from '#server/identity/password.ts';
import { createTenant } from '#server/tenants/create-tenant.ts';
import { expectStatus } from '../setup/shopper.ts';
import { password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

export const newHost = 'noodles.example';
const email = 'ana@noodles.example';
const given: NewTenant = newTenant.parse({
  name: 'Noodle Bar',
  hosts: [newHost],
  currency: 'AUD',
  locale: 'en-AU',
  time_zone: 'Australia/Sydney',
  owner: email,
});

/** A tenant as its operator makes it, whose owner has chosen a password. */
export async function createNewSite(db: Database): Promise<{ tenantId: number }> {
  const { tenant } = await createTenant(
    {
      db,
      clock: () => new Date(),
      originOf: (host) => `https://${host}`,
      secretKey: secretKeyOf(Buffer.alloc(32, 'k')),
    },
    given,
  );
  const passwordHash = await hashPassword(password);
  await insertStaffAccount(db, tenant.id, { name: 'Ana', email, passwordHash, role: 'owner' });
  return { tenantId: tenant.id };
}

/** The owner's calls about the set-up. */
export async function signNewOwnerIn(app: FastifyInstance) {
  const headers = await signStaffIn(app, email, newHost);
  return setupCalls(app, headers);
}

export function setupCalls(app: FastifyInstance, owner: StaffHeaders) {
  const send = (method: InjectOptions['method'], path: string, payload?: object, key?: string) =>
    app.inject({
      ...(method && { method }),
      url: `/api/v2/staff/setup${path}`,
      headers: { ...owner, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
  const show = async (): Promise<Setup> => {
    const reply = await send('GET', '');
    expectStatus(reply, 200);
    return contract.getSetup.reply.parse(reply.json()).data;
  };
  return {
    headers: owner,
    send,
    show,
    mark: (step: string, mark: 'confirmed' | 'skipped' | null) =>
      send('PUT', '/marks', { step, mark }),
    open: (payload: { keep_editor?: boolean } = {}) => send('POST', '/open', payload),
    /** What stands in the way of a step, as words. */
    missing: async (step: SetupStepName) =>
      (await show()).steps
        .filter((one) => one.step === step)
        .flatMap(({ missing }) => missing.map(({ code }) => code)),
  };
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

export const newRestaurantId = 700;
export const newDishId = 7001;

/** A restaurant for pickup that is open each day, or as changed. */
export async function addNewRestaurant(
  db: Database,
  tenantId: number,
  changes: Partial<typeof tables.restaurants.$inferInsert> = {},
): Promise<void> {
  await db.insert(tables.restaurants).values({
    tenantId,
    id: newRestaurantId,
    name: 'Noodle Bar Harbour',
    streetName: '1 Quay Street',
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
    orderTypes: ['pickup'],
    ...changes,
  });
}

export async function addNewHours(
  db: Database,
  tenantId: number,
  orderType: DeliveryMethod = 'pickup',
): Promise<void> {
  const row = { tenantId, restaurantId: newRestaurantId, orderType };
  await db
    .insert(tables.restaurantHours)
    .values(everyDay.map((weekday) => ({ ...row, weekday, opens: '10:00', closes: '22:00' })));
}

/** A dish in a category. @param onlinePrice in minor units. */
export async function addNewDish(
  db: Database,
  tenantId: number,
  { id = newDishId, onlinePrice = 1450 }: { id?: number; onlinePrice?: number } = {},
): Promise<void> {
  const own = { tenantId, restaurantId: newRestaurantId };
  const name = `Noodle soup ${id}`;
  await db.insert(tables.products).values({ tenantId, id, externalId: name, name });
  await db
    .insert(tables.restaurantProducts)
    .values({ ...own, id, productId: id, price: onlinePrice, onlinePrice });
  await db
    .insert(tables.categories)
    .values({ ...own, id: 70, externalId: 'soups', name: 'Soups' })
    .onConflictDoNothing();
  await db
    .insert(tables.categoryProducts)
    .values({ tenantId, categoryId: 70, restaurantProductId: id });
}

/** As an owner who has saved the taxes once. */
export async function setTax(db: Database, tenantId: number): Promise<void> {
  await db
    .update(tables.tenants)
    .set({ settingsRevisions: { taxes: 1 } })
    .where(eq(tables.tenants.id, tenantId));
}

export const takeCash = async (db: Database, tenantId: number): Promise<void> => {
  await db.insert(tables.paymentSettings).values({ tenantId, gateway: 'cash' });
};
