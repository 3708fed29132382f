import type { ApiKey } from '#schemas/api/staff-api-keys.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import {
  countApiKeys,
  findApiKey,
  listApiKeys,
  revokeApiKey,
  storeApiKey,
  type ApiKeyRow,
} from '../db/queries/api-keys.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Handlers } from '../http/handler.ts';
import { newApiKey, prefixOfKey } from '../identity/api-key.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { hashToken } from '../identity/token.ts';

const mostKeys = 50;

/** What other systems call the API with, for owners (decision 075). */
export const staffApiKeyRoutes = ({
  db,
  clock,
}: Deps): Handlers<'listApiKeys' | 'addApiKey' | 'revokeApiKey'> => ({
  listApiKeys: async ({ tenant }) => ({
    data: (await listApiKeys(db, tenant.id)).map(apiKeyView),
  }),

  addApiKey: async (call) => {
    const { tenant, params, body } = call;
    const { name, scopes, restaurant_id: restaurantId, days } = body;
    if (restaurantId !== null && !(await findRestaurant(db, tenant.id, restaurantId))) {
      throw restaurantNotFound();
    }
    const now = clock();
    const key = newApiKey(tenant.id);
    const stored = await db.transaction(async (tx) => {
      const others = await countApiKeys(tx, tenant.id);
      const known = await findApiKey(tx, tenant.id, params.apiKeyId);
      if (!known && others >= mostKeys) throw tooMany();
      return storeApiKey(tx, {
        tenantId: tenant.id,
        id: params.apiKeyId,
        name,
        prefix: prefixOfKey(key),
        tokenHash: hashToken(key),
        scopes: [...new Set(scopes)],
        restaurantId,
        createdBy: requireStaff(call).name,
        createdAt: now,
        expiresAt: days === null ? null : new Date(now.getTime() + days * dayMs),
      });
    });
    if (!stored) throw isUsed();
    return { data: { api_key: apiKeyView(stored), key } };
  },

  revokeApiKey: async ({ tenant, params }) => {
    if (!(await findApiKey(db, tenant.id, params.apiKeyId))) throw unknownKey();
    await revokeApiKey(db, tenant.id, params.apiKeyId, clock());
    return { data: {} };
  },
});

const apiKeyView = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  restaurant_id: row.restaurantId,
  prefix: row.prefix,
  created_at: row.createdAt.toISOString(),
  created_by: row.createdBy,
  expires_at: row.expiresAt?.toISOString() ?? null,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

const unknownKey = () => new ApiError(404, 'unknown_api_key', 'There is no such key.');
const isUsed = () => new ApiError(409, 'api_key_used', 'This key is in use. Make another one.');
const tooMany = () =>
  new ApiError(
    409,
    'too_many_api_keys',
    `There can be ${mostKeys} keys at most. Revoke one that is not used any more.`,
  );
