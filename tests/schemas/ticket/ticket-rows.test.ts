import { describe, expect, test } from 'vitest';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { ticket as texts } from '#schemas/messages/en/ticket.ts';
import { ticketRows, type TicketOptions } from '#schemas/ticket/ticket-rows.ts';
import { ticketOrder } from '#tests/fixtures/ticket-order.ts';

const draw = (changes: Partial<StaffOrder> = {}, options: Partial<TicketOptions> = {}) =>
  ticketRows({ ...ticketOrder, ...changes }, { texts, locale: 'en-AU', ...options });

/** Each row as one text, with what hangs before it. */
const textsOf = (rows: ReturnType<typeof draw>) =>
  rows.flatMap((row) => {
    if (row.kind === 'rule') return ['---'];
    return [row.kind === 'banner' ? row.text : [row.lead, row.text].filter(Boolean).join(' ')];
  });
const rowOf = (rows: ReturnType<typeof draw>, text: string) => {
  const found = rows.find((row) => row.kind === 'text' && row.text === text);
  if (found?.kind !== 'text') throw new Error(`no row says ${text}`);
  return found;
};
const event = (promised_at: string, reason = ''): StaffOrder['events'][number] => ({
  id: 1,
  status: 'accepted',
  actor: 'staff',
  by: null,
  reason,
  promised_at,
  at: ticketOrder.placed_at,
});

describe('the ticket of an order', () => {
  test('is the kitchen’s and no receipt: it does not name the tax number', () => {
    const restaurant = { ...ticketOrder.restaurant, tax_number: '53 004 085 616' };
    const rows = textsOf(draw({ restaurant }));
    expect(rows).toContain(restaurant.name);
    expect(rows.join()).not.toContain('53 004 085 616');
  });

  test('begins with the number, large, its type and its times by the restaurant’s clock', () => {
    const rows = draw();
    expect(rows[0]).toMatchObject({ text: '042', size: 'huge' });
    expect(textsOf(rows).slice(0, 6)).toEqual([
      '042',
      'DELIVERY',
      'At the door 6:30 pm',
      'Begin at 5:45 pm',
      'Saturday 21 November',
      '---',
    ]);
  });

  test('of a test order says so before anything else', () => {
    const rows = draw({ is_test: true, number: 'T1' }, { isReprint: true });
    expect(rows[0]).toEqual({ kind: 'banner', text: 'TEST ORDER' });
    expect(textsOf(rows).slice(0, 4)).toEqual([
      'TEST ORDER',
      'REPRINT',
      'It may have been printed before: make it once.',
      'T1',
    ]);
    expect(textsOf(draw())).not.toContain('TEST ORDER');
  });

  test('says how many of what, with choices below what asked for them, halves and parts of a combo', () => {
    const rows = draw();
    const lines = textsOf(rows);
    expect(lines.slice(6, 13)).toEqual([
      '2× Corner burger',
      'Large',
      'Brioche',
      '2× Cheese',
      'No onion',
      '→ well done, cut in half',
      'CONTAINS: egg, gluten, milk',
    ]);
    expect(rowOf(rows, '2× Cheese').indent).toBeGreaterThan(rowOf(rows, 'Brioche').indent);
    expect(lines).toEqual(expect.arrayContaining(['Left: Margherita', 'Right: Diavola']));
    expect(rowOf(rows, 'No ice').indent).toBeGreaterThan(rowOf(rows, 'To drink: 4× Cola').indent);
  });

  test('R32 allergens are bold', () => {
    expect(rowOf(draw(), 'CONTAINS: egg, gluten, milk').isBold).toBe(true);
  });

  test('ends with the note, the money, who it is for and how it is handed over', () => {
    const lines = textsOf(draw());
    expect(lines.slice(lines.indexOf('NOTE'))).toEqual([
      'NOTE',
      ticketOrder.special_instructions,
      '---',
      'COLLECT $83.40',
      '---',
      'José Žižek',
      '0400 123 456',
      '12 Wattle Street',
      'Pyrmont, Sydney 2009',
      'Unit 4b',
      'Entry code *1234#',
      'LEAVE AT THE DOOR',
      '',
      'Corner Kitchen Harbour',
      'Ordered 5:02 pm',
    ]);
  });

  test.each([
    [{ payment_status: 'paid' }, 'PAID $83.40'],
    [{ payment_status: 'authorised' }, '$83.40 held on the card'],
    [{ payment_status: 'paid', due: 0 }, 'NOTHING TO COLLECT'],
    [{ payment_status: 'refund_pending' }, '$83.40 goes back to the customer'],
    [{ status: 'cancelled' }, 'NOTHING TO COLLECT'],
    [{ due: 1200, to_collect: 1200, currency: 'JPY' }, 'COLLECT ¥1,200'],
    // A dish was taken back.
    [{ to_collect: 70 }, 'COLLECT $70.00'],
    [{ status: 'completed', to_collect: 0 }, 'PAID $83.40'],
  ] as const)('of %j it says %s', (changes, sentence) => {
    expect(textsOf(draw(changes))).toContain(sentence);
  });

  test('names the table of an order that is served', () => {
    const lines = textsOf(
      draw({ delivery_method: 'dine_in', table: '12', shipping_details: null }),
    );
    expect(lines.slice(1, 3)).toEqual(['DINE IN · Table 12', 'At the table 6:30 pm']);
  });

  test('writes the day beside a time of another day', () => {
    const lines = textsOf(draw({ placed_at: '2026-11-19T06:02:00.000Z' }));
    expect(lines.at(-1)).toBe('Ordered Thu, 19 Nov, 5:02 pm');
  });
});

