import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { stdSerializers } from 'pino';

/**
 * An error as the log takes it. Of a failed query drizzle tells the values, and PostgreSQL tells
 * them in its message and detail: addresses, names and tokens are nothing for a log, so of these
 * only what and where stays.
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof DrizzleQueryError) {
    return {
      type: 'DrizzleQueryError',
      message: 'A query failed.',
      stack: framesOf(error),
      ...(error.cause && { cause: errorForLog(error.cause) }),
    };
  }
  if (error instanceof DatabaseError) {
    const { code, severity, schema, table, column, constraint, routine } = error;
    return {
      type: 'DatabaseError',
      message: 'The database refused a query.',
      stack: framesOf(error),
      code,
      severity,
      schema,
      table,
      column,
      constraint,
      routine,
    };
  }
  if (!isAboutQuery(error)) return stdSerializers.err(error);
  return {
    type: error.name,
    message: error.message,
    stack: framesOf(error),
    cause: errorForLog(error.cause),
    ...(error instanceof AggregateError && { aggregateErrors: error.errors.map(errorForLog) }),
  };
}

/** Whether an error of a query lies anywhere below one. */
export function isAboutQuery(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOne = error instanceof DrizzleQueryError || error instanceof DatabaseError;
  const isBelow = error instanceof AggregateError && error.errors.some(isAboutQuery);
  return isOne || isBelow || isAboutQuery(error.cause);
}

/** Where it happened, without the message that a stack begins with. */
export function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length).trimStart();
}
