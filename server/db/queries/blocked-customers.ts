import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { blockedCustomers } from '../schema.ts';

type BlockedRow = typeof blockedCustomers.$inferSelect;

/**
 * Why a customer of any of these names may not order online, in one value of a statement that reads
 * more; null: they may.
 */
export const blockReasonIn = (tenantId: SQLWrapper, keys: SQLWrapper) => sql<string | null>`(
  select reason from ${blockedCustomers}
  where ${blockedCustomers.tenantId} = ${tenantId} and ${blockedCustomers.key} = any(${keys}::text[])
  order by ${blockedCustomers.at} desc limit 1
)`;

/** Blocks all names of a customer; of one that was blocked before, the new reason stands. */
export async function insertBlock(
  tx: Database,
  tenantId: number,
  { keys, ...block }: Omit<BlockedRow, 'tenantId' | 'key'> & { keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(blockedCustomers)
    // In one order, so that two owners at once do not wait for each other.
    .values(keys.toSorted().map((key) => ({ tenantId, key, ...block })))
    .onConflictDoUpdate({
      target: [blockedCustomers.tenantId, blockedCustomers.key],
      set: {
        customerKey: sql`excluded.customer_key`,
        reason: sql`excluded.reason`,
        blockedBy: sql`excluded.blocked_by`,
        at: sql`excluded.at`,
      },
    });
}

/** Lets a customer go by all of their names, and by those that were blocked with them. */
export async function deleteBlock(
  tx: Database,
  tenantId: number,
  { customerKey, keys }: { customerKey: string; keys: readonly string[] },
): Promise<void> {
  await tx
    .delete(blockedCustomers)
    .where(
      and(
        eq(blockedCustomers.tenantId, tenantId),
        or(eq(blockedCustomers.customerKey, customerKey), inArray(blockedCustomers.key, [...keys])),
      ),
    );
}
