import type { MailContent } from './mail-content.ts';

const rule = '-'.repeat(48);

/** The mail for those who read without pictures: short lines, no table. */
export function mailAsText(content: MailContent): string {
  const { reason, promised, place, notes, button } = content;
  return [
    content.brand,
    '',
    content.heading,
    '',
    ...(content.greeting === null ? [] : [content.greeting]),
    ...content.intro,
    content.lead,
    ...(reason === null ? [] : [reason]),
    '',
    ...(promised ? [`${promised.label}: ${promised.time}, ${promised.day}`] : []),
    ...(place ? [`${place.label}: ${place.lines.join(', ')}`] : []),
    ...notes.map(({ label, lines }) => `${label}: ${lines.join(', ')}`),
    ...(promised || place || notes.length > 0 ? [''] : []),
    `${button.label}: ${button.href}`,
    '',
    rule,
    content.orderTitle,
    rule,
    ...content.items.flatMap(({ name, amount, details }) => [
      `${name}  ${amount}`,
      ...details.map((detail) => `  ${detail}`),
    ]),
    rule,
    ...content.bill.map(({ name, amount }) => (amount === '' ? name : `${name}: ${amount}`)),
    rule,
    ...(content.closing.length === 0 ? [] : [...content.closing, '']),
    ...content.small,
    '',
  ].join('\n');
}
