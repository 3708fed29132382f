import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { contactMessages, siteConfigs } from '#server/db/schema.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { dropOldContactMessages } from '#server/jobs/drop-old-contact-messages.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, atOther, buildTestApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { storeMessage } from '../setup/foreign-contact.ts';
import { signStaffIn } from '../setup/sign-staff-in.ts';
import { signUserIn } from '../setup/sign-user-in.ts';
import { openContactShop } from './contact-shop.ts';

const contact = { ...defaultLimits.contact, by: { points: 1000, seconds: 60 } };
const shop = await openContactShop({
  options: { limits: { ...defaultLimits, contact: { ...contact, from: contact.by } } },
});
const { app, db, deps, form, written, post, send, list, owner, pass } = shop;
const codeOf = (reply: { json: () => unknown }) => errorReply.parse(reply.json()).code;
const rows = (message: string) =>
  db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.tenantId, small.tenant), eq(contactMessages.message, message)));

beforeEach(async () => {
  shop.backToNoon();
  await db.delete(contactMessages);
  await drainOutbox(deps);
});

describe('a message', () => {
  test('is stored and mailed to the owners; an answer to the mail reaches its sender', async () => {
    const message = 'Is the terrace open?\n\nWe are <b>six</b>.';
    const reply = await send({ message, order_number: '117', phone: '0400 000 000' });
    expect([reply.statusCode, reply.json()]).toEqual([201, { data: {} }]);
    const [mail, ...others] = await drainOutbox(deps);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: 'owner@corner.test' },
      replyTo: 'ada@example.com',
      subject: 'Question: message from Ada Lovelace',
    });
    expect(mail?.text).toContain('Order: 117');
    expect(mail?.text).toMatch(/https:\/\/corner\.test\/desk\/messages\?message=[\w-]{36}/);
    expect(mail?.html).toContain('&lt;b&gt;six&lt;/b&gt;');
    const { messages, open_count: open } = await list(owner);
    expect(messages[0]).toMatchObject({ state: 'open', order_number: '117', restaurant: null });
    expect(open).toBe(1);
  });

  test('comes with a number in any form, which is refused where it cannot be called', async () => {
    const message = 'Please call me.';
    expect((await send({ message, phone: '12345' })).statusCode).toBe(422);
    expect((await send({ message, phone: '(03) 9123 4567' })).statusCode).toBe(201);
    expect((await rows(message)).map(({ phone }) => phone)).toEqual(['+61391234567']);
    expect((await list(owner)).messages[0]).toMatchObject({ phone: '(03) 9123 4567' });
    const [mail] = await drainOutbox(deps);
    expect(mail?.text).toContain('(03) 9123 4567');
  });

  test('goes to the contact address of the site where it has one', async () => {
    await db
      .update(siteConfigs)
      .set({ document: { general: { contactEmail: 'hello@pizza.test' } } })
      .where(eq(siteConfigs.tenantId, small.otherTenant));
    deps.settings.clear();
    expect((await send({}, atOther)).statusCode).toBe(201);
    const mails = await drainOutbox(deps);
    expect(mails.map(({ to }) => to.address)).toEqual(['hello@pizza.test']);
  });

  test('sent again with its key is one message, also at once; another one is refused', async () => {
    const body = { ...written, message: 'Only once', form: await form() };
    const key = randomUUID();
    const both = await Promise.all([post(body, at, key), post(body, at, key)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    // A second try comes with a form of its own, and later than a form counts.
    pass(2 * 24 * 60 * 60);
    expect((await post({ ...body, form: 'another' }, at, key)).statusCode).toBe(201);
    expect(await rows('Only once')).toHaveLength(1);
    expect(await drainOutbox(deps)).toHaveLength(1);
    const other = await post({ ...body, message: 'Another one' }, at, key);
    expect([other.statusCode, codeOf(other)]).toEqual([422, 'idempotency_key_reused']);
  });

  test.each([
    ['name', 'Ada\r\nBcc: everybody@example.com'],
    ['email', 'ada@example.com\nBcc: everybody@example.com'],
    ['order_number', '1\r\nBcc: everybody@example.com'],
    ['subject', 'question\r\nBcc: everybody@example.com'],
  ])(
    'with a line break in its %s is refused, so it adds no line to a head',
    async (field, text) => {
      const reply = await send({ [field]: text });
      expect([reply.statusCode, codeOf(reply)]).toEqual([400, 'invalid_request']);
      expect(await drainOutbox(deps)).toEqual([]);
    },
  );

  test('with a name that is none has none in the head of the mail', async () => {
    await send({ name: 'Win now, call 0900' });
    const [mail] = await drainOutbox(deps);
    expect(mail?.subject).toBe('Question: message from a customer');
  });

  test('about a restaurant of another tenant is refused', async () => {
    const reply = await send({ restaurant_id: small.otherRestaurant });
    expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'restaurant_not_found']);
  });
});

