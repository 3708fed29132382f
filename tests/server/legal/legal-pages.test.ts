import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { parseRichText } from '#schemas/rules/rich-text-notation.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { writeVersion } from '#server/publishing/write-version.ts';
import { legalVersions, restaurants, siteConfigs, siteVersions } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';

let now = fridayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
const days = (count: number) => new Date(fridayNoon.getTime() + count * 86_400_000);

const forget = () => {
  deps.settings.forget(small.tenant);
  deps.legal.forget(small.tenant);
};

beforeEach(async () => {
  now = fridayNoon;
  await db.delete(legalVersions);
  await db.delete(siteVersions);
  await db.update(siteConfigs).set({ version: 1, document: {} });
  forget();
});

async function read(page: 'terms' | 'privacy' | 'refundPolicy', query = '', status = 200) {
  const reply = await app.inject({
    url: `/api/v2/legal-pages/${page}${query}`,
    headers: { host: small.host },
  });
  expectStatus(reply, status);
  return reply;
}

const view = async (page: 'terms' | 'privacy' | 'refundPolicy', query = '') =>
  contract.getLegalPage.reply.parse((await read(page, query)).json()).data;

const textOf = ({ blocks }: Awaited<ReturnType<typeof view>>) =>
  blocks.flatMap(({ spans }) => spans.map(({ text }) => text)).join(' ');

/** Publishes terms of the business's own, as the editor does. */
async function publishTerms(text: string) {
  const { legal, ...site } = siteConfigSchema.parse({});
  const document = { ...site, legal: { ...legal, terms: parseRichText(text) } };
  await writeVersion(
    db,
    { tenantId: small.tenant, restaurantId: null },
    { document, now, authorId: null, author: null, note: '', kind: 'published' },
  );
  forget();
}

async function order(guest: number) {
  const shopper = await createShopper(app, guest);
  await shopper.fillCart(lemonade);
  const body = shopper.orderBody(await shopper.cart('&is_cash_on_delivery_opt=1'), {
    pickup_date: now.toISOString().slice(0, 10),
    pickup_time: '18:00',
  });
  const reply = await shopper.place(body);
  expectStatus(reply, 201);
  return contract.placeOrder.reply.parse(reply.json()).data;
}

test('versions follow what is published, and an order keeps the one that it was placed under', async () => {
  const first = await view('terms');
  expect(first).toMatchObject({ is_default: true, version: 1, is_present: true });
  expect(first.changed_at).toBe(fridayNoon.toISOString());
  const early = await order(4_700_001);
  expect(early.legal_version).toBe(1);

  now = days(1);
  await publishTerms('Pay what you like.');
  const second = await view('terms');
  expect(second).toMatchObject({ is_default: false, version: 2, is_present: true });
  expect(second.changed_at).toBe(days(1).toISOString());
  expect(textOf(second)).toBe('Pay what you like.');
  // Another page of the same version has not changed.
  expect((await view('privacy')).changed_at).toBe(fridayNoon.toISOString());
  expect((await order(4_700_002)).legal_version).toBe(2);

  const then = await view('terms', '?version=1');
  expect(then).toMatchObject({ is_default: true, version: 1, is_present: false });
  expect(textOf(then)).toBe(textOf(first));
  // Publishing the same again is no other version.
  await publishTerms('Pay what you like.');
  expect((await view('terms')).version).toBe(2);
});

test('the default text is there for the editor while the owner has one of their own', async () => {
  await publishTerms('Our own.');
  const text = textOf(await view('terms', '?text=default'));
  expect(text).toContain('These terms apply');
  expect(text).not.toContain('Our own.');
  expect(textOf(await view('terms'))).toBe('Our own.');
});

test('a default text follows the settings that it speaks of, and is in each language', async () => {
  const before = await view('refundPolicy');
  const minutes = (cancelMinutes: number) =>
    db.update(restaurants).set({ cancelMinutes }).where(eq(restaurants.tenantId, small.tenant));
  await minutes(45);
  onTestFinished(async () => void (await minutes(60)));
  deps.legal.forget(small.tenant);
  const after = await view('refundPolicy');
  expect(after.version).toBeGreaterThan(before.version);
  expect(textOf(after)).toContain('45 minutes');
  expect(textOf(await view('refundPolicy', '?language=es'))).toContain('45 minutos');
  expect(textOf(await view('refundPolicy', '?language=ar'))).toContain('45');
});

test('twenty who look at once at changed texts make one version', async () => {
  await publishTerms('Ours.');
  const seen = await Promise.all(
    Array.from({ length: 20 }, async () => {
      deps.legal.forget(small.tenant);
      return (await view('terms')).version;
    }),
  );
  expect(new Set(seen).size).toBe(1);
  const rows = await db
    .select({ version: legalVersions.version })
    .from(legalVersions)
    .where(eq(legalVersions.tenantId, small.tenant));
  expect(Math.max(...rows.map(({ version }) => version))).toBe(seen[0]);
});

test('what is no version and no page is refused', async () => {
  const refused = [
    await read('terms', '?version=9999', 404),
    await read('terms', '?version=0', 400),
    await read('terms', '?language=xx', 400),
    await read('terms', `?restaurant_id=${small.otherRestaurant}`, 404),
  ];
  for (const reply of refused) expect(reply.json().error).not.toBe('');
});
