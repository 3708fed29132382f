import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { onEmptyDatabase } from '#tests/database/on-empty-database.ts';
import { withClient } from '#tests/database/with-client.ts';

const folder = join(findProjectRoot(), 'server/db/migrations');
const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
const sqlOf = (name: string) => readFile(join(folder, name), 'utf8');

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
