import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { newTenant } from '#schemas/api/operator-tenants.ts';
import * as tables from '#server/db/schema.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { createTenant } from '#server/tenants/create-tenant.ts';
import { readArguments } from '#server/tenants/read-arguments.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { listBlocked } from '#tests/database/lock-waits.ts';
import { withClient } from '#tests/database/with-client.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { databaseLine, flagsOf, startCommand } from './tenants-command.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const database = await createTestDatabase();
const { db, pool, url } = database;
const { app } = await buildTestApp(database);

const command = (...args: string[]) => startCommand({ DATABASE_URL: url }, args).ended;

/** The line that says on which database a command works. */
const workingOn = databaseLine(url);

const countOf = async (table: string) => {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table}`);
  return rows[0]?.count;
};

const createDeps = {
  db,
  clock: () => new Date(),
  originOf: (host: string) => `https://${host}`,
  secretKey: secretKeyOf(Buffer.alloc(32, 'k')),
};
const asked = (change: object = {}) =>
  newTenant.parse({
    name: 'Noodle Bar',
    hosts: ['noodles.example'],
    currency: 'eur',
    locale: 'de-DE',
    time_zone: 'Europe/Berlin',
    owner: 'ana@noodles.example',
    ...change,
  });

beforeEach(async () => {
  await db.delete(tables.tenants);
  await pool.query('delete from graphile_worker._private_jobs');
});

