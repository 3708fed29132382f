import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { databaseUrl, withClient } from '#tests/database/with-client.ts';

const folder = join(findProjectRoot(), 'server/db/migrations');
const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
const sqlOf = (name: string) => readFile(join(folder, name), 'utf8');

/** Does some work on an empty database that is dropped afterwards. */
async function onEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const { server, prefix } = inject('testDatabase');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  try {
    await work(databaseUrl(server, name));
  } finally {
    await withClient(server, (client) => client.query(`drop database ${name} with (force)`));
  }
}

test('a line kept before lines had parts becomes a plain line with its choices', async () => {
  const migration = files.find((name) => name.endsWith('cart_parts.sql')) ?? '';
  const modifiers = [{ modifier_id: 7, quantity: 2, configurations: [] }];
  const configurations = [{ attribute_id: 3, attribute_value_id: 4 }];
  await onEmptyDatabase((url) =>
    withClient(url, async (client) => {
      for (const file of files.slice(0, files.indexOf(migration))) {
        await client.query(await sqlOf(file));
      }
      await client.query('set session_replication_role = replica');
      await client.query(
        `insert into cart_items (tenant_id, cart_id, restaurant_product_id, product_id, quantity,
           modifiers, configurations, signature)
         values (139, gen_random_uuid(), 1101, 1001, 3, $1, $2, 'old')`,
        [JSON.stringify(modifiers), JSON.stringify(configurations)],
      );
      await client.query(await sqlOf(migration));
      const { rows } = await client.query('select kind, offer_id, parts, quantity from cart_items');
      const part = { restaurantProductId: 1101, productId: 1001, quantity: 1 };
      const none = { componentId: null, position: null };
      expect(rows).toEqual([
        {
          kind: 'plain',
          offer_id: null,
          parts: [{ ...part, ...none, modifiers, configurations }],
          quantity: 3,
        },
      ]);
    }),
  );
});
