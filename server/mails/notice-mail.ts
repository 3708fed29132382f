import type { Language } from '#schemas/languages/languages.ts';
import { Html, html } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';

/** A mail of a few sentences, a code or a button, before it is written as HTML and as text. */
export type NoticeMailContent = {
  language?: Language;
  subject: string;
  preview: string;
  brand: string;
  heading: string;
  lead: string;
  /** A one-time code, large. */
  code?: string;
  advice: readonly string[];
  /** null: there is nothing to do but what the text says. */
  button: { label: string; href: string } | null;
  small: string;
  look: MailLook;
};

export function noticeMailAsHtml(content: NoticeMailContent): string {
  const { lead, code, advice, button, small, look } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)}
          <p style="margin:0">${lead}</p>
          ${code === undefined ? none : codePart(code, look)}
          ${advice.map((line) => html`<p style="margin:12px 0 0">${line}</p>`)}
          ${button === null ? none : mailButton({ button, look })}
        </td>
      </tr>
      <tr>
        <td style="padding:24px 24px 32px;color:${look.muted};font-size:14px">
          <p style="margin:0">${small}</p>
        </td>
      </tr>`,
  );
}

const none = new Html('');

/** Selected whole by one press, and read out digit by digit. */
const codePart = (code: string, look: MailLook) =>
  html`<p
    style="margin:20px 0;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:36px;font-weight:700;letter-spacing:6px;color:${look.text}"
  >
    ${code}
  </p>`;

export function noticeMailAsText(content: NoticeMailContent): string {
  const { brand, heading, lead, code, advice, button, small } = content;
  const sentences = [brand, heading, lead, ...(code === undefined ? [] : [code]), ...advice];
  const lines = sentences.flatMap((line) => [line, '']);
  const link = button === null ? [] : [`${button.label}:`, button.href, ''];
  return [...lines, ...link, '-'.repeat(48), small, ''].join('\n');
}
