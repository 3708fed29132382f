import { html } from './html.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';
import type { NewsletterMailContent } from './newsletter-mail.ts';

/** A mail about a subscription, in the frame of all mails. */
export function newsletterAsHtml(content: NewsletterMailContent): string {
  const { look, leave } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)}
          <p style="margin:0">${content.lead}</p>
          ${mailButton(content)}
        </td>
      </tr>
      <tr>
        <td style="padding:24px 24px 32px;color:${look.muted};font-size:14px">
          ${content.small.map((line) => html`<p style="margin:0 0 4px">${line}</p>`)}
          <p style="margin:0">
            <a href="${leave.href}" style="color:${look.muted}">${leave.label}</a>
          </p>
        </td>
      </tr>`,
  );
}
