import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { deviceLink } from '#server/identity/known-device.ts';
import { hashPassword } from '#server/identity/password.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { password } from '../setup/sign-staff-in.ts';

const options = { trustProxy: 1 };
const { app, deps, db, pool } = await buildSmallApp({ options });
const passwordHash = await hashPassword(password);

// The limits count by the machine's clock; nothing else of it is replaced.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

let accounts = 0;
async function newAccount(): Promise<string> {
  const email = `owner-${(accounts += 1)}@corner.test`;
  const account = { name: 'Olive', email, passwordHash, role: 'owner' } as const;
  await insertStaffAccount(db, small.tenant, account);
  return email;
}

let addresses = 0;
/** From an address that nobody came from before. */
const signIn = (email: string, word: string, cookie = '', on = app) =>
  on.inject({
    method: 'POST',
    url: '/api/v2/staff/session',
    headers: {
      ...at,
      'x-forwarded-for': `10.1.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`,
      ...(cookie && { cookie }),
    },
    payload: { email, password: word },
  });

/** What a caller learns of wrong passwords one after the other, each sent as soon as it may be. */
async function guess(email: string, times: number, on = app): Promise<unknown[]> {
  const learnt: unknown[] = [];
  for (let tried = 0; tried < times; tried += 1) {
    const reply = await signIn(email, `guess ${tried}`, '', on);
    learnt.push([reply.statusCode, reply.headers['retry-after'], reply.json()]);
    if (reply.statusCode === 429) wait(Number(reply.headers['retry-after']));
  }
  return learnt;
}
const statusesOf = (learnt: readonly unknown[]) =>
  learnt.map((reply) => (Array.isArray(reply) ? reply[0] : reply));

