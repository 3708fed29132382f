import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { gatewayEvents } from '../schema.ts';

type Event = typeof gatewayEvents.$inferSelect;
type Key = Pick<Event, 'gateway' | 'eventId'>;

/**
 * Keeps an event before anything is done about it (rule R57).
 * @returns whether it still has to be acted on: a second copy of one that was is done with.
 */
export async function storeEvent(
  db: Database,
  tenantId: number,
  event: Key & Pick<Event, 'type' | 'reference' | 'payload' | 'receivedAt'>,
): Promise<boolean> {
  const inserted = await db
    .insert(gatewayEvents)
    .values({ ...event, tenantId })
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvents.eventId });
  if (inserted.length > 0) return true;
  const [stored] = await db
    .select({ handledAt: gatewayEvents.handledAt })
    .from(gatewayEvents)
    .where(byKey(tenantId, event));
  return stored?.handledAt === null;
}

export async function markEventHandled(
  db: Database,
  tenantId: number,
  key: Key,
  handledAt: Date,
): Promise<void> {
  await db.update(gatewayEvents).set({ handledAt }).where(byKey(tenantId, key));
}

const byKey = (tenantId: number, { gateway, eventId }: Key) =>
  and(
    eq(gatewayEvents.tenantId, tenantId),
    eq(gatewayEvents.gateway, gateway),
    eq(gatewayEvents.eventId, eventId),
  );
