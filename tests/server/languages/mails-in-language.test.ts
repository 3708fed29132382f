import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { ada, bookerWith, reservationOf, saturday } from '../setup/booking-calls.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const shop = await openAccountShop();
const { app, db, deps } = shop;
await insertStaff(db);
const staff = await signStaffIn(app);
const arabic = /[\u0600-\u06ff]/;
let guests = 4_700_000;

/** An order placed by somebody who reads a language. */
async function placedIn(language: string) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  const body = shopper.orderBody(await shopper.cart());
  const headers = { 'idempotency-key': randomUUID(), 'accept-language': language };
  const reply = await shopper.call('POST', '/v2/orders', body, headers);
  expectStatus(reply, 201);
  const order = contract.placeOrder.reply.parse(reply.json()).data;
  const move = (to: string, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${order.id}/status`,
      headers: { ...staff, 'accept-language': 'en' },
      payload: { to, ...more },
    });
  return { shopper, order, move };
}

async function onlyMail(): Promise<Mail> {
  const [mail, ...more] = await drainOutbox(deps);
  expect(more).toEqual([]);
  if (!mail) throw new Error('nobody was mailed');
  return mail;
}

describe('an order that was placed in Arabic', () => {
  test('is mailed about in Arabic, from right to left, with links to Arabic pages', async () => {
    const { order } = await placedIn('ar-EG,en;q=0.5');
    const { subject, text, html } = await onlyMail();
    expect(subject).toMatch(arabic);
    expect(subject).toContain(order.number);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('padding-right:16px;text-align:left');
    expect(html).not.toContain('letter-spacing');
    for (const body of [html, text]) {
      expect(body).toContain(`https://corner.test/ar/order-confirmation/${order.id}#key=`);
      // Friday 20 November, and an amount in the digits of the rest of the page.
      expect(body).toContain('الجمعة');
      expect(body).toContain(order.total.toFixed(2));
      expect(body).not.toMatch(/[٠-٩]|undefined|\{\w+\}/);
    }
  });

  test('stays in Arabic whatever later requests are in, and says the program’s reasons in it', async () => {
    const { order, move } = await placedIn('ar');
    await drainOutbox(deps);
    await move('accepted');
    await move('ready');
    const mails = await drainOutbox(deps);
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, html } of mails) {
      expect(subject).toMatch(arabic);
      expect(html).toContain(`/ar/order-confirmation/${order.id}`);
    }
  });

  test('is read in the language of who looks at it, but for what a person wrote', async () => {
    const { shopper, order, move } = await placedIn('ar');
    await move('cancelled', { reason: 'The oven broke.' });
    const reply = await shopper.call('GET', `/v2/orders/${order.id}`, undefined, {
      'accept-language': 'es',
    });
    expect(contract.getOrder.reply.parse(reply.json()).data.status_reason).toBe('The oven broke.');
    await drainOutbox(deps);
  });
});

test('an order that was placed in English is mailed about as ever', async () => {
  const { order } = await placedIn('en');
  const { subject, html } = await onlyMail();
  expect(subject).toBe(`We have your order ${order.number} · Corner Kitchen Harbour`);
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain(`https://corner.test/order-confirmation/${order.id}#key=`);
});

test('a code comes in the language of who asks for it', async () => {
  const body = { name: 'Ada', email: 'reader@example.com', password: goodPassword };
  await shop.sent('', body, { headers: { 'accept-language': 'es' } });
  const { subject, html } = await onlyMail();
  expect(subject).toMatch(/^\d{6}/);
  expect(html).toContain('<html lang="es" dir="ltr">');
  expect(html).toContain('código');
});

test('a table is booked in the language of who books it, its link with it', async () => {
  const area = await addArea(db, 'Room');
  await addTables(db, area, [[1, 4]]);
  await setBookingRules(db);
  const headers = await claimGuest(app, (guests += 1));
  const booker = bookerWith(shop, { ...headers, 'accept-language': 'es' });
  const held = reservationOf(await booker.hold(saturday('18:00')));
  const english = bookerWith(shop, { ...headers, 'accept-language': 'en' });
  reservationOf(await english.confirm(held.id, ada));
  const { subject, text, html } = await onlyMail();
  expect(subject).toContain('sábado');
  expect(html).toContain('<html lang="es" dir="ltr">');
  expect(text).toContain('https://corner.test/es/reservations?reservation=');
});

test('an answer to a message is framed in the language that it was written in', async () => {
  const form = await app.inject({
    method: 'GET',
    url: '/api/v2/contact-form',
    headers: { host: small.host },
  });
  const { data } = contract.getContactForm.reply.parse(form.json());
  shop.wait(data.ready_in / 60 + 1);
  const written = { name: 'Ada', email: 'ada@example.com', subject: 'question', message: '¿Pan?' };
  const sent = await app.inject({
    method: 'POST',
    url: '/api/v2/contact-messages',
    headers: { host: small.host, 'idempotency-key': randomUUID(), 'accept-language': 'es' },
    payload: { ...written, form: data.form },
  });
  expect(sent.statusCode).toBeLessThan(300);
  await drainOutbox(deps);
  const list = await app.inject({
    method: 'GET',
    url: '/api/v2/staff/contact-messages',
    headers: staff,
  });
  const [message] = contract.listContactMessages.reply.parse(list.json()).data.messages;
  const answered = await app.inject({
    method: 'POST',
    url: `/api/v2/staff/contact-messages/${message?.id ?? ''}/answers`,
    headers: { ...staff, 'idempotency-key': randomUUID() },
    payload: { text: 'Sí, los lunes.', revision: 0 },
  });
  expectStatus(answered, 201);
  const { html } = await onlyMail();
  expect(html).toContain('<html lang="es" dir="ltr">');
  expect(html).toContain('Sí, los lunes.');
});
