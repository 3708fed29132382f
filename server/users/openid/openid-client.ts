import { LRUCache } from 'lru-cache';
import * as openId from 'openid-client';
import type { OpenIdProblem } from '#schemas/api/staff-openid.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import type { OpenIdProviderRow } from '../../db/queries/openid-providers.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { clientAuthentication, type ClientAuthentication } from './client-authentication.ts';
import { OpenIdError, openIdErrorOf } from './openid-error.ts';
import { openProviderSecret } from './provider-secret.ts';

/** A sign-in at a provider, on its way there or back. */
export type AskedSignIn = {
  /** The callback's address, as it is registered at the provider. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** Of PKCE. */
  codeVerifier: string;
};

/** Who signed in at a provider. */
export type SignedSubject = {
  subject: string;
  /** What else the provider says of them, which may take another call. @throws OpenIdError. */
  profile(): Promise<OpenIdProfile>;
};

/** null: the provider does not say. */
export type OpenIdProfile = { email: string | null; isEmailVerified: boolean; name: string | null };

/** Providers of OpenID Connect, which are at addresses that tenants give (decisions/076). */
export type OpenIdClient = {
  /** Where a browser is led to sign in. @throws OpenIdError. */
  signInUrl(provider: OpenIdProviderRow, asked: AskedSignIn): Promise<URL>;
  /**
   * Takes what the provider sent a browser back with.
   * @param answer code and issuer, as they stood in the callback's address
   * @throws OpenIdError where it does not prove who signed in.
   */
  finish(
    provider: OpenIdProviderRow,
    asked: AskedSignIn,
    answer: Record<string, string>,
  ): Promise<SignedSubject>;
  /** What is wrong with a provider, asked anew; null: it works, as far as it says by itself. */
  test(provider: OpenIdProviderRow, redirectUri: string): Promise<OpenIdProblem | null>;
};

/** Providers whose configuration and keys one instance remembers, and for how long, in ms. */
const mostRemembered = 200;
const rememberedMs = hourMs;

/** In seconds: one call, and how far the clocks of a provider and of this machine may differ. */
const timeout = 10;
const clockTolerance = 30;

const scope = 'openid email profile';

type Connection = { config: openId.Configuration; authentication: ClientAuthentication };

/** Makes every call through the module of outbound calls. */
export function createOpenIdClient(deps: Pick<Deps, 'outbound' | 'secretKey'>): OpenIdClient {
  const { outbound } = deps;
  const remembered = new LRUCache<string, Promise<Connection>>({
    max: mostRemembered,
    ttl: rememberedMs,
  });

  const discover = async (provider: OpenIdProviderRow): Promise<Connection> => {
    const secret = openProviderSecret(deps, provider);
    const authentication = clientAuthentication(secret);
    const problem = outbound.problemOf(provider.issuer);
    if (problem !== null) throw new OpenIdError(problem);
    const issuer = new URL(provider.issuer);
    const config = await openId.discovery(
      issuer,
      provider.clientId,
      { client_secret: secret, [openId.clockTolerance]: clockTolerance },
      authentication.authenticate,
      {
        [openId.customFetch]: (url, init) => outbound.fetch(url, init),
        // Signatures are checked with the provider's keys, too: TLS alone proves its address.
        execute: [
          openId.enableNonRepudiationChecks,
          ...(issuer.protocol === 'http:' ? [openId.allowInsecureRequests] : []),
        ],
        timeout,
      },
    );
    return { config, authentication };
  };

  /** The same provider once more, as long as nothing of it was changed. */
  const connect = (provider: OpenIdProviderRow): Promise<Connection> => {
    const { tenantId, id, issuer, clientId, clientSecret } = provider;
    const key = JSON.stringify([tenantId, id, issuer, clientId, clientSecret]);
    const known = remembered.get(key);
    if (known) return known;
    const connection = discover(provider);
    remembered.set(key, connection);
    connection.catch(() => remembered.delete(key));
    return connection;
  };

  return {
    signInUrl: (provider, { redirectUri, state, nonce, codeVerifier }) =>
      explained(async () => {
        const { config } = await connect(provider);
        const url = openId.buildAuthorizationUrl(config, {
          scope,
          redirect_uri: redirectUri,
          state,
          nonce,
          code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        // A browser is sent to no other kind of address than this machine would call.
        const problem = outbound.problemOf(url.href);
        if (problem !== null) throw new OpenIdError(problem);
        return url;
      }),

    finish: (provider, { redirectUri, state, nonce, codeVerifier }, answer) =>
      explained(async () => {
        const { config, authentication } = await connect(provider);
        const url = new URL(redirectUri);
        url.search = String(new URLSearchParams({ ...answer, state }));
        const tokens = await authentication.tried(config, () =>
          openId.authorizationCodeGrant(config, url, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          }),
        );
        const claims = tokens.claims();
        if (!claims) throw new OpenIdError('not_openid');
        const { sub: subject } = claims;
        const profile = () =>
          explained(async () => {
            const isThere = claims['email'] !== undefined;
            if (isThere || config.serverMetadata().userinfo_endpoint === undefined) {
              return profileOf(claims);
            }
            const more = await openId.fetchUserInfo(config, tokens.access_token, subject);
            return profileOf({ ...claims, ...more });
          });
        return { subject, profile };
      }),

    test: async (provider, redirectUri) => {
      try {
        const { config, authentication } = await discover(provider);
        // A code that nobody has: whoever knows the id and the secret is refused for it alone.
        const asked = { code: 'test', redirect_uri: redirectUri };
        const verifier = { code_verifier: openId.randomPKCECodeVerifier() };
        await authentication.tried(config, () =>
          openId.genericGrantRequest(config, 'authorization_code', { ...asked, ...verifier }),
        );
        return 'not_openid';
      } catch (error) {
        const { problem } = openIdErrorOf(error);
        return problem === 'code_refused' ? null : problem;
      }
    },
  };
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw openIdErrorOf(error);
  }
}

/** Nothing but `true` counts: what is written otherwise was not meant by the standard. */
function profileOf(claims: Readonly<Record<string, unknown>>): OpenIdProfile {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  return {
    email: text('email'),
    isEmailVerified: claims['email_verified'] === true,
    name: text('name') ?? text('given_name'),
  };
}
