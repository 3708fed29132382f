import { Html, html } from './html.ts';
import type { MailContent } from './mail-content.ts';
import { mailBill, mailItems } from './mail-order-as-html.ts';

/**
 * The mail as mail programs draw it: tables and styles on each element, for some know nothing
 * else; 600 px wide at most, and narrow on phones by itself. No picture is fetched from anywhere.
 */
export function mailAsHtml(content: MailContent): string {
  const { look, brand, button } = content;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="${look.scheme}" />
        <title>${content.subject}</title>
      </head>
      <body
        style="margin:0;background:${look.ground};color:${look.text};font-family:${look.font};font-size:16px;line-height:1.5"
      >
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px 40px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:${look.surface};border-radius:${look.radius}px;overflow:hidden"
              >
                <tr>
                  <td style="background:${look.primary};font-size:0;line-height:0;height:6px">
                    &nbsp;
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:24px 24px 0;font-family:${look.display};font-size:20px;font-weight:600"
                  >
                    ${brand}
                  </td>
                </tr>
                <tr>
                  <td style="padding:28px 24px 8px">
                    <h1
                      style="margin:0 0 16px;font-family:${look.display};font-size:32px;font-weight:600;line-height:1.15;letter-spacing:-0.01em"
                    >
                      ${content.heading}
                    </h1>
                    <p style="margin:0 0 8px">${content.greeting}</p>
                    <p style="margin:0">${content.lead}</p>
                    ${reasonPart(content)} ${promisedPart(content)} ${placePart(content)}
                    <p style="margin:28px 0 0">
                      <a
                        href="${button.href}"
                        style="display:inline-block;background:${look.primary};color:${look.onPrimary};padding:14px 28px;border-radius:${look.buttonRadius}px;font-weight:600;text-decoration:none"
                        >${button.label}</a
                      >
                    </p>
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px 24px 8px">
                    <h2
                      style="margin:0 0 12px;font-family:${look.display};font-size:20px;font-weight:600"
                    >
                      ${content.orderTitle}
                    </h2>
                    ${mailItems(content)} ${mailBill(content)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 24px 32px;color:${look.muted};font-size:14px">
                    ${content.small.map((line) => html`<p style="margin:0 0 4px">${line}</p>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return document.markup;
}

const none = new Html('');

const reasonPart = ({ reason, look }: MailContent) =>
  reason === null
    ? none
    : html`<p style="margin:16px 0 0;padding:2px 0 2px 12px;border-left:3px solid ${look.primary}">
        ${reason}
      </p>`;

const label = ({ look }: MailContent, text: string) =>
  html`<p style="margin:24px 0 2px;color:${look.muted};font-size:14px">${text}</p>`;

function promisedPart(content: MailContent): Html {
  const { promised, look } = content;
  if (promised === null) return none;
  const before =
    promised.before === null
      ? none
      : html`<s style="margin-left:12px;color:${look.muted};font-size:20px;font-weight:400"
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
  if (place === null) return none;
  const lines = place.lines.map((line) => html`${line}<br />`);
  return html`${label(content, place.label)}
    <p style="margin:0">${lines}</p>`;
}
