import { apiKeyEndpoints } from './staff-api-keys.ts';
import { openIdSettingsEndpoints } from './staff-openid.ts';
import { webhookEndpoints } from './staff-webhooks.ts';

/** The calls of integration-routes.ts, for the contract. */
export const integrationEndpoints = {
  ...apiKeyEndpoints,
  ...webhookEndpoints,
  ...openIdSettingsEndpoints,
};
