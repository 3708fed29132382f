import type { Env } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { PoolConfig } from 'pg';
import { createDatabase, type OpenDatabase } from './client.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { chooseDataFolder } from './embedded/choose-data-folder.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { explainConnectionError, type DatabaseVariable } from './explain-connection-error.ts';

const oldestVersion = 15;

/** `connection` serves to open more pools of the same database; close them first. */
type OpenedDatabase = OpenDatabase & { connection: PoolConfig };

type Given = Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseDirectUrl'>>;

/**
 * Opens the PostgreSQL of DATABASE_URL, past its pooler where DATABASE_DIRECT_URL says how, or our own
 * where none is given. Its `close` ends both the connections and our own server. Its statements may
 * take as long as they need.
 * @throws StartupError with a sentence for people when it cannot be used.
 */
export async function openDatabase(
  env: Given,
  log: (message: string) => void,
  /** At most; the driver's own ten where nothing is said. */
  connections?: number,
): Promise<OpenedDatabase> {
  const bound = connections === undefined ? {} : { max: connections };
  if (env.databaseDirectUrl !== undefined) {
    return openGiven('DATABASE_DIRECT_URL', env.databaseDirectUrl, bound, log);
  }
  if (env.databaseUrl !== undefined) return openGiven('DATABASE_URL', env.databaseUrl, bound, log);
  const dataDir = await chooseDataFolder({ given: env.dataDir, projectRoot: findProjectRoot() });
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const database = createDatabase({ ...embedded.connection, ...bound }, log);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, connection: embedded.connection, close };
}

async function openGiven(
  variable: DatabaseVariable,
  databaseUrl: string,
  bound: PoolConfig,
  log: (message: string) => void,
): Promise<OpenedDatabase> {
  const connection = { connectionString: databaseUrl };
  const database = createDatabase({ ...connection, ...bound }, log);
  try {
    const { rows } = await database.pool.query<{ version: number; is_replica: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
         current_setting('transaction_read_only')::boolean as is_replica`,
    );
    const { version = 0, is_replica: isReplica = false } = rows[0] ?? {};
    if (version < oldestVersion) {
      throw new StartupError(
        `The PostgreSQL of ${variable} is version ${version}: ${oldestVersion} or newer is needed.`,
      );
    }
    // Its tables cannot be brought up to date, and nobody could order.
    if (isReplica) {
      throw new StartupError(
        `The PostgreSQL of ${variable} can only be read: let ${variable} lead to the leader of its cluster, or try again in a moment.`,
      );
    }
    return { ...database, connection };
  } catch (error) {
    await database.close();
    const cause = error instanceof DatabaseUnavailable ? error.cause : error;
    if (error instanceof StartupError) throw error;
    throw explainConnectionError(cause, connection, variable);
  }
}
