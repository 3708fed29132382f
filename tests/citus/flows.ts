import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDatabase } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { distribute } from '#server/distribute/distribute.ts';
import { databaseUrl } from '../database/with-client.ts';
import { createOnEveryNode, dropOnEveryNode } from './nodes.ts';

/** What a guest does: by cash and by card, at a table, twice by accident, cut off in the middle. */
const flows = [
  'guest-order',
  'whole-order',
  'duplicate-order',
  'interrupted-order',
  'dine-in',
  'tab',
];
const shards = 4;

/** Runs flows in a browser, as the gate does, with the program on a distributed database of their own. */
async function runFlows(coordinator: string): Promise<number> {
  const name = `servery_flows_${process.pid}`;
  const url = databaseUrl(coordinator, name);
  await createOnEveryNode(coordinator, name);
  try {
    const { pool, close } = createDatabase({ connectionString: url });
    await migrateDatabase(pool);
    await distribute(pool, { isConfirmed: true, shards }, () => undefined);
    await close();
    const files = flows.map((flow) => `flows/${flow}\\.test`);
    const run = spawn('npm', ['run', '--silent', 'e2e', '--', ...files], {
      cwd: findProjectRoot(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    const [code] = await once(run, 'exit');
    return Number(code ?? 1);
  } finally {
    await dropOnEveryNode(coordinator, name);
  }
}

const { CITUS_URL: coordinator } = process.env;
if (!coordinator)
  throw new Error('CITUS_URL is missing: the address of a coordinator that knows its workers.');
process.exitCode = await runFlows(coordinator);
