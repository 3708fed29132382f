import type { SiteConfig } from '#schemas/config/site.ts';
import { disputeMail as texts } from '#schemas/messages/en/dispute-mail.ts';
import { disputeReasons } from '#schemas/messages/en/dispute-reasons.ts';
import { formatMoney } from '#schemas/money.ts';
import type { DisputeOfOrder } from '../db/queries/disputes.ts';
import { mailLook } from './mail-look.ts';
import type { NoticeMailContent } from './notice-mail.ts';

type DisputeMailInput = {
  disputed: DisputeOfOrder;
  tenant: { name: string; locale: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Of the order at the desk, with its host. */
  href: string;
};

/** The words of the mail about a payment that is disputed, with the day by the restaurant's clock. */
export function disputeMail({
  disputed: { dispute, order, restaurant },
  tenant,
  config,
  href,
}: DisputeMailInput): NoticeMailContent {
  const number = String(order.number).padStart(3, '0');
  const amount = formatMoney(dispute.amount, dispute.currency, tenant.locale);
  const write = (instant: Date, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tenant.locale, { timeZone: restaurant.timeZone, ...style }).format(
      instant,
    );
  const dayStyle = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const { respondBy, isRefundable, reason } = dispute;
  const lead = texts.lead(amount, number, write(order.placedAt, dayStyle));
  return {
    subject: texts.subject(number, restaurant.name),
    preview: lead,
    brand: restaurant.name,
    heading: isRefundable ? texts.headingAsked : texts.heading,
    lead,
    advice: [
      reasonOf(reason),
      isRefundable ? texts.asked : texts.taken,
      respondBy === null
        ? texts.noAnswer
        : texts.until(write(respondBy, { ...dayStyle, hour: 'numeric', minute: '2-digit' })),
    ],
    button: { label: texts.button, href },
    small: texts.small(restaurant.name),
    look: mailLook(config),
  };
}

const reasonOf = (reason: string): string =>
  new Map<string, string>(Object.entries(disputeReasons)).get(reason) ?? disputeReasons.general;