describe('npm run tenants -- create', () => {
  test('makes a closed tenant with a whole configuration, which a running server knows at once', async () => {
    const ask = () =>
      app.inject({
        url: '/api/v2/restaurants/app-settings',
        headers: { host: 'orders.corner.example' },
      });
    expect((await ask()).statusCode).toBe(404);
    const { code, out, errors } = await command(
      'create',
      ...flagsOf(),
      '--host',
      'Corner.Example.',
    );
    expect({ code, errors }).toEqual({ code: 0, errors: workingOn });
    expect(out).toContain('Corner Kitchen, is at https://orders.corner.example.');

    const [tenant] = await db.select().from(tables.tenants);
    expect(tenant).toMatchObject({
      name: 'Corner Kitchen',
      currency: 'AUD',
      locale: 'en-AU',
      timeZone: 'Australia/Sydney',
      primaryOrigin: 'https://orders.corner.example',
      suspendedAt: null,
    });
    expect(tenant?.id).toBeGreaterThanOrEqual(1000);
    expect((await db.select().from(tables.hosts)).map(({ host }) => host).toSorted()).toEqual([
      'corner.example',
      'orders.corner.example',
    ]);
    const [site] = await db.select().from(tables.siteConfigs);
    const document = siteConfigSchema.parse(site?.document);
    expect(site?.document).toEqual(document);
    expect(document.general).toMatchObject({
      tenantId: tenant?.id,
      businessFullName: 'Corner Kitchen',
      showConfigEditor: true,
    });
    // No default promises anything in the owner's name.
    expect(document.topOfferBanner.showTopOfferBanner).toBe(false);
    expect(document.layout.home.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual([
      'features',
    ]);
    // Nothing can be ordered, and nothing of the demo is there.
    for (const table of ['restaurants', 'products', 'payment_settings', 'orders']) {
      expect(await countOf(table)).toBe(0);
    }
    await expect.poll(async () => (await ask()).statusCode).toBe(200);

    // Its owner chooses a password by the link, and signs in with it; the same is in a mail.
    const [, token = ''] =
      /https:\/\/orders\.corner\.example\/desk\/invitation#token=(\S+)/.exec(out) ?? [];
    const send = (path: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/api/v2/staff/${path}`,
        headers: { host: 'orders.corner.example' },
        payload,
      });
    const chosen = { token, name: 'Olive', password: 'salt and pepper' };
    expect((await send('invitation/account', chosen)).statusCode).toBe(201);
    const { rows: jobs } = await pool.query<{ task: string }>(
      'select task_identifier as task from graphile_worker.jobs',
    );
    expect(jobs.map(({ task }) => task)).toEqual(['invitation_mail']);
    const signIn = { email: 'olive@corner.example', password: chosen.password };
    const session = await send('session', signIn);
    expect([session.statusCode, session.json().data.role]).toEqual([201, 'owner']);
    const again = await command('invite', '--tenant', String(tenant?.id), '--owner', signIn.email);
    expect(again.errors).toBe(`${workingOn}This address has an account here already.\n`);
    const list = await command('list');
    expect(list.out).toContain(
      `${tenant?.id}  Corner Kitchen  running, not open yet  0 restaurants  corner.example orders.corner.example`,
    );
  }, 60_000);

  test.each<[string, Record<string, string>, string]>([
    ['currency', { currency: 'AUX' }, '--currency: Write the code of a currency, such as AUD.'],
    ['locale', { locale: 'xx-QQ' }, '--locale: Write a language with its country'],
    ['locale', { locale: 'en' }, '--locale: Write a language with its country'],
    ['locale', { locale: 'german' }, 'English (en), Español (es), and العربية (ar); any country'],
    ['time zone', { 'time-zone': 'Sydney' }, '--time-zone: Write a time zone by its name'],
    ['time zone', { 'time-zone': '+10:00' }, '--time-zone: Write a time zone by its name'],
    ['host', { host: 'https://corner.example' }, '--host: Write the host alone'],
    ['host', { host: 'corner.example:80' }, '--host: Write the host without a port'],
    ['host', { host: 'corner_kitchen' }, '--host: Write a host such as orders.example.com'],
    ['host', { host: '10.0.0.1' }, '--host: Write a name'],
    ['email', { owner: 'olive' }, '--owner: Write an email address like name@example.com.'],
    ['name', { name: '  ' }, '--name: Give the business a name.'],
    ['name', { name: 'x'.repeat(81) }, '--name: Give the business a name of at most 80'],
  ])('refuses a wrong %s (%o), naming the flag', (_what, change, sentence) => {
    const args = ['create', ...flagsOf({ host: 'new.example', ...change })];
    expect(() => readArguments(args)).toThrow(StartupError);
    expect(() => readArguments(args)).toThrow(sentence);
  });

  test.each<[args: string[], sentence: string]>([
    [[], 'Say what to do.'],
    [['make'], "There is no command 'make'."],
    [['create', '--name', 'A'], '--host is missing.'],
    [['list', '--tenant', '5'], 'list takes no --tenant.'],
    [['suspend'], '--tenant is missing.'],
    [['suspend', '--tenant', 'x'], "--tenant must be a whole number like 1000, not 'x'."],
    [['delete', '--tenant', '5', '--grace-days', '-1'], "'--grace-days"],
    [['delete', '--tenant', '5', '--grace-days', '366'], '--grace-days: At most 365 days.'],
    [['delete', '--tenant', '5', '--grace-days', 'soon'], '--grace-days: Write a number of days.'],
    [['export', '--tenant', '5'], 'Say where to'],
    [['export', '--tenant', '5', 'a.zip', 'b.zip'], 'a word too many: b.zip'],
    [['create', '--force'], '--force'],
  ])('%j is refused', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(StartupError);
    expect(() => readArguments(args)).toThrow(sentence);
  });

  test('a host of another tenant is refused in a sentence, and nothing is made', async () => {
    await createTenant(createDeps, asked({ hosts: ['orders.corner.example'] }));
    const before = await countOf('tenants');
    const { code, errors } = await command('create', ...flagsOf({ host: 'ORDERS.corner.example' }));
    expect(errors).toBe(`${workingOn}The host orders.corner.example belongs to another tenant.\n`);
    expect(code).toBe(1);
    expect(await countOf('tenants')).toBe(before);
  }, 60_000);

  test('of a tenant that is not there, and of a help that is, it says so', async () => {
    const { code, errors } = await command('suspend', '--tenant', '7');
    expect({ code, errors }).toEqual({ code: 1, errors: `${workingOn}There is no tenant 7.\n` });
    expect((await command('--help')).out).toMatch(/--grace-days 30/);
  }, 60_000);

  test('killed in the middle it leaves nothing half made', async () => {
    await createTenant(createDeps, asked());
    const before = [
      await countOf('tenants'),
      await countOf('hosts'),
      await countOf('site_configs'),
    ];
    await withClient(url, async (client) => {
      // It has inserted its tenant, and waits for whether somebody else gets its host.
      await client.query('begin');
      await client.query(
        `insert into hosts (host, tenant_id) select 'slow.example', min(id) from tenants`,
      );
      const running = startCommand({ DATABASE_URL: url }, [
        'create',
        ...flagsOf({ host: 'slow.example' }),
      ]);
      onTestFinished(() => void running.process.kill('SIGKILL'));
      const waiting = async () => (await listBlocked(pool, 'insert into "hosts"')).length;
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
      running.process.kill('SIGKILL');
      expect((await running.ended).code).toBe('SIGKILL');
      await client.query('rollback');
      await expect.poll(waiting).toBe(0);
    });
    const after = async () => [
      await countOf('tenants'),
      await countOf('hosts'),
      await countOf('site_configs'),
    ];
    expect(await after()).toEqual(before);
    const { code } = await command('create', ...flagsOf({ host: 'slow.example' }));
    expect(code).toBe(0);
  }, 90_000);
});

describe('creating a tenant', () => {
  test('of two that ask for one host at once, one gets it and the other is refused', async () => {
    const tries = await Promise.allSettled([
      createTenant(createDeps, asked({ name: 'One' })),
      createTenant(
        createDeps,
        asked({ name: 'Two', hosts: ['second.example', 'noodles.example'] }),
      ),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = tries.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain(
      'The host noodles.example belongs to another tenant.',
    );
    const { rows } = await pool.query(
      `select count(*)::int from tenants where name in ('One', 'Two')`,
    );
    expect(rows[0].count).toBe(1);
  });

  test('outside Australia it begins without a tax, for that is its owner’s to set', async () => {
    const made = await createTenant(createDeps, asked({ hosts: ['tax.example'] }));
    expect(made.tenant).toMatchObject({ currency: 'EUR', locale: 'de-DE', taxPpm: 0 });
  });

  test('a host with other letters is kept as it is asked for', () => {
    expect(asked({ hosts: ['MÜNCHEN.example.'] }).hosts).toEqual(['xn--mnchen-3ya.example']);
  });
});
