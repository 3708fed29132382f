import type { Webhook, WebhookDelivery, WebhookSettings } from '#schemas/api/staff-webhooks.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import {
  insertTestDelivery,
  listDeliveries,
  replayDelivery,
  type LoggedDelivery,
} from '../db/queries/webhook-deliveries.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  updateWebhook,
  type CountedWebhook,
} from '../db/queries/webhook-endpoints.ts';
import type { Deps } from '../dependencies/deps.ts';
import { shownNumber } from '../domain/order/shown-number.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Handlers } from '../http/handler.ts';
import { switchOff } from '../webhooks/note-answer.ts';
import { newWebhookSecret, sealWebhookSecret } from '../webhooks/webhook-secret.ts';
import { messageName } from '../webhooks/webhook-payload.ts';

type Names =
  | 'listWebhooks'
  | 'addWebhook'
  | 'changeWebhook'
  | 'removeWebhook'
  | 'renewWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery';

const mostWebhooks = 20;
const shownAtOnce = 50;
/** So long, in ms, the secret before the newest one signs too. */
const bothSecretsMs = dayMs;

/** Where other systems are told what happens to orders, for owners (decision 075). */
export const staffWebhookRoutes = (deps: Deps): Handlers<Names> => {
  const { db, clock, outbound } = deps;
  const webhookView = viewAt(clock);
  const ownWebhook = async (tenantId: number, id: string) => {
    const found = (await listWebhooks(db, tenantId)).find((one) => one.id === id);
    if (!found) throw unknownWebhook();
    return found;
  };
  /** @throws ApiError 404 for a restaurant of somebody else, 422 for an address that is not called. */
  const check = async (tenantId: number, { restaurant_id: restaurantId, url }: WebhookSettings) => {
    if (restaurantId !== null && !(await findRestaurant(db, tenantId, restaurantId))) {
      throw restaurantNotFound();
    }
    const problem = outbound.problemOf(url);
    if (problem !== null) throw addressRefused(problem === 'inside' ? 'inside' : 'not_https');
  };

  return {
    listWebhooks: async ({ tenant }) => ({
      data: (await listWebhooks(db, tenant.id)).map(webhookView),
    }),

    addWebhook: async ({ tenant, params, body }) => {
      const id = params.webhookId;
      await check(tenant.id, body);
      const secret = newWebhookSecret();
      const place = { tenantId: tenant.id, id };
      const sealed = { secret: sealWebhookSecret(deps, place, secret) };
      await db.transaction(async (tx) => {
        const others = await countWebhooks(tx, tenant.id);
        // Sent again because the answer was lost: whoever asks has no secret yet.
        if (await lockWebhook(tx, tenant.id, id)) {
          return updateWebhook(tx, tenant.id, id, { ...changeOf(body), ...sealed });
        }
        if (others >= mostWebhooks) throw tooMany();
        return insertWebhook(tx, { ...place, ...changeOf(body), ...sealed, createdAt: clock() });
      });
      return { data: { webhook: webhookView(await ownWebhook(tenant.id, id)), secret } };
    },

    changeWebhook: async ({ tenant, params, body }) => {
      const id = params.webhookId;
      await ownWebhook(tenant.id, id);
      await check(tenant.id, body);
      await db.transaction(async (tx) => {
        const before = await lockWebhook(tx, tenant.id, id);
        if (!before) throw unknownWebhook();
        await updateWebhook(tx, tenant.id, id, changeOf(body));
        if (before.isActive === body.is_active) return;
        if (!body.is_active) await switchOff(tx, tenant.id, id, 'owner');
        else {
          const on = { isActive: true, offBecause: null, failingSince: null };
          await updateWebhook(tx, tenant.id, id, on);
        }
      });
      return { data: webhookView(await ownWebhook(tenant.id, id)) };
    },

    removeWebhook: async ({ tenant, params }) => {
      await ownWebhook(tenant.id, params.webhookId);
      await deleteWebhook(db, tenant.id, params.webhookId);
      return { data: {} };
    },

    renewWebhookSecret: async ({ tenant, params }) => {
      const id = params.webhookId;
      const secret = newWebhookSecret();
      await db.transaction(async (tx) => {
        const before = await lockWebhook(tx, tenant.id, id);
        if (!before) throw unknownWebhook();
        await updateWebhook(tx, tenant.id, id, {
          secret: sealWebhookSecret(deps, before, secret),
          previousSecret: before.secret,
          previousUntil: new Date(clock().getTime() + bothSecretsMs),
        });
      });
      return { data: { webhook: webhookView(await ownWebhook(tenant.id, id)), secret } };
    },

    testWebhook: async ({ tenant, params }) => {
      const { id, isActive } = await ownWebhook(tenant.id, params.webhookId);
      if (!isActive) throw isOff();
      await db.transaction((tx) =>
        insertTestDelivery(tx, tenant.id, { endpointId: id, now: clock() }),
      );
      return { data: {} };
    },

    listWebhookDeliveries: async ({ tenant, params, query }) => {
      const { id: endpointId } = await ownWebhook(tenant.id, params.webhookId);
      const after = query.after ?? null;
      const asked = { endpointId, after, most: shownAtOnce + 1 };
      const found = await listDeliveries(db, tenant.id, asked);
      const deliveries = found.slice(0, shownAtOnce).map(deliveryView);
      const next = found.length > shownAtOnce ? (deliveries.at(-1)?.id ?? null) : null;
      return { data: { deliveries, next, time_zone: tenant.timeZone } };
    },

    replayWebhookDelivery: async ({ tenant, params }) => {
      const { id: endpointId, isActive } = await ownWebhook(tenant.id, params.webhookId);
      if (!isActive) throw isOff();
      const replay = { endpointId, id: params.deliveryId, now: clock() };
      if (!(await replayDelivery(db, tenant.id, replay))) throw unknownDelivery();
      return { data: {} };
    },
  };
};

