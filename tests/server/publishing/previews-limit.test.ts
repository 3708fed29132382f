import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { insertPreview } from '#server/db/queries/previews.ts';
import { mostPreviews } from '#server/routes/previews.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const own = { restaurant_id: String(small.restaurant) };
const hour = 3_600_000;

const create = (headers: StaffHeaders, query: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/config/previews',
    query,
    headers: { ...headers },
    payload: { hours: 2 },
  });

test('links to a place are bounded, those to another are not used up, and ended ones make room', async () => {
  const document = siteConfigSchema.parse({});
  const expiresAt = new Date(now.getTime() + hour);
  for (let made = 1; made < mostPreviews; made += 1) {
    await insertPreview(db, small.tenant, {
      restaurantId: small.restaurant,
      document,
      expiresAt,
    });
  }
  expect((await create(manager, own)).statusCode).toBe(201);
  const refused = await create(manager, own);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'too_many_previews',
    error: '200 links to this place work already. Wait until some of them have ended.',
  });
  expect((await create(owner, {})).statusCode).toBe(201);
  now = new Date(now.getTime() + hour);
  expect((await create(manager, own)).statusCode).toBe(201);
});
