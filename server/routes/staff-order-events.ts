import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listStaffOrders } from '#schemas/api/staff.ts';
import { listOpenOrders } from '../db/queries/open-orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { parseRequest } from '../http/parse-request.ts';
import { findCaller, tokenOf } from '../identity/find-caller.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { beginStream } from '../streams/begin-stream.ts';
import { createStaffOrderStreams } from '../streams/staff-order-streams.ts';
import { refusedOfStaff } from '../http/refused-calls.ts';

/**
 * The orders of a restaurant as they come and change, by server-sent events (StaffOrdersEvent).
 * Asked with the same session and query as listStaffOrders; it stands beside the contract, for a
 * stream has no reply to describe. Where too many are open it answers 429 or 503, and
 * listStaffOrders serves as well.
 */
export function serveStaffOrderEvents(api: FastifyInstance, deps: Deps): void {
  const streams = createStaffOrderStreams(deps);
  // Streams never end by themselves; the server waits for none of them.
  api.addHook('preClose', async () => streams.close());

  api.get(
    `${listStaffOrders.path}/events`,
    { config: { isStream: true, refused: refusedOfStaff } },
    async (request, reply) => {
      const { tenant, staff, query } = await readCall(deps, request);
      const { restaurant_id: asked, status, ended_since: since } = query;
      if (asked !== undefined) {
        await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, asked);
      }
      const restaurantId = asked ?? staff.restaurantId;
      streams.open({
        tenantId: tenant.id,
        restaurantId,
        staffId: staff.id,
        network: networkOf(request.ip),
        list: () =>
          listOpenOrders(deps.db, tenant.id, {
            restaurantId,
            status: status ?? null,
            endedSince: since === undefined ? null : new Date(since),
          }),
        // The tenant, too: a deleted one's boards end.
        checkSession: () => readCall(deps, request),
        begin: () => beginStream(reply),
      });
    },
  );
}

/** The same call, but for keys: other systems are told of changes by webhooks. */
const { scope: _scope, ...sessionCall } = listStaffOrders;

async function readCall(deps: Deps, request: FastifyRequest) {
  const { params, query, body, headers } = request;
  const token = tokenOf(deps, sessionCall, request);
  const tenant = await resolveTenant(deps, { host: headers.host, token, accepts: 'suspended' });
  const identity = await findCaller(deps, tenant.id, sessionCall, request);
  const parsed = parseRequest('listStaffOrders', { params, query, body, headers });
  return { tenant, staff: requireStaff({ identity }), query: parsed.query };
}
