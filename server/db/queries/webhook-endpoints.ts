import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { webhookDeliveries, webhookEndpoints as table } from '../schema.ts';

export type WebhookRow = typeof table.$inferSelect;
type NewWebhook = typeof table.$inferInsert;
export type WebhookChange = Partial<Omit<NewWebhook, 'tenantId' | 'id' | 'createdAt'>>;
/** One of a tenant, with how many of its messages still have to be delivered. */
export type CountedWebhook = WebhookRow & { waiting: number };

const byId = (tenantId: number, id: string) => and(eq(table.tenantId, tenantId), eq(table.id, id));

export async function listWebhooks(db: Database, tenantId: number): Promise<CountedWebhook[]> {
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(table)
      .where(eq(table.tenantId, tenantId))
      .orderBy(asc(table.createdAt), asc(table.id)),
    db
      .select({ id: webhookDeliveries.endpointId, waiting: count() })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.tenantId, tenantId), eq(webhookDeliveries.state, 'waiting')))
      .groupBy(webhookDeliveries.endpointId),
  ]);
  const waiting = new Map(counts.map((one) => [one.id, one.waiting]));
  return rows.map((row) => ({ ...row, waiting: waiting.get(row.id) ?? 0 }));
}

export async function findWebhook(
  db: Database,
  tenantId: number,
  id: string,
): Promise<WebhookRow | null> {
  const [row] = await db.select().from(table).where(byId(tenantId, id));
  return row ?? null;
}

/** The same; whoever else changes it waits. */
export async function lockWebhook(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(table).where(byId(tenantId, id)).for('no key update');
  return row ?? null;
}

/** How many a tenant has; the tenant's row is locked, so that two at once count one after the other. */
export async function countWebhooks(tx: Database, tenantId: number): Promise<number> {
  await tx.execute(sql`select 1 from tenants where id = ${tenantId} for no key update`);
  const [row] = await tx.select({ found: count() }).from(table).where(eq(table.tenantId, tenantId));
  return row?.found ?? 0;
}

export async function insertWebhook(db: Database, webhook: NewWebhook): Promise<void> {
  await db.insert(table).values(webhook);
}

export async function updateWebhook(
  db: Database,
  tenantId: number,
  id: string,
  change: WebhookChange,
): Promise<void> {
  await db.update(table).set(change).where(byId(tenantId, id));
}

export async function deleteWebhook(db: Database, tenantId: number, id: string): Promise<void> {
  await db.delete(table).where(byId(tenantId, id));
}
