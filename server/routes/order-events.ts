import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOrder } from '#schemas/api/orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { findCaller } from '../identity/find-caller.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { bearerToken } from '../identity/token.ts';
import { findOrderFor, requireOrderFor } from '../ordering/order/find-order-for.ts';
import { createOrderStreams } from '../streams/order-streams.ts';
import { requestLanguage } from '../http/request-language.ts';
import { parseRequest } from '../http/parse-request.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { beginStream } from '../streams/begin-stream.ts';

/**
 * An order as it changes, by server-sent events: each carries the whole order and the id of what
 * happened last, so that a client which comes back with Last-Event-ID misses nothing. Asked with
 * the same proof as getOrder; it stands beside the contract, for a stream has no reply to describe.
 * Where too many are open it answers 429 or 503, and getOrder serves as well.
 */
export function serveOrderEvents(api: FastifyInstance, deps: Deps): void {
  const streams = createOrderStreams(deps);
  // Streams never end by themselves; the server waits for none of them.
  api.addHook('preClose', async () => streams.close());

  api.get(
    `${getOrder.path.replace('{orderId}', ':orderId')}/events`,
    { config: { isStream: true } },
    async (request, reply) => {
      const { tenant, identity, orderId } = await readCall(deps, request);
      const call = { tenant, identity, orderId };
      // Read whole once it is followed: what happens in between would else be missed.
      await requireOrderFor(deps, call);
      const find = () => findOrderFor(deps, call);
      const sent = request.headers['last-event-id'];
      const lastSeen = typeof sent === 'string' ? sent : null;
      const network = networkOf(request.ip);
      const language = requestLanguage(request);
      const begin = () => beginStream(reply);
      streams.open({ tenantId: tenant.id, orderId, network, language, find, lastSeen, begin });
    },
  );
}

async function readCall(deps: Deps, request: FastifyRequest) {
  const { params, query, body, headers } = request;
  const token = bearerToken(headers.authorization);
  const tenant = await resolveTenant(deps, { host: headers.host, token });
  const identity = await findCaller(deps, tenant.id, getOrder, request);
  const { orderId } = parseRequest('getOrder', { params, query, body, headers }).params;
  return { tenant, identity, orderId };
}
