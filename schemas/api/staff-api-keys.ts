import { z } from 'zod';
import { apiScope } from './api-scope.ts';
import { endpoint } from './endpoint.ts';
import { integrationRoutes as routes } from './integration-routes.ts';
import { dataOf, id, instant, plainLine } from './wire.ts';

export const apiKeySettings = z.object({
  name: plainLine.min(1).max(60),
  scopes: z.array(apiScope).min(1).max(apiScope.options.length),
  /** For one restaurant alone; null: for all of the tenant. */
  restaurant_id: id.nullable(),
  /** After so many days it opens nothing any more; null: it stays until it is revoked. */
  days: z.number().int().min(1).max(3650).nullable(),
});
export type ApiKeySettings = z.output<typeof apiKeySettings>;

const apiKey = apiKeySettings.omit({ days: true }).extend({
  id: z.uuid(),
  /** How it begins, to tell it from others. */
  prefix: z.string(),
  created_at: instant,
  created_by: z.string(),
  expires_at: instant.nullable(),
  /** To the minute; null: never. */
  last_used_at: instant.nullable(),
});
export type ApiKey = z.output<typeof apiKey>;

const apiKeyId = z.object({ apiKeyId: z.uuid() });
const forOwners = { security: ['staff'], roles: ['owner'] } as const;

export const apiKeyEndpoints = {
  listApiKeys: endpoint(routes.listApiKeys, {
    summary: 'The keys of the tenant that were not revoked, without what opens.',
    ...forOwners,
    reply: dataOf(z.array(apiKey)),
  }),
  addApiKey: endpoint(routes.addApiKey, {
    summary: 'Makes a key, which is shown this once; the same id again makes it anew while unused.',
    ...forOwners,
    confirmation: 'always',
    params: apiKeyId,
    body: apiKeySettings,
    reply: dataOf(z.object({ api_key: apiKey, key: z.string() })),
  }),
  revokeApiKey: endpoint(routes.revokeApiKey, {
    summary: 'Revokes a key at once and for good.',
    ...forOwners,
    params: apiKeyId,
    reply: dataOf(z.object({})),
  }),
};