describe('an account whose password is guessed from ever new addresses', () => {
  test('has five guesses tried and no more, and not even the right password is taken in the pause', async () => {
    const email = await newAccount();
    const replies = [];
    for (let tried = 0; tried < 60; tried += 1) replies.push(await signIn(email, `guess ${tried}`));
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect([refused.length, replies.length - refused.length]).toEqual([55, 5]);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) === 60)).toBe(true);
    expect((await signIn(email, password)).statusCode).toBe(429);
    wait(60);
    expect((await signIn(email, password)).statusCode).toBe(201);
  });

  test('has five tried of sixty that are sent at once', async () => {
    const email = await newAccount();
    const words = Array.from({ length: 60 }, (_, index) => (index === 40 ? password : `${index}`));
    const replies = await Promise.all(words.map((word) => signIn(email, word)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  });

  test('has one guess tried after each pause, which is twice as long as the one before and at most 15 minutes', async () => {
    const email = await newAccount();
    await guess(email, 5);
    const pauses = [];
    for (let round = 0; round < 6; round += 1) {
      const refused = await signIn(email, 'guess');
      pauses.push([refused.statusCode, Number(refused.headers['retry-after'])]);
      wait(Number(refused.headers['retry-after']));
      expect((await signIn(email, 'guess')).statusCode).toBe(401);
    }
    expect(pauses).toEqual([60, 120, 240, 480, 900, 900].map((seconds) => [429, seconds]));
  });

  test('is known to another instance, or to the same one started anew', async () => {
    const email = await newAccount();
    await guess(email, 5);
    const other = await buildTestApp({ db, pool }, { options });
    expect((await signIn(email, password, '', other.app)).statusCode).toBe(429);
  });

  test('is told how long the pause is, and what to do meanwhile', async () => {
    const email = await newAccount();
    await guess(email, 5);
    expect((await signIn(email, password)).json()).toEqual({
      code: 'too_many_requests',
      error:
        'There were too many wrong passwords for this account. Try again in a minute, or use a browser in which you have signed in before.',
      retry_after: 60,
    });
  });

  test('cannot be told from one that does not exist', async () => {
    const real = await guess(await newAccount(), 9);
    expect(statusesOf(real)).toEqual([401, 401, 401, 401, 401, 429, 401, 429, 401]);
    expect(await guess('nobody@corner.test', 9)).toEqual(real);
  });

  test('counts anew once its owner has signed in', async () => {
    const email = await newAccount();
    await guess(email, 4);
    expect((await signIn(email, password)).statusCode).toBe(201);
    expect(statusesOf(await guess(email, 5))).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('a browser in which its owner has signed in before', () => {
  const deviceOf = (reply: Awaited<ReturnType<typeof signIn>>) => {
    const device = reply.cookies.find(({ name }) => name === 'staff_device');
    if (!device) throw new Error('the browser was not given a cookie to be known by');
    return device;
  };
  const cookieOf = (reply: Awaited<ReturnType<typeof signIn>>) => {
    const { name, value } = deviceOf(reply);
    return `${name}=${encodeURIComponent(value)}`;
  };

  test('signs in while strangers have to wait', async () => {
    const email = await newAccount();
    const known = cookieOf(await signIn(email, password));
    await guess(email, 7);
    expect((await signIn(email, 'guess')).statusCode).toBe(429);
    expect((await signIn(email, password, known)).statusCode).toBe(201);
    expect((await signIn(email, password)).statusCode).toBe(429);
  });

  test('is known by a cookie that scripts cannot read, for half a year', async () => {
    const device = deviceOf(await signIn(await newAccount(), password));
    expect(device).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 180 * 24 * 60 * 60,
    });
    expect(device).not.toHaveProperty('domain');
  });

  test('has its own wrong passwords counted', async () => {
    const email = await newAccount();
    const known = cookieOf(await signIn(email, password));
    const statuses = [];
    for (let tried = 0; tried < 7; tried += 1) {
      statuses.push((await signIn(email, 'guess', known)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await signIn(email, password)).statusCode).toBe(201);
  });

  test('is a stranger to every other account, to another tenant, by a forged cookie and after half a year', async () => {
    const [mine, theirs] = [await newAccount(), await newAccount()];
    const own = cookieOf(await signIn(mine, password));
    const foreign = cookieOf(await signIn(theirs, password));
    await guess(mine, 5);
    const forged = `${own.slice(0, -4)}AAAA`;
    for (const cookie of [foreign, forged, 'staff_device=x', 'staff_device=']) {
      expect((await signIn(mine, password, cookie)).statusCode).toBe(429);
    }
    expect((await signIn(mine, password, own)).statusCode).toBe(201);
    const later = new Date(deps.clock().getTime() + 181 * 24 * 60 * 60_000);
    const inHalfAYear = await buildTestApp({ db, pool }, { options, clock: () => later });
    expect((await signIn(mine, password, own, inHalfAYear.app)).statusCode).toBe(429);
  });
});

describe('the holder of an account that is guessed at', () => {
  test('is told by one mail, which repeats nothing that a stranger wrote', async () => {
    const email = await newAccount();
    await drainOutbox(deps);
    await guess(email, 4);
    expect(await drainOutbox(deps)).toEqual([]);
    await guess(email, 12);
    const [mail, ...more] = await drainOutbox(deps);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Olive', address: email },
      subject: 'Wrong passwords for your account · Corner Kitchen',
    });
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('5 times');
      expect(body).not.toMatch(/guess \d|10\.1\./);
    }
  });

  test('makes another browser known by the link in it, for a day, and signs in there', async () => {
    const email = await newAccount();
    await drainOutbox(deps);
    await guess(email, 7);
    const [mail] = await drainOutbox(deps);
    const link = /https:\/\/corner\.test(\/api\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const opened = await app.inject({ url: link, headers: at });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/?edit']);
    const [device] = opened.cookies;
    expect(device).toMatchObject({ name: 'staff_device', httpOnly: true, maxAge: 24 * 60 * 60 });
    const cookie = `staff_device=${encodeURIComponent(device?.value ?? '')}`;
    expect((await signIn(email, password)).statusCode).toBe(429);
    expect((await signIn(email, password, cookie)).statusCode).toBe(201);
  });

  test('is not helped by a link for another account or of yesterday, which leads to the sign-in all the same', async () => {
    const account = { tenantId: small.tenant, email: await newAccount() };
    const link = deviceLink(deps, account);
    const yesterday = { ...deps, clock: () => new Date(deps.clock().getTime() - 25 * 60 * 60_000) };
    for (const url of [
      link.replace('owner-', 'other-'),
      `${link}x`,
      deviceLink(yesterday, account),
      link.replace(/\?.*/, ''),
    ]) {
      const opened = await app.inject({ url, headers: at });
      expect([opened.statusCode, opened.cookies]).toEqual([303, []]);
    }
    expect((await app.inject({ url: link, headers: at })).cookies).toHaveLength(1);
  });

  test('is nobody where there is no such account', async () => {
    await guess('stranger@corner.test', 12);
    expect(await drainOutbox(deps)).toEqual([]);
  });
});
