import type { Language } from '#schemas/languages/languages.ts';
import { html, Html } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';

/** A mail around what somebody wrote, before it is written as HTML and as text. */
export type LetterContent = {
  language?: Language;
  subject: string;
  preview: string;
  brand: string;
  heading: string;
  /** '': what was written begins at once. */
  lead: string;
  /** A paragraph each; line breaks in them stay. */
  paragraphs: readonly string[];
  /** What is to be known besides; may be none. */
  details: readonly { label: string; value: string }[];
  /** null: there is nothing to do but to read it. */
  button: { label: string; href: string } | null;
  small: string;
  look: MailLook;
};

/** The paragraphs of a text: an empty line begins one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '');

const none = new Html('');

export function letterAsHtml(content: LetterContent): string {
  const { lead, paragraphs, details, button, small, look } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)}
          ${lead === '' ? none : html`<p style="margin:0 0 16px;color:${look.muted}">${lead}</p>`}
          ${paragraphs.map((text) => paragraph(text))}
          ${details.map(
            ({ label, value }) =>
              html`<p style="margin:0 0 4px">
                <span style="color:${look.muted}">${label}:</span> ${value}
              </p>`,
          )}
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

function paragraph(text: string): Html {
  const lines = text
    .split('\n')
    .map((line, index) => html`${index === 0 ? none : lineBreak}${line}`);
  return html`<p style="margin:0 0 16px">${lines}</p>`;
}
const lineBreak = new Html('<br />');

export function letterAsText(content: LetterContent): string {
  const { brand, heading, lead, paragraphs, details, button, small } = content;
  const parts = [
    brand,
    heading,
    ...(lead === '' ? [] : [lead]),
    ...paragraphs,
    ...(details.length === 0
      ? []
      : [details.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(button === null ? [] : [`${button.label}:\n${button.href}`]),
    `${'-'.repeat(48)}\n${small}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
