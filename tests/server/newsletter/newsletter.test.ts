import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { newsletterSubscribers } from '#server/db/schema.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { dropUnconfirmed } from '#server/jobs/drop-unconfirmed.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, atOther, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';

let now = fridayNoon;
const clock = () => now;
/** More sign-ups than one address usually makes. */
const limits = { ...defaultLimits, signUps: { points: 1000, seconds: 60 } };
const { app, deps, db, pool } = await buildSmallApp({ clock, options: { limits } });

const hours = (count: number) => count * 60 * 60_000;
const post = (url: string, payload: object, headers: Headers = at, on = app) =>
  on.inject({ method: 'POST', url: `/api/v2/newsletter${url}`, headers, payload });
type Headers = Record<string, string>;
const subscribe = (email: string, headers: Headers = at) => post('', { email }, headers);
const confirm = (token: string, headers: Headers = at) => post('/confirm', { token }, headers);
const leave = (token: string, headers: Headers = at) => post('/leave', { token }, headers);
const codeOf = (reply: { json: () => unknown }) => errorReply.parse(reply.json()).code;

async function stateOf(email: string, tenantId: number = small.tenant) {
  const table = newsletterSubscribers;
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.email, email)));
  return row?.state;
}

function tokenIn(mail: Mail | undefined, page: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`https://(?:corner|pizza)\\.test/newsletter/${page}\\?token=(\\S+)`);
  const token = link.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`the mail has no link to ${page}: ${mail?.text}`);
  return decodeURIComponent(token);
}

/** Signs up and gives the mail that asks for the yes. */
async function asked(email: string, headers: Headers = at): Promise<Mail> {
  expect((await subscribe(email, headers)).statusCode).toBe(200);
  const [mail] = await drainOutbox(deps);
  if (!mail) throw new Error('no mail was sent');
  return mail;
}

async function subscribed(email: string): Promise<{ confirmation: string; mail: Mail }> {
  const confirmation = tokenIn(await asked(email), 'confirm');
  expect((await confirm(confirmation)).statusCode).toBe(200);
  const [mail] = await drainOutbox(deps);
  if (!mail) throw new Error('no welcome was sent');
  return { confirmation, mail };
}

beforeEach(async () => {
  now = fridayNoon;
  await drainOutbox(deps);
});

describe('an address that signs up', () => {
  test('waits until its mail is answered, then is subscribed and welcomed', async () => {
    const mail = await asked(' Ada@Example.com ');
    expect(mail).toMatchObject({
      from: { name: 'Corner Kitchen', address: 'orders@servery.example' },
      to: { name: '', address: 'ada@example.com' },
      subject: 'Please confirm: news from Corner Kitchen',
    });
    expect(mail.html).toContain('https://corner.test/newsletter/confirm?token=');
    expect(await stateOf('ada@example.com')).toBe('pending');

    expect((await confirm(tokenIn(mail, 'confirm'))).statusCode).toBe(200);
    expect(await stateOf('ada@example.com')).toBe('confirmed');
    const welcomes = await drainOutbox(deps);
    expect(welcomes.map(({ subject }) => subject)).toEqual([
      'Welcome to the news from Corner Kitchen',
    ]);
  });

  test('keeps the hash of its token alone', async () => {
    const token = tokenIn(await asked('hash@example.com'), 'confirm');
    const { rows: stored } = await pool.query('select * from newsletter_subscribers');
    const { rows: queued } = await pool.query('select * from graphile_worker._private_jobs');
    expect(JSON.stringify(stored)).toContain('hash@example.com');
    expect(JSON.stringify([stored, queued])).not.toContain(token.split('.').at(-1));
  });

  test('gets the same answer whether it is unknown, waiting, subscribed or has left', async () => {
    const replies = [await subscribe('same@example.com'), await subscribe('same@example.com')];
    const [first] = await drainOutbox(deps);
    await confirm(tokenIn(first, 'confirm'));
    replies.push(await subscribe('same@example.com'));
    await leave(tokenIn(first, 'unsubscribe'));
    replies.push(await subscribe('same@example.com'));
    const answers = replies.map(({ statusCode, body }) => `${statusCode} ${body}`);
    expect(new Set(answers)).toEqual(new Set(['200 {"data":{}}']));
  });

  test('twice in a row can be answered by either mail', async () => {
    const first = await asked('twice@example.com');
    now = new Date(now.getTime() + hours(1));
    const second = await asked('twice@example.com');
    expect(second.id).not.toBe(first.id);
    expect((await confirm(tokenIn(first, 'confirm'))).statusCode).toBe(200);
    expect((await confirm(tokenIn(second, 'confirm'))).statusCode).toBe(200);
    expect(await drainOutbox(deps)).toHaveLength(1);
  });

  test('again while subscribed stays subscribed, and is told so', async () => {
    await subscribed('again@example.com');
    const mail = await asked('again@example.com');
    expect(mail.subject).toBe('You are on the list of Corner Kitchen');
    expect(await stateOf('again@example.com')).toBe('confirmed');
  });

  test('is kept with its language, else with the tenant’s', async () => {
    await post('', { email: 'fr@example.com', language: 'fr-CA' });
    await subscribe('au@example.com');
    await drainOutbox(deps);
    const rows = await db.select().from(newsletterSubscribers);
    const languages = new Map(rows.map(({ email, language }) => [email, language]));
    expect(languages.get('fr@example.com')).toBe('fr-CA');
    expect(languages.get('au@example.com')).toBe('en-AU');
  });
});

