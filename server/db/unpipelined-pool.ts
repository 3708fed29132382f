import type { Pool } from 'pg';
import { BoundedPool } from './bounded-pool.ts';

/**
 * A pool of one connection to the same database that does one statement after the other: the driver
 * takes no COPY on connections that pipeline. End it after use.
 */
export function unpipelinedPool({ options }: Pool): BoundedPool {
  // The driver hides the password from whoever copies its options.
  const { password } = options;
  const pool = new BoundedPool({ ...options, password, pipeline: false, max: 1 });
  // Unheard, a connection that breaks between two statements would end the process.
  pool.on('error', () => undefined);
  return pool;
}
