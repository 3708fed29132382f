import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL ended one of two transactions that waited for each other: it can be tried again. */
export const isDeadlock = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  error.cause.code === '40P01';
