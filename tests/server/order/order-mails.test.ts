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
      expect(body).toContain(`https://corner.test/order-confirmation/${order.id}#key=`);
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

  test('what customers write is text, never markup', async () => {
    const shopper = await newShopper();
    await shopper.fillCart({ ...lemonade, notes: '<img src=x onerror=alert(1)> & "salt"' });
    await shopper.placed();
    const [mail] = await drainOutbox(deps);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;salt&quot;');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('<img src=x onerror=alert(1)> & "salt"');
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

test('another time is told to the customer while the kitchen is at it', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const { id } = await shopper.placed();
  await move(id, { to: 'preparing' });
  await drainOutbox(deps);
  const reply = await app.inject({
    method: 'PUT',
    url: `/api/v2/staff/orders/${id}/time`,
    headers: staff,
    payload: { promised_at: '2026-11-20T05:00:00Z', reason: 'The oven is slow.' },
  });
  expect(reply.statusCode).toBe(200);
  const [mail, ...more] = await drainOutbox(deps);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('The oven is slow.');
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

describe('a mail says what is true of its order', () => {
  const acceptsByHand = (isOn: boolean) =>
    pool.query('update restaurants set accepts_by_hand = $1 where id = $2', [
      isOn,
      small.restaurant,
    ]);
  const mailText = async () => (await drainOutbox(deps))[0]?.text ?? '';

  test('in cash: what to bring, and not that nothing is left to do', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const { due } = await shopper.placed();
    const text = await mailText();
    expect(text).toContain(`Please bring $${due.toFixed(2)} in cash when you collect it.`);
    expect(text).not.toContain('nothing more to do');
    expect(text).not.toContain('said yes');
  });

  test('by card: that nothing is left to do, and nobody is said to have accepted', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const order = await shopper.placed({ payment_method: 'card' });
    expectStatus(await shopper.pay(order.id), 200);
    const text = await mailText();
    expect(text).toContain('There is nothing more to do.');
    expect(text).not.toMatch(/said yes|in cash/);
  });

  test('accepted by hand in cash: that the kitchen has, and what to bring', async () => {
    await acceptsByHand(true);
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed();
    await acceptsByHand(false);
    await drainOutbox(deps);
    await move(id, { to: 'accepted' });
    const text = await mailText();
    expect(text).toContain('The kitchen has said yes.');
    expect(text).toContain('in cash when you collect it.');
  });

  test('rejected: that the restaurant could not take it, and no cash to pay', async () => {
    await acceptsByHand(true);
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed();
    await acceptsByHand(false);
    await drainOutbox(deps);
    await move(id, { to: 'rejected', reason: 'The oven is cold.' });
    const [mail] = await drainOutbox(deps);
    expect(mail?.subject).toMatch(/^The restaurant could not take order \d+ · /);
    expect(mail?.text).toContain('There is nothing to pay.');
    expect(mail?.text).not.toMatch(/To pay in cash|Collect at/);
  });

  test('written after its order was cancelled it promises no time', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed();
    await move(id, { to: 'cancelled', reason: 'The fridge broke down.' });
    const [received] = await drainOutbox(deps);
    expect(received?.text).toContain('It has ended since.');
    expect(received?.text).not.toMatch(/made fresh|Collect at|Ready:/);
  });
});

test('what was rolled back is never told', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(lemonade);
  const body = shopper.orderBody(await shopper.cart(), { expected_total: 1 });
  expectStatus(await shopper.place(body), 409);
  expect(await subjects()).toEqual([]);
});
