import type { Pool, PoolClient } from 'pg';
import { lockMigrations } from '../db/migrate.ts';
import { prepareCitusSession } from '../db/distributed/citus-session.ts';
import { readTables } from '../db/distributed/read-tables.ts';
import { listSetAside, makeAgain, setAside } from '../db/distributed/set-aside.ts';
import { StartupError } from '../errors/startup-error.ts';
import { describePlan } from './describe-plan.ts';
import {
  isDone,
  planDistribution,
  type DistributionPlan,
  type StoredPart,
} from './plan-distribution.ts';
import type { DistributeArguments } from './read-arguments.ts';
import { requireNobodyElse, requireReady } from './require-ready.ts';

/**
 * Prints what is to be done, and does it where that is confirmed. Each step is a transaction of its own
 * (all of them together would hold more locks than a server has), and each is found done by the next
 * run, so one that is cut off anywhere is finished by running it again.
 * @throws StartupError where the database is not ready for it
 */
export async function distribute(
  pool: Pool,
  { isConfirmed, shards }: DistributeArguments,
  print: (line: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    const nodes = await requireReady(client);
    await lockMigrations(client);
    const plan = await readPlan(client);
    print(describePlan(plan, { nodes, shards }));
    if (isDone(plan)) return;
    if (!isConfirmed) {
      print('\nNothing was changed: say --yes to do it.');
      return;
    }
    await requireNobodyElse(client);
    await prepareCitusSession(client, { shards });
    await carryOut(client, plan, print);
    print('Done: the program can be started.');
  } finally {
    // Closed rather than given back, which frees the lock and whatever was set.
    client.release(true);
  }
}

async function readPlan(client: PoolClient): Promise<DistributionPlan> {
  const { rows: parts } = await client.query<StoredPart>(`
    select 'foreign key' as kind, t.relname as "table", k.conname as name, other.relname as "leadsTo",
      format('alter table %I add constraint %I %s', t.relname, k.conname, pg_get_constraintdef(k.oid))
        as statement
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    join pg_class other on other.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    union all
    select 'trigger', t.relname, g.tgname, null, pg_get_triggerdef(g.oid)
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where not g.tgisinternal and t.relnamespace = 'public'::regnamespace
    order by 1, 2, 3`);
  return planDistribution({
    tables: await readTables(client),
    parts,
    setAside: await listSetAside(client),
  });
}

async function carryOut(
  client: PoolClient,
  { toSetAside, toCopy, toDivide, beside, toClean, toMakeAgain }: DistributionPlan,
  print: (line: string) => void,
): Promise<void> {
  const step = async (what: string, work: () => Promise<unknown>) => {
    print(what);
    try {
      await work();
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new StartupError(
        `${what}: it failed (${said}). What was done before stays; mend that and run this again.`,
      );
    }
  };
  // A trigger would run beside rows that are copied, and not find the tables that are not there yet.
  if (toSetAside.length > 0) {
    await step('Setting foreign keys and triggers aside', () => setAside(client, toSetAside));
  }
  for (const name of toCopy) {
    await step(`Copying ${name} to every node`, () =>
      client.query('select create_reference_table($1)', [name]),
    );
  }
  let first = beside;
  for (const name of toDivide) {
    const anchor = first ?? 'none';
    await step(`Dividing ${name}`, () =>
      client.query(`select create_distributed_table($1, 'tenant_id', colocate_with => $2)`, [
        name,
        anchor,
      ]),
    );
    first ??= name;
  }
  const cleaned = [...new Set([...toClean, ...toCopy, ...toDivide])];
  await step('Removing rows that were copied from the coordinator', async () => {
    for (const name of cleaned) {
      await client.query('select truncate_local_data_after_distributing_table($1)', [name]);
    }
  });
  for (const [index, part] of toMakeAgain.entries()) {
    await step(`Making ${part.kind} ${index + 1} of ${toMakeAgain.length}: ${part.name}`, () =>
      makeAgain(client, part),
    );
  }
}
