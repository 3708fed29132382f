import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { runOnce } from 'graphile-worker';
import { expect, onTestFinished, test } from 'vitest';
import { outboxTasks, workerLogger } from '#server/jobs/outbox.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { createLog } from '#server/logging/log.ts';
import { createSandbox } from '#server/ports/payments/sandbox.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, password, signStaffIn } from '../setup/sign-staff-in.ts';

/** What must stand in no line, whatever is done and whatever fails. */
const marks = {
  name: 'Zzyzxmark',
  email: 'zzyzxmark@guest.example',
  phone_no: '0491570156',
  street: '7 Quuxmark Lane',
  note: 'quuxnote',
  password: 'wrong-zzyzx-password',
  token: `139.${'m'.repeat(43)}`,
};
const customer = { name: marks.name, email: marks.email, phone_no: marks.phone_no };

const said: string[] = [];
const log = createLog('trace', { write: (line) => void said.push(line) });

/** What SMTP servers answer, as nodemailer hands it on. */
const refusedMail = () =>
  Object.assign(new Error(`Can't send mail: 550 5.1.1 <${marks.email}> ${marks.name} unknown`), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: `550 5.1.1 <${marks.email}>: ${marks.name} is no mailbox here`,
    command: 'RCPT TO',
    rejected: [marks.email],
  });

/** What Stripe answers, with all that its SDK hangs on it. */
const refusedPayment = () =>
  new Stripe.errors.StripeInvalidRequestError({
    message: `Invalid email address: ${marks.email}`,
    type: 'invalid_request_error',
    headers: { 'x-customer': marks.name },
    requestId: 'req_123',
    param: marks.email,
    decline_code: marks.name,
  });

const broken = { refunds: false, payments: false };
const options = { trustProxy: 1 };
const built = await buildSmallApp({ log, options });
const { app, deps, db } = built;
await insertStaff(db);
const sandbox = createSandbox({ db, clock: () => fridayNoon, secretKey: deps.secretKey });
Object.assign(deps.gateways, {
  sandbox: {
    ...sandbox,
    confirm: async (...call: Parameters<typeof sandbox.confirm>) => {
      if (broken.payments) throw refusedPayment();
      return sandbox.confirm(...call);
    },
    refund: async (...call: Parameters<typeof sandbox.refund>) => {
      if (broken.refunds) throw refusedPayment();
      return sandbox.refund(...call);
    },
  },
});

/** Every line since the last look, none of which tells of anybody. */
function lines(): string {
  const text = said.splice(0).join('');
  for (const mark of Object.values(marks)) {
    expect(text.toLowerCase()).not.toContain(mark.toLowerCase());
  }
  // Each is one object of JSON, so that a collector reads it.
  for (const line of text.split('\n').filter(Boolean)) expect(() => JSON.parse(line)).not.toThrow();
  return text;
}

const proxied = (headers: Record<string, string> = {}) => ({ ...at, ...headers });

const sendMails = () =>
  runOnce({
    pgPool: deps.pool,
    noHandleSignals: true,
    logger: workerLogger({ log }),
    taskList: outboxTasks({
      ...deps,
      mailer: {
        send: async () => {
          throw refusedMail();
        },
      },
    }),
  });

let guests = 4_950_000;
async function orderOf(changes: object = {}) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart({ ...lemonade, notes: marks.note });
  const order = await shopper.placed({ guest_details: customer, ...changes });
  return { shopper, order };
}

test('an order whose mails fail tells which job failed and how, and not whose', async () => {
  const { order } = await orderOf();
  await sendMails();
  const text = lines();
  expect(text).toContain('a job failed');
  expect(text).toContain('"task_identifier":"order_mail"');
  expect(text).toContain('"responseCode":550');
  expect(order.status).toBe('accepted');
});

test('a payment that fails at the gateway names the request and the gateway’s own name of it', async () => {
  const { shopper, order } = await orderOf({ payment_method: 'card' });
  broken.payments = true;
  onTestFinished(() => void (broken.payments = false));
  const reply = await shopper.pay(order.id);
  expect(reply.statusCode).toBeGreaterThanOrEqual(500);
  const text = lines();
  expect(text).toContain('"requestId":"req_123"');
  expect(text).toContain('/api/v2/orders/:orderId/payments');
  expect(text).not.toContain(order.id);
});

