import { randomUUID } from 'node:crypto';
import { storeApiKey } from '#server/db/queries/api-keys.ts';
import { insertOpenIdProvider } from '#server/db/queries/openid-providers.ts';
import { insertTestDelivery } from '#server/db/queries/webhook-deliveries.ts';
import { insertWebhook } from '#server/db/queries/webhook-endpoints.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import { sealProviderSecret } from '#server/users/openid/provider-secret.ts';
import { newWebhookSecret, sealWebhookSecret } from '#server/webhooks/webhook-secret.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

const url = 'https://hooks.example.com/orders';
const events = ['order.placed'] as const;

/**
 * The calls about other systems with the ids of what is the other tenant's, and what each of those
 * ids is refused with.
 */
export async function foreignSystems(deps: Pick<Deps, 'db' | 'secretKey'>) {
  const { db } = deps;
  const place = { tenantId: small.otherTenant, id: randomUUID() };
  await insertWebhook(db, {
    ...place,
    name: 'Theirs',
    url,
    events: [...events],
    secret: sealWebhookSecret(deps, place, newWebhookSecret()),
    createdAt: fridayNoon,
  });
  await insertTestDelivery(db, small.otherTenant, { endpointId: place.id, now: fridayNoon });
  const apiKeyId = randomUUID();
  await storeApiKey(db, {
    tenantId: small.otherTenant,
    id: apiKeyId,
    name: 'Theirs',
    prefix: 'srv_',
    tokenHash: 'none',
    scopes: ['orders:read'],
    createdBy: 'Olive',
    createdAt: fridayNoon,
  });
  const provider = { name: 'Theirs', client_id: 'theirs', client_secret: 'theirs' };
  const theirProvider = { tenantId: small.otherTenant, id: randomUUID() };
  await insertOpenIdProvider(db, {
    ...theirProvider,
    name: 'Theirs',
    issuer: 'https://login.example.com',
    clientId: 'theirs',
    clientSecret: sealProviderSecret(deps, theirProvider, 'theirs'),
    createdAt: fridayNoon,
  });
  const ofProvider = { params: { providerId: theirProvider.id } };
  const theirs = small.otherRestaurant;
  const webhook = { name: 'Screen', url, restaurant_id: theirs, events };
  const params = { webhookId: place.id };
  const calls = {
    listWebhooks: {},
    addWebhook: { params: { webhookId: randomUUID() }, payload: webhook },
    changeWebhook: { params, payload: { ...webhook, restaurant_id: null, is_active: true } },
    removeWebhook: { params },
    renewWebhookSecret: { params, payload: {} },
    testWebhook: { params, payload: {} },
    listWebhookDeliveries: { params },
    replayWebhookDelivery: { params: { ...params, deliveryId: '1' }, payload: {} },
    getOpenIdSettings: {},
    addOpenIdProvider: {
      params: { providerId: randomUUID() },
      payload: { ...provider, issuer: 'https://login.example.com' },
    },
    changeOpenIdProvider: { ...ofProvider, payload: { ...provider, is_active: false } },
    removeOpenIdProvider: ofProvider,
    testOpenIdProvider: { ...ofProvider, payload: {} },
    listApiKeys: {},
    addApiKey: {
      params: { apiKeyId: randomUUID() },
      payload: { name: 'Screen', scopes: ['orders:read'], restaurant_id: theirs, days: null },
    },
    revokeApiKey: { params: { apiKeyId } },
  };
  const codes: readonly [string, string][] = [
    [place.id, 'unknown_webhook'],
    [apiKeyId, 'unknown_api_key'],
    [theirProvider.id, 'unknown_openid_provider'],
  ];
  return { calls, codes };
}
