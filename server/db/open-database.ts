import type { Env } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { StartupError } from '../errors/startup-error.ts';
import { createDatabase, type OpenDatabase } from './client.ts';
import { chooseDataFolder } from './embedded/choose-data-folder.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { explainConnectionError } from './explain-connection-error.ts';

const oldestVersion = 15;

/**
 * Opens the PostgreSQL of DATABASE_URL, or our own where none is given. Its `close` ends both the
 * connections and our own server.
 * @throws StartupError with a sentence for people when it cannot be used.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (env.databaseUrl !== undefined) return openGiven(env.databaseUrl, log);
  const dataDir = await chooseDataFolder({ given: env.dataDir, projectRoot: findProjectRoot() });
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const database = createDatabase(embedded.connection, log);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, close };
}

async function openGiven(databaseUrl: string, log: (message: string) => void) {
  const connection = { connectionString: databaseUrl };
  const database = createDatabase(connection, log);
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version >= oldestVersion) return database;
    throw new StartupError(
      `The PostgreSQL of DATABASE_URL is version ${version}: ${oldestVersion} or newer is needed.`,
    );
  } catch (error) {
    await database.close();
    throw error instanceof StartupError ? error : explainConnectionError(error, connection);
  }
}
