import type { Pool } from 'pg';
import { RateLimiterPostgres, type IRateLimiterPostgresOptions } from 'rate-limiter-flexible';
import type { RateLimit } from '../environment/server-options.ts';

type Further = Partial<IRateLimiterPostgresOptions>;

/** A limit counted in PostgreSQL under its own name, so that it holds across instances and restarts. */
export const storedLimiter = (
  pool: Pool,
  name: string,
  { points, seconds }: RateLimit,
  further: Further = {},
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    ...further,
  });
