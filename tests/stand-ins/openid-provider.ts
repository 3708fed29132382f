import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, type Configuration } from 'oidc-provider';

/** Somebody with an account at the provider; the claims stand in its userinfo. */
export type ProviderAccount = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
};

type Options = {
  /** The site's addresses that it sends browsers back to. */
  redirectUris: readonly string[];
  accounts: readonly ProviderAccount[];
  /** How the site is registered to send its secret; the header is the standard's. */
  authMethod?: 'client_secret_basic' | 'client_secret_post';
};

type Trouble = (request: IncomingMessage, response: ServerResponse) => void;

const clientId = 'corner-kitchen';

/** A key of its own for each, as providers have. */
const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomBytes(6).toString('hex'),
  use: 'sig',
  alg: 'RS256',
});

/**
 * A real provider of OpenID Connect (`oidc-provider`) on this machine, where people choose by a button
 * who they are, or that they do not want to sign in after all.
 */
export async function startOpenIdProvider({ redirectUris, accounts, authMethod }: Options) {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const issuer = `http://localhost:${address.port}`;
  const clientSecret = randomBytes(24).toString('hex');
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: authMethod ?? 'client_secret_basic',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, IdToken: 600, Interaction: 600, Grant: 600, Session: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: async (_context, sub) => {
      const account = accounts.find((one) => one.sub === sub);
      return account && { accountId: sub, claims: async () => ({ ...account }) };
    },
    // Nobody is asked whether the site may know who they are.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const client = oidc.client?.clientId;
      if (accountId === undefined || client === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: client });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  /** What the whole provider does instead of answering. */
  let trouble: { path: string | null; answer: Trouble } | null = null;
  const asked: string[] = [];
  server.on('request', (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    asked.push(path);
    if (trouble && (trouble.path ?? path) === path) return trouble.answer(request, response);
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    return void interact(provider, accounts, { request, response });
  });
  return {
    issuer,
    clientId,
    clientSecret,
    asked,
    /** From now on nothing is answered so; null: all is well again. */
    fail: (next: Trouble | null) => void (trouble = next && { path: null, answer: next }),
    /** The same at one of its addresses alone. */
    failAt: (path: string, answer: Trouble) => void (trouble = { path, answer }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

async function interact(
  provider: Provider,
  accounts: readonly ProviderAccount[],
  { request, response }: Exchange,
): Promise<void> {
  const chosen = new URL(request.url ?? '/', 'http://localhost').searchParams.get('as');
  if (chosen === null) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const buttons = accounts.map(
      ({ sub }) => `<button name="as" value="${sub}">Sign in as ${sub}</button>`,
    );
    response.end(
      `<!doctype html><html lang="en"><title>Stand-in provider</title><h1>Who are you?</h1>
       <form>${buttons.join('')}<button name="as" value="">Cancel</button></form></html>`,
    );
    return;
  }
  const result =
    chosen === ''
      ? { error: 'access_denied', error_description: 'The customer pressed Cancel' }
      : { login: { accountId: chosen, remember: false } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Goes through the provider as a browser does. @returns the address that it is sent back to. */
export async function goThrough(url: string, as: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  for (let step = 0; step < 12; step += 1) {
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null) {
      if (!next.pathname.startsWith('/interaction/')) {
        throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`);
      }
      next.searchParams.set('as', as);
      continue;
    }
    const followed = new URL(location, next);
    if (followed.origin !== next.origin) return followed;
    next = followed;
  }
  throw new Error('the provider led nowhere');
}
