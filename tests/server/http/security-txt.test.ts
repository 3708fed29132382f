import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteConfigs } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, atOther, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';

const { app, db, pool, deps } = await buildSmallApp();
const url = '/.well-known/security.txt';
const read = (headers: object, on = app) => on.inject({ url, headers: { ...headers } });

async function setContact(contactEmail: string): Promise<void> {
  await db
    .update(siteConfigs)
    .set({ document: { general: { contactEmail } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  deps.settings.clear();
}
beforeEach(() => setContact(''));

describe('security.txt (RFC 9116)', () => {
  test('names whom to write to, until when it holds, and its own address', async () => {
    await setContact('hello@corner.test');
    const reply = await read(at);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toBe(
      [
        'Contact: mailto:hello@corner.test',
        'Expires: 2027-05-19T02:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://corner.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
    const ahead = new Date('2027-05-19T02:00:00.000Z').getTime() - fridayNoon.getTime();
    // RFC 9116 §2.5.5: less than a year.
    expect(ahead / 86_400_000).toBe(180);
  });

  test.each(['https://example.com/report', 'mailto:security@example.com'])(
    'names the operator, where the environment knows %s',
    async (securityContact) => {
      await setContact('hello@corner.test');
      const operated = await buildTestApp({ db, pool }, { options: { securityContact } });
      expect((await read(at, operated.app)).body).toContain(`Contact: ${securityContact}\n`);
      expect((await read(at, operated.app)).body).not.toContain('hello@corner.test');
    },
  );

  test('is not found where nobody is known, and on a host that is no restaurant’s', async () => {
    await setContact('hello@corner.test');
    for (const headers of [atOther, { host: 'nobody.test' }]) {
      expect((await read(headers)).statusCode).toBe(404);
    }
    await setContact('');
    expect((await read(at)).statusCode).toBe(404);
  });

  test('holds one address, however it is spelled', async () => {
    await setContact('"a\\r\\nContact: x"@corner.test');
    expect((await read(at)).statusCode).toBe(404);
    await setContact('ann+%0aexpires@corner.test');
    const lines = (await read(at)).body.split('\n');
    expect(lines.filter((line) => line.startsWith('Contact:')).length).toBeLessThanOrEqual(1);
    expect(lines.filter((line) => line.startsWith('Expires:')).length).toBeLessThanOrEqual(1);
  });
});
