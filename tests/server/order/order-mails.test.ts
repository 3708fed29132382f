import { describe, expect, test } from 'vitest';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, customer, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool, deps } = await buildSmallApp();
await insertStaff(db);
const staff = await signStaffIn(app);
const move = (orderId: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${orderId}/status`,
    headers: staff,
    payload,
  });
let guests = 4_200_000;
const newShopper = () => createShopper(app, (guests += 1));
const subjects = async () => (await drainOutbox(deps)).map(({ subject }) => subject);

describe('an order that is placed', () => {
  test('is answered by one mail with its figures, in text and in HTML', async () => {
    const shopper = await newShopper();
    await shopper.fillCart({ ...lemonade, quantity: 2 }, plainBurger);
    const order = await shopper.placed();
    const [mail, ...more] = await drainOutbox(deps);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: { name: 'Corner Kitchen', address: 'orders@servery.example' },
      to: { name: customer.name, address: customer.email },
      subject: `We have your order ${order.number} · Corner Kitchen Harbour`,
    });
    const total = `$${order.total.toFixed(2)}`;
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('2 × Lemonade');
      expect(body).toContain(total);
      expect(body).toContain('Friday 20 November');
      expect(body).toContain(`https://corner.test/order-confirmation/${order.id}?key=`);
    }
  });

  test('gets no mail before it is paid, and one when it is', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const order = await shopper.placed({ payment_method: 'card' });
    expect(await subjects()).toEqual([]);
    expectStatus(await shopper.pay(order.id), 200);
    expect(await subjects()).toEqual([expect.stringContaining('We have your order')]);
  });

  test('names of customers are text, never markup', async () => {
    const shopper = await newShopper();
    await shopper.fillCart({ ...lemonade, notes: '<img src=x onerror=alert(1)>' });
    const name = '<b>Ada</b> & "Co"';
    await shopper.placed({ guest_details: { ...customer, name } });
    const [mail] = await drainOutbox(deps);
    expect(mail?.html).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain(name);
  });
});

test('every step that the customer waits for is told once', async () => {
  await pool.query('update restaurants set accepts_by_hand = true where id = $1', [
    small.restaurant,
  ]);
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const { id } = await shopper.placed();
  await pool.query('update restaurants set accepts_by_hand = false');
  await move(id, { to: 'accepted' });
  await app.inject({
    method: 'PUT',
    url: `/api/v2/staff/orders/${id}/time`,
    headers: staff,
    payload: { promised_at: '2026-11-20T05:00:00Z', reason: 'The oven is slow.' },
  });
  await move(id, { to: 'preparing' });
  await move(id, { to: 'ready' });
  await move(id, { to: 'completed' });
  expect((await subjects()).map((subject) => subject.replace(/\d{3}.*/, ''))).toEqual([
    'We have your order ',
    'Order ',
    'Order ',
    'Order ',
  ]);
});

test('a cancelled order is told with the reason', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const { id, number } = await shopper.placed();
  await drainOutbox(deps);
  await move(id, { to: 'cancelled', reason: 'The fridge broke down.' });
  const [mail] = await drainOutbox(deps);
  expect(mail?.subject).toBe(`Order ${number} was cancelled · Corner Kitchen Harbour`);
  expect(mail?.text).toContain('Why: The fridge broke down.');
  expect(mail?.text).toContain('There is nothing to pay.');
});

test('what was rolled back is never told', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const body = shopper.orderBody(await shopper.cart(), { expected_total: 1 });
  expectStatus(await shopper.place(body), 409);
  expect(await subjects()).toEqual([]);
});
