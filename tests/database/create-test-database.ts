import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, type OpenDatabase } from '#server/db/client.ts';
import { databaseUrl, withClient } from './with-client.ts';

export type TestDatabase = OpenDatabase & {
  /** For a server that a test starts: its DATABASE_URL. */
  url: string;
};

/**
 * A migrated, empty database of the test file's own, dropped when the file is done. Call it at the
 * top of the file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { server, template, prefix } = inject('testDatabase');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  // As files, which takes a third of the work of copying through the log (PostgreSQL's default).
  await withClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const url = databaseUrl(server, name);
  const database = createDatabase({ connectionString: url });
  afterAll(async () => {
    await database.close();
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { ...database, url };
}
