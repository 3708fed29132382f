import { invitationLink } from '../accounts/invite-staff.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { findInvitation } from '../db/queries/staff-invitations.ts';
import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { invitationMail } from '../mails/invitation-mail.ts';
import { invitationMailJob } from '../mails/queue-mail.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';

/**
 * Sends an invitation as it stands; one that was accepted or taken back meanwhile is not sent.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendInvitationMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, invitationId, mailId } = invitationMailJob.parse(payload);
  const { db, tenants, settings, mailer, options, clock } = deps;
  const [tenant, invitation] = await Promise.all([
    tenants.byId(tenantId),
    findInvitation(db, tenantId, invitationId),
  ]);
  if (!tenant || !invitation || invitation.acceptedAt || invitation.revokedAt) return;
  if (invitation.expiresAt <= clock()) return;
  const { role, restaurantId, invitedBy, email } = invitation;
  const [restaurant, inviter, { config }] = await Promise.all([
    restaurantId === null ? null : findRestaurant(db, tenantId, restaurantId),
    invitedBy === null ? null : findStaffById(db, tenantId, invitedBy),
    settings.get(tenantId),
  ]);
  const content = invitationMail({
    role,
    // Whoever has left meanwhile invites in the restaurant's name.
    invitedBy: invitedBy === null ? null : (inviter?.name ?? tenant.name),
    restaurant: restaurant?.name ?? null,
    tenant,
    config,
    href: invitationLink(deps, tenant.primaryOrigin, invitation),
  });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: '', address: email },
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `invitation-${mailId}`,
  });
}
