import type { PoolConfig } from 'pg';

/** How long a call waits for the database, in ms. */
export type DatabaseTimeouts = {
  /** For a connection: a new one, or one of the pool's. */
  connect: number;
  /** For a statement; the server cuts it off. */
  statement: number;
  /** Of that, for a lock that another transaction holds. */
  lock: number;
};

/** A database that answers at all cuts a statement off in time; one that is silent so long later is gone. */
const graceMs = 250;

/** The longest that a call waits for a database that does not answer, in ms. */
export const longestWait = ({ connect, statement }: DatabaseTimeouts): number =>
  connect + statement + graceMs;

/** The same as settings of the driver alone: a pooler takes none of its connections (decision 110). */
export const timeoutsOfDriver = ({ connect, statement }: DatabaseTimeouts): PoolConfig => ({
  connectionTimeoutMillis: connect,
  query_timeout: statement + graceMs,
});

/** The same as settings of the driver and of each connection. */
export const timeoutsOfPool = (timeouts: DatabaseTimeouts): PoolConfig => ({
  ...timeoutsOfDriver(timeouts),
  statement_timeout: timeouts.statement,
  lock_timeout: timeouts.lock,
});
