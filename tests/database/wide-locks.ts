import type { Pool, PoolClient } from 'pg';

const locks = /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b/i;
/** Of the rows of one tenant, or of the tenant itself. */
const isOfOneTenant = /(?:\btenant_id"?|"tenants"\."id"|\bfrom tenants where id)\s*=\s*\$\d/;
/** Its tables are on one node, whatever is distributed. */
const isOfTheQueue = /\bgraphile_worker\b/;

/**
 * Whether a statement locks rows without saying whose: a distributed database refuses it, for the rows
 * may be on several shards (docs/decisions/110).
 */
export const isWideLock = (statement: string): boolean =>
  locks.test(statement) && !isOfOneTenant.test(statement) && !isOfTheQueue.test(statement);

/**
 * Notes every such statement that is sent by the connections of a pool from now on.
 * @returns the statements, to which those that follow are added
 */
export function collectWideLocks(pool: Pool): string[] {
  const found: string[] = [];
  pool.on('connect', (client) => {
    client.query = watched(client.query, (statement) => {
      if (isWideLock(statement)) found.push(statement);
    });
  });
  return found;
}

const watched = <Query extends PoolClient['query']>(
  query: Query,
  note: (statement: string) => void,
): Query =>
  new Proxy(query, {
    apply(target, self, args: unknown[]) {
      note(textOf(args[0]));
      return Reflect.apply(target, self, args);
    },
  });

/** The driver takes a text, or an object with one. */
function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return '';
  return String(asked.text);
}
