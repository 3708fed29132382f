import type { SiteConfig } from '#schemas/config/site.ts';
import { mail } from '#schemas/messages/en/mail.ts';
import { html } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';
import { mailLook } from './mail-look.ts';

const texts = mail.signIn;

/** A mail about wrong passwords, before it is written as HTML and as text. */
export type SignInMailContent = {
  subject: string;
  preview: string;
  brand: string;
  heading: string;
  lead: string;
  advice: readonly string[];
  button: { label: string; href: string };
  small: string;
  look: MailLook;
};

type SignInMailInput = {
  /** Wrong passwords so far. */
  misses: number;
  tenant: { name: string };
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  /** Leads to the sign-in and makes the browser known, full address. */
  href: string;
};

/** The words of the mail to somebody whose password is guessed; none of them is a stranger's. */
export function signInMail({ misses, tenant, config, href }: SignInMailInput): SignInMailContent {
  const lead = texts.lead(misses, tenant.name);
  return {
    subject: texts.subject(tenant.name),
    preview: lead,
    brand: tenant.name,
    heading: texts.heading,
    lead,
    advice: texts.advice,
    button: { label: texts.button, href },
    small: texts.small(tenant.name),
    look: mailLook(config),
  };
}

export function signInMailAsHtml(content: SignInMailContent): string {
  const { lead, advice, small, look } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)}
          <p style="margin:0">${lead}</p>
          ${advice.map((line) => html`<p style="margin:12px 0 0">${line}</p>`)}
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

export function signInMailAsText(content: SignInMailContent): string {
  const { brand, heading, lead, advice, button, small } = content;
  const lines = [brand, heading, lead, ...advice].flatMap((line) => [line, '']);
  return [...lines, `${button.label}:`, button.href, '', '-'.repeat(48), small, ''].join('\n');
}
