import type {
  MailSender,
  MailSenderBody,
  MailTexts,
  MailTextsOf,
  OrderMailName,
} from '#schemas/api/staff-mail-texts.ts';
import type { Database } from '../../db/client.ts';
import {
  lockMailTexts,
  updateMailTexts,
  type StoredMailTexts,
} from '../../db/queries/mail-texts.ts';
import { notifyConfigChange } from '../../db/queries/notify.ts';
import { lockTenant, updateTenant } from '../../db/queries/tenant-settings.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { defaultMailTexts, mailTextsOver, ownMailTexts } from '../../mails/mail-texts.ts';
import { requireRevision, revisionOf, risenRevision } from './settings-revision.ts';

/** The words of a mail, as owners read them. @param stored null: nobody has changed any */
export const showMailTexts = (
  mail: OrderMailName,
  stored: StoredMailTexts | null,
): MailTextsOf => ({
  mail,
  texts: mailTextsOver(mail, stored),
  defaults: defaultMailTexts(mail),
  revision: stored?.revision ?? 0,
});

type TextsWrite = { mail: OrderMailName; revision: number | null; texts: MailTexts };

/**
 * Sets the words of a mail, as it is written from now on.
 * @throws ApiError 412 with the present words.
 */
export async function setMailTexts(
  tx: Database,
  tenantId: number,
  { mail, revision, texts }: TextsWrite,
): Promise<MailTextsOf> {
  const stored = await lockMailTexts(tx, tenantId, mail);
  if (!stored) throw new Error(`the words of ${mail} vanished while they were locked`);
  requireRevision(showMailTexts(mail, stored), revision);
  const changed = { ...stored, ...ownMailTexts(mail, texts), revision: stored.revision + 1 };
  await updateMailTexts(tx, changed);
  return showMailTexts(mail, changed);
}

const page = 'mail_sender';

/** Whom mails are from, as owners read it. @param from the installation's address */
export const showMailSender = (tenant: Tenant, from: string): MailSender => ({
  name: tenant.mailSenderName,
  reply_to: tenant.mailAnswersTo,
  default_name: tenant.name,
  from,
  revision: revisionOf(tenant.settingsRevisions, page),
});

type SenderWrite = { revision: number | null; body: MailSenderBody; from: string };

/**
 * Sets whom mails are from, from now on.
 * @throws ApiError 412 with the present sender.
 */
export async function setMailSender(
  tx: Database,
  tenantId: number,
  { revision, body, from }: SenderWrite,
): Promise<MailSender> {
  const tenant = await lockTenant(tx, tenantId);
  if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
  requireRevision(showMailSender(tenant, from), revision);
  const changed = await updateTenant(tx, tenantId, {
    mailSenderName: body.name,
    mailAnswersTo: body.reply_to,
    settingsRevisions: risenRevision(tenant.settingsRevisions, page),
  });
  await notifyConfigChange(tx, tenantId);
  return showMailSender(changed ?? tenant, from);
}
