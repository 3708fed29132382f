import type { OrderLine } from '../api/orders.ts';
import type { ticket } from '../messages/en/ticket.ts';
import type { Catalogue } from '../messages/catalogue.ts';
import { shownName } from '../rules/menu/shown-name.ts';
import { ticketText, type TicketRow } from './ticket-row.ts';

export type TicketTexts = Catalogue<typeof ticket>;

/** Characters that what belongs to something stands further in. */
const step = 2;

/** What to make of one line: its dish, choices and parts, and below them what must not be missed. */
export function ticketLine(line: OrderLine, texts: TicketTexts): TicketRow[] {
  const choices = (chosen: OrderLine['choices'], indent: number) =>
    chosen.map(({ name, quantity, depth }) =>
      ticketText(texts.named(name, quantity), { indent: indent + depth * step }),
    );
  const name = shownName(line.name, texts.unknownDish);
  return [
    ticketText(name, { size: 'large', isBold: true, lead: texts.quantity(line.quantity) }),
    ...choices(line.choices, 2 * step),
    ...line.parts.flatMap((part) => {
      const dish = texts.named(shownName(part.name, texts.unknownDish), part.quantity);
      const place = part.position === null ? part.component : texts.half[part.position];
      const label = place === null ? dish : texts.part(place, dish);
      return [
        ticketText(label, { indent: 2 * step, isBold: true }),
        ...choices(part.choices, 3 * step),
      ];
    }),
    ...(line.notes === ''
      ? []
      : [ticketText(texts.lineNote(line.notes), { size: 'large', indent: 2 * step })]),
    ...(line.allergens.length === 0
      ? []
      : [
          ticketText(texts.allergens(line.allergens.join(', ')), {
            isBold: true,
            indent: 2 * step,
          }),
        ]),
  ];
}
