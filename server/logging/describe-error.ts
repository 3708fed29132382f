import { framesOf, isAboutQuery } from './error-for-log.ts';
import { plainMessage } from './plain-message.ts';

/** What a person can do about a code of PostgreSQL's or of the network's. */
const advice: Record<string, string> = {
  '25006': 'It takes no writes: name the one that does in DATABASE_URL.',
  '42501': 'The user of DATABASE_URL is not allowed to do that.',
  '42703': 'Its tables are not those of this version: restore a backup, or run the newest version.',
  '42P01': 'Its tables are not those of this version: restore a backup, or run the newest version.',
  '53100': 'Its disk is full.',
  '53200': 'Its memory is full.',
  '53300': 'It has no connection left for us.',
  '57P01': 'It was stopped meanwhile: see that it runs, then try again.',
  '57P02': 'It was stopped meanwhile: see that it runs, then try again.',
  '57P03': 'It is starting or stopping: try again in a moment.',
  ECONNREFUSED: 'It does not answer any more: see that it runs, then try again.',
  ECONNRESET: 'It was stopped meanwhile: see that it runs, then try again.',
};

/**
 * An error in one sentence, for places that keep or print no more. As in the log, no value of a
 * query stands in it: neither drizzle's parameters nor the rows that PostgreSQL quotes.
 */
export function describeError(error: unknown): string {
  if (!isAboutQuery(error)) return error instanceof Error ? error.message : String(error);
  const { code, table, constraint } = detailsOf(error);
  const where = [
    code && `code ${code}`,
    table && `table ${table}`,
    constraint && `constraint ${constraint}`,
  ].filter(Boolean);
  const place = where.length > 0 ? ` (${where.join(', ')})` : '';
  return [`The database could not do what was asked of it${place}.`, advice[code ?? '']]
    .filter(Boolean)
    .join(' ');
}

/** The same with the place in the program, for an error that nobody expected. */
export function describeErrorWithLocation(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const said = isAboutQuery(error) ? describeError(error) : `${error.name}: ${plainMessage(error)}`;
  const places = new Set(chainOf(error).map(framesOf).filter(Boolean));
  return [said, ...places].join('\n    ');
}

/** An error and what lies below it. */
function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const below = error instanceof AggregateError ? error.errors.flatMap(chainOf) : [];
  return [error, ...below, ...chainOf(error.cause)];
}

type ErrorDetails = { code?: string; table?: string; constraint?: string };

/** What the lowest error that has a code says of its cause: names, no values. */
function detailsOf(error: unknown): ErrorDetails {
  const lowest = chainOf(error).findLast((one) => textAt(one, 'code') !== undefined);
  if (!lowest) return {};
  const [code, table, constraint] = ['code', 'table', 'constraint'].map((key) =>
    textAt(lowest, key),
  );
  return { ...(code && { code }), ...(table && { table }), ...(constraint && { constraint }) };
}

function textAt(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}
