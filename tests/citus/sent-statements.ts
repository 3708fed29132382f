import type { Pool, PoolClient } from 'pg';

export type SentStatement = { text: string; values: readonly unknown[] };

/**
 * Notes what the connections of a pool send from now on, each statement once, with its first values.
 * @returns by text, to which those that follow are added
 */
export function collectStatements(pool: Pool): Map<string, SentStatement> {
  const found = new Map<string, SentStatement>();
  pool.on('connect', (client) => {
    client.query = noting(client.query, (sent) => {
      if (!found.has(sent.text)) found.set(sent.text, sent);
    });
  });
  return found;
}

const noting = <Query extends PoolClient['query']>(
  query: Query,
  note: (sent: SentStatement) => void,
): Query =>
  new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const [asked, given] = args;
      if (typeof asked === 'string')
        note({ text: asked, values: Array.isArray(given) ? given : [] });
      else if (typeof asked === 'object' && asked !== null && 'text' in asked) {
        const values: unknown = 'values' in asked ? asked.values : given;
        note({ text: String(asked.text), values: Array.isArray(values) ? values : [] });
      }
      return Reflect.apply(target, self, args);
    },
  });
