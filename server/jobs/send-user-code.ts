import { findOneTimeCode, type OneTimeCode } from '../db/queries/one-time-codes.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { findUserByPhone } from '../db/queries/user-accounts.ts';
import type { Deps } from '../dependencies/deps.ts';
import { oneTimeCodeOf } from '../identity/one-time-code.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { noticeMailAsHtml, noticeMailAsText } from '../mails/notice-mail.ts';
import { userCodeJob } from '../mails/queue-mail.ts';
import { userCodeMail } from '../mails/user-mail.ts';
import { customerMailTexts } from '../mails/customer-mail-texts.ts';

/**
 * Sends a one-time code, by mail whether the address has an account or not: the code signs in or
 * signs up (decision 127).
 * @throws what the mail server or the sender of SMS answers; the queue tries again with growing pauses.
 */
export async function sendUserCode(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, codeId } = userCodeJob.parse(payload);
  const { db, tenants, clock } = deps;
  const [tenant, request] = await Promise.all([
    tenants.byId(tenantId),
    findOneTimeCode(db, tenantId, codeId),
  ]);
  // A code that comes too late only confuses.
  if (!tenant || !request || request.usedAt !== null || request.expiresAt <= clock()) return;
  if (request.channel === 'sms') await sendSms(deps, tenant, request);
  else await sendMail(deps, tenant, request);
}

async function sendMail(deps: Deps, tenant: Tenant, request: OneTimeCode): Promise<void> {
  const { settings, mailer, options } = deps;
  const { language } = request;
  const { config } = await settings.get(tenant.id);
  const { purpose } = request;
  const code = oneTimeCodeOf(deps, request);
  const content = userCodeMail({ purpose, code, language, tenant, config });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: '', address: request.address },
    replyTo: tenant.mailAnswersTo || config.general.contactEmail,
    subject: content.subject,
    text: noticeMailAsText(content),
    html: noticeMailAsHtml(content),
    id: `code-${request.id}`,
  });
}

/** A number that nobody has verified gets no message to sign in by: each costs the restaurant. */
async function sendSms(deps: Deps, tenant: Tenant, request: OneTimeCode): Promise<void> {
  const { db, sms } = deps;
  if (!sms) return;
  const { purpose, address, id, language } = request;
  if (purpose !== 'contact' && !(await findUserByPhone(db, tenant.id, address))) return;
  const host = new URL(tenant.primaryOrigin).host;
  await sms.send({
    to: address,
    text: customerMailTexts[language].userMail.sms(oneTimeCodeOf(deps, request), tenant.name, host),
    id: `code-${id}`,
  });
}
