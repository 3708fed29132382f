import { DrizzleQueryError } from 'drizzle-orm';

/** Whether PostgreSQL refused a statement because of this constraint. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'constraint' in error.cause &&
  error.cause.constraint === constraint;
