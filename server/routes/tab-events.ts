import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tabEndpoints } from '#schemas/api/tabs.ts';
import type { Deps } from '../dependencies/deps.ts';
import { parseRequest } from '../http/parse-request.ts';
import { findCaller } from '../identity/find-caller.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { bearerToken } from '../identity/token.ts';
import { showReadTab } from '../ordering/tabs/show-tab.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { beginStream } from '../streams/begin-stream.ts';
import { createTabStreams } from '../streams/tab-streams.ts';

const { getTab } = tabEndpoints;

/**
 * A tab as it changes, by server-sent events: each carries the whole tab as this guest sees it. Asked
 * with the same proof as getTab; it stands beside the contract, for a stream has no reply to describe.
 * Where too many are open it answers 429 or 503, and getTab serves as well.
 */
export function serveTabEvents(api: FastifyInstance, deps: Deps): void {
  const streams = createTabStreams(deps);
  // Streams never end by themselves; the server waits for none of them.
  api.addHook('preClose', async () => streams.close());

  api.get(
    `${getTab.path.replace('{tabId}', ':tabId')}/events`,
    { config: { isStream: true } },
    async (request, reply) => {
      const call = await readCall(deps, request);
      const find = () => showReadTab(deps, call);
      const { id: tabId } = await find();
      const network = networkOf(request.ip);
      const begin = () => beginStream(reply);
      streams.open({ tenantId: call.tenant.id, tabId, network, find, begin });
    },
  );
}

async function readCall(deps: Deps, request: FastifyRequest) {
  const { params, query, body, headers } = request;
  const token = bearerToken(headers.authorization);
  const tenant = await resolveTenant(deps, { host: headers.host, token });
  const identity = await findCaller(deps, tenant.id, getTab, request);
  const { tabId } = parseRequest('getTab', { params, query, body, headers }).params;
  return { tenant, shopper: requireShopper(identity), tabId };
}
