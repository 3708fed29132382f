import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { plainMessage, plainText } from './plain-message.ts';

/**
 * An error as the log takes it. Of a failed query drizzle tells the values, and PostgreSQL tells
 * them in its message and detail; mail servers and gateways repeat what was sent to them. Addresses,
 * names and tokens are nothing for a log, so of these only what and where stays, and of any error
 * only the fields that are listed here: libraries hang whole requests on theirs.
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? plainText(error) : typeof error;
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
  return {
    type: error.name,
    message: messagesOf(error),
    ...factsOf(error),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
    ...(error instanceof AggregateError && { aggregateErrors: error.errors.map(errorForLog) }),
  };
}

/** What an error says, and what it was caused by; of a query's own error its class says it. */
function messagesOf(error: Error): string {
  const { cause } = error;
  const isTold = cause instanceof Error && !isAboutQuery(cause);
  return isTold ? `${plainMessage(error)}: ${messagesOf(cause)}` : plainMessage(error);
}

const factNames = ['code', 'status', 'statusCode', 'responseCode', 'syscall', 'requestId'];

/** What libraries say of a failure by words and numbers of their own. */
function factsOf(error: Error): Record<string, string | number> {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const value: unknown = Reflect.get(error, name);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
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
