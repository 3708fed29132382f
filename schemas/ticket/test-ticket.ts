import type { TicketTexts } from './ticket-lines.ts';
import { ticketText, type TicketRow } from './ticket-row.ts';

/** What a printer prints to show that it does: names with accents, and the whole width. */
export const testTicket = (
  printer: { name: string; columns: number },
  { texts, restaurant }: { texts: TicketTexts; restaurant: string },
): TicketRow[] => [
  { kind: 'banner', text: texts.marks.test },
  ticketText(restaurant, { size: 'large', isBold: true }),
  ticketText(texts.test.works(printer.name)),
  { kind: 'rule' },
  ticketText(texts.test.accents),
  ticketText(texts.test.columns(printer.columns)),
  ticketText('1234567890'.repeat(10).slice(0, printer.columns)),
];
