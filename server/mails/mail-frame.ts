import { type Html, html } from './html.ts';
import type { MailContent } from './mail-content.ts';
import { languages, type Language } from '#schemas/languages/languages.ts';

type Framed = Pick<MailContent, 'language' | 'subject' | 'preview' | 'brand' | 'look'>;

/**
 * What surrounds every mail: tables and styles on each element, for some mail programs know nothing
 * else; 600 px wide at most, and narrow on phones by itself. No picture is fetched from anywhere.
 * @param rows rows of the table, below the name of the business.
 */
export function mailFrame(framed: Framed, rows: Html): string {
  const { language = 'en', subject, preview, brand, look } = framed;
  const { direction } = languages[language];
  const document = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="${look.scheme}" />
        <title>${subject}</title>
      </head>
      <body
        dir="${direction}"
        style="margin:0;background:${look.pricing};color:${look.text};font-family:${look.font};font-size:16px;line-height:1.5"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0">
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
                ${rows}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return document.markup;
}

/** Arabic letters are joined, and nothing may part them. */
const spacing: Record<Language, string> = {
  en: 'line-height:1.15;letter-spacing:-0.01em',
  es: 'line-height:1.15;letter-spacing:-0.01em',
  ar: 'line-height:1.35',
};

/** What the mail says first, large. */
export const mailHeading = ({
  heading,
  look,
  language = 'en',
}: Pick<MailContent, 'heading' | 'look' | 'language'>): Html =>
  html`<h1
    style="margin:0 0 16px;font-family:${look.display};font-size:32px;font-weight:600;${spacing[language]}"
  >
    ${heading}
  </h1>`;

/** The one thing to do. */
export const mailButton = ({ button, look }: Pick<MailContent, 'button' | 'look'>): Html =>
  html`<p style="margin:28px 0 0">
    <a
      href="${button.href}"
      style="display:inline-block;background:${look.primary};color:${look.onPrimary};padding:14px 28px;border-radius:${look.buttonRadius}px;font-weight:600;text-decoration:none"
      >${button.label}</a
    >
  </p>`;
