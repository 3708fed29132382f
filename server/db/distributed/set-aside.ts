import type { Pool, PoolClient } from 'pg';

type Connection = Pick<Pool | PoolClient, 'query'>;

/** A foreign key or a trigger of a table, with the statement that makes it as it was. */
export type TablePart = {
  kind: 'foreign key' | 'trigger';
  table: string;
  name: string;
  statement: string;
};

/**
 * Foreign keys and triggers that were dropped while their tables are divided, until each is made again:
 * kept in a table of their own, in the transactions that drop and make them, so none is lost whenever
 * the program dies.
 * @returns none where nothing was begun, or all of it was finished
 */
export async function listSetAside(connection: Connection): Promise<TablePart[]> {
  const { rows: found } = await connection.query<{ there: boolean }>(
    `select to_regclass('distribution.set_aside') is not null as there`,
  );
  if (!found[0]?.there) return [];
  // Foreign keys first: triggers read other tables.
  const { rows } = await connection.query<TablePart>(
    `select kind, "table", name, statement from distribution.set_aside order by kind, "table", name`,
  );
  return rows;
}

/** Drops foreign keys and triggers and notes them, in one transaction. */
export async function setAside(client: Connection, parts: readonly TablePart[]): Promise<void> {
  await client.query('begin');
  await client.query(`
    create schema if not exists distribution;
    create table if not exists distribution.set_aside (
      kind text, "table" text, name text, statement text not null, primary key (kind, "table", name)
    )`);
  for (const { kind, table, name, statement } of parts) {
    await client.query('insert into distribution.set_aside values ($1, $2, $3, $4)', [
      kind,
      table,
      name,
      statement,
    ]);
    await client.query(
      kind === 'trigger'
        ? `drop trigger ${quoted(name)} on ${quoted(table)}`
        : `alter table ${quoted(table)} drop constraint ${quoted(name)}`,
    );
  }
  await client.query('commit');
}

/** Makes one of them again and takes it off the list, in one transaction; a key checks every row. */
export async function makeAgain(
  client: Connection,
  { kind, table, name, statement }: TablePart,
): Promise<void> {
  await client.query('begin');
  await client.query(statement);
  await client.query(
    'delete from distribution.set_aside where kind = $1 and "table" = $2 and name = $3',
    [kind, table, name],
  );
  await client.query('commit');
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
