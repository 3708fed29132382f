import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';
import { parentsFirst } from './parents-first.ts';

/** A table with rows of tenants, and the column that says whose a row is. */
export type TenantTable = {
  name: string;
  /** `tenant_id`; `id` of `tenants` itself. */
  tenantColumn: string;
  /** As the database calls them, in the order of the schema. */
  columns: readonly string[];
  /** Columns that count up by themselves; who inserts rows with given values moves them on. */
  counters: readonly string[];
};

const tenantsName = getTableConfig(schema.tenants).name;

/**
 * Every table that holds rows of tenants, read from the schema: each stands behind those that its
 * foreign keys lead to, so rows are inserted in this order and deleted in the opposite one. What is
 * not in it (limits of calls, the job queue) belongs to no tenant.
 */
export const tenantTables: readonly TenantTable[] = parentsFirst(
  Object.values<unknown>(schema)
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => ({ table, ...getTableConfig(table) }))
    // A module's exports come in an order of who built it; this one is the same everywhere.
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ table, name, columns, foreignKeys }) => {
      const names = columns.map((column) => column.name);
      const tenantColumn =
        table === schema.tenants ? 'id' : names.find((column) => column === 'tenant_id');
      if (tenantColumn === undefined) return [];
      return {
        name,
        tenantColumn,
        columns: names,
        counters: columns
          .filter(({ generatedIdentity }) => generatedIdentity !== undefined)
          .map((column) => column.name),
        parents: [
          // Some tables have no foreign key to the tenants, and still come behind them.
          tenantsName,
          ...foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name),
        ],
      };
    }),
).map(({ parents: _parents, ...table }) => table);
