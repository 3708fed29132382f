import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openIdAnswer } from '#schemas/api/user-openid.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findOneTimeCode, takeOneTimeCode } from '../db/queries/one-time-codes.ts';
import { findOpenIdNext } from '../db/queries/openid-attempts.ts';
import { deleteOpenIdIdentity } from '../db/queries/openid-identities.ts';
import { findOpenIdProvider, listActiveOpenIdProviders } from '../db/queries/openid-providers.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { ownerOf } from '../identity/require-user.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { hashToken } from '../identity/token.ts';
import { createCodeLimits } from '../rate-limits/code-limits.ts';
import { createMissLimit } from '../rate-limits/miss-limit.ts';
import { createOpenIdLimits } from '../rate-limits/openid-limits.ts';
import { storedLimiter } from '../rate-limits/stored-limiter.ts';
import { customerDevice } from '../users/customer-device.ts';
import { redeemOneTimeCode } from '../users/one-time-codes.ts';
import { newAttempt, openAttempt, openIdCallbackPath } from '../users/openid/attempts.ts';
import { connectPending } from '../users/openid/connect-user.ts';
import { finishSignIn, orExplain } from '../users/openid/finish-sign-in.ts';
import { createOpenIdClient } from '../users/openid/openid-client.ts';
import { attemptOver, unknownProvider } from '../users/openid/openid-refusals.ts';
import { showConnectedSignIns } from '../users/openid/show-connected.ts';
import { createProofCheck } from '../users/own-proof.ts';
import { createUserPasswords } from '../users/user-passwords.ts';

type Names =
  | 'listOpenIdProviders'
  | 'startOpenIdSignIn'
  | 'finishOpenIdSignIn'
  | 'confirmOpenIdSignIn'
  | 'listConnectedSignIns'
  | 'removeConnectedSignIn';

/** Customers' sign-in by a provider of OpenID Connect (decisions/079). */
export function userOpenIdRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, clock, options } = deps;
  const client = createOpenIdClient(deps);
  const codes = createCodeLimits(deps);
  const limits = createOpenIdLimits(deps);
  const tryPassword = createUserPasswords(deps);
  const requireProof = createProofCheck(deps, codes);
  // With wrong passwords and passkeys: an address has so many misses in all.
  const networks = createMissLimit(
    storedLimiter(pool, 'user-sign-in-networks', options.limits.guesses),
  );

  return {
    listOpenIdProviders: async ({ tenant }) => ({
      data: await listActiveOpenIdProviders(db, tenant.id),
    }),

    startOpenIdSignIn: async (call) => {
      const { tenant, body, network, setCookie } = call;
      await limits.start(tenant.id, network);
      const provider = await findOpenIdProvider(db, tenant.id, body.provider_id);
      if (provider?.isActive !== true) throw unknownProvider();
      const asked = newAttempt(deps, from(call));
      const url = await orExplain(deps, provider, () => client.signInUrl(provider, asked));
      const attempt = { state: asked.state, providerId: provider.id, next: body.next ?? null };
      await openAttempt(deps, { ...from(call), setCookie }, attempt);
      return { data: { url: url.href } };
    },

    finishOpenIdSignIn: async (call) => {
      const { tenant, network, cookies, body } = call;
      networks.check(network);
      const tenantId = tenant.id;
      const deviceOf = (email: string) => customerDevice(deps, { tenantId, email }, cookies);
      const caller = { ...from(call), tenant, identity: call.identity, network, deviceOf };
      const { userAgent, language, setCookie } = call;
      try {
        const asked = { ...caller, userAgent, language, setCookie };
        return { data: await finishSignIn(deps, { client, codes }, asked, body) };
      } catch (error) {
        // What strangers would try; a provider that fails its own customers is nobody's guess.
        const isGuess = error instanceof ApiError && error.code === 'openid_attempt_over';
        if (isGuess) await networks.miss(network);
        throw error;
      }
    },

    confirmOpenIdSignIn: async (call) => {
      const { tenant, network, cookies, body } = call;
      const tenantId = tenant.id;
      const requestId = body.request_id;
      if ('code' in body) {
        const { code } = body;
        const answer = { tenantId, purpose: 'openid', requestId, code, userId: null } as const;
        const signedIn = await redeemOneTimeCode(
          deps,
          codes,
          { ...answer, network },
          async (tx, request) => connectPending(tx, deps, { request, proof: 'code' }, call),
        );
        return { data: signedIn };
      }
      const request = await findOneTimeCode(db, tenantId, requestId);
      const now = clock();
      const isOpen = request?.usedAt === null && request.expiresAt > now;
      if (!isOpen || request.purpose !== 'openid') throw attemptOver();
      const account = { tenantId, email: request.address };
      const device = customerDevice(deps, account, cookies);
      const { password } = body;
      const user = await tryPassword({ ...account, password, network, device });
      if (!user) throw wrongPassword();
      const signedIn = await inTransaction(pool, async (tx) => {
        if (!(await takeOneTimeCode(tx, tenantId, { id: requestId, now }))) throw attemptOver();
        return connectPending(tx, deps, { request, proof: 'password' }, call);
      });
      if (!signedIn) throw attemptOver();
      return { data: signedIn };
    },

    listConnectedSignIns: async (call) => ({
      data: await showConnectedSignIns(db, ownerOf(call)),
    }),

    removeConnectedSignIn: async (call) => {
      const owner = ownerOf(call);
      await requireProof(owner, call.body.proof, call.network);
      const { connectionId } = call.params;
      if (!(await deleteOpenIdIdentity(db, owner, connectionId))) throw unknownConnection();
      return { data: {} };
    },
  };
}

