import { minuteMs } from '#schemas/rules/time/minute.ts';
import {
  findWebhookEvent,
  listTenantsWithDueDeliveries,
  settleDelivery,
  takeDueDelivery,
  type TakenDelivery,
} from '../db/queries/webhook-deliveries.ts';
import { findWebhook, type WebhookRow } from '../db/queries/webhook-endpoints.ts';
import type { WebhookEventRow } from '../db/queries/webhook-deliveries.ts';
import { workInTurns } from '../db/work-in-turns.ts';
import type { Deps } from '../dependencies/deps.ts';
import { OutboundError } from '../ports/outbound/outbound-error.ts';
import { noteArrival, noteFailure, type Answer } from './note-answer.ts';
import { messageName, webhookPayload } from './webhook-payload.ts';
import { signWebhook } from './webhook-secret.ts';

/** Longer than a call may take with all that is around it: a program that died is waited for so long. */
const takenMs = minuteMs;

/**
 * Sends the messages that are due, of the tenants in turn. Each is taken before it is sent, so that any
 * number of instances send one once at a time; an instance that dies in between lets it go by itself,
 * and it is sent again: at least once, by the same `webhook-id`.
 * @returns how many were sent.
 */
export function sendWebhooks(deps: Deps): Promise<number> {
  const { db, clock, log, isStopping } = deps;
  return workInTurns({
    listDue: () => listTenantsWithDueDeliveries(db, clock()),
    doNext: (tenantId) => sendNext(deps, tenantId),
    onFailure: (error, tenantId) =>
      log.warn({ err: error, tenantId }, 'a webhook could not be sent; it is tried again'),
    isStopping,
  });
}

async function sendNext(deps: Deps, tenantId: number): Promise<boolean> {
  const now = deps.clock();
  const takenUntil = new Date(now.getTime() + takenMs);
  const taken = await takeDueDelivery(deps.db, tenantId, { now, takenUntil });
  if (taken) await send(deps, taken);
  return taken !== null;
}

async function send(deps: Deps, taken: TakenDelivery): Promise<void> {
  const { db } = deps;
  const { tenantId, endpointId, eventId } = taken;
  const [webhook, event] = await Promise.all([
    findWebhook(db, tenantId, endpointId),
    findWebhookEvent(db, tenantId, eventId),
  ]);
  // Removed at this moment, and its deliveries with it.
  if (!webhook || !event) return;
  const payload = await webhookPayload(deps, event);
  if (!payload) {
    const gone = { state: 'failed', lastStatus: null, lastProblem: null } as const;
    await settleDelivery(db, taken, gone);
    return;
  }
  const answer = await post(deps, webhook, event, JSON.stringify(payload));
  if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
    await noteArrival(deps, taken, answer);
  } else await noteFailure(deps, { taken, webhook, event, answer });
}

async function post(
  deps: Deps,
  webhook: WebhookRow,
  event: WebhookEventRow,
  body: string,
): Promise<Answer> {
  try {
    const signed = signWebhook(deps, webhook, { id: messageName(event), at: deps.clock(), body });
    const headers = { 'content-type': 'application/json; charset=utf-8', ...signed };
    const { url } = webhook;
    const { status } = await deps.outbound.call({ url, method: 'POST', headers, body });
    return { status, problem: null };
  } catch (error) {
    if (error instanceof OutboundError) return { status: null, problem: error.problem };
    // Such as a secret that was sealed with another SECRET_KEY: the others still go.
    const { tenantId, id } = webhook;
    deps.log.error({ err: error, tenantId, webhook: id }, 'a webhook could not be sent');
    return { status: null, problem: null };
  }
}
