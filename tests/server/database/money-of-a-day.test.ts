import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { onEmptyDatabase } from '#tests/database/on-empty-database.ts';
import { withClient } from '#tests/database/with-client.ts';

const folder = join(findProjectRoot(), 'server/db/migrations');
const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
const sqlOf = (name: string) => readFile(join(folder, name), 'utf8');

const begun = new Date('2026-11-20T02:00:00Z');
const accepted = new Date('2026-11-20T02:05:00Z');
const handedOver = new Date('2026-11-20T03:00:00Z');

test('payments of a running restaurant learn when their money was taken', async () => {
  const migration = files.find((name) => name.endsWith('money_of_a_day.sql')) ?? '';
  await onEmptyDatabase((url) =>
    withClient(url, async (client) => {
      for (const file of files.slice(0, files.indexOf(migration))) {
        await client.query(await sqlOf(file));
      }
      await client.query('set session_replication_role = replica');
      const order = async (
        name: string,
        { status, gateway, capture = 'automatic', payment }: Record<string, string>,
      ) => {
        const { rows } = await client.query(
          `with placed as (
             insert into orders (tenant_id, restaurant_id, number, business_day, guest_id, cart_id,
               cart_version, status, payment_status, payment_method, delivery_method, customer,
               pickup_date, pickup_time, time_zone, promised_at, placed_at, currency, tax_ppm,
               tax_mode, subtotal, tax_total, total, special_instructions)
             values (139, 1390, (select count(*) + 1 from orders), '2026-11-20',
               gen_random_uuid(), gen_random_uuid(), 1, $2, 'unpaid', 'card', 'pickup', '{}',
               '2026-11-20', '18:00', 'Australia/Sydney', now(), now(), 'AUD', 0, 'inclusive',
               0, 0, 0, $1) returning id)
           insert into payments (tenant_id, order_id, gateway, capture, status, amount, currency,
             created_at, reference)
           select 139, id, $3, $4, $5, 100, 'AUD', $6, $1 from placed returning id, order_id`,
          [name, status, gateway, capture, payment, begun],
        );
        const [row] = rows;
        await client.query(
          `insert into order_events (tenant_id, order_id, status, actor, promised_at, at)
           values (139, $1, 'accepted', 'staff', now(), $2)`,
          [row.order_id, accepted],
        );
        if (status === 'completed') {
          await client.query(
            `insert into order_events (tenant_id, order_id, status, actor, promised_at, at)
             values (139, $1, 'completed', 'staff', now(), $2)`,
            [row.order_id, handedOver],
          );
        }
        return String(row.id);
      };
      await order('charged', { status: 'completed', gateway: 'stripe', payment: 'succeeded' });
      await order('held', {
        status: 'completed',
        gateway: 'stripe',
        capture: 'manual',
        payment: 'succeeded',
      });
      await order('declined', { status: 'expired', gateway: 'stripe', payment: 'failed' });
      const twice = await order('twice', {
        status: 'completed',
        gateway: 'stripe',
        payment: 'surplus',
      });
      await order('twice, only held', {
        status: 'completed',
        gateway: 'stripe',
        capture: 'manual',
        payment: 'surplus',
      });
      await order('cash', { status: 'completed', gateway: 'cash', payment: 'pending' });
      await order('cash to come', { status: 'ready', gateway: 'cash', payment: 'pending' });
      await client.query(
        `insert into refunds (tenant_id, payment_id, amount, kind) values (139, $1, 100, 'refund')`,
        [twice],
      );
      await client.query('set session_replication_role = origin');
      await client.query(await sqlOf(migration));

      const { rows } = await client.query(
        'select reference, status, taken_at from payments order by reference',
      );
      expect(rows).toEqual([
        { reference: 'cash', status: 'succeeded', taken_at: handedOver },
        { reference: 'cash to come', status: 'pending', taken_at: null },
        { reference: 'charged', status: 'succeeded', taken_at: begun },
        { reference: 'declined', status: 'failed', taken_at: null },
        { reference: 'held', status: 'succeeded', taken_at: accepted },
        { reference: 'twice', status: 'surplus', taken_at: begun },
        { reference: 'twice, only held', status: 'surplus', taken_at: null },
      ]);
    }),
  );
});
