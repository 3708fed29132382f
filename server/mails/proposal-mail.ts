import type { SiteConfig } from '#schemas/config/site.ts';
import { proposalMail as texts } from '#schemas/messages/en/proposals.ts';
import type { NamedProposal } from '../db/queries/site-proposals.ts';
import { withoutLinks } from './customer-text.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';

type ProposalMailInput = {
  proposal: NamedProposal;
  cause: 'sent' | 'decided';
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Of the editor, with its host. */
  href: string;
};

/**
 * The words of a mail about what a manager sent: to an owner that it waits, or to its sender what
 * became of it. null where there is nothing to tell any more.
 */
export function proposalMail(input: ProposalMailInput): NoticeMailContent | null {
  const { proposal, tenant, config, href } = input;
  const words = wordsOf(input);
  if (!words) return null;
  return {
    subject: words.subject,
    preview: words.lead,
    brand: proposal.restaurant,
    heading: words.heading,
    lead: words.lead,
    advice: words.advice,
    button: { label: words.button, href },
    small: words.small(tenant.name),
    look: mailLook(config),
  };
}

function wordsOf({ proposal, cause }: ProposalMailInput) {
  const { state, sender, message, restaurant, changes, decidedBy, reason, leftOut } = proposal;
  const by = decidedBy ?? '';
  if (cause === 'sent') {
    // A later one took its place: that has no mail of its own.
    if (state !== 'waiting' && state !== 'replaced') return null;
    return {
      ...texts.sent,
      subject: texts.sent.subject(restaurant),
      lead: texts.sent.lead(sender, changes.length, restaurant),
      advice: [
        ...(message === '' ? [] : [texts.message(sender, withoutLinks(message))]),
        texts.sent.advice,
      ],
    };
  }
  const own = { button: texts.button, small: texts.small };
  if (state === 'accepted') {
    const { subject, heading, lead, leftOut: left } = texts.accepted;
    const advice = leftOut > 0 ? [left(leftOut)] : [];
    return { ...own, heading, subject: subject(restaurant), lead: lead(by, restaurant), advice };
  }
  if (state !== 'declined') return null;
  const { subject, heading, lead, kept } = texts.declined;
  const advice = [texts.message(by, withoutLinks(reason)), kept];
  return { ...own, heading, subject: subject(restaurant), lead: lead(by, restaurant), advice };
}
