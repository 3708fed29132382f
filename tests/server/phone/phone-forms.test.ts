import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { orders, reservations } from '#server/db/schema.ts';
import { ada, newBooker, reservationOf, saturday } from '../setup/booking-calls.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, customer, expectStatus, lemonade } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
let guests = 4_960_000;

async function tryOrder(phone_no: string) {
  const shopper = await createShopper(app, (guests += 1));
  const cart = await shopper.fillCart(lemonade);
  return shopper.place(shopper.orderBody(cart, { guest_details: { ...customer, phone_no } }));
}

test.each(['(03) 9123 4567', '03 9123 4567', '+61 3 9123 4567', '٠٣ ٩١٢٣ ٤٥٦٧'])(
  'an order with %s is stored in one form and shown as the country writes it',
  async (written) => {
    const reply = await tryOrder(written);
    expectStatus(reply, 201);
    const { id, customer: shown } = contract.placeOrder.reply.parse(reply.json()).data;
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    expect([row?.customer.phone_no, shown.phone_no]).toEqual(['+61391234567', '(03) 9123 4567']);
  },
);

test.each(['12345', '0412 345 678 or 679'])(
  'an order with %s is refused at its field',
  async (it) => {
    const reply = await tryOrder(it);
    expectStatus(reply, 422);
    expect(errorReply.parse(reply.json()).problems).toEqual([
      {
        path: 'guest_details.phone_no',
        code: 'invalid_phone',
        message: 'Write a phone number with its area code.',
      },
    ]);
  },
);

test('a reservation is stored and shown alike, and refused at its field', async () => {
  await addTables(db, await addArea(db, 'Inside'), [[1, 4]]);
  await setBookingRules(db);
  const booker = await newBooker({ app });
  const { id } = reservationOf(await booker.hold(saturday('18:00')));
  const refused = await booker.confirm(id, { phone: '12345' });
  expectStatus(refused, 422);
  expect(errorReply.parse(refused.json())).toMatchObject({
    code: 'invalid_phone',
    problems: [{ path: 'body.phone' }],
  });
  const shown = reservationOf(await booker.confirm(id, { ...ada, phone: '(03) 9123 4567' }));
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  expect([row?.phone, shown.phone]).toEqual(['+61391234567', '(03) 9123 4567']);
});
