import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const desk = await signStaffIn(app, 'desk@corner.test');
const url = (restaurant: number = small.restaurant) =>
  `/api/v2/staff/restaurants/${restaurant}/order-settings`;
const settings = {
  accepts_by_hand: true,
  answer_minutes: 15,
  if_unanswered: 'wait',
  mails: ['new', 'cancelled'],
  mail_address: 'kitchen@corner.test',
  no_show_limit: 2,
};
const read = async () => {
  const reply = await app.inject({ url: url(), headers: owner });
  expectStatus(reply, 200);
  return contract.getOrderSettings.reply.parse(reply.json()).data;
};
const write = (payload: object, revision: number | null, headers: object = owner) =>
  app.inject({
    method: 'PUT',
    url: url(),
    headers: { ...headers, ...(revision !== null && { 'if-match': `"${revision}"` }) },
    payload,
  });

test('a new restaurant accepts by hand, rejects what nobody answers, and is mailed nothing else', async () => {
  const id = 1398;
  await db.insert(restaurants).values({
    tenantId: small.tenant,
    id,
    name: 'Annex',
    streetName: '9 Side Street',
    city: 'Sydney',
    timeZone: 'Australia/Sydney',
    orderTypes: ['pickup'],
  });
  const reply = await app.inject({ url: url(id), headers: owner });
  expect(reply.json().data).toEqual({
    accepts_by_hand: true,
    answer_minutes: 10,
    if_unanswered: 'reject',
    mails: [],
    mail_address: '',
    no_show_limit: null,
    revision: 0,
    restaurant_email: '',
  });
});

test('what is saved is read again, and orders from then on follow it', async () => {
  const { revision } = await read();
  const reply = await write(settings, revision, manager);
  expectStatus(reply, 200);
  expect(reply.headers.etag).toBe(`"${revision + 1}"`);
  expect(await read()).toMatchObject({ ...settings, revision: revision + 1 });
  const shopper = await createShopper(app, 4_710_001);
  await shopper.fillCart(lemonade);
  expect(await shopper.placed()).toMatchObject({ status: 'placed', if_unanswered: 'wait' });
  expectStatus(await write({ ...settings, accepts_by_hand: false }, revision + 1), 200);
});

test('of two owners who change it at once the second is told, with what the first has saved', async () => {
  const { revision } = await read();
  const [first, second] = await Promise.all([
    write({ ...settings, answer_minutes: 5 }, revision),
    write({ ...settings, answer_minutes: 30 }, revision, manager),
  ]);
  const [won, lost] = first.statusCode === 200 ? [first, second] : [second, first];
  expectStatus(won, 200);
  expect([lost.statusCode, lost.json().code]).toEqual([412, 'stale_settings']);
  expect(lost.json().data).toEqual(won.json().data);
  expect(await read()).toEqual(won.json().data);
  const blind = await write(settings, null);
  expect([blind.statusCode, blind.json().code]).toEqual([428, 'precondition_required']);
});

test('whoever is only at the desk, or leads another restaurant, changes nothing', async () => {
  const { revision } = await read();
  const byDesk = await write(settings, revision, desk);
  expect([byDesk.statusCode, byDesk.json().code]).toEqual([403, 'not_your_role']);
  const reply = await app.inject({
    method: 'PUT',
    url: url(small.closedRestaurant),
    headers: { ...manager, 'if-match': '"0"' },
    payload: settings,
  });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_your_restaurant']);
  const [hill] = await db
    .select()
    .from(restaurants)
    .where(eq(restaurants.id, small.closedRestaurant));
  expect(hill?.orderMailAddress).toBe('');
});

test.each([
  ['no minutes', { answer_minutes: 0 }],
  ['half a minute', { answer_minutes: 0.5 }],
  ['an outcome that there is not', { if_unanswered: 'shrug' }],
  ['an address that is none', { mail_address: 'kitchen' }],
  ['a limit of none', { no_show_limit: 0 }],
])('%s are refused', async (_what, change) => {
  const { revision } = await read();
  const reply = await write({ ...settings, ...change }, revision);
  expect(reply.statusCode).toBe(400);
});
