import { and, eq } from 'drizzle-orm';
import { tableMapping, type TableMapping } from '#schemas/api/menu-mapping.ts';
import type { Database } from '../client.ts';
import { menuImportMappings } from '../schema.ts';

/** How a table with such headings was read last; null: none was, or by an older program. */
export async function findImportMapping(
  db: Database,
  tenantId: number,
  headings: string,
): Promise<TableMapping | null> {
  const [row] = await db
    .select({ mapping: menuImportMappings.mapping })
    .from(menuImportMappings)
    .where(
      and(eq(menuImportMappings.tenantId, tenantId), eq(menuImportMappings.headings, headings)),
    );
  const read = tableMapping.safeParse(row?.mapping);
  return read.success ? read.data : null;
}

/** Remembers how a table was read. */
export async function rememberImportMapping(
  tx: Database,
  tenantId: number,
  { headings, mapping, now }: { headings: string; mapping: TableMapping; now: Date },
): Promise<void> {
  const set = { mapping, usedAt: now };
  await tx
    .insert(menuImportMappings)
    .values({ tenantId, headings, ...set })
    .onConflictDoUpdate({
      target: [menuImportMappings.tenantId, menuImportMappings.headings],
      set,
    });
}
