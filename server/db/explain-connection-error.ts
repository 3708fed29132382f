import type { ClientConfig } from 'pg';
import { StartupError } from '../errors/startup-error.ts';
import { databasePlace, readDatabaseTarget } from './database-target.ts';

/** The variables that lead to a database. */
export type DatabaseVariable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';

/**
 * Turns a failed connection to DATABASE_URL, or what else led there, into one sentence that says what to
 * do. It names host, database and user, never the password.
 */
export function explainConnectionError(
  error: unknown,
  connection: ClientConfig,
  variable: DatabaseVariable = 'DATABASE_URL',
): StartupError {
  const explain = (what: string) => new StartupError(`${variable} does not work: ${what}`);
  const target = readDatabaseTarget(connection);
  if (!target) return explain('it cannot be read. Write special characters as %40 and the like.');
  const { host, database, user } = target;
  const place = databasePlace(target);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);

  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return explain(`no PostgreSQL answers at ${place}. Is it running?`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return explain(`there is no host named ${host}.`);
    case '28P01':
      return explain(`${place} refuses the password of the user ${user}.`);
    case '28000':
      return explain(`${place} does not let the user ${user} in (${message}).`);
    case '3D000':
      return explain(`there is no database ${database} at ${place}: create it first.`);
    case '53300':
      return explain(`${place} has no connection left for us (${message}).`);
    case '57P03':
      return explain(`the PostgreSQL at ${place} is starting or stopping: try again in a moment.`);
    default:
  }
  if (/timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(`${code} ${message}`)) {
    return explain(`${place} cannot be reached.`);
  }
  if (message.includes('password must be a string')) {
    return explain(`${place} asks for a password, and none is given for the user ${user}.`);
  }
  return explain(`${place} answers with '${message}'.`);
}
