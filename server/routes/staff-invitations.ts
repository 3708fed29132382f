import type { Invitation } from '#schemas/api/staff-invitations.ts';
import { acceptInvitation, openInvitation } from '../accounts/accept-invitation.ts';
import { beginSession } from '../accounts/begin-session.ts';
import { inviteStaff, renewInvitation } from '../accounts/invite-staff.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import {
  findInvitation,
  listInvitations,
  lockInvitation,
  revokeInvitation,
  type StoredInvitation,
} from '../db/queries/staff-invitations.ts';
import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { needsSetup } from '../identity/needs-setup.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { staffView } from '../identity/staff-view.ts';
import { createStaffMailLimits } from '../rate-limits/staff-mail-limits.ts';

type Names =
  | 'listInvitations'
  | 'inviteStaff'
  | 'resendInvitation'
  | 'revokeInvitation'
  | 'showInvitation'
  | 'acceptInvitation';

/** Invitations to work for a tenant, by its owners, and what their links open (decisions/049). */
export function staffInvitationRoutes(deps: Deps): Handlers<Names> {
  const { db, pool, clock } = deps;
  const mails = createStaffMailLimits(deps);
  const view = (it: StoredInvitation & { invitedByName: string | null }): Invitation => ({
    id: it.id,
    email: it.email,
    role: it.role,
    restaurant_id: it.restaurantId,
    invited_by: it.invitedByName,
    sent_at: it.sentAt.toISOString(),
    expires_at: it.expiresAt.toISOString(),
    is_expired: it.expiresAt <= clock(),
  });
  const nameOf = async (tenantId: number, staffId: string | null) =>
    staffId === null ? null : ((await findStaffById(db, tenantId, staffId))?.name ?? null);
  return {
    listInvitations: async ({ tenant }) => {
      const invitations = await listInvitations(db, tenant.id);
      return { data: invitations.map(view) };
    },

    inviteStaff: async (call) => {
      const { tenant, body } = call;
      const staff = requireStaff(call);
      const { email, role, restaurant_id: restaurantId } = body;
      if (restaurantId !== null) {
        await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, restaurantId);
      }
      await mails.count(tenant.id, email);
      const to = { email, role, restaurantId, invitedBy: staff.id };
      const invitation = await inTransaction(pool, (tx) => inviteStaff(tx, deps, tenant.id, to));
      const invitedByName = await nameOf(tenant.id, invitation.invitedBy);
      return { data: view({ ...invitation, invitedByName }) };
    },

    resendInvitation: async ({ tenant, params }) => {
      const { invitationId } = params;
      const known = await findInvitation(db, tenant.id, invitationId);
      if (!known || isOver(known)) throw unknownInvitation();
      await mails.count(tenant.id, known.email);
      const renewed = await inTransaction(pool, async (tx) => {
        const invitation = await lockInvitation(tx, tenant.id, invitationId);
        if (!invitation || isOver(invitation)) throw unknownInvitation();
        return renewInvitation(tx, deps, invitation);
      });
      const invitedByName = await nameOf(tenant.id, renewed.invitedBy);
      return { data: view({ ...renewed, invitedByName }) };
    },

    revokeInvitation: async ({ tenant, params }) => {
      const change = { id: params.invitationId, now: clock() };
      if (!(await revokeInvitation(db, tenant.id, change))) throw unknownInvitation();
      return { data: {} };
    },

    showInvitation: async ({ tenant, body }) => {
      const sent = { tenantId: tenant.id, token: body.token };
      const { email, role, restaurantId, invitedBy, expiresAt } = await openInvitation(deps, sent);
      const restaurant =
        restaurantId === null ? null : await findRestaurant(db, tenant.id, restaurantId);
      return {
        data: {
          email,
          role,
          place: tenant.name,
          restaurant: restaurant?.name ?? null,
          invited_by: await nameOf(tenant.id, invitedBy),
          expires_at: expiresAt.toISOString(),
        },
      };
    },

    acceptInvitation: async (call) => {
      const { token, name, password } = call.body;
      const sent = { tenantId: call.tenant.id, token };
      const account = await acceptInvitation(deps, sent, { name, password });
      const { email } = account;
      if (email === null) throw new Error('the account of an invitation has no address');
      call.setActor(account);
      await beginSession(deps, { ...account, email }, call);
      const needs = needsSetup(account, call.tenant) ? { needs_setup: true as const } : {};
      return { data: { ...staffView(account), ...needs } };
    },
  };
}

const isOver = ({ acceptedAt, revokedAt }: StoredInvitation) =>
  acceptedAt !== null || revokedAt !== null;

const unknownInvitation = () =>
  new ApiError(404, 'unknown_invitation', 'This invitation was accepted or taken back meanwhile.');
