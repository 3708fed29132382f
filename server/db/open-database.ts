import type { Env } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { PoolConfig } from 'pg';
import { createDatabase, type OpenDatabase } from './client.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { chooseDataFolder } from './embedded/choose-data-folder.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { explainConnectionError } from './explain-connection-error.ts';

const oldestVersion = 15;

/** `connection` serves to open more pools of the same database; close them first. */
type OpenedDatabase = OpenDatabase & { connection: PoolConfig };

/**
 * Opens the PostgreSQL of DATABASE_URL, or our own where none is given. Its `close` ends both the
 * connections and our own server. Its statements may take as long as they need.
 * @throws StartupError with a sentence for people when it cannot be used.
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<OpenedDatabase> {
  if (env.databaseUrl !== undefined) return openGiven(env.databaseUrl, log);
  const dataDir = await chooseDataFolder({ given: env.dataDir, projectRoot: findProjectRoot() });
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const database = createDatabase(embedded.connection, log);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, connection: embedded.connection, close };
}

async function openGiven(
  databaseUrl: string,
  log: (message: string) => void,
): Promise<OpenedDatabase> {
  const connection = { connectionString: databaseUrl };
  const database = createDatabase(connection, log);
  try {
    const { rows } = await database.pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version >= oldestVersion) return { ...database, connection };
    throw new StartupError(
      `The PostgreSQL of DATABASE_URL is version ${version}: ${oldestVersion} or newer is needed.`,
    );
  } catch (error) {
    await database.close();
    const cause = error instanceof DatabaseUnavailable ? error.cause : error;
    throw error instanceof StartupError ? error : explainConnectionError(cause, connection);
  }
}
