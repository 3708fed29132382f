import type { Deps } from '../dependencies/deps.ts';
import { listTenantRecords } from '../db/queries/tenants.ts';
import type { OperatorHandlers } from '../http/handler.ts';
import {
  deleteTenant,
  restoreTenant,
  suspendTenant,
  undeleteTenant,
} from '../tenants/change-tenant.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { inviteOwner, type OwnerInvitation } from '../tenants/invite-owner.ts';
import { tenantView } from '../tenants/tenant-view.ts';

/** What `npm run tenants` does, for whoever has the operator's key. */
export function operatorTenantRoutes(deps: Deps): OperatorHandlers {
  const { db, clock, options, secretKey } = deps;
  return {
    listTenants: async () => ({ data: (await listTenantRecords(db)).map(tenantView) }),
    createTenant: async ({ body }) => {
      const { originOf } = options;
      const made = await createTenant({ db, clock, originOf, secretKey }, body);
      return { data: { tenant: tenantView(made.tenant), owner: ownerView(made.owner) } };
    },
    inviteOwner: async ({ params, body }) => ({
      data: ownerView(await inviteOwner(deps, params.tenantId, body.email)),
    }),
    suspendTenant: async ({ params }) => ({
      data: tenantView(await suspendTenant(deps, params.tenantId)),
    }),
    restoreTenant: async ({ params }) => ({
      data: tenantView(await restoreTenant(deps, params.tenantId)),
    }),
    deleteTenant: async ({ params, query }) => ({
      data: tenantView(await deleteTenant(deps, params.tenantId, query.grace_days)),
    }),
    undeleteTenant: async ({ params }) => ({
      data: tenantView(await undeleteTenant(deps, params.tenantId)),
    }),
  };
}

const ownerView = ({ link, expiresAt }: OwnerInvitation) => ({
  link,
  expires_at: expiresAt.toISOString(),
});
