import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { onEmptyDatabase } from '#tests/database/on-empty-database.ts';
import { withClient } from '#tests/database/with-client.ts';

const folder = join(findProjectRoot(), 'server/db/migrations');
const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
const sqlOf = (name: string) => readFile(join(folder, name), 'utf8');

test('a pause and busy minutes that stand go on for each of their order types', async () => {
  const isNew = (name: string) => /(pauses_by_order_type|drop_pause_of_all_types)\.sql$/.test(name);
  const migrations = files.filter(isNew);
  expect(migrations).toHaveLength(2);
  await onEmptyDatabase((url) =>
    withClient(url, async (client) => {
      for (const file of files.slice(0, files.findIndex(isNew))) {
        await client.query(await sqlOf(file));
      }
      await client.query(
        `insert into tenants (id, name, primary_origin) values (139, 'C', 'https://c')`,
      );
      await client.query(`
        insert into restaurants (tenant_id, id, name, street_name, city, time_zone, order_types,
          paused_until, paused_types, pause_reason, busy_minutes)
        values
          (139, 1, 'a', 's', 'c', 'Australia/Sydney', '{pickup,delivery}',
            '2026-11-20T19:00:00.5+11', '{delivery,dine_in}', 'Our driver is ill.', 0),
          (139, 2, 'b', 's', 'c', 'Australia/Sydney', '{pickup}', null, '{}', '', 15)`);
      for (const file of migrations) await client.query(await sqlOf(file));
      const { rows } = await client.query(
        'select pauses, busy_minutes_by_type as busy from restaurants order by id',
      );
      const pause = { until: '2026-11-20T08:00:00.500Z', reason: 'Our driver is ill.' };
      expect(rows).toEqual([
        { pauses: { delivery: pause, dine_in: pause }, busy: {} },
        { pauses: {}, busy: { pickup: 15, delivery: 15, dine_in: 15 } },
      ]);
    }),
  );
});
