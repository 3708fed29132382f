import type { FastifyInstance } from 'fastify';
import { configEventsPath } from '#schemas/api/customer-routes.ts';
import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';
import { parseRequest } from '../http/parse-request.ts';
import { namedIds } from '../identity/named-ids.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { timeInQuery } from '../ordering/cart/time-in-query.ts';
import { liveMenuOf } from '../ordering/restaurant/live-menu.ts';
import { createConfigStreams } from '../streams/config-streams.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { beginStream } from '../streams/begin-stream.ts';

export const configUpdateRoutes = ({
  settings,
  menus,
}: Pick<Deps, 'settings' | 'menus'>): Handlers<'getLiveConfigVersion'> => ({
  getLiveConfigVersion: async ({ tenant, query }) => {
    const { configVersion } = await settings.get(tenant.id);
    const restaurantId = query.restaurant_id;
    if (restaurantId === undefined) return { data: { config_version: configVersion } };
    const shown = await menus.get(tenant.id, restaurantId);
    const wanted = timeInQuery(query, shown.openingHours.timeZone);
    const asked = wanted ? await menus.onDayOf(tenant.id, restaurantId, wanted.instant) : shown;
    const menu = liveMenuOf(asked, pollingPages);
    return { data: { config_version: configVersion, menu } };
  },
});

/** Pages that ask now and then are not counted. */
const pollingPages = 1_000;

/**
 * Which configuration is published and what of a menu is sold out, by server-sent events: at once,
 * with every change, and now and then. It stands beside the contract, for a stream has no reply to describe. Where too many
 * are open it answers 429 or 503, and getLiveConfigVersion serves as well.
 */
export function serveConfigUpdates(api: FastifyInstance, deps: Deps): void {
  const streams = createConfigStreams(deps);
  // Streams never end by themselves; the server waits for none of them.
  api.addHook('preClose', async () => streams.close());

  api.get(configEventsPath, { config: { isStream: true } }, async (request, reply) => {
    const { query, headers } = request;
    const named = namedIds({ query, body: null }, 'tenant_id');
    const tenant = await resolveTenant(deps, { host: headers.host, named });
    const begin = () => beginStream(reply);
    const raw = { params: {}, query, headers, body: null };
    const { restaurant_id: restaurantId } = parseRequest('getLiveConfigVersion', raw).query;
    streams.open({ tenantId: tenant.id, restaurantId, network: networkOf(request.ip), begin });
  });
}
