import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { registerForWallets } from '../ordering/restaurant/wallet-domains.ts';
import { createDomainCheckLimit } from '../rate-limits/domain-check-limit.ts';
import { checkOwnDomain } from '../tenants/check-domain.ts';
import {
  addOwnDomain,
  choosePrimary,
  listTenantDomains,
  removeOwnDomain,
  showDomain,
} from '../tenants/own-domains.ts';
import { findTenant, type Tenant } from '../db/queries/tenants.ts';

type Names = 'listDomains' | 'addDomain' | 'checkDomain' | 'makeDomainPrimary' | 'removeDomain';

/** The domains of a tenant's site, for owners (decisions/057). */
export function staffDomainRoutes(deps: Deps): Handlers<Names> {
  const needs = { ...deps, originOf: deps.options.originOf };
  const countLook = createDomainCheckLimit(deps);
  /**
   * The tenant of a call comes from a cache, which hears of a change some moments after whoever
   * made it was answered: who reads on at once would be shown what was before.
   */
  const asItIsNow = async (tenant: Tenant) => (await findTenant(deps.db, tenant.id)) ?? tenant;
  const show = async (tenant: Tenant, host: string) =>
    showDomain(needs, await asItIsNow(tenant), host);
  return {
    listDomains: async ({ tenant }) => ({
      data: await listTenantDomains(needs, await asItIsNow(tenant)),
    }),

    addDomain: async ({ tenant, body: { domain } }) => {
      await addOwnDomain(needs, tenant.id, domain);
      return { data: await show(tenant, domain) };
    },

    checkDomain: async ({ tenant, params: { domain }, leaveUnlogged }) => {
      await countLook(tenant.id);
      const isNew = await checkOwnDomain(needs, tenant.id, domain);
      if (isNew) await registerForWallets(deps, tenant.id);
      else leaveUnlogged();
      return { data: await show(tenant, domain) };
    },

    makeDomainPrimary: async ({ tenant, params: { domain: host }, body: { unseen } }) => {
      await countLook(tenant.id);
      await choosePrimary(needs, await asItIsNow(tenant), { host, unseen });
      return { data: await show(tenant, host) };
    },

    removeDomain: async ({ tenant, params: { domain } }) => {
      await removeOwnDomain(needs, tenant.id, domain);
      return { data: {} };
    },
  };
}
