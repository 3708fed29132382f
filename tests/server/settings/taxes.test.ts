import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { TaxesBody } from '#schemas/api/staff-taxes.ts';
import { products } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const taxesUrl = '/api/v2/staff/taxes';
const feesUrl = `/api/v2/staff/restaurants/${small.restaurant}/fees`;

const readTaxes = async () => {
  const reply = await app.inject({ url: taxesUrl, headers: { ...owner } });
  expectStatus(reply, 200);
  return contract.getTaxes.reply.parse(reply.json()).data;
};
const put = (url: string, payload: object, revision: number, headers: object = owner) =>
  app.inject({
    method: 'PUT',
    url,
    headers: { ...headers, 'if-match': `"${revision}"` },
    payload,
  });
const body = (change: Partial<TaxesBody> = {}): TaxesBody => ({
  prices_include_tax: true,
  standard_rate: 10,
  classes: [],
  cash_step: 1,
  ...change,
});

const resetTaxes = async () =>
  expectStatus(await put(taxesUrl, body(), (await readTaxes()).revision), 200);
beforeEach(resetTaxes);

test('classes with rates by order type are saved, renamed in place, and read as they were typed', async () => {
  const { revision } = await readTaxes();
  const food = { id: null, name: 'Food', rate: 5.5, rates: [] };
  const drinks = {
    id: null,
    name: 'Drinks',
    rate: 8.875,
    rates: [{ order_type: 'delivery' as const, rate: 20 }],
  };
  expectStatus(await put(taxesUrl, body({ classes: [food, drinks], cash_step: 5 }), revision), 200);
  const saved = await readTaxes();
  expect(saved).toMatchObject({ cash_step: 5, standard_rate: 10, currency: 'AUD' });
  expect(saved.classes).toMatchObject([
    { name: 'Food', rate: 5.5, rates: [] },
    { name: 'Drinks', rate: 8.875, rates: [{ order_type: 'delivery', rate: 20 }] },
  ]);
  const [one, other] = saved.classes;
  if (!one || !other) throw new Error('both classes are there');
  const swapped = [
    { ...one, name: 'Drinks' },
    { ...other, name: 'Food' },
  ];
  expectStatus(await put(taxesUrl, body({ classes: swapped }), saved.revision), 200);
  expect((await readTaxes()).classes.map(({ id, name }) => [id, name])).toEqual([
    [one.id, 'Drinks'],
    [other.id, 'Food'],
  ]);
});

test('a class that dishes are taxed by stays, and the sentence says how many', async () => {
  const drinks = { id: null, name: 'Drinks', rate: 8.875, rates: [] };
  const empty = await readTaxes();
  expectStatus(await put(taxesUrl, body({ classes: [drinks] }), empty.revision), 200);
  const { revision, classes } = await readTaxes();
  const [first] = classes;
  if (!first) throw new Error('a class was saved');
  const { productId } = small.lemonade;
  const taxAs = (taxClassId: number | null) =>
    db.update(products).set({ taxClassId }).where(eq(products.id, productId));
  await taxAs(first.id);
  onTestFinished(async () => void (await taxAs(null)));
  const refused = await put(taxesUrl, body({ classes: classes.slice(1) }), revision);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'tax_class_used']);
  expect(refused.json().error).toBe('1 dish is taxed as ‘Drinks’. Give them another class first.');
  await taxAs(null);
  expectStatus(await put(taxesUrl, body(), revision), 200);
});

test('a change counts for the next order at once, and never for one that was placed', async () => {
  const { revision } = await readTaxes();
  const shopper = await createShopper(app, 4_730_001);
  await shopper.fillCart(lemonade);
  const placed = await shopper.placed();
  const before = await shopper.order(placed.id);
  expectStatus(
    await put(taxesUrl, body({ prices_include_tax: false, standard_rate: 20 }), revision),
    200,
  );
  const fees = { service_fee: 12.5, taxes_fees: true, tip_percents: [10, 5] };
  const { revision: ofFees } = (await app.inject({ url: feesUrl, headers: { ...owner } })).json()
    .data;
  expectStatus(await put(feesUrl, fees, ofFees), 200);
  expect(await shopper.order(placed.id)).toEqual(before);
  const next = await createShopper(app, 4_730_002);
  await next.fillCart(lemonade);
  const { subtotal, total } = await next.placed();
  // 12.5 % of it as a fee, and 20 % of both on top.
  expect(total).toBeCloseTo(subtotal * 1.125 * 1.2, 1);
});

test.each([
  ['1e9', 1e9, 'A rate is at most 100 %.'],
  ['-1', -1, 'A rate is 0 or more.'],
  ["'12,5' as text", '12,5', 'Write a rate such as 12.5.'],
  ['five decimals', 8.87512, 'Write at most four decimals.'],
])('a rate of %s is refused with a sentence', async (_what, rate, sentence) => {
  const before = await readTaxes();
  const reply = await put(taxesUrl, { ...body(), standard_rate: rate }, before.revision);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().problems).toMatchObject([{ path: 'body.standard_rate', message: sentence }]);
  expect(await readTaxes()).toEqual(before);
});

test('two classes of one name are refused, and so is a tip that stands there twice', async () => {
  const { revision } = await readTaxes();
  const food = { id: null, name: 'Food', rate: 5, rates: [] };
  const twice = await put(taxesUrl, body({ classes: [food, { ...food, name: 'food' }] }), revision);
  expect(twice.json().problems[0].message).toBe('There are two classes called ‘food’.');
  const fees = (await app.inject({ url: feesUrl, headers: { ...owner } })).json().data;
  const tips = { service_fee: 0, taxes_fees: true, tip_percents: [5, 5] };
  expect((await put(feesUrl, tips, fees.revision)).json().problems[0].message).toBe(
    'Each tip stands there once.',
  );
});

test('taxes are the owners’, fees their manager’s too, and the later of two is told', async () => {
  const refused = await put(taxesUrl, body(), 0, manager);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_your_role']);
  const { revision } = await readTaxes();
  const [first, second] = await Promise.all([
    put(taxesUrl, body({ standard_rate: 7 }), revision),
    put(taxesUrl, body({ standard_rate: 8 }), revision),
  ]);
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 412]);
  const fees = (await app.inject({ url: feesUrl, headers: { ...manager } })).json().data;
  const saved = await put(
    feesUrl,
    { service_fee: 0, taxes_fees: false, tip_percents: [] },
    fees.revision,
    manager,
  );
  expectStatus(saved, 200);
});
