import { desc, eq } from 'drizzle-orm';
import { tableMapping, type TableMapping } from '#schemas/api/menu-mapping.ts';
import type { Database } from '../client.ts';
import { menuImportMappings } from '../schema.ts';

/** How a table was read, and the digest of the headings that it had. */
export type RememberedMapping = { headings: string; mapping: TableMapping };

/** Tables that are remembered; of one business hardly more than two or three differ. */
const mostRemembered = 100;

/** How tables were read, the last one first; without what an older program has left. */
export async function listImportMappings(
  db: Database,
  tenantId: number,
): Promise<RememberedMapping[]> {
  const rows = await db
    .select({ headings: menuImportMappings.headings, mapping: menuImportMappings.mapping })
    .from(menuImportMappings)
    .where(eq(menuImportMappings.tenantId, tenantId))
    .orderBy(desc(menuImportMappings.usedAt))
    .limit(mostRemembered);
  return rows.flatMap(({ headings, mapping }) => {
    const read = tableMapping.safeParse(mapping);
    return read.success ? [{ headings, mapping: read.data }] : [];
  });
}

/** Remembers how a table was read. */
export async function rememberImportMapping(
  tx: Database,
  tenantId: number,
  { headings, mapping, now }: RememberedMapping & { now: Date },
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
