import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#schemas/api/contract.ts';
import { toMinor } from '#schemas/money.ts';
import { decimal, textCell } from '#server/domain/restaurant/orders-csv.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { cartOf, gst, plainLine } from '#tests/schemas/pricing/carts.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertOrders, type OrderToInsert } from '../setup/insert-orders.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const desk = await signStaffIn(app, 'desk@corner.test');

const friday = '2026-11-20';
const noon = new Date('2026-11-20T01:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

const order = (more: Partial<OrderToInsert> = {}): OrderToInsert => ({
  cart: cartOf([plainLine(1, 1000, { quantity: 2 }), plainLine(2, 450)], { tax: gst }),
  names: ['Corner burger', 'Lemonade'],
  businessDay: friday,
  placedAt: noon,
  promisedAt: later(1),
  ...more,
});
const charged = (takenAt: Date, gateway: 'stripe' | 'cash' = 'stripe') => ({
  gateway,
  status: 'succeeded' as const,
  takenAt,
  createdAt: takenAt,
});
const returned = (amount: number, createdAt: Date) => ({
  amount,
  createdAt,
  kind: 'refund' as const,
  status: 'pending' as const,
});

const [, , foreign] = await insertOrders(db, [
  order({
    customer: { name: 'Zoë “Z” Müller, 3rd', email: 'z@example.com', phone_no: '0400 000 000' },
    specialInstructions: '=HYPERLINK("http://evil.example","free")\nsecond line',
    payments: [{ ...charged(noon), refunds: [returned(450, later(2))] }],
  }),
  order({ payments: [charged(later(2), 'cash')], status: 'completed' }),
  // For Friday, and paid on Thursday.
  order({ payments: [charged(later(-24))] }),
  // For Saturday, and paid on Friday.
  order({ businessDay: '2026-11-21', payments: [charged(noon)] }),
  // Paid on Wednesday for Wednesday, and partly refunded on Friday.
  order({
    businessDay: '2026-11-18',
    payments: [{ ...charged(later(-48)), refunds: [returned(100, noon)] }],
  }),
  // Nothing of it is Friday's.
  order({ businessDay: '2026-11-19', payments: [charged(later(-24))] }),
  // The restaurant never saw it.
  order({ status: 'expired' }),
]);

const fetchFile = (query: Record<string, string> = {}, headers: object = manager) =>
  app.inject({
    url: '/api/v2/staff/orders.csv',
    headers: { ...headers },
    query: { restaurant_id: String(small.restaurant), from: friday, to: friday, ...query },
  });
const rows = z.array(z.record(z.string(), z.string()));
const read = (text: string) => rows.parse(parse(text, { bom: true, columns: true }));

describe('the file of a day’s orders', () => {
  test('is read back as it was written, with accents, commas, quotes and lines', async () => {
    const reply = await fetchFile();
    expectStatus(reply, 200);
    const bytes = reply.rawPayload;
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(reply.body.replaceAll(/"(?:[^"]|"")*"/g, '')).not.toMatch(/[^\r]\n/);
    const file = read(reply.body);
    const first = file.find((row) => row['Customer'] !== 'Ada');
    expect(first).toMatchObject({
      Day: friday,
      State: 'completed',
      Type: 'Pickup',
      Placed: '2026-11-20 12:00',
      'Promised for': '2026-11-20 13:00',
      Customer: 'Zoë “Z” Müller, 3rd',
      Items: '2 × Corner burger; 1 × Lemonade',
      Currency: 'AUD',
      'Dishes at list price': '24.50',
      Discounts: '0.00',
      Tax: '2.23',
      'Tax is in the prices': 'yes',
      'To pay': '24.50',
      'Taken by card in these days': '24.50',
      'Taken in cash in these days': '0.00',
      'Given back to cards in these days': '4.50',
    });
  });

  test('has what a customer wrote as text, never as a formula', async () => {
    const file = read((await fetchFile()).body);
    expect(file.find(({ Note }) => Note !== '')?.['Note']).toBe(
      '\'=HYPERLINK("http://evil.example","free")\nsecond line',
    );
  });

  test('has each order that is for the day or whose money moved on it, once', async () => {
    const file = read((await fetchFile()).body);
    expect(file.map((row) => row['Day']).toSorted()).toEqual([
      '2026-11-18',
      friday,
      friday,
      friday,
      '2026-11-21',
    ]);
    const early = file.find((row) => row['Order'] === foreign);
    expect(early).toMatchObject({ 'Taken by card in these days': '0.00', 'To pay': '24.50' });
  });

  test('adds up to the figures of its day', async () => {
    const file = read((await fetchFile()).body);
    const sum = (column: string) =>
      file.reduce((total, row) => total + toMinor(row[column] ?? '', 'AUD'), 0);
    const reply = await app.inject({
      url: '/api/v2/staff/days',
      headers: { ...manager },
      query: { restaurant_id: String(small.restaurant), date: friday },
    });
    const { tenders } = contract.getStaffDay.reply.parse(reply.json()).data.money;
    expect(tenders.map(({ taken, refunded }) => [toMinor(taken, 'AUD'), toMinor(refunded, 'AUD')]))
      // Two cards and a till; a refund of Friday's and one of Wednesday's.
      .toEqual([
        [4900, 550],
        [2450, 0],
        [0, 0],
      ]);
    expect([
      [sum('Taken by card in these days'), sum('Given back to cards in these days')],
      [sum('Taken in cash in these days'), sum('Given back in cash in these days')],
    ]).toEqual([
      [4900, 550],
      [2450, 0],
    ]);
  });

  test('is saved under the restaurant and the days', async () => {
    const { headers } = await fetchFile({ from: '2026-11-18' });
    expect(headers).toMatchObject({
      'content-disposition':
        'attachment; filename="corner-kitchen-harbour-2026-11-18-to-2026-11-20.csv"',
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
    });
  });

  test('of days without orders is its heading alone', async () => {
    const { body } = await fetchFile({ from: '2026-01-01', to: '2026-01-31' });
    expect(body.split('\r\n')).toHaveLength(2);
    expect(read(body)).toEqual([]);
  });

  test('holds more orders than are read at a time, each once', async () => {
    const many = Array.from({ length: 520 }, () => order({ businessDay: '2026-06-01' }));
    await insertOrders(db, many);
    const file = read((await fetchFile({ from: '2026-06-01', to: '2026-06-01' })).body);
    expect(new Set(file.map((row) => row['Order'])).size).toBe(520);
    expect(file).toHaveLength(520);
  });

  test('R95 is for the owner and the restaurant’s manager, and for 92 days at most', async () => {
    const codeOf = async (query: Record<string, string>, headers?: object) => {
      const reply = await fetchFile(query, headers);
      return [reply.statusCode, reply.statusCode === 200 ? '' : reply.json().code];
    };
    expect(await codeOf({}, owner)).toEqual([200, '']);
    expect(await codeOf({}, desk)).toEqual([403, 'not_your_role']);
    expect(await codeOf({}, { host: small.host })).toEqual([401, 'staff_session_expired']);
    const other = { restaurant_id: String(small.closedRestaurant) };
    expect(await codeOf(other, manager)).toEqual([403, 'not_your_restaurant']);
    const theirs = { restaurant_id: String(small.otherRestaurant) };
    expect(await codeOf(theirs, owner)).toEqual([404, 'restaurant_not_found']);
    expect(await codeOf({ from: '2026-08-21' })).toEqual([200, '']);
    expect(await codeOf({ from: '2026-08-20' })).toEqual([400, 'invalid_request']);
    expect(await codeOf({ from: '2026-11-21' })).toEqual([400, 'invalid_request']);
    expect(await codeOf({ to: 'yesterday' })).toEqual([400, 'invalid_request']);
  });
});

describe('a cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+61 400', "'+61 400"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\t=1', "'\t=1"],
    ['no = formula', 'no = formula'],
    ['＝1+1', "'＝1+1"],
    ['＋61', "'＋61"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['', ''],
  ])('of the text %j is %j', (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  test.each([
    [1250, 'AUD', '12.50'],
    [5, 'AUD', '0.05'],
    [-450, 'AUD', '-4.50'],
    [0, 'AUD', '0.00'],
    [1200, 'JPY', '1200'],
    [1234, 'KWD', '1.234'],
  ])('R1 of the amount %d in %s is %s', (minor, currency, cell) => {
    expect(decimal(minor, currency)).toBe(cell);
  });
});
