import { DrizzleQueryError, sql } from 'drizzle-orm';
import { runOnce } from 'graphile-worker';
import { beforeEach, expect, test } from 'vitest';
import { workerLogger } from '#server/jobs/outbox.ts';
import { describeError, describeErrorWithLocation } from '#server/logging/describe-error.ts';
import { createLog } from '#server/logging/log.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { at, buildUnreadyApp } from '../setup/build-test-app.ts';

const email = 'carla.rossi@guest.example';
const said: string[] = [];
const log = createLog('info', { write: (line) => void said.push(line) });
const database = await createSmallDatabase();
const { db, pool } = database;
await db.execute(sql`create table once (email text constraint once_only primary key)`);
await db.execute(sql`insert into once values (${email})`);
const { app } = await buildUnreadyApp(database, { log });

/** PostgreSQL tells the value in its detail, drizzle in its message. */
const failingQuery = async () => {
  await db.execute(sql`insert into once values (${email})`);
};

app.get('/taken', failingQuery);
app.get('/wrapped', () =>
  failingQuery().catch((cause: unknown) => {
    throw new AggregateError([cause], 'Nobody could be added.', { cause });
  }),
);
app.get('/of-the-driver', () => pool.query(`select '${email}'::int`));

beforeEach(() => void said.splice(0));

test.each(['/taken', '/wrapped'])(
  'of %s the log tells what and where, and no value',
  async (url) => {
    expect((await app.inject({ url, headers: at })).statusCode).toBe(500);
    const all = said.join('');
    expect(all).not.toContain(email);
    expect(all).not.toContain('carla');
    expect(all).toContain('"code":"23505"');
    expect(all).toContain('"constraint":"once_only"');
    expect(all).toContain('"table":"once"');
    expect(all).toContain('log-without-values.test.ts');
  },
);

test('nor of a query that was made without drizzle', async () => {
  expect((await app.inject({ url: '/of-the-driver', headers: at })).statusCode).toBe(500);
  expect(said.join('')).toContain('"code":"22P02"');
  expect(said.join('')).not.toContain(email);
});

test('another error is told as ever', () => {
  log.warn({ err: new TypeError('no such width', { cause: new Error('odd') }) }, 'it failed');
  expect(said.join('')).toContain('no such width: odd');
});

test('of a job that failed the log tells which, and neither its payload nor a value', async () => {
  await db.execute(
    sql`select graphile_worker.add_job('greet', ${JSON.stringify({ email })}::json)`,
  );
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    logger: workerLogger({ log }),
    taskList: { greet: failingQuery },
  });
  expect(said.join('')).toContain('a job failed');
  expect(said.join('')).toContain('"task_identifier":"greet"');
  expect(said.join('')).toContain('"code":"23505"');
  expect(said.join('')).not.toContain(email);
});

const thrownBy = (act: () => Promise<unknown>): Promise<unknown> =>
  act().then(
    () => null,
    (error: unknown) => error,
  );

test('what a program prints of it names the code, the table and the place, and no value', async () => {
  const wrapped = await thrownBy(() =>
    failingQuery().catch((cause: unknown) => {
      throw new AggregateError([cause], 'Nobody could be added.', { cause });
    }),
  );
  for (const error of [await thrownBy(failingQuery), wrapped]) {
    const text = describeErrorWithLocation(error);
    expect(text.split('\n')[0]).toBe(
      'The database could not do what was asked of it (code 23505, table once, constraint once_only).',
    );
    expect(text).toContain('log-without-values.test.ts');
    expect(text).not.toContain(email);
    expect(text).not.toContain('insert into');
  }
});

test('what can be done about a code is said, of the network too', async () => {
  const missing = await thrownBy(() => db.execute(sql`select ${email} from nowhere`));
  expect(describeError(missing)).toMatch(/\(code 42P01\)\. Its tables are not those/);
  const unreached = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const failed = new DrizzleQueryError('select $1', [email], unreached);
  expect(describeError(failed)).toMatch(/\(code ECONNREFUSED\)\. It does not answer any more/);
  expect(describeError(new Error('a plain one'))).toBe('a plain one');
  expect(describeErrorWithLocation(new Error('a plain one'))).toMatch(/a plain one\n\s+at /);
});
