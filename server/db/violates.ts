import { DrizzleQueryError } from 'drizzle-orm';

/** Whether PostgreSQL refused a statement because of this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const name = error instanceof DrizzleQueryError ? constraintOf(error.cause) : undefined;
  return name !== undefined && isNamed(name, constraint);
}

/** The coordinator of a distributed database passes on what a node says, but not its fields. */
function constraintOf(cause: Error | undefined): string | undefined {
  if (cause === undefined) return undefined;
  if ('constraint' in cause && cause.constraint !== undefined) return String(cause.constraint);
  return /constraint "([^"]+)"/.exec(cause.message)?.[1];
}

/**
 * A distributed database names the constraint of the table's part: with the part's number, before which
 * a long name is cut off and followed by a hash of it (Citus, AppendShardIdToName).
 */
function isNamed(found: string, constraint: string): boolean {
  if (found === constraint) return true;
  const name = found.replace(/_\d+$/, '');
  const cut = found.replace(/_[0-9a-f]{8}_\d+$/, '');
  return name === constraint || (cut !== found && cut.length > 40 && constraint.startsWith(cut));
}
