import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../environment/env.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { StartupError } from '../errors/startup-error.ts';
import { databasePlace, readDatabaseTarget } from './database-target.ts';
import { chooseDataFolder } from './embedded/choose-data-folder.ts';
import { openDatabase } from './open-database.ts';

type Given = Pick<Env, 'nodeEnv' | 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/**
 * Opens the database of a command and reports which one it is, for a command that is typed without the
 * program's variables would answer from another one. The password is never in the report.
 * @param report takes the line, and what the database logs
 * @throws StartupError where it cannot be opened, and in production where the embedded one would
 * have to be made: only the start of the program does that.
 */
export async function openCommandDatabase(env: Given, report: (line: string) => void) {
  const folder = env.databaseUrl === undefined ? await embeddedFolder(env) : null;
  const isNew = folder !== null && !existsSync(join(folder, 'postgres/data'));
  if (isNew && env.nodeEnv === 'production') {
    throw new StartupError(
      `There is no database to work on: DATABASE_URL is not set, and ${folder} has none. Set ` +
        'DATABASE_URL as the program has it, or, where it runs its own database, SERVERY_DATA_DIR ' +
        'to its data folder. A database of its own is made by the start of the program alone.',
    );
  }
  const database = await openDatabase(env, report);
  report(
    folder === null
      ? `Database: ${namedTarget(database.connection)}`
      : `Database: the embedded database in ${folder}${isNew ? ', made just now' : ''} (DATABASE_URL is not set)`,
  );
  return database;
}

const embeddedFolder = ({ dataDir }: Given) =>
  chooseDataFolder({ given: dataDir, projectRoot: findProjectRoot() });

function namedTarget(connection: Parameters<typeof readDatabaseTarget>[0]): string {
  const target = readDatabaseTarget(connection);
  return target ? `${target.database ?? ''} at ${databasePlace(target)}` : 'of DATABASE_URL';
}
