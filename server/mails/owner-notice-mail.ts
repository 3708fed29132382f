import type { SiteConfig } from '#schemas/config/site.ts';
import { ownerNotice as texts } from '#schemas/messages/en/owner-notice.ts';
import { withoutLinks } from './customer-text.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';
import type { OwnerNotice } from './queue-owner-notices.ts';

type OwnerNoticeInput = {
  notice: Pick<OwnerNotice, 'act' | 'by' | 'subject' | 'at'>;
  tenant: { name: string; locale: string };
  /** IANA zone that the time is told in. */
  timeZone: string;
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Address of the desk, with its host. */
  href: string;
};

/** Acts about an address, which has to be read as it is. */
const addressActs: ReadonlySet<OwnerNotice['act']> = new Set([
  'owner_invited',
  'domain_primary',
  'domain_removed',
]);

/** The words of the mail that tells an owner what somebody confirmed and did. */
export function ownerNoticeMail(input: OwnerNoticeInput): NoticeMailContent {
  const { notice, tenant, timeZone, config, href } = input;
  const act = texts.acts[notice.act];
  // An address stays one; names are of no use as links.
  const isAddress = addressActs.has(notice.act);
  const subject = isAddress ? notice.subject : withoutLinks(notice.subject);
  const lead = act.lead(withoutLinks(notice.by), subject);
  const instant = new Intl.DateTimeFormat(tenant.locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
  }).format(new Date(notice.at));
  return {
    subject: texts.subject(act.subject, tenant.name),
    preview: lead,
    brand: tenant.name,
    heading: act.subject,
    lead,
    advice: [texts.when(instant), texts.advice],
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}
