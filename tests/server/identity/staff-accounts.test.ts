import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { hashPassword } from '#server/identity/password.ts';
import { sendPasswordMail } from '#server/jobs/send-password-mail.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { addPerson, changePerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const sent: Mail[] = [];
const { app, deps, db, pool } = await buildSmallApp({
  clock: () => now,
  mailer: { send: async (mail) => void sent.push(mail) },
});
await insertStaff(db);
const owner = await signStaffIn(app);

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, url: string, headers: object, payload?: object) =>
  app.inject({
    method,
    url: `/api/v2/staff${url}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const isSignedIn = async (headers: StaffHeaders) =>
  (await call('GET', '/session', headers)).statusCode === 200;
const addManager = async (email: string, name = 'Second') => {
  const passwordHash = await hashPassword(password);
  const account = { email, passwordHash, name, restaurantId: small.restaurant };
  await insertStaffAccount(db, small.tenant, { ...account, role: 'manager' });
  const { rows } = await pool.query('select id from staff_accounts where email = $1', [email]);
  return { id: String(rows[0].id), session: await signStaffIn(app, email) };
};
const people = async () => {
  const reply = await call('GET', '/people', owner);
  return contract.listPeople.reply.parse(reply.json()).data;
};
const sessions = async (headers: StaffHeaders) => {
  const reply = await call('GET', '/sessions', headers);
  expectStatus(reply, 200);
  return contract.listSessions.reply.parse(reply.json()).data;
};

describe('removing a person', () => {
  test('signs them out, forgets what signs them in, and leaves their name in what they did', async () => {
    const { id, session } = await addManager('leaves@corner.test', 'Leaver');
    expectStatus(await call('DELETE', `/people/${id}`, owner), 200);
    expect(await isSignedIn(session)).toBe(false);
    expect((await people()).map(({ name }) => name)).not.toContain('Leaver');
    const { rows } = await pool.query('select * from staff_accounts where id = $1', [id]);
    expect(rows).toMatchObject([
      { name: 'Leaver', email: null, password_hash: null, pin_hash: null, is_active: false },
    ]);
    expect(codeOf(await call('DELETE', `/people/${id}`, owner))).toEqual([404, 'unknown_person']);
    expect(codeOf(await changePerson(app, owner, id, { is_active: true }))).toEqual([
      404,
      'unknown_person',
    ]);
    // The address is free again.
    const body = { email: 'leaves@corner.test', role: 'owner', restaurant_id: null };
    expectStatus(await call('POST', '/invitations', owner, body), 201);
  });

  test('makes devices forget them at once', async () => {
    const tablet = await registerDevice(app, await signStaffIn(app));
    const { id } = await addPerson(app, owner, { name: 'Anise', pin: '8080' });
    expectStatus(await enterPin(app, tablet, '8080'), 200);
    expectStatus(await call('DELETE', `/people/${id}`, owner), 200);
    const desk = await call('GET', '/desk', tablet);
    expect(desk.json().data.person).toBeNull();
    expect(codeOf(await enterPin(app, tablet, '8080'))).toEqual([403, 'wrong_pin']);
  });

  test('a manager removes those at their own desk alone', async () => {
    const { session, id } = await addManager('remover@corner.test');
    const restaurant_id = small.closedRestaurant;
    const far = await addPerson(app, owner, { name: 'Far', pin: '70707', restaurant_id });
    const near = await addPerson(app, owner, { name: 'Near', pin: '70708' });
    for (const other of [far.id, id]) {
      expect(codeOf(await call('DELETE', `/people/${other}`, session))).toEqual([
        404,
        'unknown_person',
      ]);
    }
    expectStatus(await call('DELETE', `/people/${near.id}`, session), 200);
  });
});

describe('another role', () => {
  test('is given by an owner, signs the person out, and counts from then on', async () => {
    const { id, session } = await addManager('rises@corner.test');
    const rise = { role: 'owner', restaurant_id: null };
    const mine = await changePerson(app, session, id, rise);
    expect(codeOf(mine)).toEqual([404, 'unknown_person']);
    const reply = await changePerson(app, owner, id, rise);
    expect(reply.json().data).toMatchObject({ role: 'owner', restaurant_id: null });
    expect(await isSignedIn(session)).toBe(false);
    const again = await signStaffIn(app, 'rises@corner.test');
    expectStatus(await call('GET', '/invitations', again), 200);
    const back = { role: 'manager', restaurant_id: small.restaurant };
    expectStatus(await changePerson(app, owner, id, back), 200);
  });

  test('a manager gives nobody one, not even at their own desk', async () => {
    const manager = await signStaffIn(app, 'manager@corner.test');
    const { id } = await addPerson(app, owner, { name: 'Climber', pin: '90909' });
    const rise = { role: 'manager', restaurant_id: small.restaurant };
    expect(codeOf(await changePerson(app, manager, id, rise))).toEqual([403, 'owners_only']);
  });

  test.each([
    ['a role without its restaurant', { role: 'manager' }],
    ['an owner of one restaurant', { role: 'owner', restaurant_id: small.restaurant }],
    ['a manager of all', { role: 'manager', restaurant_id: null }],
  ])('%s is refused', async (_which, change) => {
    const { id } = (await people()).find(({ name }) => name === 'Basil') ?? { id: '' };
    expect((await changePerson(app, owner, id, change)).statusCode).toBe(400);
  });

  test('that needs a password is for people who have one', async () => {
    const { id } = await addPerson(app, owner, { name: 'Sorrel', pin: '34343' });
    const rise = { role: 'manager', restaurant_id: small.restaurant };
    expect(codeOf(await changePerson(app, owner, id, rise))).toEqual([409, 'email_missing']);
  });

  test('the last owner keeps theirs, and is not removed', async () => {
    const { id } = (await people()).find(({ role }) => role === 'owner') ?? { id: '' };
    const fall = { role: 'manager', restaurant_id: small.restaurant };
    expect(codeOf(await changePerson(app, owner, id, fall))).toEqual([409, 'last_owner']);
    expect(codeOf(await call('DELETE', `/people/${id}`, owner))).toEqual([409, 'last_owner']);
  });
});

describe('browsers that are signed in', () => {
  test('are listed to their person, and to an owner all of them', async () => {
    const { id, session } = await addManager('lists@corner.test');
    const own = await sessions(session);
    expect(own).toMatchObject([
      { person_id: id, is_current: true, is_same_network: true, user_agent: 'lightMyRequest' },
    ]);
    expect((await sessions(owner)).map(({ person_id: of }) => of)).toContain(id);
  });

  test('are ended one by one, and all but this one', async () => {
    const { session } = await addManager('ends@corner.test');
    const [second, third] = [
      await signStaffIn(app, 'ends@corner.test'),
      await signStaffIn(app, 'ends@corner.test'),
    ];
    const current = (await sessions(second)).find(({ is_current: it }) => it);
    expectStatus(await call('DELETE', `/sessions/${current?.id}`, session), 200);
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
    expect(codeOf(await call('DELETE', `/sessions/${current?.id}`, session))).toEqual([
      404,
      'unknown_session',
    ]);
    expectStatus(await call('DELETE', '/sessions', session), 200);
    expect([await isSignedIn(session), await isSignedIn(third)]).toEqual([true, false]);
  });

  test('of others are ended by owners alone', async () => {
    const { id, session } = await addManager('ended@corner.test');
    const manager = await signStaffIn(app, 'manager@corner.test');
    const [{ id: sessionId } = { id: '' }] = await sessions(session);
    expect(codeOf(await call('DELETE', `/sessions/${sessionId}`, manager))).toEqual([
      404,
      'unknown_session',
    ]);
    expect(codeOf(await call('DELETE', `/sessions?person_id=${id}`, manager))).toEqual([
      404,
      'unknown_person',
    ]);
    expectStatus(await call('DELETE', `/sessions?person_id=${id}`, owner), 200);
    expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(owner)).toBe(true);
  });
});

/** Delivers the mails about passwords, and gives those to an address. */
const mailsTo = async (email: string) => {
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
       on t.id = j.task_id where t.identifier = 'password_mail' order by j.id`,
  );
  sent.length = 0;
  for (const { payload } of rows) await sendPasswordMail(deps, payload);
  return sent.filter(({ to }) => to.address === email);
};
const signIn = (email: string, typed: string) =>
  call('POST', '/session', { host: small.host }, { email, password: typed });

