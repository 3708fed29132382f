import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { integrationRoutes as routes } from './integration-routes.ts';
import { outboundProblem } from './outbound-problem.ts';
import { webhookEventType } from './webhook-events.ts';
import { count, dataOf, id, idText, instant, plainLine } from './wire.ts';

export const webhookSettings = z.object({
  name: plainLine.min(1).max(60),
  url: z.string().trim().min(1).max(1000),
  /** Of one restaurant alone; null: of all of the tenant. */
  restaurant_id: id.nullable(),
  events: z.array(webhookEventType).min(1).max(webhookEventType.options.length),
});
export type WebhookSettings = z.output<typeof webhookSettings>;

/** Why nothing is sent: its owner says so, it failed for days, or it answered that it is gone. */
const webhookOff = z.enum(['owner', 'failing', 'gone']);
export type WebhookOff = z.output<typeof webhookOff>;

const webhook = webhookSettings.extend({
  id: z.uuid(),
  created_at: instant,
  is_active: z.boolean(),
  /** null while it is on. */
  off_because: webhookOff.nullable(),
  /** Since when nothing arrives there; null: what was sent last arrived. */
  failing_since: instant.nullable(),
  last_delivered_at: instant.nullable(),
  /** Until when the secret before this one signs beside it; null: it has no other one. */
  previous_secret_until: instant.nullable(),
  /** What still has to be delivered. */
  waiting: count,
});
export type Webhook = z.output<typeof webhook>;

/** What proves that a message is from here. It is shown this once. */
const withSecret = dataOf(z.object({ webhook, secret: z.string() }));

const deliveryState = z.enum(['waiting', 'delivered', 'failed']);

const webhookDelivery = z.object({
  id,
  /** The header `webhook-id`: the same whenever it is sent again. */
  message_id: z.string(),
  type: z.union([webhookEventType, z.literal('test')]),
  order_id: z.uuid().nullable(),
  order_number: z.string().nullable(),
  reservation_id: z.uuid().nullable(),
  reservation_number: z.string().nullable(),
  happened_at: instant,
  state: deliveryState,
  attempts: count,
  last_attempt_at: instant.nullable(),
  /** What the other side answered the last try with; null: nothing that counts. */
  last_status: z.number().int().nullable(),
  last_problem: outboundProblem.nullable(),
  /** When it is tried next; null: it is not. */
  next_at: instant.nullable(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;

const webhookId = z.object({ webhookId: z.uuid() });
const forOwners = { security: ['staff'], roles: ['owner'] } as const;

export const webhookEndpoints = {
  listWebhooks: endpoint(routes.listWebhooks, {
    summary: 'The webhooks of the tenant, and how each is.',
    ...forOwners,
    reply: dataOf(z.array(webhook)),
  }),
  addWebhook: endpoint(routes.addWebhook, {
    summary: 'Adds a webhook; the same id again gives it another secret.',
    ...forOwners,
    confirmation: 'always',
    params: webhookId,
    body: webhookSettings,
    reply: withSecret,
  }),
  changeWebhook: endpoint(routes.changeWebhook, {
    summary: 'Changes a webhook, or switches it on or off; its secret stays.',
    ...forOwners,
    confirmation: 'always',
    params: webhookId,
    body: webhookSettings.extend({ is_active: z.boolean() }),
    reply: dataOf(webhook),
  }),
  removeWebhook: endpoint(routes.removeWebhook, {
    summary: 'Removes a webhook with what it has not been sent yet.',
    ...forOwners,
    params: webhookId,
    reply: dataOf(z.object({})),
  }),
  renewWebhookSecret: endpoint(routes.renewWebhookSecret, {
    summary: 'Gives a webhook another secret; for a day messages are signed with both.',
    ...forOwners,
    confirmation: 'always',
    params: webhookId,
    body: z.object({}),
    reply: withSecret,
  }),
  testWebhook: endpoint(routes.testWebhook, {
    summary: 'Sends a test to a webhook; it is tried once.',
    ...forOwners,
    params: webhookId,
    body: z.object({}),
    reply: dataOf(z.object({})),
  }),
  listWebhookDeliveries: endpoint(routes.listWebhookDeliveries, {
    summary: 'What a webhook was sent in the last 30 days, the newest first, 50 at a time.',
    ...forOwners,
    params: webhookId,
    query: z.object({
      /** Those that follow this one. */
      after: idText.optional(),
    }),
    reply: dataOf(
      z.object({
        deliveries: z.array(webhookDelivery),
        /** What `after` is for those that follow; null: there are no more. */
        next: id.nullable(),
        /** IANA zone of the tenant's clock. */
        time_zone: z.string(),
      }),
    ),
  }),
  replayWebhookDelivery: endpoint(routes.replayWebhookDelivery, {
    summary: 'Sends one message again now, by its own id, however it went before.',
    ...forOwners,
    params: webhookId.extend({ deliveryId: idText }),
    body: z.object({}),
    reply: dataOf(z.object({})),
  }),
};
