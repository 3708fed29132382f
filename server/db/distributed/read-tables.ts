import type { PoolClient } from 'pg';

/** `shards`: divided by tenants; `every node`: a copy on each; `coordinator`: as any table. */
export type Place = 'shards' | 'every node' | 'coordinator';

export type StoredTable = {
  name: string;
  /** Whether `tenant_id` is in its primary key, so that it can be divided by it. */
  isOfTenants: boolean;
  place: Place;
  /** Rows from before it was divided still lie beside its shards, where nothing reads them. */
  hasLeftovers: boolean;
};

/** The program's tables as a database with Citus has them, by name. */
export async function readTables(client: Pick<PoolClient, 'query'>): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select c.relname as name,
      exists (
        select from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'p' and a.attname = 'tenant_id'
      ) as "isOfTenants",
      case when p.partmethod = 'h' then 'shards'
        when p.repmodel = 't' then 'every node'
        else 'coordinator' end as place,
      p.logicalrelid is not null and pg_relation_size(c.oid) > 0 as "hasLeftovers"
    from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )
    order by c.relname`);
  return rows;
}
