import type { StaffOrder } from '../api/staff.ts';
import { toMajor, toMinor } from '../money.ts';
import { isUnfulfilled } from '../rules/order-end.ts';
import { lineChangeText } from '../rules/line-change-text.ts';
import { timeChangeOf } from '../rules/time-change-of.ts';
import { ticketDay, ticketFormat, type TicketFormat } from './ticket-format.ts';
import { ticketLine, type TicketTexts } from './ticket-lines.ts';
import { ticketText, type TicketRow } from './ticket-row.ts';

export type TicketOptions = {
  texts: TicketTexts;
  /** BCP 47, the tenant's. */
  locale: string;
  /** Printed because its time, its lines or its table changed after an earlier ticket. */
  isChanged?: boolean;
  /** An earlier copy of the same ticket may lie about. */
  isReprint?: boolean;
};

const rule: TicketRow = { kind: 'rule' };

/**
 * The kitchen's ticket of an order: what to make and by when above, who it is for below. The same
 * rows are printed by a browser and by the printers that fetch their jobs.
 */
export function ticketRows(order: StaffOrder, options: TicketOptions): TicketRow[] {
  const { texts, locale } = options;
  const format = ticketFormat(order, locale);
  const { delivery_method: method, special_instructions: note } = order;
  return [
    ...marks(order, options, format),
    ticketText(order.number, { size: 'huge', isBold: true }),
    ticketText(
      method === 'dine_in' && order.table !== null
        ? `${texts.type.dine_in} · ${texts.table(order.table)}`
        : texts.type[method],
      { size: 'large', isBold: true },
    ),
    ticketText(texts.due[method](format.time(order.promised_at)), { size: 'large', isBold: true }),
    ticketText(texts.begin(format.time(order.prepare_at)), { isBold: true }),
    ticketText(ticketDay(order, locale)),
    rule,
    ...order.items.flatMap((line, index) => [
      ...(index === 0 ? [] : [ticketText('')]),
      ...ticketLine(line, texts),
    ]),
    rule,
    ...(note === ''
      ? []
      : [ticketText(texts.note, { isBold: true }), ticketText(note, { size: 'large' }), rule]),
    ticketText(moneyOf(order, texts, format), { size: 'large', isBold: true }),
    ...refundRows(order, texts, format),
    rule,
    ...customerRows(order, texts),
    ticketText(''),
    ticketText(order.restaurant.name),
    ticketText(texts.placed(format.time(order.placed_at))),
  ];
}

function marks(
  order: StaffOrder,
  { texts, isChanged = false, isReprint = false }: TicketOptions,
  format: TicketFormat,
): TicketRow[] {
  const reason = (text: string) =>
    text === '' ? [] : [ticketText(texts.reason(text), { isBold: true })];
  const isOff = isUnfulfilled(order.status);
  const change = isChanged && !isOff ? timeChangeOf(order) : null;
  const latest = order.changes.at(-1);
  const moved = order.events.findLast(({ table }) => table !== undefined)?.table;
  return [
    ...(order.is_test ? [{ kind: 'banner' as const, text: texts.marks.testOrder }] : []),
    ...(isOff
      ? [{ kind: 'banner' as const, text: texts.marks.cancelled }, ...reason(order.status_reason)]
      : []),
    ...(change
      ? [
          { kind: 'banner' as const, text: texts.marks.changed },
          ticketText(texts.wasBefore(format.time(change.before)), { isBold: true }),
          ...reason(change.reason),
        ]
      : []),
    ...(isChanged && !isOff && latest
      ? [
          { kind: 'banner' as const, text: texts.marks.itemsChanged },
          ...latest.lines.map((line) =>
            ticketText(lineChangeText(line, texts.lineChanges), { isBold: true }),
          ),
          ...reason(order.events.find(({ id }) => id === latest.event_id)?.reason ?? ''),
        ]
      : []),
    ...(isChanged && !isOff && moved
      ? [{ kind: 'banner' as const, text: texts.marks.tableChanged(moved) }]
      : []),
    ...(isReprint
      ? [{ kind: 'banner' as const, text: texts.marks.reprint }, ticketText(texts.mayBeDouble)]
      : []),
  ];
}

function customerRows(
  { customer, shipping_details: address }: StaffOrder,
  { address: words }: TicketTexts,
): TicketRow[] {
  const bold = { isBold: true };
  return [
    ticketText(customer.name, { size: 'large', isBold: true }),
    ticketText(customer.phone_no),
    ...(address
      ? [
          ticketText(address.formattedAddress, { size: 'large' }),
          ticketText(words.place(address.suburb, address.city, address.postcode)),
          ...(address.unit === '' ? [] : [ticketText(words.unit(address.unit), bold)]),
          ...(address.entryCode === ''
            ? []
            : [ticketText(words.entryCode(address.entryCode), bold)]),
          ...(address.leaveAtDoor ? [ticketText(words.leaveAtDoor, bold)] : []),
        ]
      : []),
  ];
}

/** What went back of it, so that a ticket printed again does not claim all of it is paid. */
function refundRows(
  { refunds, payment_status: payment }: StaffOrder,
  { money: words, named }: TicketTexts,
  format: TicketFormat,
): TicketRow[] {
  // That all of it goes back is said already.
  if (payment === 'refunded' || payment === 'refund_pending') return [];
  return refunds
    .filter(({ state }) => state !== 'failed')
    .map(({ amount, items }) => {
      const dishes = items.map(({ name, quantity }) => named(name, quantity)).join(', ');
      return ticketText(words.refunded(format.money(amount), dishes), { isBold: true });
    });
}

function moneyOf(
  { payment_status: payment, status, due, to_collect: cash, currency }: StaffOrder,
  { money: words }: TicketTexts,
  format: TicketFormat,
): string {
  const amount = format.money(due);
  switch (payment) {
    case 'paid':
      if (cash > 0 && cash < due && !isUnfulfilled(status)) {
        const paid = toMajor(toMinor(due, currency) - toMinor(cash, currency), currency);
        return words.partly(format.money(paid), format.money(cash));
      }
      return due > 0 ? words.paid(amount) : words.nothing;
    case 'authorised':
      return words.held(amount);
    case 'refund_pending':
    case 'refunded':
      return words.back(amount);
    case 'voided':
      return words.nothing;
    case 'unpaid':
      if (cash > 0 && !isUnfulfilled(status)) return words.collect(format.money(cash));
      return status === 'completed' && due > 0 ? words.paid(amount) : words.nothing;
  }
}
