import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { restaurants } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { keyOfLink } from '../setup/key-of-link.ts';

const { app, db, deps } = await buildSmallApp();
let guests = 7_300_000;

const setTaxNumber = (taxNumber: string) =>
  db
    .update(restaurants)
    .set({ taxNumber })
    .where(and(eq(restaurants.tenantId, small.tenant), eq(restaurants.id, small.restaurant)));

const placeOne = async () => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  const { link } = await shopper.placed();
  const [mail] = await drainOutbox(deps);
  return { mail, read: () => readByLink(link) };
};

/** The order as whoever has its link reads it. */
async function readByLink(link: string) {
  const { pathname } = new URL(link, 'https://corner.test');
  const reply = await app.inject({
    url: `/api/v2/orders/${pathname.split('/').at(-1)}`,
    headers: { host: small.host, 'x-order-key': keyOfLink(link) },
  });
  expectStatus(reply, 200);
  return contract.getOrder.reply.parse(reply.json()).data;
}

beforeAll(() => setTaxNumber(''));

test('an order names no tax number where its restaurant has none', async () => {
  const { mail, read } = await placeOne();
  expect((await read()).restaurant.tax_number).toBe('');
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Lemonade');
    expect(body).not.toMatch(/ABN|Tax no\./);
  }
});

test('an order and its mail name the restaurant’s tax number as text', async () => {
  await setTaxNumber('53 004 085 616 <b>');
  const { mail, read } = await placeOne();
  expect((await read()).restaurant.tax_number).toBe('53 004 085 616 <b>');
  expect(mail?.text).toContain('\nABN 53 004 085 616 <b>\n');
  expect(mail?.html).toContain('ABN 53 004 085 616 &lt;b&gt;');
  expect(mail?.html).not.toContain('<b>');
});

test('like its name and address it is the present one, of earlier orders too', async () => {
  await setTaxNumber('53 004 085 616');
  const { read } = await placeOne();
  await setTaxNumber('51 824 753 556');
  expect((await read()).restaurant.tax_number).toBe('51 824 753 556');
});