/** What a sign-in takes of a call, wherever it stands. */
const from = (call: Pick<Call<'finishOpenIdSignIn'>, 'tenant' | 'host' | 'cookies'>) => ({
  tenantId: call.tenant.id,
  host: call.host,
  cookies: call.cookies,
});

const notTogether: Sentence = ({ account }) => account.wrongPassword;
const wrongPassword = () =>
  new ApiError(401, 'wrong_password', notTogether, {
    problems: [{ path: 'body.password', code: 'wrong_password', message: notTogether }],
  });

const unknownConnection = () =>
  new ApiError(404, 'unknown_connected_sign_in', ({ account }) => account.openId.removed);

const answered = z.object({
  state: openIdAnswer.state.catch(''),
  code: openIdAnswer.code.catch(undefined),
  iss: openIdAnswer.iss.catch(undefined),
  error: openIdAnswer.error.catch(undefined),
});

/**
 * Where providers send browsers back to. It changes nothing: it hands what came to the page of the
 * sign-in, in the fragment, which no server and no log sees, and the page finishes by a call with the
 * cookies and the guest's token that this request does not bring. It stands beside the contract, for
 * nobody of ours calls it.
 */
export function serveOpenIdCallback(api: FastifyInstance, deps: Deps): void {
  api.get(openIdCallbackPath, async (request, reply) => {
    const answer = answered.parse(request.query);
    const next = await nextOf(deps, request.headers.host, answer.state);
    const given = Object.entries(answer).map(([name, value]) => [name, value ?? '']);
    const search = next === null ? '' : `?${new URLSearchParams({ next })}`;
    const fragment = new URLSearchParams(given.filter(([, value]) => value !== ''));
    reply.header('cache-control', 'no-store');
    return reply.redirect(`/login${search}#${fragment}`, 303);
  });
}

/** Where the sign-in leads; not knowing it is no reason not to finish. */
async function nextOf(deps: Deps, host: string | undefined, state: string): Promise<string | null> {
  try {
    const tenant = await resolveTenant(deps, { host });
    return await findOpenIdNext(deps.db, tenant.id, hashToken(state));
  } catch {
    return null;
  }
}
