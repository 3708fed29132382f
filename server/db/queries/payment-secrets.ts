import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { paymentSecrets } from '../schema.ts';

type Gateway = (typeof paymentSecrets.$inferSelect)['gateway'];

/** A gateway's keys as they are kept: sealed. */
export async function findSealedKeys(
  db: Database,
  tenantId: number,
  gateway: Gateway,
): Promise<string | null> {
  const [row] = await db
    .select({ sealed: paymentSecrets.sealed })
    .from(paymentSecrets)
    .where(and(eq(paymentSecrets.tenantId, tenantId), eq(paymentSecrets.gateway, gateway)));
  return row?.sealed ?? null;
}

export async function saveSealedKeys(
  db: Database,
  tenantId: number,
  gateway: Gateway,
  sealed: string,
): Promise<void> {
  await db
    .insert(paymentSecrets)
    .values({ tenantId, gateway, sealed })
    .onConflictDoUpdate({
      target: [paymentSecrets.tenantId, paymentSecrets.gateway],
      set: { sealed },
    });
}

export async function deleteSealedKeys(
  db: Database,
  tenantId: number,
  gateway: Gateway,
): Promise<void> {
  await db
    .delete(paymentSecrets)
    .where(and(eq(paymentSecrets.tenantId, tenantId), eq(paymentSecrets.gateway, gateway)));
}
