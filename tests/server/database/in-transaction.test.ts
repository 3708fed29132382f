import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/in-transaction.ts';
import { prepareSql } from '#server/db/prepare-sql.ts';
import { SentStatements } from '#server/db/sent-statements.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';

const { db, pool } = await createTestDatabase();
await db.execute(sql`create table numbers (number int primary key)`);
const insert = prepareSql(
  'insert_number',
  () => sql`insert into numbers values (${sql.placeholder('number')}::int)`,
);
const stored = async () => {
  const { rows } = await db.execute<{ number: number }>(sql`select number from numbers order by 1`);
  return rows.map(({ number }) => number);
};

beforeEach(async () => {
  await db.execute(sql`delete from numbers`);
});

test('work may commit behind its last statements, without waiting for them', async () => {
  const result = await inTransaction(pool, async (tx, commit) => {
    const sent = new SentStatements();
    sent.add(insert(tx, { number: 1 }));
    sent.add(insert(tx, { number: 2 }));
    await sent.committed(commit());
    return 'done';
  });
  expect(result).toBe('done');
  expect(await stored()).toEqual([1, 2]);
});

test('a commit that notifies is done when it is on the disk, and undone with what failed', async () => {
  const write = (numbers: readonly number[]) =>
    inTransaction(pool, async (tx, commit) => {
      const sent = new SentStatements();
      for (const number of numbers) sent.add(insert(tx, { number }));
      await sent.committed(commit('notifying'));
    });
  await write([1, 2]);
  await expect(write([3, 3])).rejects.toMatchObject({ cause: { constraint: 'numbers_pkey' } });
  expect(await stored()).toEqual([1, 2]);
});

test('a statement that fails undoes all that was sent, also what came behind it and the commit', async () => {
  const work = inTransaction(pool, async (tx, commit) => {
    const sent = new SentStatements();
    sent.add(insert(tx, { number: 1 }));
    sent.add(insert(tx, { number: 1 }));
    sent.add(insert(tx, { number: 2 }));
    await sent.committed(commit());
  });
  await expect(work).rejects.toMatchObject({ cause: { constraint: 'numbers_pkey' } });
  expect(await stored()).toEqual([]);
});

test('what fails first says why, also where what came behind it was waited for', async () => {
  const sent = new SentStatements();
  const work = inTransaction(pool, async (tx) => {
    sent.add(insert(tx, { number: 1 }));
    sent.add(insert(tx, { number: 1 }));
    await insert(tx, { number: 2 });
  });
  await expect(work).rejects.toThrow('insert into numbers');
  await expect(sent.answered()).rejects.toMatchObject({ cause: { constraint: 'numbers_pkey' } });
  expect(await stored()).toEqual([]);
});

test('a connection whose transaction failed serves the next one', async () => {
  for (let n = 0; n < 15; n += 1) {
    const work = inTransaction(pool, async (tx, commit) => {
      await Promise.all([insert(tx, { number: 1 }), insert(tx, { number: 1 }), commit()]);
    });
    await expect(work).rejects.toThrow('insert into numbers');
  }
  await inTransaction(pool, (tx) => insert(tx, { number: 3 }));
  expect(await stored()).toEqual([3]);
});
