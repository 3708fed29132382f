import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { replyNotFound } from '../http/error-replies.ts';
import { hostName } from '../identity/resolve-tenant.ts';
import { reachPath, reachText } from '../tenants/domain-proof.ts';

/** For whoever gets certificates at the proxy in front (deploy/README.md). */
const knownHostPath = '/known-host';

/**
 * What the program says of hosts, to machines: on a host of a tenant, that it is this program's
 * (server/tenants/domain-proof.ts); and to the proxy in front, whether a host is one of a tenant,
 * so that certificates are got for no others. Both tell what opening the host tells as well.
 */
export function serveHosts(app: FastifyInstance, deps: Deps): void {
  const { tenants, secretKey } = deps;
  app.get(reachPath, async (request, reply) => {
    const host = hostName(request.headers.host);
    const tenant = await tenants.byHost(host);
    if (!tenant || tenant.deletedAt) return replyNotFound(deps)(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(reachText(secretKey, { tenantId: tenant.id, host }));
  });

  app.get<{ Querystring: { domain?: unknown } }>(knownHostPath, async (request, reply) => {
    const { domain } = request.query;
    const tenant = typeof domain === 'string' ? await tenants.byHost(hostName(domain)) : null;
    const isKnown = tenant !== null && tenant.deletedAt === null;
    return reply
      .code(isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(isKnown ? 'known\n' : 'unknown\n');
  });
}