test('a refund that fails tells the order and not the customer', async () => {
  const { shopper, order } = await orderOf({ payment_method: 'card' });
  expectStatus(await shopper.pay(order.id), 200);
  broken.refunds = true;
  onTestFinished(() => void (broken.refunds = false));
  const cancelled = await app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${order.id}/status`,
    headers: { ...(await signStaffIn(app, 'manager@corner.test')) },
    payload: { to: 'cancelled', reason: `${marks.name} is ill` },
  });
  expectStatus(cancelled, 200);
  await sendRefunds(deps);
  expect(lines()).toContain('a refund did not go through yet');
});

test('signing in, rightly and wrongly, by staff and by nobody, leaves no address', async () => {
  for (const email of [marks.email, 'owner@corner.test']) {
    for (const word of [marks.password, password]) {
      await app.inject({
        method: 'POST',
        url: '/api/v2/staff/session',
        headers: proxied(),
        payload: { email, password: word },
      });
    }
  }
  await app.inject({
    url: `/api/v2/staff/known-device?email=${marks.email}&token=${marks.token}`,
    headers: proxied(),
  });
  const text = lines();
  expect(text).not.toContain('owner@corner.test');
  expect(text).not.toContain(password);
});

test('bad input of every kind leaves nothing of it', async () => {
  const json = { ...proxied(), 'content-type': 'application/json' };
  const bodies = [
    `{"name":"${marks.name}`,
    `${marks.name} ${marks.email}`,
    JSON.stringify({ guest_details: customer, notes: `${marks.note}\u0000` }),
    JSON.stringify({ email: marks.email, [marks.name]: marks.phone_no }),
  ];
  for (const url of ['/api/v2/orders', '/api/v2/newsletter', '/api/v2/guests', '/api/v2/cart']) {
    for (const payload of bodies) {
      await app.inject({ method: 'POST', url, headers: json, payload });
    }
  }
  for (const url of [
    `/api/v2/orders/${marks.name}?email=${marks.email}`,
    `/api/v2/print/${marks.token}`,
    `/api/v2/menu?restaurant_id=${marks.name}`,
    `/api/%E0%A4%A?${marks.email}`,
  ]) {
    await app.inject({ url, headers: { ...proxied(), authorization: `Bearer ${marks.token}` } });
  }
  expect(() => lines()).not.toThrow();
});

test('a database that breaks under every call leaves the route and nothing of the address', async () => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  await built.pool.query('alter table orders rename to orders_away');
  await built.pool.query('alter table printers rename to printers_away');
  try {
    const body = shopper.orderBody(await shopper.cart(), { guest_details: customer });
    await shopper.place(body);
    const printer = await app.inject({
      url: `/api/v2/print/${marks.token}?mac=${marks.name}`,
      headers: proxied(),
    });
    expect(printer.statusCode).toBe(500);
  } finally {
    await built.pool.query('alter table orders_away rename to orders');
    await built.pool.query('alter table printers_away rename to printers');
  }
  const text = lines();
  expect(text).toContain('/:token"');
  expect(text).toContain('"code":"42P01"');
});

test('a line of a request bears the id that its reply tells; one of a client itself is not believed', async () => {
  await built.pool.query('alter table restaurants rename to restaurants_away');
  const ask = (headers: Record<string, string>) =>
    app.inject({
      url: `/api/v2/menu?restaurant_id=${small.restaurant}`,
      headers: { ...at, ...headers },
    });
  try {
    deps.menus.clear();
    const given = randomUUID();
    const named = await ask({ 'x-request-id': given });
    expect(named.statusCode).toBe(500);
    expect(named.headers['x-request-id']).toBe(given);
    expect(lines()).toContain(`"requestId":"${given}"`);
    for (const odd of ['short', 'x'.repeat(65), 'a b c d e f g h', `${marks.name}<script>`]) {
      const reply = await ask({ 'x-request-id': odd });
      expect(reply.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(lines()).toContain(`"requestId":"${String(reply.headers['x-request-id'])}"`);
    }
  } finally {
    await built.pool.query('alter table restaurants_away rename to restaurants');
  }
});

test('without a proxy in front no id from outside is taken', async () => {
  const direct = await buildSmallApp({ log });
  const given = randomUUID();
  const reply = await direct.app.inject({
    url: '/healthz',
    headers: { host: small.host, 'x-request-id': given },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['x-request-id']).not.toBe(given);
});
