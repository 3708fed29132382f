import { createTransport } from 'nodemailer';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { orderMailName, type MailTexts } from '#schemas/api/staff-mail-texts.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { defaultMailTexts } from '#server/mails/mail-texts.ts';
import { messageOf } from '#server/ports/mail/message-of.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const sent: Mail[] = [];
const staffMails = { to: { points: 2, seconds: 3600 }, by: { points: 60, seconds: 3600 } };
const { app, db, pool, deps } = await buildSmallApp({
  mailer: { send: async (mail: Mail) => void sent.push(mail) },
  options: { limits: { ...defaultLimits, staffMails } },
  lookUpTexts: async (name) =>
    name.startsWith('_dmarc')
      ? { kind: 'found', values: ['v=DMARC1; p=none'] }
      : { kind: 'nothing' },
});
await insertStaff(db);
const owner = await signStaffIn(app);
const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

type Method = 'GET' | 'PUT' | 'POST';
const call = (method: Method, url: string, payload?: object, headers: object = owner) =>
  app.inject({
    method,
    url: `/api/v2/staff/mails/${url}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const put = (url: string, payload: object, revision: number) =>
  call('PUT', url, payload, { ...owner, 'if-match': `"${revision}"` });
const read = async (headers: object = owner) =>
  contract.getMailTexts.reply.parse((await call('GET', 'texts', undefined, headers)).json()).data;
const textsOf = async (name: string, headers: object = owner) => {
  const found = (await read(headers)).find(({ mail }) => mail === name);
  if (!found) throw new Error(`there is no mail ${name}`);
  return found;
};
const save = async (name: string, change: Partial<MailTexts>) => {
  const { texts, revision } = await textsOf(name);
  expectStatus(await put(`texts/${name}`, { ...texts, ...change }, revision), 200);
};
const preview = async (name: string, texts: MailTexts) => {
  const reply = await call('POST', `texts/${name}/preview`, texts);
  expectStatus(reply, 200);
  return contract.previewMailTexts.reply.parse(reply.json()).data;
};
const problemOf = (reply: { json(): unknown }) => errorReply.parse(reply.json()).problems;

let guests = 4_910_000;
const placed = async () => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return shopper.placed();
};

beforeEach(async () => {
  await pool.query('delete from mail_texts');
  await drainOutbox(deps);
});

describe('the words of a mail', () => {
  test('are the program’s until an owner changes them, and can be put back', async () => {
    const all = await read();
    expect(all.map(({ mail }) => mail)).toEqual(orderMailName.options);
    for (const { texts, defaults, revision } of all) {
      expect(texts).toEqual(defaults);
      expect(revision).toBe(0);
      expect(contract.setMailTexts.body.safeParse(defaults).error).toBeUndefined();
    }
    await save('received', { heading: 'Cheers!' });
    const changed = await textsOf('received');
    expect(changed).toMatchObject({ texts: { heading: 'Cheers!' }, revision: 1 });
    expect(changed.texts.subject).toBe(changed.defaults.subject);
    await save('received', changed.defaults);
    expect((await textsOf('received')).texts).toEqual(changed.defaults);
    // What is the program's own follows the program: none of it is stored.
    const { rows } = await pool.query(
      `select subject, greeting, heading, intro, closing from mail_texts where mail = 'received'`,
    );
    expect(rows).toEqual([
      { subject: null, greeting: null, heading: null, intro: null, closing: null },
    ]);
  });

  test('stand in the next mail with the order’s own figures, and what is true of it stays', async () => {
    await save('received', {
      subject: 'Got it: {order_number} at {restaurant}',
      greeting: 'G’day {customer_name}!',
      heading: 'You chose well.',
      intro: 'We are {business}.\nYou pay {total}.',
      closing: 'See you {day} at {time}, {address}.',
    });
    const order = await placed();
    const [mail] = await drainOutbox(deps);
    const total = `$${order.total.toFixed(2)}`;
    expect(mail?.subject).toBe(`Got it: ${order.number} at Corner Kitchen Harbour`);
    for (const body of [mail?.text, mail?.html]) {
      for (const part of [
        'G’day Ada!',
        'You chose well.',
        'We are Corner Kitchen.',
        `You pay ${total}.`,
        'See you Friday 20 November at ',
        // The program's own: what is to be paid, and how.
        `Please bring ${total} in cash`,
        '1 × Lemonade',
      ]) {
        expect(body).toContain(part);
      }
      expect(body).not.toMatch(/[{}]order|Questions\? Call us/);
    }
  });

  test('of a mail that waits in the queue are those of the moment it is written', async () => {
    await placed();
    await save('received', { heading: 'Changed while it waited.' });
    const [mail] = await drainOutbox(deps);
    expect(mail?.text).toContain('Changed while it waited.');
    expect((await read(theirOwner)).every(({ revision }) => revision === 0)).toBe(true);
  });

  test('that nobody is greeted with leave the greeting out', async () => {
    await save('received', { greeting: '' });
    await placed();
    const [mail] = await drainOutbox(deps);
    expect(mail?.text).not.toMatch(/G’day|Hello/);
  });
});

describe('what is refused', () => {
  const defaults = defaultMailTexts('ready');
  test.each([
    ['an unknown variable', { intro: 'Dear {name}' }, 'intro', /^The word in braces is not one of/],
    ['a missing brace', { closing: 'At {time' }, 'closing', /^A closing brace \} is missing/],
    ['a long subject', { subject: 'x'.repeat(121) }, 'subject', /^Write at most 120 characters\./],
    ['a long text', { intro: 'x'.repeat(2001) }, 'intro', /^Write at most 2000 characters\./],
    ['no subject', { subject: ' ' }, 'subject', /^Write a subject\./],
    ['a line break in a subject', { subject: 'A\r\nBcc: x@y.test' }, 'subject', /on one line/],
    ['a line break in a headline', { heading: 'A\nB' }, 'heading', /on one line/],
  ])('%s, when it is saved, shown and sent', async (_what, change, field, sentence) => {
    const body = { ...defaults, ...change };
    for (const reply of [
      await put('texts/ready', body, 0),
      await call('POST', 'texts/ready/preview', body),
      await call('POST', 'texts/ready/test', body),
    ]) {
      expect(reply.statusCode).toBe(400);
      expect(problemOf(reply)).toMatchObject([
        { path: `body.${field}`, message: expect.stringMatching(sentence) },
      ]);
    }
    expect((await textsOf('ready')).texts).toEqual(defaults);
  });

  test('a mail that there is not', async () => {
    expect((await put('texts/birthday', defaults, 0)).statusCode).toBe(400);
  });

  test('a change of what somebody else changed meanwhile, with theirs', async () => {
    await save('accepted', { heading: 'Theirs' });
    const late = await put('texts/accepted', { ...defaults, heading: 'Mine' }, 0);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      code: 'stale_settings',
      data: { mail: 'accepted', texts: { heading: 'Theirs' }, revision: 1 },
    });
    expect((await call('PUT', 'texts/accepted', defaults)).statusCode).toBe(428);
  });

  test('one of two who change a mail for the first time at once', async () => {
    const replies = await Promise.all(
      ['One', 'Other'].map((heading) => put('texts/let_go', { ...defaults, heading }, 0)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect((await textsOf('let_go')).revision).toBe(1);
  });
});

describe('what an owner writes', () => {
  test('is text, never markup, and adds no line to the head of a mail', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await save('received', {
      subject: `${markup} {restaurant}`,
      greeting: `${markup}{customer_name}`,
      heading: `<b>${markup}</b>`,
      intro: `</p><script>alert(1)</script>\n${markup}`,
      closing: markup,
    });
    // Whatever a name in the database holds: nothing of it starts another line.
    const rename = (name: string) =>
      pool.query('update restaurants set name = $1 where id = $2', [name, small.restaurant]);
    await rename('Harbour\r\nBcc: x@y.test');
    onTestFinished(async () => void (await rename('Corner Kitchen Harbour')));
    deps.menus.clear();
    await placed();
    const [mail] = await drainOutbox(deps);
    if (!mail) throw new Error('a mail was sent');
    expect(mail.html).not.toMatch(/<(?:img|script|b)\b/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(mail));
    expect(String(message).split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  });
});

describe('the preview', () => {
  test.each(orderMailName.options)('of ‘%s’ is drawn by what sends it', async (name) => {
    const { defaults } = await textsOf(name);
    const drawn = await preview(name, {
      ...defaults,
      intro: 'Our own words about {order_number}.',
    });
    expect(drawn.subject).toContain('Corner Kitchen Harbour');
    for (const body of [drawn.html, drawn.text]) {
      expect(body).toContain('Our own words about 042.');
      expect(body).toContain('Hello Olive,');
      expect(body).toContain('Soup of the day');
    }
  });

  test('is sent to whoever asks, marked as a test, within the limit of mails', async () => {
    sent.length = 0;
    const { defaults } = await textsOf('ready');
    const test1 = await call('POST', 'texts/ready/test', { ...defaults, heading: 'For me' });
    expect(test1.json()).toEqual({ data: { to: 'owner@corner.test', problem: null } });
    expect(sent).toMatchObject([
      {
        to: { name: 'Olive', address: 'owner@corner.test' },
        subject: 'Test: Order 042 is ready · Corner Kitchen Harbour',
        text: expect.stringContaining('For me'),
      },
    ]);
    expectStatus(await call('POST', 'test'), 200);
    const third = await call('POST', 'texts/ready/test', defaults);
    expect([third.statusCode, sent.length]).toEqual([429, 2]);
  });
});

describe('whom mails are from', () => {
  test('is the business until it is set, then its own name, and answers go where it says', async () => {
    const before = contract.getMailSender.reply.parse((await call('GET', 'sender')).json()).data;
    expect(before).toEqual({
      name: '',
      reply_to: '',
      default_name: 'Corner Kitchen',
      from: 'orders@servery.example',
      revision: 0,
    });
    const body = { name: 'The Corner', reply_to: 'Hello@Corner.test' };
    expectStatus(await put('sender', body, 0), 200);
    await placed();
    expect(await drainOutbox(deps)).toMatchObject([
      {
        from: { name: 'The Corner', address: 'orders@servery.example' },
        replyTo: 'hello@corner.test',
      },
    ]);
    expect((await put('sender', body, 0)).statusCode).toBe(412);
    expectStatus(await put('sender', { name: '', reply_to: '' }, 1), 200);
  });

  test.each([
    ['a name with an address in it', { name: 'Bank <x@y.test>', reply_to: '' }, 'name'],
    ['a line break in it', { name: 'A\r\nBcc: x', reply_to: '' }, 'name'],
    ['what is no address', { name: '', reply_to: 'a@b, c@d.test' }, 'reply_to'],
  ])('is refused with %s', async (_what, body, field) => {
    const { revision } = contract.getMailSender.reply.parse(
      (await call('GET', 'sender')).json(),
    ).data;
    const reply = await put('sender', body, revision);
    expect(reply.statusCode).toBe(400);
    expect(problemOf(reply)).toMatchObject([{ path: `body.${field}` }]);
  });
});

test('the domain’s entries are looked up by the name the provider gave', async () => {
  const reply = await call('GET', 'domain?selector=S1');
  expectStatus(reply, 200);
  expect(contract.lookUpMailDomain.reply.parse(reply.json()).data).toMatchObject({
    domain: 'servery.example',
    entries: [
      { kind: 'spf', name: 'servery.example', state: 'missing' },
      { kind: 'dkim', name: 's1._domainkey.servery.example', state: 'missing' },
      { kind: 'dmarc', state: 'found', value: 'v=DMARC1; p=none' },
    ],
  });
  expect((await call('GET', 'domain?selector=a/../b')).statusCode).toBe(400);
});
