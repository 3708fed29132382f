import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.ts';
import type { Deps } from '../dependencies/deps.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { receiveFurtherEvent } from '../ordering/held-cards/receive-further-event.ts';
import { receiveWebhook } from '../ordering/paying/receive-webhook.ts';
import { GatewayUnreachable } from '../ports/payments/gateway.ts';

/** Stripe's largest events are far smaller. */
const bodyLimit = 256 * 1024;

const paramsSchema = z.object({
  gateway: z.enum(['sandbox', 'stripe']),
  tenantId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .optional(),
});

/**
 * Where gateways send their webhooks: `/api/v2/webhooks/<gateway>`, with the tenant's id behind it
 * where the host does not identify the tenant. They are no calls of the contract: nobody of ours makes
 * them, and the body is left as it came, because the signature is over its bytes (rule R57).
 */
export async function serveWebhooks(api: FastifyInstance, deps: Deps): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) =>
      done(null, body),
    );
    for (const url of ['/v2/webhooks/:gateway', '/v2/webhooks/:gateway/:tenantId']) {
      scope.post(url, { bodyLimit }, async ({ params, body, headers }, reply) => {
        reply.header('cache-control', 'no-store');
        const asked = paramsSchema.safeParse(params);
        const gateway = asked.data?.gateway;
        if (!gateway || !deps.gateways[gateway]) throw unknown();
        const tenantId =
          asked.data?.tenantId ??
          (await resolveTenant(deps, { host: headers.host, accepts: 'deleted' })).id;
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const webhook = { tenantId, rawBody, headers };
        const reception = await receiveWebhook(deps, gateway, webhook, receiveFurtherEvent).catch(
          sendAgain,
        );
        if (reception === 'refused') throw refused();
        return { received: true };
      });
    }
  });
}

const unknown = () => new ApiError(404, 'unknown_gateway', 'There is no such gateway here.');
const refused = () =>
  new ApiError(400, 'bad_signature', 'This webhook is not signed with the key of this gateway.');

/** The event is kept; a gateway sends again what was not answered with success. */
function sendAgain(error: unknown): never {
  if (!(error instanceof GatewayUnreachable)) throw error;
  throw new ApiError(503, 'payment_service_unreachable', 'Please send this webhook again.');
}
