import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Rows that decide, beside restaurants, settings and pages, which capabilities a business has. */
export type CapabilityRows = {
  /** Restaurants with a table that guests can sit at. */
  withTables: ReadonlySet<number>;
  hasPrinter: boolean;
};

export async function readCapabilityRows(db: Database, tenantId: number): Promise<CapabilityRows> {
  const { rows } = await db.execute<{ with_tables: string[]; has_printer: boolean }>(sql`
    select
      array(
        select distinct restaurant_id from dining_tables
        where tenant_id = ${tenantId} and not is_removed
      ) as with_tables,
      exists (select from printers where tenant_id = ${tenantId}) as has_printer`);
  const [row] = rows;
  return {
    withTables: new Set((row?.with_tables ?? []).map(Number)),
    hasPrinter: row?.has_printer === true,
  };
}
