import { Html, html } from './html.ts';
import type { MailContent, MailLook } from './mail-content.ts';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The mail as mail programs draw it: tables and styles on each element, for some know nothing
 * else; 600 px wide at most, and narrow on phones by itself. No picture is fetched from anywhere.
 */
export function mailAsHtml(content: MailContent): string {
  const { look, brand, promised, place, button } = content;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${content.subject}</title>
      </head>
      <body
        style="margin:0;background:${look.ground};color:${look.text};${font};font-size:16px;line-height:1.5"
      >
        <div style="display:none;max-height:0;overflow:hidden">${content.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:${look.surface};border-radius:16px;overflow:hidden"
              >
                <tr>
                  <td
                    style="background:${look.primary};color:${look.onPrimary};padding:20px 28px;font-size:18px;font-weight:700"
                  >
                    ${brand}
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px 28px 8px">
                    <h1 style="margin:0 0 16px;font-size:28px;line-height:1.2">
                      ${content.heading}
                    </h1>
                    <p style="margin:0 0 8px">${content.greeting}</p>
                    ${content.paragraphs.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}
                    ${promised ? promisedPart(promised, look) : none}
                    <p style="margin:16px 0 0;color:${look.muted};font-size:14px">${place.label}</p>
                    <p style="margin:0 0 24px">${place.lines.map((line) => html`${line}<br />`)}</p>
                    <a
                      href="${button.href}"
                      style="display:inline-block;background:${look.primary};color:${look.onPrimary};padding:14px 24px;border-radius:999px;font-weight:700;text-decoration:none"
                      >${button.label}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 28px 8px">${orderPart(content)}</td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 28px;color:${look.muted};font-size:13px">
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

const promisedPart = ({ label, value }: { label: string; value: string }, look: MailLook) =>
  html`<p style="margin:24px 0 0;color:${look.muted};font-size:14px">${label}</p>
    <p style="margin:0;font-size:22px;line-height:1.3;font-weight:700">${value}</p>`;

function orderPart({ orderTitle, items, bill, look }: MailContent): Html {
  const cell = `padding:8px 0;border-top:1px solid ${look.line};vertical-align:top`;
  const amountCell = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums';
  return html`<h2 style="margin:0 0 8px;font-size:18px">${orderTitle}</h2>
    <table width="100%" cellpadding="0" cellspacing="0">
      ${items.map(
        ({ name, amount, details }) =>
          html`<tr>
            <td style="${cell}">
              ${name}${details.map(
                (detail) =>
                  html`<br /><span style="color:${look.muted};font-size:14px">${detail}</span>`,
              )}
            </td>
            <td style="${cell};${amountCell}">${amount}</td>
          </tr>`,
      )}${bill.map(
        ({ name, amount, isStrong }) =>
          html`<tr style="font-weight:${isStrong ? 700 : 400}">
            <td style="${cell}">${name}</td>
            <td style="${cell};${amountCell}">${amount}</td>
          </tr>`,
      )}
    </table>`;
}
