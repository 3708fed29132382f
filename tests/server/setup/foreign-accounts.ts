import { contract } from '#schemas/api/contract.ts';
import { staffLinkToken } from '#server/identity/staff-links.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import type { TestApp } from './build-test-app.ts';
import { signStaffIn } from './sign-staff-in.ts';

/** Calls about accounts of staff, each with what is the other tenant's. */
export async function foreignAccountCalls({ app, deps }: TestApp) {
  const invited = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/invitations',
    headers: { ...(await signStaffIn(app, 'owner@pizza.test', small.otherHost)) },
    payload: { email: 'cook@pizza.test', role: 'owner', restaurant_id: null },
  });
  const { data: invitation } = contract.inviteStaff.reply.parse(invited.json());
  const invitationId = invitation.id;
  const token = staffLinkToken(deps, 'invitation', {
    tenantId: small.otherTenant,
    id: invitationId,
    expiresAt: new Date(invitation.expires_at),
  });
  const restaurant_id = small.otherRestaurant;
  return {
    invitationId,
    calls: {
      listInvitations: {},
      inviteStaff: { payload: { email: 'ana@example.com', role: 'manager', restaurant_id } },
      resendInvitation: { params: { invitationId } },
      revokeInvitation: { params: { invitationId } },
      showInvitation: { payload: { token } },
      acceptInvitation: { payload: { token, name: 'Ana', password: 'salt and pepper' } },
    },
  };
}
