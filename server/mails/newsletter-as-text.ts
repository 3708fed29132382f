import type { NewsletterMailContent } from './newsletter-mail.ts';

/** The mail for those who read without pictures; each link is on a line of its own, so that no punctuation joins it. */
export function newsletterAsText(content: NewsletterMailContent): string {
  const { brand, heading, lead, button, small, leave } = content;
  return [
    brand,
    '',
    heading,
    '',
    lead,
    '',
    `${button.label}:`,
    button.href,
    '',
    '-'.repeat(48),
    ...small,
    `${leave.label}:`,
    leave.href,
    '',
  ].join('\n');
}
