import type { Language } from '#schemas/languages/languages.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { formatMoney } from '#schemas/money.ts';
import type { GiftCard } from '../db/queries/gift-cards.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { nameToGreet, withoutLinks } from './customer-text.ts';
import { html } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';
import { mailLook } from './mail-look.ts';
import { customerMailTexts, type CustomerMailTexts } from './customer-mail-texts.ts';
import { sidesOf } from './mail-direction.ts';
import { formatLocale } from '#schemas/format-locale.ts';

/** The mail that brings a gift card, before it is written as HTML and as text. */
export type GiftCardMailContent = {
  language?: Language;
  subject: string;
  preview: string;
  brand: string;
  heading: string;
  /** What the sender wrote, a paragraph each. */
  message: readonly string[];
  from: string;
  amount: string;
  code: string;
  labels: { worth: string; code: string };
  /** How it is used and how long it counts (rule R70). */
  advice: readonly string[];
  button: { label: string; href: string };
  small: string;
  look: MailLook;
};

type Texts = CustomerMailTexts['mail']['giftCard'];

type GiftCardMailInput = {
  tenant: Pick<Tenant, 'name' | 'locale'>;
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  card: Pick<
    GiftCard,
    | 'language'
    | 'amount'
    | 'currency'
    | 'design'
    | 'message'
    | 'senderName'
    | 'senderEmail'
    | 'recipientEmail'
    | 'expiresOn'
  >;
  /** As it is read and typed. */
  code: string;
  /** Full address of the card's page. */
  href: string;
};

export function giftCardMail(input: GiftCardMailInput): GiftCardMailContent {
  const { tenant, config, card, code, href } = input;
  const { language } = card;
  const texts = customerMailTexts[language].mail.giftCard;
  const locale = formatLocale(language, tenant.locale);
  const amount = formatMoney(card.amount, card.currency, locale);
  const isOwn = card.senderEmail === card.recipientEmail;
  // Names and messages are a customer's words in a mail that the restaurant sent.
  const sender = nameToGreet(card.senderName) ?? '';
  return {
    language,
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
    labels: { worth: texts.worth, code: texts.code },
    advice: [texts.how, `${expiryOf(texts, card, locale)} ${texts.fees}`],
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}

function expiryOf(texts: Texts, { expiresOn }: GiftCardMailInput['card'], locale: string): string {
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
  const { message, from, amount, code, labels, advice, small, look, brand, language } = content;
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
              <td align="${sidesOf(language).end}" style="padding:28px 28px 0;font-size:14px">
                ${labels.worth}
              </td>
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
                <span style="font-size:14px">${labels.code}</span><br />
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
  const { brand, heading, message, from, amount, code, labels, advice, button, small } = content;
  const paragraphs = [brand, heading, ...message, from, `${labels.worth}: ${amount}`]
    .filter((line) => line !== '')
    .concat(`${labels.code}: ${code}`, ...advice);
  const lines = paragraphs.flatMap((line) => [line, '']);
  return [...lines, `${button.label}:`, button.href, '', '-'.repeat(48), small, ''].join('\n');
}
