import { describe, expect, onTestFinished, test } from 'vitest';
import { staffSessions } from '#server/db/schema.ts';
import { dropStaleSessions } from '#server/jobs/drop-stale-sessions.ts';
import { at, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertStaff, password, signStaffIn } from '../setup/sign-staff-in.ts';

const hour = 60 * 60_000;
let now = fridayNoon;
const { app, db, pool } = await buildSmallApp({ clock: () => now });
await insertStaff(db);

const signIn = (payload: object, headers: object = at) =>
  app.inject({ method: 'POST', url: '/api/v2/staff/session', headers: { ...headers }, payload });
const whoAmI = (headers: object) =>
  app.inject({ url: '/api/v2/staff/session', headers: { ...headers } });

describe('staff sign in', () => {
  test('and get a session cookie that scripts cannot read and other sites cannot send', async () => {
    const reply = await signIn({ email: 'Owner@Corner.test', password });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      data: {
        id: expect.any(String),
        name: 'Olive',
        email: 'owner@corner.test',
        role: 'owner',
        restaurant_id: null,
      },
    });
    const [session, xsrf] = reply.cookies;
    expect(session).toMatchObject({
      name: 'staff_session',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(session).not.toHaveProperty('domain');
    expect(xsrf).toMatchObject({ name: 'XSRF-TOKEN', secure: true, sameSite: 'Strict' });
    expect(xsrf).not.toHaveProperty('httpOnly');
  });

  test('with one sentence for a wrong password and for an unknown address', async () => {
    const wrong = await signIn({ email: 'owner@corner.test', password: 'sugar' });
    const unknown = await signIn({ email: 'nobody@corner.test', password });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(unknown.json());
  });

  test('only at their own tenant', async () => {
    const reply = await signIn({ email: 'owner@pizza.test', password });
    expect(reply.statusCode).toBe(401);
  });

  test('and nothing of password or token is kept as it was', async () => {
    const headers = await signStaffIn(app);
    const token = /staff_session=([^;]+)/.exec(headers.cookie)?.[1] ?? '';
    const { rows: sessions } = await pool.query('select * from staff_sessions');
    const { rows: accounts } = await pool.query('select * from staff_accounts');
    const stored = JSON.stringify([sessions, accounts]);
    expect(stored).not.toContain(decodeURIComponent(token));
    expect(stored).not.toContain(password);
    expect(stored).toContain('$argon2id$');
  });
});

describe('where the site is served by TLS', () => {
  const open = () => buildTestApp({ db, pool }, { options: { isServedByTls: true } });
  const signInThere = async () => {
    const { app: served } = await open();
    const reply = await served.inject({
      method: 'POST',
      url: '/api/v2/staff/session',
      headers: at,
      payload: { email: 'owner@corner.test', password },
    });
    return { served, cookies: new Map(reply.cookies.map((cookie) => [cookie.name, cookie])) };
  };

  test('the cookies of staff have names that no other host can set, and XSRF-TOKEN its own', async () => {
    const { cookies } = await signInThere();
    expect([...cookies.keys()].toSorted()).toEqual([
      'XSRF-TOKEN',
      '__Host-staff_device',
      '__Host-staff_session',
    ]);
    for (const name of ['__Host-staff_session', '__Host-staff_device']) {
      expect(cookies.get(name)).toMatchObject({ secure: true, path: '/', httpOnly: true });
      expect(cookies.get(name)).not.toHaveProperty('domain');
    }
  });

  test('a session is taken from that cookie alone, and signing out drops it', async () => {
    const { served, cookies } = await signInThere();
    const value = encodeURIComponent(cookies.get('__Host-staff_session')?.value ?? '');
    const xsrf = cookies.get('XSRF-TOKEN')?.value ?? '';
    const send = (name: string, method: 'GET' | 'DELETE' = 'GET') =>
      served.inject({
        method,
        url: '/api/v2/staff/session',
        headers: { ...at, cookie: `${name}=${value}`, 'x-xsrf-token': xsrf },
      });
    expect((await send('staff_session')).statusCode).toBe(401);
    expect((await send('__Host-staff_session')).statusCode).toBe(200);
    const out = await send('__Host-staff_session', 'DELETE');
    expect(out.cookies).toContainEqual(
      expect.objectContaining({ name: '__Host-staff_session', value: '', secure: true, path: '/' }),
    );
    const { body } = await served.inject('/api/openapi.json');
    expect(body).toContain('"name":"__Host-staff_session"');
  });
});

describe('a staff session', () => {
  test('says who is signed in', async () => {
    const reply = await whoAmI(await signStaffIn(app, 'manager@corner.test'));
    expect(reply.json().data).toMatchObject({ role: 'manager', restaurant_id: small.restaurant });
  });

  test('ends 12 hours after its last use, not after its first', async () => {
    const headers = await signStaffIn(app);
    now = new Date(fridayNoon.getTime() + 11 * hour);
    onTestFinished(() => void (now = fridayNoon));
    expect((await whoAmI(headers)).statusCode).toBe(200);
    now = new Date(fridayNoon.getTime() + 22 * hour);
    expect((await whoAmI(headers)).statusCode).toBe(200);
    now = new Date(fridayNoon.getTime() + 35 * hour);
    expect((await whoAmI(headers)).statusCode).toBe(401);
  });

  test('ends 30 days after its first use, however often it is used', async () => {
    const headers = await signStaffIn(app);
    onTestFinished(() => void (now = fridayNoon));
    for (let half = 1; half <= 60; half += 1) {
      now = new Date(fridayNoon.getTime() + half * 11.9 * hour);
      expect((await whoAmI(headers)).statusCode).toBe(200);
    }
    for (const after of [719, 720.1]) {
      now = new Date(fridayNoon.getTime() + after * hour);
      expect((await whoAmI(headers)).statusCode).toBe(after < 720 ? 200 : 401);
    }
    await dropStaleSessions({ db, clock: () => now });
    expect(await db.select().from(staffSessions)).toEqual([]);
  });

  test('is over after signing out', async () => {
    const headers = await signStaffIn(app);
    const out = await app.inject({ method: 'DELETE', url: '/api/v2/staff/session', headers });
    expect(out.statusCode).toBe(200);
    expect((await whoAmI(headers)).statusCode).toBe(401);
  });

  test('proves nothing at another tenant', async () => {
    const headers = await signStaffIn(app);
    expect((await whoAmI({ ...headers, host: small.otherHost })).statusCode).toBe(401);
  });

  test('changes nothing without its XSRF token', async () => {
    const { 'x-xsrf-token': _left, ...headers } = await signStaffIn(app);
    const { 'x-xsrf-token': another } = await signStaffIn(app);
    for (const sent of [headers, { ...headers, 'x-xsrf-token': another }]) {
      const reply = await app.inject({
        method: 'DELETE',
        url: '/api/v2/staff/session',
        headers: sent,
      });
      expect(reply.statusCode).toBe(403);
    }
    expect((await whoAmI(headers)).statusCode).toBe(200);
  });

  test("a guest's token is none", async () => {
    const reply = await whoAmI({
      ...at,
      authorization: `Bearer ${small.tenant}.${'a'.repeat(43)}`,
    });
    expect(reply.statusCode).toBe(401);
  });
});
