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
import { findTenant } from '../db/queries/tenants.ts';

type Names = 'listDomains' | 'addDomain' | 'checkDomain' | 'makeDomainPrimary' | 'removeDomain';

/** The domains of a tenant's site, for owners (decisions/057). */
export function staffDomainRoutes(deps: Deps): Handlers<Names> {
  const needs = { ...deps, originOf: deps.options.originOf };
  const countLook = createDomainCheckLimit(deps);
  return {
    listDomains: async ({ tenant }) => ({ data: await listTenantDomains(needs, tenant) }),

    addDomain: async ({ tenant, body: { domain } }) => {
      await addOwnDomain(needs, tenant.id, domain);
      return { data: await showDomain(needs, tenant, domain) };
    },

    checkDomain: async ({ tenant, params: { domain }, leaveUnlogged }) => {
      await countLook(tenant.id);
      const isNew = await checkOwnDomain(needs, tenant.id, domain);
      if (isNew) await registerForWallets(deps, tenant.id);
      else leaveUnlogged();
      return { data: await showDomain(needs, tenant, domain) };
    },

    makeDomainPrimary: async ({ tenant, params: { domain: host }, body: { unseen } }) => {
      await countLook(tenant.id);
      await choosePrimary(needs, tenant, { host, unseen });
      // The tenant of the call is as it was when the call came.
      const changed = (await findTenant(deps.db, tenant.id)) ?? tenant;
      return { data: await showDomain(needs, changed, host) };
    },

    removeDomain: async ({ tenant, params: { domain } }) => {
      await removeOwnDomain(needs, tenant.id, domain);
      return { data: {} };
    },
  };
}
