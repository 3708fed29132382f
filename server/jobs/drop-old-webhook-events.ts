import { dayMs } from '#schemas/rules/time/minute.ts';
import { deleteWebhookEventsBefore } from '../db/queries/webhook-deliveries.ts';
import type { Deps } from '../dependencies/deps.ts';

/** Long enough to see, and to send again, what another system missed (ms). */
const retentionMs = 30 * dayMs;

/** Forgets what webhooks were sent. */
export async function dropOldWebhookEvents({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteWebhookEventsBefore(db, new Date(clock().getTime() - retentionMs));
}
