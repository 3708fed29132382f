import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { newsletterSubscribers } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');

type State = 'pending' | 'confirmed' | 'unsubscribed';
const subscriber = (
  email: string,
  state: State = 'confirmed',
  tenantId: number = small.tenant,
) => ({
  tenantId,
  email,
  state,
  language: 'en',
  createdAt: fridayNoon,
  requestedAt: fridayNoon,
  confirmedAt: state === 'confirmed' ? fridayNoon : null,
});
const addresses = Array.from({ length: 120 }, (_, index) => `guest${1000 + index}@example.com`);
beforeEach(async () => {
  await db.delete(newsletterSubscribers);
  await db
    .insert(newsletterSubscribers)
    .values([
      ...addresses.map((email) => subscriber(email)),
      subscriber('=cmd|calc@example.com'),
      subscriber('+61@example.com'),
      subscriber('@a,b@example.com'),
      subscriber('waits@example.com', 'pending'),
      subscriber('left@example.com', 'unsubscribed'),
      subscriber('theirs@example.com', 'confirmed', small.otherTenant),
    ]);
});
const all = addresses.length + 3;

async function list(query: Record<string, string> = {}) {
  const reply = await app.inject({
    url: '/api/v2/staff/newsletter',
    headers: { ...owner },
    query,
  });
  return contract.listSubscribers.reply.parse(reply.json()).data;
}
const file = (headers: object) =>
  app.inject({ url: '/api/v2/staff/newsletter.csv', headers: { ...headers } });
const remove = (id: string) =>
  app.inject({ method: 'DELETE', url: `/api/v2/staff/newsletter/${id}`, headers: { ...owner } });

describe('who gets the newsletter', () => {
  test('is counted and read page by page, each once, without those who wait or left', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(after === null ? {} : { after });
      expect(page.count).toBe(all);
      seen.push(...page.subscribers.map(({ email }) => email));
      after = page.next;
      pages += 1;
    } while (after !== null);
    expect(pages).toBe(3);
    expect(new Set(seen).size).toBe(all);
    expect(seen).toHaveLength(all);
    expect(seen.filter((email) => /waits|left|theirs/.test(email))).toEqual([]);
  });

  test('is found by a part of the address, in which nothing is a pattern', async () => {
    const { subscribers, count } = await list({ text: 'GUEST1007' });
    expect(subscribers.map(({ email }) => email)).toEqual(['guest1007@example.com']);
    expect(count).toBe(all);
    expect((await list({ text: '%' })).subscribers).toEqual([]);
  });

  test('gets none once removed, and the next page still follows', async () => {
    const first = await list();
    const last = first.subscribers.at(-1)?.id ?? '';
    expectStatus(await remove(last), 200);
    const next = await list({ after: last });
    expect(next.count).toBe(all - 1);
    expect(next.subscribers).toHaveLength(50);
    const again = await remove(last);
    expect([again.statusCode, errorReply.parse(again.json()).code]).toEqual([
      404,
      'unknown_subscriber',
    ]);
  });

  test('is a file in which no cell is a formula, for owners alone', async () => {
    const reply = await file(owner);
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.headers['content-disposition']).toContain('newsletter.csv');
    const rows: string[][] = parse(reply.body, { bom: true });
    expect(rows[0]).toEqual(['Email', 'Language', 'Confirmed at (UTC)']);
    expect(rows).toHaveLength(all + 1);
    const cells = rows.flat();
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(cells).toEqual(
      expect.arrayContaining(["'=cmd|calc@example.com", "'+61@example.com", "'@a,b@example.com"]),
    );
    expect(reply.body).not.toMatch(/waits|left@|theirs/);
    expect((await file(manager)).statusCode).toBe(403);
    expect((await file({ host: small.host })).statusCode).toBe(401);
  });
});
