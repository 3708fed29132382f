import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { sendSignInMail } from '#server/jobs/send-sign-in-mail.ts';
import { hashPassword } from '#server/identity/password.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { addPerson, changePerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

const sent: unknown[] = [];
const { app, db, deps, pool } = await buildSmallApp({
  clock: () => fridayNoon,
  mailer: { send: async (message) => void sent.push(message) },
});
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const tablet = await registerDevice(app, await signStaffIn(app));

const add = (headers: StaffHeaders, payload: object) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/people',
    headers: { ...headers },
    payload: { restaurant_id: small.restaurant, ...payload },
  });
const people = async (headers: StaffHeaders) => {
  const reply = await app.inject({ url: '/api/v2/staff/people', headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.listPeople.reply.parse(reply.json()).data;
};
const namesOf = async (headers: StaffHeaders) => (await people(headers)).map(({ name }) => name);
const idOf = async (name: string) =>
  (await people(owner)).find((person) => person.name === name)?.id ?? '';
const personAt = async (device: StaffHeaders) => {
  const reply = await app.inject({ url: '/api/v2/staff/desk', headers: { ...device } });
  return contract.getDesk.reply.parse(reply.json()).data.person?.name ?? null;
};

describe('a person at the desk', () => {
  test('has a name and a PIN, and neither email nor password', async () => {
    const mint = await addPerson(app, manager, { name: 'Mint', pin: '4826' });
    expect(mint).toEqual({
      id: expect.any(String),
      name: 'Mint',
      email: null,
      role: 'staff',
      restaurant_id: small.restaurant,
      has_pin: true,
      has_second_factor: false,
      is_active: true,
    });
    expectStatus(await enterPin(app, tablet, '4826'), 200);
    expect(await personAt(tablet)).toBe('Mint');
  });

  test('is added once, however often the same call comes, also at once', async () => {
    const person = { name: 'Cumin', pin: '60606' };
    const replies = await Promise.all([1, 2, 3].map(() => add(owner, person)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await namesOf(owner)).filter((name) => name === 'Cumin')).toHaveLength(1);
  });

  test('cannot have the PIN of somebody else of the tenant, whoever that is', async () => {
    await addPerson(app, owner, { name: 'Nutmeg', pin: '135791' });
    const taken = await add(owner, { name: 'Clove', pin: '135791' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'pin_taken']);
    const { id } = await addPerson(app, owner, { name: 'Clove', pin: '246802' });
    const changed = await changePerson(app, owner, id, { pin: '135791' });
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'pin_taken']);
    // Of another tenant they can: it is looked for within one.
    const other = await signStaffIn(app, 'owner@pizza.test', small.otherHost);
    const restaurant_id = small.otherRestaurant;
    await addPerson(app, other, { name: 'Oregano', pin: '135791', restaurant_id });
  });

  test('is forgotten by devices with another PIN, and their old one opens nothing', async () => {
    const { id } = await addPerson(app, owner, { name: 'Fennel', pin: '31415' });
    expectStatus(await enterPin(app, tablet, '31415'), 200);
    expectStatus(await changePerson(app, owner, id, { pin: '27182' }), 200);
    expect(await personAt(tablet)).toBeNull();
    expect((await enterPin(app, tablet, '31415')).json().code).toBe('wrong_pin');
    expectStatus(await enterPin(app, tablet, '27182'), 200);
    expectStatus(await changePerson(app, owner, id, { name: 'Fennel Green' }), 200);
    expect(await personAt(tablet)).toBe('Fennel Green');
  });

  test('who is deactivated is out at once and loses their PIN, which another may have', async () => {
    const { id } = await addPerson(app, owner, { name: 'Anise', pin: '8080' });
    expectStatus(await enterPin(app, tablet, '8080'), 200);
    for (let again = 0; again < 2; again += 1) {
      const reply = await changePerson(app, owner, id, { is_active: false });
      expect(reply.json().data).toMatchObject({ is_active: false, has_pin: false });
    }
    expect(await personAt(tablet)).toBeNull();
    await addPerson(app, owner, { name: 'Caraway', pin: '8080' });
    expectStatus(await changePerson(app, owner, id, { is_active: true, pin: '9191' }), 200);
    expectStatus(await enterPin(app, tablet, '9191'), 200);
    expect(await personAt(tablet)).toBe('Anise');
  });

  test('a deactivated manager’s sessions by password are over', async () => {
    const passwordHash = await hashPassword(password);
    const email = 'second@corner.test';
    const account = { email, passwordHash, name: 'Second', restaurantId: small.restaurant };
    await insertStaffAccount(db, small.tenant, { ...account, role: 'manager' });
    const session = await signStaffIn(app, email);
    expectStatus(await changePerson(app, owner, await idOf('Second'), { is_active: false }), 200);
    const reply = await app.inject({ url: '/api/v2/staff/session', headers: { ...session } });
    expect(reply.statusCode).toBe(401);
    const { rows } = await pool.query(
      `select count(*)::int from staff_sessions s
       join staff_accounts a on a.tenant_id = s.tenant_id and a.id = s.staff_id
       where a.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('who may change whom', () => {
  test('a manager sees and changes those at the desk of their own restaurant alone', async () => {
    const restaurant_id = small.closedRestaurant;
    const far = await addPerson(app, owner, { name: 'Far', pin: '70707', restaurant_id });
    const roles = (await people(manager)).map(({ role, restaurant_id: of }) => [role, of]);
    expect(new Set(roles.map(String))).toEqual(new Set([`staff,${small.restaurant}`]));
    for (const id of [far.id, await idOf('Olive'), await idOf('Basil')]) {
      const reply = await changePerson(app, manager, id, { name: 'Mine' });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'unknown_person']);
    }
    expect((await add(manager, { name: 'There', pin: '70708', restaurant_id })).statusCode).toBe(
      403,
    );
    expect(await namesOf(owner)).toEqual(expect.arrayContaining(['Olive', 'Basil', 'Far']));
  });

  test('an owner gives a manager a PIN, who acts as one at the desk and not beyond', async () => {
    expectStatus(await changePerson(app, owner, await idOf('Basil'), { pin: '55443' }), 200);
    expectStatus(await enterPin(app, tablet, '55443'), 200);
    const desk = await app.inject({ url: '/api/v2/staff/desk', headers: { ...tablet } });
    expect(desk.json().data.person).toMatchObject({ name: 'Basil', role: 'manager' });
    for (const url of ['/api/v2/staff/people', '/api/v2/staff/devices']) {
      const reply = await app.inject({ url, headers: { ...tablet } });
      expect(reply.statusCode).toBe(401);
    }
  });

  test('the last owner stays, and of two who deactivate each other at once one does', async () => {
    const passwordHash = await hashPassword(password);
    const email = 'olaf@corner.test';
    await insertStaffAccount(db, small.tenant, {
      email,
      passwordHash,
      name: 'Olaf',
      role: 'owner',
    });
    const [olive, olaf] = [await idOf('Olive'), await idOf('Olaf')];
    const second = await signStaffIn(app, email);
    const replies = await Promise.all([
      changePerson(app, owner, olaf, { is_active: false }),
      changePerson(app, second, olive, { is_active: false }),
    ]);
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    // Whoever comes second has lost their session already, or is the last one.
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    const { rows } = await pool.query(
      `select name from staff_accounts where tenant_id = $1 and role = 'owner' and is_active`,
      [small.tenant],
    );
    expect(rows).toHaveLength(1);
    await pool.query(`update staff_accounts set is_active = true where role = 'owner'`);
    await pool.query(`delete from staff_accounts where email = $1`, [email]);
    const last = await changePerson(app, await signStaffIn(app), olive, { is_active: false });
    expect([last.statusCode, last.json().code]).toEqual([409, 'last_owner']);
  });
});

test('nobody is told of guesses at an account that has no address', async () => {
  const { id: staffId } = await addPerson(app, await signStaffIn(app), {
    name: 'Sorrel',
    pin: '2222',
  });
  const mailId = '00000000-0000-4000-8000-000000000001';
  await sendSignInMail(deps, { tenantId: small.tenant, staffId, misses: 5, mailId });
  expect(sent).toEqual([]);
});
