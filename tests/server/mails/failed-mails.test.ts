import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { insertFailedMail } from '../setup/insert-failed-mail.ts';
import { insertOrders } from '../setup/insert-orders.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { queueOrderMail } from '#server/mails/queue-mail.ts';
import { cartOf, gst, plainLine } from '#tests/schemas/pricing/carts.ts';

const sent: Mail[] = [];
let failure: Error | null = null;
const mailer = {
  send: async (mail: Mail) => {
    if (failure) throw failure;
    sent.push(mail);
  },
};
const staffMails = {
  to: { points: 3, seconds: 3600 },
  by: { points: 60, seconds: 3600 },
};
const { app, deps, db, pool } = await buildSmallApp({
  mailer,
  options: { limits: { ...defaultLimits, staffMails } },
});
await insertStaff(db);
const owner = await signStaffIn(app);
const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: object = owner) =>
  app.inject({ method, url: `/api/v2/staff/mails${url}`, headers: { ...headers } });
const listed = async (headers: object = owner) =>
  contract.getMails.reply.parse((await call('GET', '', headers)).json()).data;
const codeOf = (reply: { json(): unknown }) => errorReply.parse(reply.json()).code;

let count = 0;
const fail = (more: Partial<Parameters<typeof insertFailedMail>[1]> = {}) =>
  insertFailedMail(db, { tenantId: small.tenant, email: `ana${++count}@corner.test`, ...more });

beforeEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs');
});

describe('mails that did not leave', () => {
  test('are listed with whom they are to and why, in words without the server’s', async () => {
    const { mailId } = await fail({ email: 'ada@corner.test' });
    const later = await fail({
      email: 'bo@corner.test',
      attempts: 2,
      error: '451 4.7.1 Greylisted',
    });
    await insertFailedMail(db, { tenantId: small.otherTenant, email: 'x@pizza.test' });
    const { from, is_delivered, failed, failed_count } = await listed();
    expect({ from, is_delivered, failed_count }).toEqual({
      from: 'orders@servery.example',
      is_delivered: true,
      failed_count: 2,
    });
    expect(failed).toMatchObject([
      { id: later.mailId, to: 'bo@corner.test', attempts: 2, problem: 'later' },
      {
        id: mailId,
        kind: 'newsletter_mail',
        to: 'ada@corner.test',
        order_number: null,
        attempts: 11,
        problem: 'unreachable',
        next_at: null,
      },
    ]);
    const [first] = failed;
    // Both by the queue, whose clock is the database's.
    expect(Date.parse(first?.next_at ?? '')).toBeGreaterThan(Date.parse(first?.queued_at ?? ''));
    expect((await call('GET', '')).body).not.toMatch(/ECONNREFUSED|10\.0\.0\.7|pizza/);
  });

  test('name their order, and nobody where that is gone', async () => {
    const [orderId] = await insertOrders(db, [
      {
        cart: cartOf([plainLine(1, 1000)], { tax: gst }),
        names: ['Corner burger'],
        businessDay: '2026-11-20',
        placedAt: new Date('2026-11-20T01:00:00Z'),
        promisedAt: new Date('2026-11-20T02:00:00Z'),
        customer: { name: 'Zoë', email: 'z@example.com', phone_no: '0400 000 000' },
      },
    ]);
    const cause = { eventId: 1 };
    const gone = '00000000-0000-4000-8000-000000000000';
    await queueOrderMail(db, { tenantId: small.tenant, orderId: orderId ?? '', cause });
    await queueOrderMail(db, { tenantId: small.tenant, orderId: gone, cause });
    await pool.query(
      "update graphile_worker._private_jobs set attempts = 1, last_error = 'Message failed: 554 no'",
    );
    const { failed } = await listed();
    expect(failed.map(({ to, problem }) => [to, problem])).toEqual([
      [null, 'refused'],
      ['z@example.com', 'refused'],
    ]);
    expect(failed[1]?.order_number).toBeGreaterThan(0);
  });

  test('are sent once when they are tried again, however often somebody asks', async () => {
    const { mailId } = await fail({ email: 'once@corner.test' });
    const replies = await Promise.all([
      call('POST', `/${mailId}/retry`),
      call('POST', `/${mailId}/retry`),
    ]);
    for (const reply of replies) expectStatus(reply, 200);
    expect((await listed()).failed).toMatchObject([{ id: mailId, attempts: 0 }]);
    expect((await drainOutbox(deps)).map(({ to }) => to.address)).toEqual(['once@corner.test']);
    expect((await listed()).failed).toEqual([]);
    const late = await call('POST', `/${mailId}/retry`);
    expect([late.statusCode, codeOf(late)]).toEqual([404, 'unknown_mail']);
  });

  test('are never sent once they are given up', async () => {
    const { mailId } = await fail();
    expectStatus(await call('DELETE', `/${mailId}`), 200);
    expect((await listed()).failed_count).toBe(0);
    expect(await drainOutbox(deps)).toEqual([]);
    expect(codeOf(await call('DELETE', `/${mailId}`))).toBe('unknown_mail');
  });

  test('that are on their way are neither given up nor sent twice', async () => {
    const { mailId } = await fail({ attempts: 2 });
    await pool.query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker' where id = $1",
      [mailId],
    );
    const reply = await call('DELETE', `/${mailId}`);
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'mail_on_its_way']);
    expectStatus(await call('POST', `/${mailId}/retry`), 200);
    expect((await listed()).failed).toMatchObject([{ id: mailId, attempts: 2 }]);
  });

  test('are nobody else’s to send or to give up', async () => {
    const { mailId } = await fail();
    expect((await listed(theirOwner)).failed).toEqual([]);
    expect(codeOf(await call('POST', `/${mailId}/retry`, theirOwner))).toBe('unknown_mail');
    expect(codeOf(await call('DELETE', `/${mailId}`, theirOwner))).toBe('unknown_mail');
    expect((await listed()).failed).toMatchObject([{ id: mailId, attempts: 11 }]);
  });

  test('that were not tried yet are not among them', async () => {
    const cause = { eventId: 1 };
    await queueOrderMail(db, { tenantId: small.tenant, orderId: crypto.randomUUID(), cause });
    expect((await listed()).failed).toEqual([]);
  });
});

test('a test mail goes to whoever asks, tells why it was not taken, and not too often', async () => {
  const tested = async () =>
    contract.sendTestMail.reply.parse((await call('POST', '/test')).json()).data;
  expect(await tested()).toEqual({ to: 'owner@corner.test', problem: null });
  expect(sent).toMatchObject([
    {
      from: { name: 'Corner Kitchen', address: 'orders@servery.example' },
      to: { name: 'Olive', address: 'owner@corner.test' },
      subject: 'A test mail · Corner Kitchen',
    },
  ]);
  expect(sent[0]?.text).toContain('https://corner.test/desk/settings/mails');
  failure = new Error('Invalid login: 535 5.7.8 for servery:secret');
  const reply = await call('POST', '/test');
  expect(reply.body).not.toContain('secret');
  expect(reply.json()).toEqual({ data: { to: 'owner@corner.test', problem: 'sign_in' } });
  failure = null;
  await tested();
  const refused = await call('POST', '/test');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(sent).toHaveLength(2);
});
