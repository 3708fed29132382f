import type { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildTestApp } from '../server/setup/build-test-app.ts';
import { createShopper, lemonade, plainBurger } from '../server/setup/shopper.ts';
import { collectStatements, type SentStatement } from './sent-statements.ts';

const database = await createSmallDatabase();
const { pool } = database;
/** Daily work finds the tenants that it is due for by a look at all shards, on a pool of its own here. */
const jobs = createDatabase({ connectionString: database.url });
afterAll(() => jobs.close());
const { app } = await buildTestApp(database, { jobsDb: jobs.db });

/**
 * How many parts a statement is sent to nodes in, each of them to one shard: 0 where it needs none.
 * @returns with the largest number of shards that a part of it is sent to
 */
async function explain(database: Pool, { text, values }: SentStatement) {
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
  const lines = rows.map((row) => row['QUERY PLAN']);
  const tasks = lines.flatMap((line) => /Task Count: (\d+)/.exec(line)?.[1] ?? []).map(Number);
  return { widest: Math.max(0, ...tasks), plan: lines.join('\n') };
}

const isPlanned = ({ text }: SentStatement) =>
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text);

test('menu, cart, adding, ordering and looking at the order ask one shard each', async () => {
  const statements = collectStatements(pool);
  const shopper = await createShopper(app, 3_900_001);
  const headers = { host: small.host };
  await app.inject({ url: `/api/v2/menu?restaurant_id=${small.restaurant}`, headers });
  await shopper.fillCart(plainBurger, lemonade);
  const order = await shopper.placed();
  await shopper.order(order.id);
  await shopper.cart(`&restaurant_id=${small.restaurant}`);
  const sent = [...statements.values()].filter(isPlanned);
  expect(sent.length).toBeGreaterThan(15);
  const wide: string[] = [];
  for (const one of sent) {
    const { widest, plan } = await explain(pool, one);
    if (widest > 1) wide.push(`${one.text}\n${plan}`);
  }
  expect(wide).toEqual([]);
});

test('ids of whatever is written come from one sequence for all nodes', async () => {
  const shopper = await createShopper(app, 3_900_002);
  await shopper.fillCart(plainBurger, lemonade);
  const { id } = await shopper.placed();
  await shopper.call('POST', `/v2/orders/${id}/cancel`, { reason: 'Too late.' });
  const { rows: columns } = await pool.query<{ part: string }>(`
    select format('select %L as name, max(%I) as most from %I', table_name, column_name, table_name) as part
    from information_schema.columns
    where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null
      and table_name in (select logicalrelid::text from pg_dist_partition)`);
  const { rows } = await pool.query<{ name: string; most: string | null }>(
    columns.map(({ part }) => part).join(' union all '),
  );
  expect(rows.length).toBeGreaterThan(20);
  // Those of a worker begin at its number times 2^48.
  expect(rows.filter(({ most }) => Number(most) >= 2 ** 48)).toEqual([]);
});
