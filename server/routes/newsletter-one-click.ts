import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { leaveNewsletter } from '#schemas/api/newsletter.ts';
import type { Deps } from '../dependencies/deps.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { leaveBy } from './newsletter.ts';

/** Below the API's base. */
const oneClickPath = '/v2/newsletter/one-click';

const query = z.object({ token: leaveNewsletter.body.shape.token.catch('') });

/**
 * The address of List-Unsubscribe: mail programs post a form to it for the reader (RFC 8058), which
 * says no more than that it is meant. Opened, it leads to the page with the button. It stands
 * beside the contract, for nobody of ours calls it.
 */
export async function serveOneClick(
  api: FastifyInstance,
  deps: Deps,
  limits: RateLimits,
): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_, __, done) =>
      done(null),
    );
    scope.post(
      oneClickPath,
      { onRequest: (request) => limits.count(request, 'leaveNewsletter') },
      async (request, reply) => {
        const tenant = await resolveTenant(deps, {
          host: request.headers.host,
          accepts: 'suspended',
        });
        await leaveBy(deps, tenant.id, query.parse(request.query).token);
        return reply.header('cache-control', 'no-store').send({ data: {} });
      },
    );
    scope.get(oneClickPath, async (request, reply) => {
      const { token } = query.parse(request.query);
      reply.header('cache-control', 'no-store');
      return reply.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(token)}`, 302);
    });
  });
}
