import { html } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';

/** A mail of a few sentences and a button, before it is written as HTML and as text. */
export type NoticeMailContent = {
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

export function noticeMailAsHtml(content: NoticeMailContent): string {
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

export function noticeMailAsText(content: NoticeMailContent): string {
  const { brand, heading, lead, advice, button, small } = content;
  const lines = [brand, heading, lead, ...advice].flatMap((line) => [line, '']);
  return [...lines, `${button.label}:`, button.href, '', '-'.repeat(48), small, ''].join('\n');
}
