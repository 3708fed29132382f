import { asc, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { paymentSettings, siteConfigs } from '../schema.ts';

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

/** Gateways that the tenant offers, with what anyone may see of them. */
export async function listPaymentSettings(
  db: Database,
  tenantId: number,
): Promise<(typeof paymentSettings.$inferSelect)[]> {
  return db
    .select()
    .from(paymentSettings)
    .where(eq(paymentSettings.tenantId, tenantId))
    .orderBy(asc(paymentSettings.gateway));
}
