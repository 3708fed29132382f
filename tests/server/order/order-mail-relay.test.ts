import { describe, expect, test } from 'vitest';
import { defaultLimits } from '#server/environment/server-options.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, customer, expectStatus, lemonade } from '../setup/shopper.ts';

const limits = {
  ...defaultLimits,
  ordersMailedTo: { points: 2, seconds: 600 },
  ordersMailedFrom: { points: 4, seconds: 600 },
};
const { app, deps, pool } = await buildSmallApp({ options: { trustProxy: 1, limits } });

let guests = 4_600_000;
let addresses = 0;
const freshAddress = () => `203.0.113.${(addresses += 1)}`;
const freshEmail = () => `ada-${(guests += 1)}@example.com`;

type Order = { name?: string; email?: string; notes?: string; from?: string; body?: object };

/** Orders a lemonade and gives the reply, and the mails that came of it. */
async function order({ name = 'Ada', email = freshEmail(), notes = '', from, body }: Order) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart({ ...lemonade, notes });
  const guest_details = { ...customer, name, email };
  const payload = shopper.orderBody(await shopper.cart(), {
    guest_details,
    pickup_time: '18:00',
    ...body,
  });
  const reply = await shopper.call('POST', '/v2/orders', payload, {
    'idempotency-key': crypto.randomUUID(),
    'x-forwarded-for': from ?? freshAddress(),
  });
  return { reply, shopper, mails: await drainOutbox(deps) };
}

describe('what a customer writes in a mail about an order', () => {
  test.each(['Prize: visit http://evil.example', 'See www.evil.example now', 'evil.example'])(
    'is no web address for a name: %s is refused with the order',
    async (name) => {
      const { reply, mails } = await order({ name });
      expect(reply.statusCode).toBe(400);
      expect(errorReply.parse(reply.json())).toMatchObject({
        error: expect.stringContaining('Write your name without a web address.'),
        problems: [{ path: 'body.guest_details.name' }],
      });
      expect(mails).toEqual([]);
    },
  );

  test.each([
    'You won! Call 0900 123 456',
    '<b>Ada</b> & "Co"',
    'Dear customer your account was closed please answer',
    'A'.repeat(80),
  ])('is greeted by no name that is more than one: %s', async (name) => {
    const { reply, mails } = await order({ name });
    expectStatus(reply, 201);
    const [mail] = mails;
    expect(mail?.to.name).toBe('');
    expect(mail?.text).toContain('\nHello,\n');
    for (const text of [mail?.text, mail?.html, mail?.subject]) expect(text).not.toContain(name);
  });

  test.each(['Ada', 'Zoë O’Brien-Nguyễn', 'J. R. Smith', '王小明', 'María del Mar Ruiz'])(
    'is greeted by the name: %s',
    async (name) => {
      const [mail] = (await order({ name })).mails;
      expect(mail?.to.name).toBe(name);
      expect(mail?.text).toContain(`\nHello ${name},\n`);
    },
  );

  test('holds no link in a note, which is shown where it was written and as text alone', async () => {
    const notes = 'No ice.Thanks! http://evil.example/prize <img src=x> www.evil.example';
    const [mail] = (await order({ notes })).mails;
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('No ice. Thanks!');
      expect(text).not.toMatch(/:\/\/evil|evil\.example/);
    }
    expect(mail?.html).not.toContain('<img');
  });

  test('holds no link in the address of a delivery', async () => {
    const shopper = await createShopper(app, (guests += 1));
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed({ guest_details: { ...customer, email: freshEmail() } });
    const address = { formattedAddress: '1 St.Kilda Rd http://evil.example', suburb: 'Newtown' };
    await pool.query(
      `update orders set delivery_method = 'delivery', shipping_details = $2 where id = $1`,
      [id, { ...address, city: 'Sydney', postcode: '2042' }],
    );
    const [mail] = await drainOutbox(deps);
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('1 St. Kilda Rd');
      expect(text).not.toMatch(/:\/\/evil|evil\.example/);
    }
  });

  test('is no reason to cancel: that is the customer’s own', async () => {
    const { reply, shopper } = await order({});
    const { id } = reply.json<{ data: { id: string } }>().data;
    const reason = 'You won a prize, call 0900 123 456';
    expectStatus(await shopper.call('POST', `/v2/orders/${id}/cancel`, { reason }), 200);
    const [mail] = await drainOutbox(deps);
    expect(mail?.subject).toContain('was cancelled');
    for (const text of [mail?.text, mail?.html]) expect(text).not.toContain(reason);
  });
});

describe('mails about orders', () => {
  test('go to one address for so many orders a day, and the orders are placed all the same', async () => {
    const email = 'Victim@example.com';
    for (const [spelling, sent] of [
      [email, 1],
      [email.toLowerCase(), 1],
      [email, 0],
    ] as const) {
      const { reply, mails } = await order({ email: spelling });
      expectStatus(reply, 201);
      expect(mails).toHaveLength(sent);
    }
    expect((await order({})).mails).toHaveLength(1);
  });

  test('are sent for so many orders from one network', async () => {
    const from = '198.51.100.7';
    for (let sent = 0; sent < limits.ordersMailedFrom.points; sent += 1) {
      expect((await order({ from })).mails).toHaveLength(1);
    }
    const { reply, mails, shopper } = await order({ from });
    expectStatus(reply, 201);
    expect(mails).toEqual([]);
    // Nor about anything that happens to it afterwards.
    const { id } = reply.json<{ data: { id: string } }>().data;
    expectStatus(await shopper.call('POST', `/v2/orders/${id}/cancel`, {}), 200);
    expect(await drainOutbox(deps)).toEqual([]);
    expect((await order({ from: '198.51.100.8' })).mails).toHaveLength(1);
  });

  test('are not used up by orders that were refused', async () => {
    const email = freshEmail();
    for (let tried = 0; tried < 4; tried += 1) {
      expectStatus((await order({ email, body: { expected_total: 1 } })).reply, 409);
    }
    expect((await order({ email })).mails).toHaveLength(1);
  });
});