const changeOf = ({ name, url, restaurant_id: restaurantId, events }: WebhookSettings) => ({
  name,
  url,
  restaurantId,
  events: [...new Set(events)],
});

const viewAt =
  (clock: Deps['clock']) =>
  (row: CountedWebhook): Webhook => ({
    id: row.id,
    name: row.name,
    url: row.url,
    restaurant_id: row.restaurantId,
    events: row.events,
    created_at: row.createdAt.toISOString(),
    is_active: row.isActive,
    off_because: row.offBecause,
    failing_since: row.failingSince?.toISOString() ?? null,
    last_delivered_at: row.lastDeliveredAt?.toISOString() ?? null,
    previous_secret_until:
      row.previousUntil && row.previousUntil > clock() ? row.previousUntil.toISOString() : null,
    waiting: row.waiting,
  });

const deliveryView = ({
  delivery,
  event,
  orderNumber,
  reservationNumber,
}: LoggedDelivery): WebhookDelivery => ({
  id: delivery.id,
  message_id: messageName(event),
  type: event.type,
  order_id: event.orderId,
  order_number: orderNumber === null ? null : shownNumber({ number: orderNumber }),
  reservation_id: event.reservationId,
  reservation_number: reservationNumber,
  happened_at: event.at.toISOString(),
  state: delivery.state,
  attempts: delivery.attempts,
  last_attempt_at: delivery.lastAttemptAt?.toISOString() ?? null,
  last_status: delivery.lastStatus,
  last_problem: delivery.lastProblem,
  next_at: delivery.state === 'waiting' ? delivery.nextAt.toISOString() : null,
});

const addressSentences = {
  not_https: 'Write a whole address that begins with https:// and holds no password.',
  inside: 'This address is inside a network. Give one that can be reached from the internet.',
} as const;

function addressRefused(kind: keyof typeof addressSentences): ApiError {
  const message = addressSentences[kind];
  const problem = { path: 'body.url', code: 'address_refused', message } as const;
  return new ApiError(422, 'address_refused', message, { problems: [problem] });
}

const unknownWebhook = () => new ApiError(404, 'unknown_webhook', 'There is no such connection.');
const unknownDelivery = () =>
  new ApiError(404, 'unknown_delivery', 'This message is not in the list any more.');
const isOff = () => new ApiError(409, 'webhook_off', 'It is switched off. Switch it on first.');
const tooMany = () =>
  new ApiError(
    409,
    'too_many_webhooks',
    `There can be ${mostWebhooks} of them at most. Remove one that is not used any more.`,
  );
