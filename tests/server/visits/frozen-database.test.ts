import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { isDatabaseUnavailable } from '#server/db/database-unavailable.ts';
import { timeoutsOfPool } from '#server/db/database-timeouts.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { visitCounts } from '#server/db/schema.ts';
import { freezeServer } from '#tests/database/freeze-server.ts';
import { insertSmallMenu, small } from '#tests/fixtures/small-menu.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import { serverPid } from '../embedded/server-processes.ts';
import { buildTestApp } from '../setup/build-test-app.ts';

const dataDir = await dataFolder();
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true });
afterAll(() => server.stop());
const patient = createDatabase(server.connection);
await migrateDatabase(patient.pool);
await insertSmallMenu(patient.db);
await patient.close();
// Short, so that the test need not wait for long.
const timeouts = timeoutsOfPool({ connect: 1000, statement: 900, lock: 500 });
const { db, pool, close } = createDatabase({ ...server.connection, ...timeouts });
afterAll(close);
const { app, deps } = await buildTestApp({ db, pool });

/** Somebody else each time, so that each counts. */
let visitors = 0;
const send = () => {
  visitors += 1;
  return app.inject({
    method: 'POST',
    url: '/api/v2/visit-steps',
    headers: { host: small.host, 'user-agent': `Mozilla/5.0 Firefox/${visitors}.0` },
    payload: { restaurant_id: small.restaurant, steps: [{ kind: 'menu' }] },
  });
};

test('a database that does not answer holds nobody up, and what was acknowledged is counted after it', async () => {
  expect((await send()).json()).toEqual({ data: { counted: 1 } });
  await deps.visits.flush();
  const goOn = freezeServer(await serverPid(dataDir));
  onTestFinished(goOn);
  const writing = Promise.allSettled([deps.visits.flush()]);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => answer.json())).toEqual(
    Array.from({ length: 3 }, () => ({ data: { counted: 1 } })),
  );
  const refusal = await deps.visits.flush().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refusal)).toBe(true);
  await writing;
  goOn();
  await expect.poll(() => deps.visits.flush().then(() => deps.visits.waiting())).toBe(0);
  expect(await db.select().from(visitCounts)).toMatchObject([{ kind: 'menu', count: 4 }]);
});
