import { DatabaseError } from 'pg';

/** The database cannot be reached or does not answer; the same may be asked again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/**
 * SQLSTATEs that pass by themselves: connection lost (08), serialization and deadlock (40), too few
 * resources (53), a lock waited for in vain, a statement cut off, the server stopping or starting.
 */
const passing = /^(?:08|53|40001|40P01|55P03|57014|57P0)/;

/**
 * 'Cannot write': this server was the leader of a cluster, or waits to become it. Nothing can be asked
 * of its connections, and the next one may lead to the leader.
 */
const isReplica = ({ code }: DatabaseError) => code === '25006';

/** Whether a query failed only because the database does not answer now, or not in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof DatabaseError) {
    // FATAL ends the connection: nobody is let in, or the server goes down.
    return error.severity === 'FATAL' || isReplica(error) || passing.test(error.code ?? '');
  }
  // drizzle wraps what the server said.
  return error instanceof Error && error.cause !== undefined && isDatabaseUnavailable(error.cause);
}

/** Whether the connection of a failed query is of no more use: FATAL ends it. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  (error instanceof DatabaseError && (error.severity === 'FATAL' || isReplica(error)));

/** Whether a statement was refused only because an earlier one of its transaction had failed. */
export const isRefusedForAnother = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '25P02';

const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver's own sentences, which come without a code. */
const lostSentence =
  /timeout|Connection terminated|Client was closed|Cannot use a pool|not queryable|encountered a connection/;

/** What the driver says of a connection that is gone, as DatabaseUnavailable; all else as it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (!lostCodes.has(code) && !lostSentence.test(error.message)) return error;
  return new DatabaseUnavailable(error.message, { cause: error });
}