describe('a password', () => {
  test('is changed with the present one, and signs the other browsers out', async () => {
    const email = 'changes@corner.test';
    const { session } = await addManager(email);
    const other = await signStaffIn(app, email);
    const change = (current: string) =>
      call('PUT', '/password', session, { current, password: 'pepper and salt' });
    expect(codeOf(await change('a guess'))).toEqual([403, 'wrong_current_password']);
    expectStatus(await change(password), 200);
    expect([await isSignedIn(session), await isSignedIn(other)]).toEqual([true, false]);
    expectStatus(await signIn(email, 'pepper and salt'), 201);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Your password was changed · Corner Kitchen',
    ]);
  });

  test('is guessed at slowly, also by whoever has the session', async () => {
    const { session } = await addManager('guessed@corner.test');
    const guess = () =>
      call('PUT', '/password', session, { current: 'a guess', password: 'pepper and salt' });
    const codes: number[] = [];
    for (let count = 0; count < 6; count += 1) codes.push((await guess()).statusCode);
    expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
  });

  const ask = (email: string, host: string = small.host) =>
    call('POST', '/password-link', { host }, { email });
  const setBy = (token: string, host: string = small.host) =>
    call('POST', '/password-link/password', { host }, { token, password: 'a new password' });
  const tokenFor = async (email: string) =>
    /#token=(\S+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

  test('that is forgotten is replaced by a link, once, and ends every session', async () => {
    const email = 'forgets@corner.test';
    const { session } = await addManager(email);
    expectStatus(await ask(email), 200);
    const token = await tokenFor(email);
    expect(codeOf(await setBy(token, small.otherHost))).toEqual([404, 'unknown_link']);
    expectStatus(await setBy(token), 200);
    expect(codeOf(await setBy(token))).toEqual([409, 'link_used']);
    expect(await isSignedIn(session)).toBe(false);
    expectStatus(await signIn(email, 'a new password'), 201);
  });

  test('an older link is over with a newer one, and each after an hour', async () => {
    const email = 'slow@corner.test';
    await addManager(email);
    expectStatus(await ask(email), 200);
    const old = await tokenFor(email);
    now = new Date(now.getTime() + 1000);
    onTestFinished(() => void (now = fridayNoon));
    expectStatus(await ask(email), 200);
    expect(codeOf(await setBy(old))).toEqual([409, 'link_used']);
    const token = await tokenFor(email);
    now = new Date(now.getTime() + hourMs);
    expect(codeOf(await setBy(token))).toEqual([409, 'link_expired']);
  });

  test('is asked for with the same answer whether there is such an account', async () => {
    const [known, unknown] = [await ask('owner@corner.test'), await ask('nobody@corner.test')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await mailsTo('nobody@corner.test')).toEqual([]);
    expect(await mailsTo('owner@corner.test')).toHaveLength(1);
    for (let more = 0; more < 4; more += 1) expectStatus(await ask('owner@corner.test'), 200);
    expect(await mailsTo('owner@corner.test')).toHaveLength(3);
  });
});