describe('what a program sends', () => {
  test.each([
    ['fills in what people do not see', { website: 'https://cheap.example' }],
    ['is full of links', { message: 'https://a.example https://b.example www.c.example' }],
  ])('%s: it is answered alike, set aside and mailed to nobody', async (_, body) => {
    // The clock went past the end of earlier sessions.
    const olive = await signStaffIn(app);
    const { open_count: before } = await list(olive);
    const reply = await send(body);
    expect([reply.statusCode, reply.json()]).toEqual([201, { data: {} }]);
    expect(await drainOutbox(deps)).toEqual([]);
    const { messages, open_count: open } = await list(olive, '?filter=suspected');
    expect(messages[0]).toMatchObject({ is_suspected: true });
    expect(open).toBe(before);
  });

  test.each([
    ['no form', () => 'none'],
    ['a form of another tenant', () => form(atOther)],
    ['a form that was changed', async () => (await form()).replace(/^./, 'a')],
  ])('with %s is refused', async (_, formOf) => {
    const reply = await post({ ...written, form: await formOf() });
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'contact_form_stale']);
  });

  test('a moment after its form was fetched, or a day, is refused', async () => {
    const reply = await app.inject({ method: 'GET', url: '/api/v2/contact-form', headers: at });
    const { form: fresh } = reply.json<{ data: { form: string } }>().data;
    expect((await post({ ...written, form: fresh })).statusCode).toBe(409);
    pass(24 * 60 * 60 + 1);
    expect((await post({ ...written, form: fresh })).statusCode).toBe(409);
  });

  test('too often from one network, or by one address, is refused for a while', async () => {
    const limits = {
      ...defaultLimits,
      contact: { ...contact, from: { points: 2, seconds: 600 }, by: { points: 1, seconds: 600 } },
    };
    const limited = await buildTestApp(shop, {
      clock: deps.clock,
      options: { limits, trustProxy: 1 },
    });
    const from = (ip: string) => ({ ...at, 'x-forwarded-for': ip });
    const sent = async (email: string, ip: string) =>
      post(
        { ...written, email, form: await form(at, limited.app) },
        from(ip),
        randomUUID(),
        limited.app,
      );
    const [one, other] = ['203.0.113.9', '203.0.113.10'];
    expect((await sent('first@example.com', one)).statusCode).toBe(201);
    const again = await sent('First@example.com', other);
    expect([again.statusCode, codeOf(again)]).toEqual([429, 'too_many_requests']);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    expect((await sent('second@example.com', one)).statusCode).toBe(201);
    expect((await sent('third@example.com', one)).statusCode).toBe(429);
    expect((await sent('third@example.com', other)).statusCode).toBe(201);
  });

  test('so often that the mailbox has enough is stored without a mail', async () => {
    const mailedTo = { points: 0, seconds: 600 };
    const limited = await buildTestApp(shop, {
      clock: deps.clock,
      options: {
        limits: { ...defaultLimits, contact: { ...contact, from: contact.by, mailedTo } },
      },
    });
    const body = { ...written, message: 'One of many', form: await form(at, limited.app) };
    expect((await post(body, at, randomUUID(), limited.app)).statusCode).toBe(201);
    expect(await drainOutbox(deps)).toEqual([]);
    expect(await rows('One of many')).toHaveLength(1);
  });
});

test('messages are deleted a year after anything was done, advertising after a month', async () => {
  const days = (count: number) => new Date(deps.clock().getTime() - count * 24 * 60 * 60_000);
  const texts = ['Old', 'Recent', 'Old advertising', 'Recent advertising'];
  const ages = [366, 364, 31, 29];
  for (const [index, message] of texts.entries()) {
    const touchedAt = days(ages[index] ?? 0);
    await storeMessage(db, { message, touchedAt, isSuspected: index > 1 });
  }
  await dropOldContactMessages(deps);
  const left = await Promise.all(texts.map(async (text) => (await rows(text)).length));
  expect(left).toEqual([0, 1, 0, 1]);
});

describe('a user’s own messages', () => {
  const own = async (headers: Record<string, string>) => {
    const reply = await app.inject({ method: 'GET', url: '/api/v2/users/me/export', headers });
    return reply.json<{ data: { contact_messages: { message: string }[] } }>().data
      .contact_messages;
  };

  test('are those they sent signed in, and those by their verified address', async () => {
    const { headers } = await signUserIn(db, { email: 'grace@example.com' });
    await send({ message: 'Signed in', email: 'elsewhere@example.com' }, headers);
    await send({ message: 'As a guest', email: 'Grace@example.com' });
    await send({ message: 'Somebody else', email: 'eve@example.com' });
    const messages = (await own(headers)).map(({ message }) => message);
    expect(messages.toSorted()).toEqual(['As a guest', 'Signed in']);
  });

  test('are not those by an address that is not shown to be theirs', async () => {
    const { headers } = await signUserIn(db, {
      email: 'mallory@example.com',
      emailVerifiedAt: null,
    });
    await send({ message: 'Private', email: 'mallory@example.com' });
    expect(await own(headers)).toEqual([]);
  });
});
