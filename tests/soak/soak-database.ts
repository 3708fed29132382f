import { createDatabase, type OpenDatabase } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { insertSmallMenu } from '#tests/fixtures/small-menu.ts';
import { insertStaff } from '../server/setup/sign-staff-in.ts';
import { countEverything } from '../server/start/kill-test-setup.ts';

/** What a database begins with: two small tenants, their staff, and everything counted. */
export async function fillDatabase({ db, pool }: OpenDatabase): Promise<void> {
  await migrateDatabase(pool);
  await insertSmallMenu(db);
  await countEverything(db);
  await insertStaff(db);
}

export type SoakDatabase = OpenDatabase & {
  url: string;
  place: { host: string; hostPort: number; user: string; database: string };
};

/** The empty database of DATABASE_URL, or one of our own in a folder; filled. */
export async function openSoakDatabase(
  folder: string,
  log: (text: string) => void,
): Promise<SoakDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    const database = createDatabase({ connectionString: given });
    await fillDatabase(database);
    const { hostname, port, username, pathname } = new URL(given);
    const place = { host: hostname, hostPort: Number(port || 5432) };
    return {
      ...database,
      url: given,
      place: { ...place, user: decodeURIComponent(username), database: pathname.slice(1) },
    };
  }
  const server = await startEmbeddedPostgres({ dataDir: folder, log });
  const { host, port, user, database: name } = server.connection;
  const database = createDatabase(server.connection);
  await fillDatabase(database);
  return {
    ...database,
    url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    place: { host, hostPort: port, user, database: name },
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
