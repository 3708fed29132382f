import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/client.ts';
import { insertSmallMenu } from '#tests/fixtures/small-menu.ts';
import { afterUse } from './after-use.ts';
import { takeReadyDatabase } from './ready-databases.ts';
import { collectWideLocks } from './wide-locks.ts';
import { copyDatabase, databaseUrl, withClient } from './with-client.ts';

export type TestDatabase = OpenDatabase & {
  /** For a server that a test starts: its DATABASE_URL. */
  url: string;
};

/**
 * A migrated, empty database of the test file's own, dropped when the file is done. Call it at the
 * top of the file: `const { db } = await createTestDatabase();` One that a test makes is dropped with
 * it. The file fails where any statement locked rows of several tenants.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return openCopy(await makeDatabase(inject('testDatabase').template));
}

/** The same with the two small restaurants in it. */
export async function createSmallDatabase(): Promise<TestDatabase> {
  const { smallTemplate, ready } = inject('testDatabase');
  const database = await openCopy(await makeDatabase(smallTemplate));
  if (ready) await insertSmallMenu(database.db);
  return database;
}

async function openCopy({ url, dispose }: MadeDatabase): Promise<TestDatabase> {
  const database = createDatabase({ connectionString: url });
  const wideLocks = collectWideLocks(database.pool);
  afterUse(async () => {
    await database.close();
    await dispose();
    if (wideLocks.length > 0) {
      throw new Error(`Rows of several tenants were locked by:\n${wideLocks.join('\n')}`);
    }
  });
  return { ...database, url };
}

type MadeDatabase = { url: string; dispose: () => Promise<void> };

async function makeDatabase(template: string): Promise<MadeDatabase> {
  const { server, prefix, ready } = inject('testDatabase');
  if (ready) return takeReadyDatabase(server, ready);
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await copyDatabase(server, template, name);
  return {
    url: databaseUrl(server, name),
    dispose: () =>
      withClient(server, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}
