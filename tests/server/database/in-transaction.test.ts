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

test('what is sent ahead of a transaction stands, whatever becomes of that', async () => {
  const sent: Promise<unknown>[] = [];
  const work = inTransaction(
    pool,
    async (tx) => {
      await insert(tx, { number: 2 });
      throw new Error('thought better of it');
    },
    (own) => void sent.push(insert(own, { number: 1 })),
  );
  await expect(work).rejects.toThrow('thought better of it');
  await Promise.all(sent);
  expect(await stored()).toEqual([1]);
});

test('what failed ahead of a transaction says so where it is waited for, and undoes nothing', async () => {
  await insert(db, { number: 1 });
  const sent: Promise<unknown>[] = [];
  await inTransaction(
    pool,
    async (tx) => {
      await expect(sent[0]).rejects.toMatchObject({ cause: { constraint: 'numbers_pkey' } });
      await insert(tx, { number: 2 });
    },
    (own) => void sent.push(insert(own, { number: 1 })),
  );
  expect(await stored()).toEqual([1, 2]);
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

test('of statements sent together, each fails with what the first one failed with', async () => {
  const client = await pool.connect();
  const sent = ['begin', 'select 1 / 0', 'select 1', 'rollback'].map((text) => client.query(text));
  const answers = await Promise.allSettled(sent);
  client.release();
  expect(
    answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'ok')),
  ).toEqual(['ok', '22012', '22012', 'ok']);
});
