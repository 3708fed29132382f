import { findProposal } from '../db/queries/site-proposals.ts';
import { findStaffById } from '../db/queries/staff.ts';
import type { Deps } from '../dependencies/deps.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { proposalMail } from '../mails/proposal-mail.ts';
import { proposalMailJob } from '../mails/queue-mail.ts';

/**
 * Tells an owner that changes wait, or a manager what became of theirs, as it stands when it is
 * sent; whoever works here no more is told nothing.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendProposalMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, proposalId, staffId, cause } = proposalMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, proposal, to] = await Promise.all([
    tenants.byId(tenantId),
    findProposal(db, tenantId, proposalId),
    findStaffById(db, tenantId, staffId),
  ]);
  if (!tenant || !proposal || !to?.email) return;
  const { config } = await settings.get(tenantId, proposal.restaurantId);
  const href = `${tenant.primaryOrigin}/?edit`;
  const content = proposalMail({ proposal, cause, tenant, config, href });
  if (!content) return;
  await mailer.send({
    from: { name: tenant.name, address: options.mailFrom },
    to: { name: to.name, address: to.email },
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `proposal-${proposalId}-${cause}-${staffId}`,
  });
}
