import type { Route } from './customer-routes.ts';

/**
 * The calls by which owners let other systems in: webhooks and keys (decision 075), and providers of
 * sign-ins (decision 079).
 */
export const integrationRoutes = {
  listWebhooks: { method: 'GET', path: '/v2/staff/webhooks' },
  addWebhook: { method: 'PUT', path: '/v2/staff/webhooks/{webhookId}' },
  changeWebhook: { method: 'PATCH', path: '/v2/staff/webhooks/{webhookId}' },
  removeWebhook: { method: 'DELETE', path: '/v2/staff/webhooks/{webhookId}' },
  renewWebhookSecret: { method: 'POST', path: '/v2/staff/webhooks/{webhookId}/secret' },
  testWebhook: { method: 'POST', path: '/v2/staff/webhooks/{webhookId}/test' },
  listWebhookDeliveries: { method: 'GET', path: '/v2/staff/webhooks/{webhookId}/deliveries' },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/v2/staff/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
  },
  listApiKeys: { method: 'GET', path: '/v2/staff/api-keys' },
  addApiKey: { method: 'PUT', path: '/v2/staff/api-keys/{apiKeyId}' },
  revokeApiKey: { method: 'DELETE', path: '/v2/staff/api-keys/{apiKeyId}' },
  getOpenIdSettings: { method: 'GET', path: '/v2/staff/openid-providers' },
  addOpenIdProvider: { method: 'PUT', path: '/v2/staff/openid-providers/{providerId}' },
  changeOpenIdProvider: { method: 'PATCH', path: '/v2/staff/openid-providers/{providerId}' },
  removeOpenIdProvider: { method: 'DELETE', path: '/v2/staff/openid-providers/{providerId}' },
  testOpenIdProvider: { method: 'POST', path: '/v2/staff/openid-providers/{providerId}/test' },
} as const satisfies Record<string, Route>;
