import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { listSetAside } from '#server/db/distributed/set-aside.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { restaurants } from '#server/db/schema.ts';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { databaseUrl, withClient } from '#tests/database/with-client.ts';
import { insertSmallMenu } from '#tests/fixtures/small-menu.ts';
import { createOnEveryNode, dropOnEveryNode } from './nodes.ts';

const { server } = inject('testDatabase');
const name = `test_killed_${process.pid}`;
await createOnEveryNode(server, name);
const url = databaseUrl(server, name);
afterAll(() => dropOnEveryNode(server, name));

/** Runs the command and kills it as soon as it prints a line; null: lets it end. */
async function runDistribute(killedAt: RegExp | null): Promise<string[]> {
  const command = ['--import', 'tsx', 'server/distribute/main.ts', '--yes', '--shards', '2'];
  const program = spawn(process.execPath, command, {
    cwd: findProjectRoot(),
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    lines.push(line);
    if (killedAt?.test(line)) program.kill('SIGKILL');
  }
  await ended;
  return lines;
}

/** Every foreign key and trigger of the program's tables, as the coordinator has them. */
const readParts = () =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ part: string }>(`
      select k.conrelid::regclass || ' ' || k.conname || ' ' || pg_get_constraintdef(k.oid) as part
      from pg_constraint k join pg_class t on t.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      union all
      select pg_get_triggerdef(g.oid) from pg_trigger g join pg_class t on t.oid = g.tgrelid
      where not g.tgisinternal and t.relnamespace = 'public'::regnamespace
      order by 1`);
    return rows.map(({ part }) => part);
  });

test('a distribution that is killed over and over is finished, with every row, key and trigger', async () => {
  const database = createDatabase({ connectionString: url });
  await migrateDatabase(database.pool);
  await insertSmallMenu(database.db);
  const before = await database.db.select().from(restaurants).orderBy(restaurants.id);
  const parts = await readParts();
  await database.close();

  await runDistribute(/^Dividing categories$/);
  await runDistribute(/^Dividing restaurants$/);
  await runDistribute(/^Making foreign key 9 of/);

  const again = createDatabase({ connectionString: url });
  await expect(migrateDatabase(again.pool)).rejects.toThrow(
    'run `npm run distribute -- --yes` again',
  );
  await again.close();
  expect((await runDistribute(null)).at(-1)).toBe('Done: the program can be started.');
  expect((await runDistribute(null)).at(-1)).toMatch(/^Nothing is left to do/);

  const after = createDatabase({ connectionString: url });
  expect(await listSetAside(after.pool)).toEqual([]);
  expect(await after.db.select().from(restaurants).orderBy(restaurants.id)).toEqual(before);
  expect(await readParts()).toEqual(parts);
  await after.close();
});
