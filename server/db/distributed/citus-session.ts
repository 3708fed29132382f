import type { PoolClient } from 'pg';

/** Parts of divided tables where nobody says how many. */
const usualShards = 32;

/**
 * Prepares a connection for statements that make or change tables of a distributed database: those on
 * shards come one after the other, as foreign keys to tables on every node need it, and tables may have
 * triggers, which then run beside each shard. Ours look at rows of the same tenant alone.
 */
export async function prepareCitusSession(
  client: Pick<PoolClient, 'query'>,
  { shards = usualShards }: { shards?: number } = {},
): Promise<void> {
  await client.query(`
    set citus.shard_count = ${Number(shards)};
    set citus.multi_shard_modify_mode = sequential;
    set citus.enable_unsafe_triggers = on;
    set client_min_messages = warning`);
}
