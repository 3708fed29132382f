import type { Language } from '#schemas/languages/languages.ts';
import { html, Html } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';
import { sidesOf } from './mail-direction.ts';

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
  /** What it answers; null: it answers nothing. */
  quoted: { label: string; paragraphs: readonly string[] } | null;
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
  const { lead, paragraphs, details, quoted, button, small, look } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)}
          ${lead === '' ? none : html`<p style="margin:0 0 16px;color:${look.muted}">${lead}</p>`}
          ${paragraphs.map((text) => paragraph(text, ''))}
          ${details.map(
            ({ label, value }) =>
              html`<p style="margin:0 0 4px">
                <span style="color:${look.muted}">${label}:</span> ${value}
              </p>`,
          )}
          ${quoted === null ? none : quote(quoted, content)}
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

function paragraph(text: string, style: string): Html {
  const lines = text
    .split('\n')
    .map((line, index) => html`${index === 0 ? none : lineBreak}${line}`);
  return html`<p style="margin:0 0 16px;${style}">${lines}</p>`;
}
const lineBreak = new Html('<br />');

function quote(
  { label, paragraphs }: NonNullable<LetterContent['quoted']>,
  { look, language }: Pick<LetterContent, 'look' | 'language'>,
): Html {
  const { start } = sidesOf(language);
  const style = `margin:28px 0 0;padding-${start}:16px;border-${start}:3px solid ${look.line}`;
  return html`<div style="${style}">
    <p style="margin:0 0 8px;color:${look.muted};font-size:14px">${label}</p>
    ${paragraphs.map((text) => paragraph(text, `color:${look.muted}`))}
  </div>`;
}

export function letterAsText(content: LetterContent): string {
  const { brand, heading, lead, paragraphs, details, quoted, button, small } = content;
  const parts = [
    brand,
    heading,
    ...(lead === '' ? [] : [lead]),
    ...paragraphs,
    ...(details.length === 0
      ? []
      : [details.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(quoted === null ? [] : [quoted.label, ...quoted.paragraphs.map(asQuote)]),
    ...(button === null ? [] : [`${button.label}:\n${button.href}`]),
    `${'-'.repeat(48)}\n${small}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const asQuote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
