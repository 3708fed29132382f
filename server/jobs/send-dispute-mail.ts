import { findDispute } from '../db/queries/disputes.ts';
import { findStaffById } from '../db/queries/staff.ts';
import { listOwners } from '../db/queries/staff-people.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { disputeMail } from '../mails/dispute-mail.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { disputeMailJob } from '../mails/queue-mail.ts';

/**
 * Writes to a restaurant, or to an owner, about a payment that is disputed, whatever else it wants
 * to be mailed; an owner who reads the restaurant's mail has it once.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendDisputeMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, gateway, disputeId, staffId } = disputeMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, disputed] = await Promise.all([
    tenants.byId(tenantId),
    findDispute(db, tenantId, { gateway, id: disputeId }),
  ]);
  if (!tenant || !disputed) return;
  const { restaurant, order } = disputed;
  const to = staffId
    ? await findStaffById(db, tenantId, staffId)
    : { name: restaurant.name, email: restaurant.orderMailAddress || restaurant.email };
  if (!to?.email) return;
  const owners = staffId ? [] : await listOwners(db, tenantId);
  if (owners.some(({ email }) => email === to.email)) return;
  const { config } = await settings.get(tenantId, restaurant.id);
  const href = `${tenant.primaryOrigin}/desk?order=${order.id}`;
  const content = disputeMail({ disputed, tenant, config, href });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: to.name, address: to.email },
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `dispute-${tenantId}-${disputeId}-${staffId ?? 'restaurant'}`,
  });
}
