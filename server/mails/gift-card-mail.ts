import type { SiteConfig } from '#schemas/config/site.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { formatMoney } from '#schemas/money.ts';
import type { GiftCard } from '../db/queries/gift-cards.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { nameToGreet, withoutLinks } from './customer-text.ts';
import { html } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';
import { mailLook } from './mail-look.ts';

const texts = mail.giftCard;

/** The mail that brings a gift card, before it is written as HTML and as text. */
export type GiftCardMailContent = {
  subject: string;
  preview: string;
  brand: string;
  heading: string;
  /** What the sender wrote, a paragraph each. */
  message: readonly string[];
  from: string;
  amount: string;
  code: string;
  /** How it is used and how long it counts (rule R70). */
  advice: readonly string[];
  button: { label: string; href: string };
  small: string;
  look: MailLook;
};

type GiftCardMailInput = {
  tenant: Pick<Tenant, 'name' | 'locale'>;
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  card: GiftCard;
  /** As it is read and typed. */
  code: string;
  /** Full address of the card's page. */
  href: string;
};

export function giftCardMail(input: GiftCardMailInput): GiftCardMailContent {
  const { tenant, config, card, code, href } = input;
  const amount = formatMoney(card.amount, card.currency, tenant.locale);
  const isOwn = card.senderEmail === card.recipientEmail;
  // Names and messages are a customer's words in a mail that the restaurant sent.
  const sender = nameToGreet(card.senderName) ?? '';
  return {
    subject: isOwn ? texts.ownSubject(tenant.name) : texts.subject(sender, tenant.name),
    preview: texts.preview(amount, tenant.name),
    brand: tenant.name,
    heading: isOwn ? texts.ownHeading : texts.heading[card.design],
    message: withoutLinks(card.message)
      .split(/\n+/)
      .filter((line) => line.trim() !== ''),
    from: isOwn || sender === '' ? '' : texts.from(sender),
    amount,
    code,
    advice: [texts.how, `${expiryOf(card, tenant.locale)} ${texts.fees}`],
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}

function expiryOf({ expiresOn }: GiftCard, locale: string): string {
  if (expiresOn === null) return texts.expiresNever;
  const day = new Date(`${expiresOn}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return texts.expires(day);
}

/** The card itself is drawn as one: the tenant's colour, its name, the amount and the code. */
export function giftCardMailAsHtml(content: GiftCardMailContent): string {
  const { message, from, amount, code, advice, small, look, brand } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)}
          ${message.map((line) => html`<p style="margin:0 0 12px;font-size:18px">${line}</p>`)}
          <p style="margin:0;color:${look.muted}">${from}</p>
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="margin:24px 0 0;background:${look.primary};color:${look.onPrimary};border-radius:${look.radius}px"
          >
            <tr>
              <td style="padding:28px 28px 0;font-family:${look.display};font-size:18px">
                ${brand}
              </td>
              <td align="right" style="padding:28px 28px 0;font-size:14px">${texts.worth}</td>
            </tr>
            <tr>
              <td
                colspan="2"
                style="padding:28px 28px 0;font-family:${look.display};font-size:48px;font-weight:600;line-height:1.1"
              >
                ${amount}
              </td>
            </tr>
            <tr>
              <td colspan="2" style="padding:20px 28px 28px">
                <span style="font-size:14px">${texts.code}</span><br />
                <span
                  style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:20px;letter-spacing:0.06em"
                  >${code}</span
                >
              </td>
            </tr>
          </table>
          ${advice.map((line) => html`<p style="margin:16px 0 0">${line}</p>`)}
          ${mailButton(content)}
        </td>
      </tr>
      <tr>
        <td style="padding:24px 24px 32px;color:${look.muted};font-size:14px">
          <p style="margin:0">${small}</p>
        </td>
      </tr>`,
  );
}

export function giftCardMailAsText(content: GiftCardMailContent): string {
  const { brand, heading, message, from, amount, code, advice, button, small } = content;
  const paragraphs = [brand, heading, ...message, from, `${texts.worth}: ${amount}`]
    .filter((line) => line !== '')
    .concat(`${texts.code}: ${code}`, ...advice);
  const lines = paragraphs.flatMap((line) => [line, '']);
  return [...lines, `${button.label}:`, button.href, '', '-'.repeat(48), small, ''].join('\n');
}