describe('a link that confirms', () => {
  test('is over after two days', async () => {
    const token = tokenIn(await asked('late@example.com'), 'confirm');
    const start = now;
    now = new Date(start.getTime() + hours(48));
    const late = await confirm(token);
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'link_expired']);
    expect(await stateOf('late@example.com')).toBe('pending');
    now = new Date(start.getTime() + hours(48) - 1);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  test('makes room for a new one when half of its time is over', async () => {
    const old = tokenIn(await asked('renewed@example.com'), 'confirm');
    now = new Date(now.getTime() + hours(25));
    const fresh = tokenIn(await asked('renewed@example.com'), 'confirm');
    expect(fresh).not.toBe(old);
    expect(codeOf(await confirm(old))).toBe('link_used');
    now = new Date(now.getTime() + hours(47));
    expect((await confirm(fresh)).statusCode).toBe(200);
  });

  test('subscribes nobody again who has left', async () => {
    const { confirmation, mail } = await subscribed('replay@example.com');
    await leave(tokenIn(mail, 'unsubscribe'));
    const replayed = await confirm(confirmation);
    expect([replayed.statusCode, codeOf(replayed)]).toEqual([409, 'link_used']);
    expect(await stateOf('replay@example.com')).toBe('unsubscribed');
    expect(await drainOutbox(deps)).toEqual([]);
  });

  test('is of one tenant, also where the address is known to both', async () => {
    const token = tokenIn(await asked('both@example.com'), 'confirm');
    await asked('both@example.com', atOther);
    const foreign = await confirm(token, atOther);
    expect([foreign.statusCode, codeOf(foreign)]).toEqual([404, 'unknown_link']);
    expect(await stateOf('both@example.com', small.otherTenant)).toBe('pending');
  });

  test('cannot be written by hand, nor stretched, nor made of one that leaves', async () => {
    const mail = await asked('forged@example.com');
    const [id = '', ends = '', signature = ''] = tokenIn(mail, 'confirm').split('.');
    const later = (Number.parseInt(ends, 36) + hours(1)).toString(36);
    const tries = [
      'nothing',
      `${id}.${ends}.${'A'.repeat(43)}`,
      `${id}.${later}.${signature}`,
      tokenIn(mail, 'unsubscribe'),
    ];
    for (const token of tries) expect(codeOf(await confirm(token))).toBe('unknown_link');
    expect(await stateOf('forged@example.com')).toBe('pending');
  });
});