describe('what must not be missed stands above the number', () => {
  test('a cancelled order with its reason', () => {
    const lines = textsOf(draw({ status: 'cancelled', status_reason: 'The oven broke.' }));
    expect(lines.slice(0, 3)).toEqual(['CANCELLED', '“The oven broke.”', '042']);
  });

  test('another time with the one before', () => {
    const events = [event('2026-11-21T07:00:00Z'), event(ticketOrder.promised_at, 'Busy')];
    const lines = textsOf(draw({ events }, { isChanged: true }));
    expect(lines.slice(0, 4)).toEqual(['NEW TIME', 'It was 6:00 pm before.', '“Busy”', '042']);
    expect(textsOf(draw({ events }))[0]).toBe('042');
  });

  test('R82 another table, to which staff moved its party', () => {
    const moved = { ...event(ticketOrder.promised_at), table: '7' };
    const atTable = { delivery_method: 'dine_in' as const, table: '7' };
    const events = [event(ticketOrder.promised_at), moved];
    const lines = textsOf(draw({ ...atTable, events }, { isChanged: true }));
    expect(lines.slice(0, 3)).toEqual(['NOW AT TABLE 7', '042', 'DINE IN · Table 7']);
    expect(textsOf(draw({ ...atTable, events }))[0]).toBe('042');
  });

  test('a copy of a ticket that may lie about', () => {
    const lines = textsOf(draw({}, { isReprint: true }));
    expect(lines.slice(0, 3)).toEqual(['REPRINT', texts.mayBeDouble, '042']);
  });
});

describe('money that went back', () => {
  const back: StaffOrder['refunds'][number] = {
    id: '00000000-0000-4000-8000-00000000000f',
    amount: 4.5,
    reason: 'It was warm.',
    at: ticketOrder.placed_at,
    state: 'done',
    tenders: [],
    actor: 'staff',
    staff_name: 'Basil',
    items: [{ name: 'Lemonade', quantity: 2 }],
    has_fees: false,
    has_tip: false,
    instead: [],
    cash_rounding: 0,
    last_error: '',
  };

  test('is on a ticket printed again, with what it was for, unless the bank sent it back', () => {
    const rows = draw({
      payment_status: 'paid',
      due: 30,
      refunds: [back, { ...back, amount: 2, items: [] }, { ...back, amount: 9, state: 'failed' }],
    });
    expect(textsOf(rows)).toEqual(
      expect.arrayContaining(['PAID $30.00', '$4.50 refunded: 2× Lemonade', '$2.00 refunded']),
    );
    expect(textsOf(rows).join()).not.toContain('$9.00');
  });
});
