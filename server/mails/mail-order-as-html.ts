import { type Html, html } from './html.ts';
import type { MailContent } from './mail-content.ts';
import { sidesOf } from './mail-direction.ts';

function amountCellIn(language: MailContent['language']): string {
  const { start, end } = sidesOf(language);
  return `padding-${start}:16px;text-align:${end};white-space:nowrap;vertical-align:top;font-variant-numeric:tabular-nums`;
}
const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0"`;

/** The dishes, each with its choices or its parts in words. */
export function mailItems({ items, look, language }: MailContent): Html {
  const amountCell = amountCellIn(language);
  const cell = `padding:12px 0;border-top:1px solid ${look.line};vertical-align:top`;
  const detailStyle = `margin:2px 0 0;color:${look.muted};font-size:14px;line-height:1.45`;
  return html`<table ${table}>
    ${items.map(
      ({ name, amount, details }) =>
        html`<tr>
          <td style="${cell}">
            <strong style="font-weight:600">${name}</strong>
            ${details.map((detail) => html`<p style="${detailStyle}">${detail}</p>`)}
          </td>
          <td style="${cell};${amountCell};padding-top:12px">${amount}</td>
        </tr>`,
    )}
  </table>`;
}

/** From the items down to what is to be paid; what is strong closes it. */
export function mailBill({ bill, look, language }: MailContent): Html {
  const amountCell = amountCellIn(language);
  return html`<table ${table} style="border-top:2px solid ${look.text}">
    <tr>
      <td colspan="2" style="height:8px;font-size:0;line-height:0">&nbsp;</td>
    </tr>
    ${bill.map(({ name, amount, isStrong }) => {
      const size = isStrong
        ? 'padding:8px 0 6px;font-size:18px;font-weight:700'
        : amount === ''
          ? `padding:4px 0;font-size:14px;color:${look.muted}`
          : 'padding:4px 0';
      return html`<tr>
        <td style="${size};vertical-align:top">${name}</td>
        <td style="${size};${amountCell}">${amount}</td>
      </tr>`;
    })}
  </table>`;
}
