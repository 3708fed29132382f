import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { withClient } from '#tests/database/with-client.ts';
import { dataFolder } from '#tests/server/embedded/data-folder.ts';

const dataDir = await dataFolder();
const log = () => undefined;

/** A server of ours that asks one of its users for a password, as a given one would. */
const { connection, stop } = await startEmbeddedPostgres({ dataDir, log, throwaway: true });
const socket = encodeURIComponent(connection.host);
afterAll(stop);

beforeAll(async () => {
  const rules = join(dataDir, 'postgres/data/pg_hba.conf');
  const before = await readFile(rules, 'utf8');
  await writeFile(rules, `local all guarded scram-sha-256\n${before}`);
  await withClient(connection, async (client) => {
    await client.query(`create role guarded login password 'hush'`);
    await client.query('create role reader login');
    await client.query('alter role reader set default_transaction_read_only = on');
    await client.query('select pg_reload_conf()');
  });
});

const refusal = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDir: undefined }, log).then(
    () => 'it opened',
    (error: unknown) => (error instanceof StartupError ? error.message : error),
  );

describe('a broken DATABASE_URL gives one clear sentence, without its password', () => {
  test.each([
    ['guarded:wrong-hush@localhost/servery', /refuses the password of the user guarded\.$/],
    ['guarded@localhost/servery', /asks for a password, and none is given for the user guarded\.$/],
    ['guarded:hush@localhost/nowhere', /there is no database nowhere at the socket in .*first\.$/],
    ['nobody:hush@localhost/servery', /does not let the user nobody in/],
  ])('%s', async (address, sentence) => {
    const answer = await refusal(`postgresql://${address}?host=${socket}`);
    expect(answer).toMatch(/^DATABASE_URL does not work: /);
    expect(answer).toMatch(sentence);
    expect(answer).not.toContain('hush');
  });

  test('a password with bytes that are no text', async () => {
    expect(await refusal('postgresql://me:hush%ff@127.0.0.1/servery')).toBe(
      'DATABASE_URL does not work: it cannot be read. Write special characters as %40 and the like.',
    );
  });

  test('a replica of the server that is meant', async () => {
    expect(await refusal(`postgresql://reader@localhost/servery?host=${socket}`)).toMatch(
      /can only be read: let DATABASE_URL lead to the leader of its cluster/,
    );
  });

  test('nobody answers there', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
    const { port } = address;
    await new Promise((resolve) => server.close(resolve));
    expect(await refusal(`postgresql://me:hush@127.0.0.1:${port}/servery`)).toBe(
      `DATABASE_URL does not work: no PostgreSQL answers at 127.0.0.1:${port}. Is it running?`,
    );
  });

  test('a user who may not create tables there', async () => {
    const url = `postgresql://guarded:hush@localhost/servery?host=${socket}`;
    const { pool, close } = createDatabase({ connectionString: url });
    await expect(migrateDatabase(pool)).rejects.toThrow(
      new StartupError(
        'The user guarded may not create tables in the database servery: make it the owner of ' +
          'that database.',
      ),
    );
    await close();
  });
});

test('DATABASE_URL is used where it is set', async () => {
  const databaseUrl = `postgresql://guarded:hush@localhost/servery?host=${socket}`;
  const { pool, close } = await openDatabase({ databaseUrl, dataDir: '/nowhere' }, log);
  const { rows } = await pool.query('select current_user as user');
  await close();
  expect(rows).toEqual([{ user: 'guarded' }]);
});

test('without DATABASE_URL the program opens its own, and closing it stops the server', async () => {
  const own = join(dataDir, 'own');
  const { pool, close } = await openDatabase({ databaseUrl: undefined, dataDir: own }, log);
  await migrateDatabase(pool);
  await close();
  await expect(readFile(join(own, 'postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
});
