import type { SiteConfig } from '#schemas/config/site.ts';
import type { StaffRole } from '#schemas/api/staff-role.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';

const texts = mail.invitation;

type InvitationMailInput = {
  role: StaffRole;
  /** Who invites; null: the operator. */
  invitedBy: string | null;
  /** Where they are to work; null: all of the tenant. */
  restaurant: string | null;
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** The page where it is accepted, full address. */
  href: string;
};

/** The words of the mail to somebody who is invited to work for a tenant. */
export function invitationMail(input: InvitationMailInput): NoticeMailContent {
  const { role, invitedBy, restaurant, tenant, config, href } = input;
  const lead =
    invitedBy === null
      ? texts.ownerLead(tenant.name)
      : texts.lead[role](invitedBy, restaurant ?? tenant.name);
  return {
    subject: texts.subject(tenant.name),
    preview: lead,
    brand: tenant.name,
    heading: invitedBy === null ? texts.ownerHeading : texts.heading,
    lead,
    advice: texts.advice,
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}
