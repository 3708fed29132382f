import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { paymentSecrets, paymentSettings, siteConfigs } from '../schema.ts';

/** The published document, unread; null where none was published. */
export async function findSiteConfig(
  db: Database,
  tenantId: number,
): Promise<{ version: number; document: unknown } | null> {
  const [row] = await db
    .select({ version: siteConfigs.version, document: siteConfigs.document })
    .from(siteConfigs)
    .where(eq(siteConfigs.tenantId, tenantId));
  return row ?? null;
}

/** The first document of a new tenant, as its first version. */
export async function insertSiteConfig(
  tx: Database,
  tenantId: number,
  { document, now }: { document: unknown; now: Date },
): Promise<void> {
  await tx.insert(siteConfigs).values({ tenantId, document, updatedAt: now });
}

/** Gateways that the tenant offers, with what anyone may see of them, by name. */
export async function listPaymentSettings(
  db: Database,
  tenantId: number,
): Promise<(Omit<typeof paymentSettings.$inferSelect, 'tenantId'> & { hasKeys: boolean })[]> {
  return db
    .select({
      gateway: paymentSettings.gateway,
      publishableKey: paymentSettings.publishableKey,
      wallets: paymentSettings.wallets,
      hasKeys: sql<boolean>`${paymentSecrets.gateway} is not null`,
    })
    .from(paymentSettings)
    .leftJoin(
      paymentSecrets,
      and(
        eq(paymentSecrets.tenantId, paymentSettings.tenantId),
        eq(paymentSecrets.gateway, paymentSettings.gateway),
      ),
    )
    .where(eq(paymentSettings.tenantId, tenantId))
    .orderBy(asc(paymentSettings.gateway));
}

/** Offers a gateway, or changes what anyone may see of it. */
export async function savePaymentSetting(
  db: Database,
  tenantId: number,
  setting: Pick<typeof paymentSettings.$inferSelect, 'gateway' | 'publishableKey'>,
): Promise<void> {
  await db
    .insert(paymentSettings)
    .values({ ...setting, tenantId })
    .onConflictDoUpdate({
      target: [paymentSettings.tenantId, paymentSettings.gateway],
      set: { publishableKey: setting.publishableKey },
    });
}

/** Whether wallets stand beside a gateway's card. @returns false where the tenant has no such gateway. */
export async function setPaymentWallets(
  db: Database,
  tenantId: number,
  { gateway, wallets }: Pick<typeof paymentSettings.$inferSelect, 'gateway' | 'wallets'>,
): Promise<boolean> {
  const changed = await db
    .update(paymentSettings)
    .set({ wallets })
    .where(and(eq(paymentSettings.tenantId, tenantId), eq(paymentSettings.gateway, gateway)))
    .returning({ gateway: paymentSettings.gateway });
  return changed.length > 0;
}

export async function deletePaymentSetting(
  db: Database,
  tenantId: number,
  gateway: (typeof paymentSettings.$inferSelect)['gateway'],
): Promise<void> {
  await db
    .delete(paymentSettings)
    .where(and(eq(paymentSettings.tenantId, tenantId), eq(paymentSettings.gateway, gateway)));
}
