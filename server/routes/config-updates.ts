import type { FastifyInstance } from 'fastify';
import { configEventsPath } from '#schemas/api/routes.ts';
import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';
import { namedIds } from '../identity/named-ids.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { createConfigStreams } from '../streams/config-streams.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { beginStream } from '../streams/begin-stream.ts';

export const configUpdateRoutes = ({
  settings,
}: Pick<Deps, 'settings'>): Handlers<'getLiveConfigVersion'> => ({
  getLiveConfigVersion: async ({ tenant }) => {
    const { configVersion } = await settings.get(tenant.id);
    return { data: { config_version: configVersion } };
  },
});

/**
 * Which configuration is published, by server-sent events: at once, with every publish, and now
 * and then. It stands beside the contract, for a stream has no reply to describe. Where too many
 * are open it answers 429 or 503, and getLiveConfigVersion serves as well.
 */
export function serveConfigUpdates(api: FastifyInstance, deps: Deps): void {
  const streams = createConfigStreams(deps);
  // Streams never end by themselves; the server waits for none of them.
  api.addHook('preClose', async () => streams.close());

  api.get(configEventsPath, async (request, reply) => {
    const { query, headers } = request;
    const named = namedIds({ query, body: null }, 'tenant_id');
    const tenant = await resolveTenant(deps, { host: headers.host, named });
    const begin = () => beginStream(reply);
    streams.open({ tenantId: tenant.id, network: networkOf(request.ip), begin });
  });
}
