import { afterAll, describe, expect, test } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/client.ts';
import { openCallsDatabase } from '#server/db/open-calls-database.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { insertSmallMenu, small } from '#tests/fixtures/small-menu.ts';
import { openConfigEditor, set } from '../publishing/config-editor.ts';
import { at, buildTestApp } from '../setup/build-test-app.ts';
import { followStream } from '../setup/follow-stream.ts';
import { createShopper, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const direct = await createTestDatabase();
const { url } = direct;

/** Connections that forget everything after each use, as if the next one were another's. */
function forgetting(keepsPreparedStatements: boolean): OpenDatabase {
  const database = createDatabase({ connectionString: url, keepsPreparedStatements });
  database.pool.on('release', (failure: Error | undefined, client) => {
    // One that is being closed says so, and has nothing left to forget.
    if (!failure) client.query('discard all').catch(() => undefined);
  });
  afterAll(() => database.close());
  return database;
}

describe('behind a pooler that gives each transaction another connection', () => {
  test('an order is placed and followed, and a site published', async () => {
    const pooled = forgetting(false);
    await insertSmallMenu(direct.db);
    await insertStaff(direct.db);
    const { app } = await buildTestApp(pooled, {
      listenTo: { connectionString: url },
      options: { fallbackTenantId: small.tenant },
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const staff = await signStaffIn(app);

    for (const guest of [4_400_001, 4_400_002]) {
      const shopper = await createShopper(app, guest);
      await shopper.fillCart(lemonade, lemonade);
      const order = await shopper.placed();
      const { authorization } = shopper.headers;
      const stream = await followStream(`${address}/api/v2/orders/${order.id}/events`, {
        authorization,
      });
      expect((await stream.next())?.data).toContain('"accepted"');
      const moved = await app.inject({
        method: 'POST',
        url: `/api/v2/staff/orders/${order.id}/status`,
        headers: staff,
        payload: { to: 'preparing', reason: '' },
      });
      expect(moved.statusCode).toBe(200);
      expect((await stream.next())?.data).toContain('"preparing"');
    }

    const editor = openConfigEditor(app, staff);
    await editor.write(set('hero.title', 'Soup'));
    await editor.release();
    const shown = async () => {
      const { body } = await app.inject({
        url: '/api/v2/restaurants/app-settings',
        headers: at,
      });
      return body;
    };
    await expect.poll(shown).toContain('Soup');
    const { rows } = await pooled.pool.query<{ kept: string }>(
      'select count(*) as kept from pg_prepared_statements',
    );
    expect(rows).toEqual([{ kept: '0' }]);
  });

  test('a statement that is prepared by name would be lost', async () => {
    const named = { name: 'kept', text: 'select 1 as one' };
    const ask = async ({ pool }: OpenDatabase) => {
      await pool.query(named);
      await pool.query(named);
    };
    await expect(ask(forgetting(true))).rejects.toThrow('does not exist');
    await expect(ask(forgetting(false))).resolves.toBeUndefined();
  });
});

describe('the connections that answer calls', () => {
  const databaseTimeouts = { connect: 2000, statement: 1500, lock: 1000 };
  const timeouts = `select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout') order by name`;
  const open = async (changes: Partial<Parameters<typeof openCallsDatabase>[0]>) => {
    const received: string[] = [];
    const env = {
      databaseUrl: url,
      databaseDirectUrl: undefined,
      databaseTimeouts,
      keepsPreparedStatements: true,
      ...changes,
    };
    const calls = await openCallsDatabase(env, { connectionString: url }, (line) => {
      received.push(line);
    });
    const { rows } = await calls.pool.query(timeouts).finally(() => calls.close());
    return { rows, received, listenTo: calls.listenTo };
  };

  test('have the timeouts of the environment where no pooler stands between', async () => {
    const { rows, received } = await open({});
    expect(rows).toEqual([
      { name: 'lock_timeout', setting: '1000' },
      { name: 'statement_timeout', setting: '1500' },
    ]);
    expect(received).toEqual([]);
  });

  test('take those of a pooler, which is named where it sets none; news come past it', async () => {
    const { rows, received, listenTo } = await open({ databaseDirectUrl: url });
    expect(rows).toEqual([
      { name: 'lock_timeout', setting: '0' },
      { name: 'statement_timeout', setting: '0' },
    ]);
    expect(received).toEqual([
      expect.stringMatching(/^The pooler .* without lock_timeout and statement_timeout:/),
    ]);
    expect(listenTo).toMatchObject({ connectionString: url, lock_timeout: 1000 });
  });

  test('say which address is wrong', async () => {
    const nowhere = url.replace(/\/[^/?]*(\?|$)/, '/nowhere$1');
    await expect(open({ databaseUrl: nowhere, databaseDirectUrl: url })).rejects.toThrow(
      /^DATABASE_URL does not work: there is no database nowhere/,
    );
  });
});
