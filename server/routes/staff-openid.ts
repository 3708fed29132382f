import type { OpenIdProviderSettings } from '#schemas/api/staff-openid.ts';
import { listHosts } from '../db/queries/domains.ts';
import {
  countOpenIdProviders,
  deleteOpenIdProvider,
  findOpenIdProvider,
  insertOpenIdProvider,
  listOpenIdProviders,
  updateOpenIdProvider,
  type CountedProvider,
} from '../db/queries/openid-providers.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { createOpenIdLimits } from '../rate-limits/openid-limits.ts';
import { redirectUriOf } from '../users/openid/attempts.ts';
import { createOpenIdClient } from '../users/openid/openid-client.ts';
import { unknownProvider } from '../users/openid/openid-refusals.ts';
import { sealProviderSecret } from '../users/openid/provider-secret.ts';

type Names =
  | 'getOpenIdSettings'
  | 'addOpenIdProvider'
  | 'changeOpenIdProvider'
  | 'removeOpenIdProvider'
  | 'testOpenIdProvider';

/** More buttons than that help nobody. */
const mostProviders = 6;

/** The providers by which customers sign in, for owners (decisions/079). */
export const staffOpenIdRoutes = (deps: Deps): Handlers<Names> => {
  const { db, clock, outbound } = deps;
  const client = createOpenIdClient(deps);
  const limits = createOpenIdLimits(deps);
  const shown = async (tenantId: number, id: string) => {
    const found = (await listOpenIdProviders(db, tenantId)).find((one) => one.id === id);
    if (!found) throw unknownProvider();
    return providerView(found);
  };
  /** Of each address of the site; the primary one first. */
  const redirectAddresses = async ({ id, primaryOrigin }: Tenant) => {
    const primary = new URL(primaryOrigin).hostname;
    const hosts = await listHosts(db, id);
    return [...new Set([primary, ...hosts])].map((host) => redirectUriOf(deps, host));
  };

  return {
    getOpenIdSettings: async ({ tenant }) => ({
      data: {
        providers: (await listOpenIdProviders(db, tenant.id)).map(providerView),
        redirect_addresses: await redirectAddresses(tenant),
      },
    }),

    addOpenIdProvider: async ({ tenant, params, body }) => {
      const tenantId = tenant.id;
      const id = params.providerId;
      const { name, issuer, client_id: clientId, client_secret: secret } = body;
      checkIssuer(outbound, issuer);
      const clientSecret = sealProviderSecret(deps, { tenantId, id }, secret);
      const written = { name, clientId, clientSecret };
      await db.transaction(async (tx) => {
        const others = await countOpenIdProviders(tx, tenantId);
        const before = await findOpenIdProvider(tx, tenantId, id);
        // Sent again because the answer was lost, perhaps with something corrected.
        if (before?.issuer === issuer) {
          await updateOpenIdProvider(tx, tenantId, id, written);
          return;
        }
        if (before) await deleteOpenIdProvider(tx, tenantId, id);
        else if (others >= mostProviders) throw tooMany();
        await insertOpenIdProvider(tx, { tenantId, id, issuer, ...written, createdAt: clock() });
      });
      return { data: await shown(tenantId, id) };
    },

    changeOpenIdProvider: async ({ tenant, params, body }) => {
      const tenantId = tenant.id;
      const id = params.providerId;
      const { name, client_id: clientId, client_secret: secret, is_active: isActive } = body;
      const isThere = await updateOpenIdProvider(db, tenantId, id, {
        name,
        clientId,
        isActive,
        ...(secret !== undefined && {
          clientSecret: sealProviderSecret(deps, { tenantId, id }, secret),
        }),
      });
      if (!isThere) throw unknownProvider();
      return { data: await shown(tenantId, id) };
    },

    removeOpenIdProvider: async ({ tenant, params }) => {
      if (!(await deleteOpenIdProvider(db, tenant.id, params.providerId))) throw unknownProvider();
      return { data: {} };
    },

    testOpenIdProvider: async ({ tenant, params, host }) => {
      const provider = await findOpenIdProvider(db, tenant.id, params.providerId);
      if (!provider) throw unknownProvider();
      await limits.test(tenant.id);
      return { data: { problem: await client.test(provider, redirectUriOf(deps, host)) } };
    },
  };
};

const providerView = (row: CountedProvider): OpenIdProviderSettings => ({
  id: row.id,
  name: row.name,
  issuer: row.issuer,
  client_id: row.clientId,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
  customers: row.customers,
});

const sentences = {
  not_https: 'Write a whole address that begins with https:// and holds no password.',
  inside: 'This address is inside a network. Give one that can be reached from the internet.',
  // What stands behind an issuer would be taken for a configuration that nobody checks.
  not_an_issuer: 'Write the issuer alone, as the provider names it, without what follows it.',
} as const;

/** @throws ApiError 422 for an address that is not called, or is more than an issuer. */
function checkIssuer(outbound: Deps['outbound'], issuer: string): void {
  const problem = outbound.problemOf(issuer);
  if (problem !== null) throw issuerRefused(problem === 'inside' ? 'inside' : 'not_https');
  const { search, hash, pathname } = new URL(issuer);
  const isMore = search !== '' || hash !== '' || pathname.includes('/.well-known/');
  if (isMore) throw issuerRefused('not_an_issuer');
}

function issuerRefused(kind: keyof typeof sentences): ApiError {
  const message = sentences[kind];
  const problem = { path: 'body.issuer', code: 'address_refused', message } as const;
  return new ApiError(422, 'address_refused', message, { problems: [problem] });
}

const tooMany = () =>
  new ApiError(
    409,
    'too_many_openid_providers',
    `There can be ${mostProviders} of them at most. Remove one that is not used any more.`,
  );