describe('a link that unsubscribes', () => {
  test('works for years, twice, and before the yes', async () => {
    const waiting = await asked('changed-mind@example.com');
    const { mail } = await subscribed('leaving@example.com');
    now = new Date(now.getTime() + hours(24 * 800));
    for (const one of [waiting, mail, mail]) {
      expect((await leave(tokenIn(one, 'unsubscribe'))).statusCode).toBe(200);
    }
    expect(await stateOf('changed-mind@example.com')).toBe('unsubscribed');
    expect(await stateOf('leaving@example.com')).toBe('unsubscribed');
  });

  test('is posted by mail programs for the reader (RFC 8058)', async () => {
    const { mail } = await subscribed('one-click@example.com');
    const { pathname, search, origin } = new URL(mail.oneClickLeave ?? '');
    expect(origin).toBe('https://corner.test');
    const reply = await app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { ...at, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(200);
    expect(await stateOf('one-click@example.com')).toBe('unsubscribed');
  });

  test('opened in a browser ends nothing by itself, but leads to the page', async () => {
    const { mail } = await subscribed('opened@example.com');
    const { pathname, search } = new URL(mail.oneClickLeave ?? '');
    const reply = await app.inject({ url: pathname + search, headers: at });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toMatch(/^\/newsletter\/unsubscribe\?token=/);
    expect(await stateOf('opened@example.com')).toBe('confirmed');
  });

  test('is of one tenant, in both ways', async () => {
    const { mail } = await subscribed('stays@example.com');
    const token = tokenIn(mail, 'unsubscribe');
    const { pathname, search } = new URL(mail.oneClickLeave ?? '');
    const clicked = await app.inject({ method: 'POST', url: pathname + search, headers: atOther });
    expect([(await leave(token, atOther)).statusCode, clicked.statusCode]).toEqual([404, 404]);
    expect(await stateOf('stays@example.com')).toBe('confirmed');
  });
});

test.each([
  'nobody',
  'a@b',
  'two@example.com, three@example.com',
  'a@example.com\r\nBcc: victim@example.com',
  'a@example.com\0',
  '"<script>"@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is no address', async (email) => {
  expect((await subscribe(email)).statusCode).toBe(400);
  expect(await drainOutbox(deps)).toEqual([]);
});

test('an address that never said yes is forgotten after two weeks, others are kept', async () => {
  await asked('silent@example.com');
  await subscribed('kept@example.com');
  const later = (days: number) => () => new Date(now.getTime() + hours(24 * days));
  await dropUnconfirmed({ ...deps, clock: later(14) });
  expect(await stateOf('silent@example.com')).toBe('pending');
  await dropUnconfirmed({ ...deps, clock: later(15) });
  expect(await stateOf('silent@example.com')).toBeUndefined();
  expect(await stateOf('kept@example.com')).toBe('confirmed');
});

test('nobody’s mailbox is flooded: after three mails a day there is none, and no word of it', async () => {
  const replies = [];
  for (let round = 0; round < 5; round += 1) replies.push(await subscribe('flooded@example.com'));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await drainOutbox(deps)).toHaveLength(3);
  await subscribe('other@example.com');
  expect(await drainOutbox(deps)).toHaveLength(1);
});

test('sign-ups are limited by the address they come from, other calls are not', async () => {
  const few = { ...limits, signUps: { points: 1, seconds: 600 } };
  const options = { limits: few, trustProxy: 1 };
  const limited = await buildTestApp({ db, pool }, { options });
  const from = { ...at, 'x-forwarded-for': '203.0.113.9' };
  const sent = (email: string) => post('', { email }, from, limited.app);
  expect((await sent('one@example.com')).statusCode).toBe(200);
  const refused = await sent('two@example.com');
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post('/leave', { token: 'nothing' }, from, limited.app)).statusCode).toBe(404);
});
