import type { OutboundProblem } from '#schemas/api/outbound-problem.ts';
import type { WebhookOff } from '#schemas/api/staff-webhooks.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../db/client.ts';
import {
  giveUpDeliveries,
  hastenDeliveries,
  settleDelivery,
  type TakenDelivery,
  type WebhookEventRow,
} from '../db/queries/webhook-deliveries.ts';
import { lockWebhook, updateWebhook, type WebhookRow } from '../db/queries/webhook-endpoints.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mostAttempts, waitAfter } from '../domain/webhooks/wait-before.ts';
import { queueWebhookMails } from '../mails/queue-webhook-mail.ts';

/** What the other side answered, without a word of it; null: nothing that counts. */
export type Answer = { status: number | null; problem: OutboundProblem | null };

/** An endpoint that nothing arrived at for so long, in ms, is switched off. */
const failsForMs = 3 * dayMs;

/** A message arrived; what waits for the same endpoint after failures goes at once. */
export async function noteArrival(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  taken: TakenDelivery,
  { status }: Answer,
): Promise<void> {
  const { tenantId, endpointId } = taken;
  const now = clock();
  await db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, tenantId, endpointId);
    const outcome = { state: 'delivered', lastStatus: status, lastProblem: null } as const;
    await settleDelivery(tx, taken, outcome);
    if (!webhook) return;
    await updateWebhook(tx, tenantId, endpointId, { failingSince: null, lastDeliveredAt: now });
    if (webhook.failingSince !== null) await hastenDeliveries(tx, tenantId, endpointId, now);
  });
}

type Failure = {
  taken: TakenDelivery;
  webhook: WebhookRow;
  event: WebhookEventRow;
  answer: Answer;
};

/**
 * A message did not arrive: it is tried again, or given up after the last try. An endpoint that fails
 * for long, or answers that it is gone, is switched off, and the owners have a mail of it. A test
 * says nothing about an endpoint, and is tried once.
 */
export async function noteFailure(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { taken, event, answer }: Failure,
): Promise<void> {
  const { tenantId, endpointId, attempts } = taken;
  const now = clock();
  const isTest = event.type === 'test';
  await db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, tenantId, endpointId);
    const isLast = isTest || attempts >= mostAttempts;
    const wait = waitAfter(attempts, Math.random());
    const isNewest = await settleDelivery(tx, taken, {
      state: isLast ? 'failed' : 'waiting',
      lastStatus: answer.status,
      lastProblem: answer.problem,
      ...(!isLast && { nextAt: new Date(now.getTime() + wait) }),
    });
    if (!webhook || !isNewest || isTest || !webhook.isActive) return;
    const failingSince = webhook.failingSince ?? now;
    await updateWebhook(tx, tenantId, endpointId, { failingSince });
    const isLong = now.getTime() - failingSince.getTime() >= failsForMs;
    const because = answer.status === 410 ? 'gone' : isLong ? 'failing' : null;
    if (because === null) return;
    await switchOff(tx, tenantId, endpointId, because);
    await queueWebhookMails(tx, { tenantId, webhookId: endpointId, because });
    log.warn({ tenantId, webhook: endpointId, because }, 'a webhook was switched off');
  });
}

/** Switches an endpoint off; what it was not sent is given up, and can be sent again one by one. */
export async function switchOff(
  tx: Database,
  tenantId: number,
  id: string,
  offBecause: WebhookOff,
): Promise<void> {
  await updateWebhook(tx, tenantId, id, { isActive: false, offBecause });
  await giveUpDeliveries(tx, tenantId, id);
}
