import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { onEmptyDatabase } from '#tests/database/on-empty-database.ts';
import { withClient } from '#tests/database/with-client.ts';

const folder = join(findProjectRoot(), 'server/db/migrations');
const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
const sqlOf = (name: string) => readFile(join(folder, name), 'utf8');

test('R65 R62 counts of a running restaurant go to the days of its orders, and its numbers go on', async () => {
  const migration = files.find((name) => name.endsWith('days_of_fulfilment.sql')) ?? '';
  await onEmptyDatabase((url) =>
    withClient(url, async (client) => {
      for (const file of files.slice(0, files.indexOf(migration))) {
        await client.query(await sqlOf(file));
      }
      await client.query('set session_replication_role = replica');
      // Of 20 a day, 2 were sold for today and 3 for Tuesday, all taken from today's count; one
      // order of Tuesday was cancelled and has given its 1 back.
      await client.query(`
        insert into stock_levels
          (tenant_id, restaurant_id, kind, item_id, halves, daily_halves, business_day)
        values (139, 1390, 'product', 7, 30, 40, '2026-11-22'),
          (139, 1390, 'product', 8, 9, null, null),
          (139, 1390, 'modifier', 9, 6, 10, null)`);
      const order = (number: number, day: string, status: string, halves: number, back: boolean) =>
        client.query(
          `insert into orders (tenant_id, restaurant_id, number, business_day, guest_id, cart_id,
             cart_version, status, payment_status, payment_method, delivery_method, customer,
             pickup_date, pickup_time, time_zone, promised_at, placed_at, held, held_released_at,
             currency, tax_ppm, tax_mode, subtotal, tax_total, total)
           values (139, 1390, $1, $2, gen_random_uuid(), gen_random_uuid(), 1, $3, 'unpaid',
             'cashOnDelivery', 'pickup', '{}', $2, '18:00', 'Australia/Sydney', now(), now(),
             $4, case when $5 then now() end, 'AUD', 0, 'inclusive', 0, 0, 0)`,
          [
            number,
            day,
            status,
            JSON.stringify({
              stock: [
                { kind: 'product', itemId: 7, halves, day: '2026-11-22' },
                { kind: 'product', itemId: 8, halves: 1, day: null },
              ],
              slot: null,
              couponId: null,
            }),
            back,
          ],
        );
      await order(1, '2026-11-22', 'accepted', 4, false);
      await order(1, '2026-11-24', 'accepted', 6, false);
      await order(2, '2026-11-24', 'cancelled', 2, true);
      await client.query(`
        insert into order_numbers (tenant_id, restaurant_id, business_day, last)
        values (139, 1390, '2026-11-22', 1), (139, 1390, '2026-11-24', 2), (139, 1391, '2026-11-24', 7)`);
      await client.query('set session_replication_role = origin');
      await client.query(await sqlOf(migration));

      const all = async (query: string) => (await client.query(query)).rows;
      expect(
        await all('select item_id, halves, daily_halves from stock_levels order by item_id'),
      ).toEqual([
        { item_id: '7', halves: null, daily_halves: 40 },
        { item_id: '8', halves: 9, daily_halves: null },
        { item_id: '9', halves: null, daily_halves: 10 },
      ]);
      expect(await all('select item_id, business_day, halves from stock_days order by 2')).toEqual([
        { item_id: '7', business_day: '2026-11-22', halves: 36 },
        { item_id: '7', business_day: '2026-11-24', halves: 34 },
      ]);
      const days = `select business_day, status, held->'stock'->0->>'day' as held,
        held->'stock'->1->>'day' as through from orders order by 1, 2`;
      expect(await all(days)).toEqual([
        { business_day: '2026-11-22', status: 'accepted', held: '2026-11-22', through: null },
        { business_day: '2026-11-24', status: 'accepted', held: '2026-11-24', through: null },
        { business_day: '2026-11-24', status: 'cancelled', held: '2026-11-22', through: null },
      ]);
      expect(await all('select restaurant_id, last from order_numbers order by 1')).toEqual([
        { restaurant_id: '1390', last: 2 },
        { restaurant_id: '1391', last: 7 },
      ]);
    }),
  );
});
