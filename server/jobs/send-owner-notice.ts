import { listRestaurants } from '../db/queries/restaurants.ts';
import { findStaffById, type StaffAccount } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { ownerNoticeMail } from '../mails/owner-notice-mail.ts';
import { ownerNoticeJob } from '../mails/queue-owner-notices.ts';

/**
 * Tells an owner what somebody did. Whoever is no owner any more is told of that alone.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendOwnerNotice(deps: Deps, payload: unknown): Promise<void> {
  const notice = ownerNoticeJob.parse(payload);
  const { tenantId, staffId, mailId } = notice;
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, account, restaurants] = await Promise.all([
    tenants.byId(tenantId),
    findStaffById(db, tenantId, staffId),
    listRestaurants(db, tenantId),
  ]);
  const to = notice.about ?? addressOf(account);
  if (!tenant || !to) return;
  const { config } = await settings.get(tenantId);
  const timeZone = restaurants[0]?.timeZone ?? 'UTC';
  const href = `${tenant.primaryOrigin}/desk`;
  const content = ownerNoticeMail({ notice, tenant, timeZone, config, href });
  await mailer.send({
    from: mailSender(tenant, options),
    to,
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `owner-notice-${mailId}-${staffId}`,
  });
}

const addressOf = (account: StaffAccount | null | undefined) =>
  account?.role === 'owner' && account.email !== null
    ? { name: account.name, address: account.email }
    : null;
