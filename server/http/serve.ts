import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { wantsConfirmation } from '#schemas/api/staff-confirmation.ts';
import { isLoggedCall } from '#schemas/api/logged-calls.ts';
import type { Call, Handler, TenantRouteName } from './handler.ts';
import { setCookie, type Cookie } from './set-cookie.ts';
import type { Deps } from '../dependencies/deps.ts';
import { notifyOwners } from './notify-owners.ts';
import { findCaller, tokenOf } from '../identity/find-caller.ts';
import { checkOwnNumbers, namedIds } from '../identity/named-ids.ts';
import { recordStaffCall, type Act, type Actor } from '../identity/record-staff-call.ts';
import { requireConfirmation } from '../identity/require-confirmation.ts';
import { hostName, resolveTenant } from '../identity/resolve-tenant.ts';
import { checkReply, parseRequest } from './parse-request.ts';
import { readFileBodies } from './read-file-bodies.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { requestLanguage } from './request-language.ts';
import { SentForm } from './sent-form.ts';
import { replySchema } from './reply-schema.ts';
import { serializerOf } from './reply-serializer.ts';
import { readCosts } from '../rate-limits/read-limit.ts';
import { refusedOf } from './refused-calls.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/**
 * Binds one row of the contract to its handler. What the handler gets is parsed, its tenant and
 * caller are known; what it returns is the reply's body; what it refuses it throws as ApiError.
 */
export function serve<N extends TenantRouteName>(
  app: FastifyInstance,
  deps: Deps,
  limits: RateLimits,
  name: N,
  handler: Handler<N>,
): void {
  const endpoint: Endpoint = contract[name];
  if (!endpoint.isFile) return addRoute(app, deps, limits, name, handler);
  // In a scope of its own: no other call takes anything but JSON.
  void app.register(async (scope) => {
    readFileBodies(scope, endpoint);
    // Nobody sends megabytes before it is known who they are.
    scope.addHook('preParsing', async (request) => {
      const { host } = request.headers;
      const token = tokenOf(deps, endpoint, request);
      const named = namedIds({ query: request.query, body: null }, 'tenant_id');
      const tenant = await resolveTenant(deps, { host, token, named, ...acceptsOf(endpoint) });
      const caller = await findCaller(deps, tenant.id, endpoint, request);
      await limits.countFile(tenant.id, caller);
    });
    addRoute(scope, deps, limits, name, handler);
  });
}

function addRoute<N extends TenantRouteName>(
  app: FastifyInstance,
  deps: Deps,
  limits: RateLimits,
  name: N,
  handler: Handler<N>,
): void {
  const endpoint: Endpoint = contract[name];
  const status = endpoint.status ?? 200;
  const isShared =
    endpoint.method === 'GET' && endpoint.security.length === 0 && !endpoint.recognises;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: { response: { [status]: replySchema(endpoint.reply) } },
    serializerCompiler: serializerOf,
    config: { readCost: readCosts[name] ?? 1, ...refusedOf(name) },
    ...(endpoint.mostBytes !== undefined && { bodyLimit: endpoint.mostBytes }),
    ...(endpoint.method !== 'GET' && {
      onRequest: (request) => limits.count(request, name),
    }),
    handler: async (request, reply) => {
      const call = await readCall(deps, name, endpoint, request);
      await limits.countKey(call.identity);
      const act: Act = {};
      const answers = {
        setCookie: (cookie: Cookie) => setCookie(reply, cookie),
        setActor: (actor: Actor) => void (act.by = actor),
        leaveUnlogged: () => void (act.isUnlogged = true),
        setRevision: (revision: number) => void reply.header('etag', `"${revision}"`),
      };
      const body = await deps.callsUnderWay.during(() =>
        limits.guard({ name, request }, () => handler(Object.assign(call, answers))),
      );
      if (!deps.options.production) checkReply(name, body);
      if (isLoggedCall(name)) await recordStaffCall(deps, name, call, act);
      if (wantsConfirmation(endpoint, request.body) && !act.isUnlogged) {
        await notifyOwners(deps, name, call, body);
      }
      // What belongs to one caller is never kept by anybody on the way.
      reply.header('cache-control', isShared ? 'no-cache' : 'no-store');
      if (isShared) addVary(reply, 'accept-language');
      return reply.code(status).send(body);
    },
  });
}

/** Has what is stored on the way told apart by a header of the request, besides those named before. */
function addVary(reply: FastifyReply, header: string): void {
  const named = reply.getHeader('vary');
  reply.header('vary', named === undefined ? header : `${String(named)}, ${header}`);
}

/** What staff read, besides what the contract names, is answered for a suspended tenant too. */
const acceptsOf = ({ method, security, whileSuspended }: Endpoint) =>
  whileSuspended === true || (method === 'GET' && security.includes('staff'))
    ? { accepts: 'suspended' as const }
    : {};

/** Characters; browsers send some 120. */
const longestUserAgent = 300;

const noFile = Buffer.alloc(0);

async function readCall<N extends TenantRouteName>(
  deps: Deps,
  name: N,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Omit<Call<N>, 'setCookie' | 'setActor' | 'leaveUnlogged' | 'setRevision'>> {
  const { params, query, headers, cookies } = request;
  const form = request.body instanceof SentForm ? request.body : null;
  const body = endpoint.isFile ? form?.options : request.body;
  const token = tokenOf(deps, endpoint, request);
  const named = namedIds({ query, body }, 'tenant_id');
  const tenant = await resolveTenant(deps, {
    host: headers.host,
    token,
    named,
    ...acceptsOf(endpoint),
  });
  const identity = await findCaller(deps, tenant.id, endpoint, request);
  const parsed = parseRequest(name, { params, query, body, headers });
  if (identity) checkOwnNumbers({ query, body }, identity);
  requireConfirmation(deps, { endpoint, body, identity });
  return Object.assign(parsed, {
    tenant,
    identity,
    language: requestLanguage(request),
    host: hostName(headers.host),
    network: networkOf(request.ip),
    userAgent: (headers['user-agent'] ?? '').slice(0, longestUserAgent),
    cookies,
    file: form?.file ?? (Buffer.isBuffer(request.body) ? request.body : noFile),
  });
}
