import { StartupError } from '../errors/startup-error.ts';

/** PostgreSQL's codes of what a backup can meet in a database, in words; its values stay unsaid. */
export function explainRestoreError(error: unknown): unknown {
  const code = textAt(error, 'code');
  const table = textAt(error, 'table') ?? 'a table';
  if (code === '23505') {
    return new StartupError(
      `A row of ${table} is there already and belongs to another tenant, such as a host that two ` +
        'want. Nothing was restored.',
    );
  }
  if (code === '23503') {
    return new StartupError(
      `Rows of ${table} need others that are not in the backup. Nothing was restored.`,
    );
  }
  return error;
}

function textAt(error: unknown, key: string): string | null {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : null;
  return typeof value === 'string' ? value : null;
}
