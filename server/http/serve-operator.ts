import type { FastifyInstance } from 'fastify';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { OperatorRouteName } from '#schemas/api/operator-routes.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { RequireOperator } from '../rate-limits/operator-limit.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { OperatorHandlers } from './handler.ts';
import { refusedOf } from './refused-calls.ts';
import { checkReply, parseRequest } from './parse-request.ts';
import { replySchema } from './reply-schema.ts';
import { serializerOf } from './reply-serializer.ts';

type Guards = { limits: RateLimits; requireOperator: RequireOperator };

/**
 * Binds an operator's row of the contract to its handler. It is of no tenant, so the host says
 * nothing; who has no key learns nothing of what is asked for.
 */
export function serveOperator<N extends OperatorRouteName>(
  app: FastifyInstance,
  { options }: Pick<Deps, 'options'>,
  { limits, requireOperator }: Guards,
  name: N,
  handler: OperatorHandlers[N],
): void {
  const endpoint: Endpoint = contract[name];
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: { response: { [status]: replySchema(endpoint.reply) } },
    serializerCompiler: serializerOf,
    config: refusedOf(name),
    onRequest: async (request) => {
      await requireOperator(request);
      if (endpoint.method !== 'GET') await limits.count(request, name);
    },
    handler: async ({ params, query, body, headers }, reply) => {
      const answer = await handler(parseRequest(name, { params, query, body, headers }));
      if (!options.production) checkReply(name, answer);
      return reply.code(status).header('cache-control', 'no-store').send(answer);
    },
  });
}
