import { expect, test } from 'vitest';
import { listSetAside, makeAgain, setAside } from '#server/db/distributed/set-aside.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { distribute } from '#server/distribute/distribute.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { pool } = await createTestDatabase();

const table = 'carts';
const name = 'carts_tenant_id_shopper_id_shoppers_tenant_id_id_fk';

async function definitionOf(): Promise<string | undefined> {
  const { rows } = await pool.query<{ definition: string }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [name],
  );
  return rows[0]?.definition;
}

test('no program starts on tables whose foreign keys are set aside, and they come back as they were', async () => {
  const definition = await definitionOf();
  if (!definition) throw new Error(`${name} is not there`);
  expect(await listSetAside(pool)).toEqual([]);
  const client = await pool.connect();
  try {
    await setAside(client, [
      {
        kind: 'foreign key',
        table,
        name,
        statement: `alter table ${table} add constraint ${name} ${definition}`,
      },
    ]);
    expect(await definitionOf()).toBeUndefined();
    await expect(migrateDatabase(pool)).rejects.toThrow(
      '1 foreign keys and triggers are missing, for the distribution of this database was cut off',
    );
    const [key] = await listSetAside(pool);
    if (!key) throw new Error('the key is on no list');
    await makeAgain(client, key);
  } finally {
    client.release();
  }
  expect(await definitionOf()).toBe(definition);
  expect(await listSetAside(pool)).toEqual([]);
  await migrateDatabase(pool);
});

test('a database without Citus is refused by a sentence', async () => {
  await expect(distribute(pool, { isConfirmed: true, shards: 4 }, () => undefined)).rejects.toThrow(
    / has no Citus: install it on every node/,
  );
});
