import { invitationLink, inviteStaff } from '../accounts/invite-staff.ts';
import type { Database } from '../db/client.ts';
import { findTenant, type Tenant } from '../db/queries/tenants.ts';
import { requireStored, unknownTenant } from './change-tenant.ts';
import type { SecretKey } from '../security/secret-key.ts';

type InviteDeps = { clock: () => Date; secretKey: SecretKey };

/** How an owner comes in: whoever has the link chooses the password. */
export type OwnerInvitation = { link: string; expiresAt: Date };

/** Invites an owner by a mail, in the caller's transaction, and gives the link that is in it. */
export async function inviteFirstOwner(
  tx: Database,
  deps: InviteDeps,
  { id, primaryOrigin }: Pick<Tenant, 'id' | 'primaryOrigin'>,
  email: string,
): Promise<OwnerInvitation> {
  const invited = { email, role: 'owner', restaurantId: null, invitedBy: null } as const;
  const invitation = await inviteStaff(tx, deps, id, invited);
  return {
    link: invitationLink(deps, primaryOrigin, invitation),
    expiresAt: invitation.expiresAt,
  };
}

/**
 * The same of a tenant that is there: its owner's link ran out, or nobody can sign in any more. An
 * invitation that is open is given again.
 * @throws ApiError 404 `unknown_tenant`, 409 `tenant_deleted`, `email_taken`, `already_invited`.
 */
export const inviteOwner = (
  deps: InviteDeps & { db: Database },
  tenantId: number,
  email: string,
): Promise<OwnerInvitation> =>
  deps.db.transaction(async (tx) => {
    const tenant = await findTenant(tx, tenantId);
    if (!tenant) throw unknownTenant(tenantId);
    requireStored(tenant);
    return inviteFirstOwner(tx, deps, tenant, email);
  });
