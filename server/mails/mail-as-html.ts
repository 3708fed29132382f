import { Html, html } from './html.ts';
import type { MailContent } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';
import { mailBill, mailItems } from './mail-order-as-html.ts';
import { sidesOf } from './mail-direction.ts';

/** A mail about an order as mail programs draw it. */
export function mailAsHtml(content: MailContent): string {
  const { look } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)} ${greetingPart(content)}
          ${content.intro.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}
          <p style="margin:0">${content.lead}</p>
          ${reasonPart(content)} ${promisedPart(content)} ${placePart(content)}
          ${content.notes.map((note) => labelled(content, note))} ${mailButton(content)}
        </td>
      </tr>
      <tr>
        <td style="padding:32px 24px 8px">
          <h2 style="margin:0 0 12px;font-family:${look.display};font-size:20px;font-weight:600">
            ${content.orderTitle}
          </h2>
          ${mailItems(content)} ${mailBill(content)}
        </td>
      </tr>
      ${closingPart(content)}
      <tr>
        <td style="padding:24px 24px 32px;color:${look.muted};font-size:14px">
          ${content.small.map((line) => html`<p style="margin:0 0 4px">${line}</p>`)}
        </td>
      </tr>`,
  );
}

const none = new Html('');

const greetingPart = ({ greeting }: MailContent) =>
  greeting === null ? none : html`<p style="margin:0 0 8px">${greeting}</p>`;

const closingPart = ({ closing }: MailContent) =>
  closing.length === 0
    ? none
    : html`<tr>
        <td style="padding:24px 24px 0">
          ${closing.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}
        </td>
      </tr>`;

function reasonPart({ reason, look, language }: MailContent): Html {
  if (reason === null) return none;
  const { start } = sidesOf(language);
  const style = `margin:16px 0 0;padding:2px 0;padding-${start}:12px;border-${start}:3px solid ${look.primary}`;
  return html`<p style="${style}">${reason}</p>`;
}

const label = ({ look }: MailContent, text: string) =>
  html`<p style="margin:24px 0 2px;color:${look.muted};font-size:14px">${text}</p>`;

function promisedPart(content: MailContent): Html {
  const { promised, look, language } = content;
  if (promised === null) return none;
  const before =
    promised.before === null
      ? none
      : html`<s
          style="margin-${sidesOf(language).start}:12px;color:${look.muted};font-size:20px;font-weight:400"
          >${promised.before}</s
        >`;
  return html`${label(content, promised.label)}
    <p style="margin:0;font-family:${look.display};font-size:32px;font-weight:600;line-height:1.2">
      ${promised.time}${before}
    </p>
    <p style="margin:0">${promised.day}</p>`;
}

function placePart(content: MailContent): Html {
  const { place } = content;
  return place === null ? none : labelled(content, place);
}

const labelled = (content: MailContent, { label: name, lines }: MailContent['notes'][number]) =>
  html`${label(content, name)}
    <p style="margin:0">${lines.map((line) => html`${line}<br />`)}</p>`;
