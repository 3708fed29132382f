import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { findStoredOrder } from '#server/db/queries/orders.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import {
  addPerson,
  changePerson,
  enterPin,
  headersFrom,
  registerDevice,
} from '../setup/desk-device.ts';
import { followStream } from '../setup/follow-stream.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

const minute = 60_000;
let now = fridayNoon;
const options = { fallbackTenantId: small.tenant };
const { app, db, pool } = await buildSmallApp({ clock: () => now, options });
await insertStaff(db);
const owner = await signStaffIn(app);
const tablet = await registerDevice(app, await signStaffIn(app, 'manager@corner.test'));
const rosemary = await addPerson(app, owner, { name: 'Rosemary', pin: '2580' });
const thyme = await addPerson(app, owner, { name: 'Thyme', pin: '77003' });

const ask = async (headers: StaffHeaders = tablet) => {
  const reply = await app.inject({ url: '/api/v2/staff/desk', headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.getDesk.reply.parse(reply.json()).data;
};
const lock = (headers: StaffHeaders = tablet) =>
  app.inject({ method: 'DELETE', url: '/api/v2/staff/desk/person', headers: { ...headers } });
const move = (orderId: string, to: string, headers: StaffHeaders = tablet) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff/orders/${orderId}/status`,
    headers: { ...headers },
    payload: { to },
  });
const list = (headers: StaffHeaders) =>
  app.inject({ url: '/api/v2/staff/orders', headers: { ...headers } });
const devicesOf = async (headers: StaffHeaders = owner) => {
  const reply = await app.inject({ url: '/api/v2/staff/devices', headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.listDevices.reply.parse(reply.json()).data;
};
const revoke = (id: string, headers: StaffHeaders = owner) =>
  app.inject({ method: 'DELETE', url: `/api/v2/staff/devices/${id}`, headers: { ...headers } });

let guests = 4_700_000;
async function newOrder() {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return { shopper, order: await shopper.placed() };
}

describe('a browser that is made a device of a restaurant', () => {
  test('loses its session by password, and gets a cookie that scripts cannot read', async () => {
    const session = await signStaffIn(app);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/devices',
      headers: { ...session },
      payload: { restaurant_id: small.restaurant, name: 'Kitchen' },
    });
    expectStatus(reply, 201);
    const cookies = new Map(reply.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get('desk_device')).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 400 * 24 * 60 * 60,
    });
    expect(cookies.get('staff_session')).toMatchObject({ value: '' });
    expect((await list(session)).statusCode).toBe(401);
    expect(await ask(headersFrom(reply.cookies))).toEqual({
      device: { id: expect.any(String), name: 'Kitchen', restaurant_id: small.restaurant },
      person: null,
      seconds_left: null,
    });
  });

  test('stays signed in however long nobody uses it', async () => {
    const device = await registerDevice(app, await signStaffIn(app), 'Holiday tablet');
    now = new Date(fridayNoon.getTime() + 300 * 24 * 60 * minute);
    onTestFinished(() => void (now = fridayNoon));
    expect((await list(device)).statusCode).toBe(200);
  });

  test('is what the browser was before no more', async () => {
    const device = await registerDevice(app, await signStaffIn(app), 'First name');
    const session = await signStaffIn(app);
    const both = { ...session, cookie: `${session.cookie}; ${device.cookie}` };
    await registerDevice(app, both, 'Second name');
    const names = (await devicesOf()).map(({ name }) => name);
    expect(names).toContain('Second name');
    expect(names).not.toContain('First name');
  });

  test('a manager makes one of their own restaurant alone', async () => {
    const manager = await signStaffIn(app, 'manager@corner.test');
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/devices',
      headers: { ...manager },
      payload: { restaurant_id: small.closedRestaurant, name: 'Elsewhere' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_your_restaurant']);
  });

  test('nothing of its token or of a PIN is stored as it is', async () => {
    const token = /desk_device=([^;]+)/.exec(tablet.cookie)?.[1] ?? 'none';
    const { rows } = await pool.query(
      `select (select json_agg(d)::text from desk_devices d) ||
        (select json_agg(a)::text from staff_accounts a) as stored`,
    );
    expect(rows[0].stored).toContain('Rosemary');
    expect(rows[0].stored).not.toContain(decodeURIComponent(token));
    expect(rows[0].stored).not.toContain(tablet['x-xsrf-token']);
    // Neither as it is nor hashed without the key.
    const { rows: hashes } = await pool.query('select pin_hash from staff_accounts where id = $1', [
      rosemary.id,
    ]);
    expect(hashes[0].pin_hash).toMatch(/^[\da-f]{64}$/);
  });
});

describe('at a device', () => {
  test('nobody reads the board and changes nothing, and a person acts in their name', async () => {
    const { order } = await newOrder();
    expectStatus(await lock(), 200);
    expectStatus(await list(tablet), 200);
    const refused = await move(order.id, 'preparing');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'pin_required']);

    expectStatus(await enterPin(app, tablet, '2580'), 200);
    expect((await ask()).person).toMatchObject({ name: 'Rosemary', role: 'staff' });
    const moved = await move(order.id, 'preparing');
    expectStatus(moved, 200);
    const { events } = contract.moveOrder.reply.parse(moved.json()).data;
    expect(events.at(-1)).toMatchObject({ status: 'preparing', actor: 'staff', by: 'Rosemary' });
    expect(events[0]).toMatchObject({ by: null });
    const stored = await findStoredOrder(db, small.tenant, order.id);
    expect(stored?.events.at(-1)?.staffId).toBe(rosemary.id);
  });

  test('the customer does not learn who it was', async () => {
    const { shopper, order } = await newOrder();
    expectStatus(await enterPin(app, tablet, '2580'), 200);
    expectStatus(await move(order.id, 'preparing'), 200);
    expect(JSON.stringify(await shopper.order(order.id))).not.toContain('Rosemary');
  });

  test('another PIN takes the place of the first, and locking forgets it; again changes nothing', async () => {
    await enterPin(app, tablet, '2580');
    expectStatus(await enterPin(app, tablet, '77003'), 200);
    expect((await ask()).person).toMatchObject({ id: thyme.id });
    expectStatus(await lock(), 200);
    expectStatus(await lock(), 200);
    expect((await ask()).person).toBeNull();
  });

  test('a person is forgotten five minutes after their last change, not after their first', async () => {
    const { order } = await newOrder();
    const passed = (minutes: number) => (now = new Date(fridayNoon.getTime() + minutes * minute));
    onTestFinished(() => void (now = fridayNoon));
    await enterPin(app, tablet, '2580');
    passed(4);
    expectStatus(await move(order.id, 'preparing'), 200);
    passed(8);
    expect(await ask()).toMatchObject({ person: { name: 'Rosemary' }, seconds_left: 60 });
    // Reading is no use of it: a board that is followed would never forget.
    passed(9);
    expect((await ask()).person).toBeNull();
    expect((await move(order.id, 'ready')).json().code).toBe('pin_required');
  });

  test('a PIN counts at the restaurant that its person works for, and the owner’s at each', async () => {
    const elsewhere = await registerDevice(
      app,
      await signStaffIn(app),
      'Hill',
      small.closedRestaurant,
    );
    const wrong = await enterPin(app, elsewhere, '2580');
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong_pin']);
    const people = await app.inject({ url: '/api/v2/staff/people', headers: { ...owner } });
    const listed = contract.listPeople.reply.parse(people.json()).data;
    const olive = listed.find(({ role }) => role === 'owner')?.id ?? '';
    expectStatus(await changePerson(app, owner, olive, { pin: '90210' }), 200);
    expectStatus(await enterPin(app, elsewhere, '90210'), 200);
    // There, and nowhere else.
    expect((await ask(elsewhere)).person).toMatchObject({
      role: 'owner',
      restaurant_id: small.closedRestaurant,
    });
    const { order } = await newOrder();
    expect((await move(order.id, 'preparing', elsewhere)).statusCode).toBe(404);
  });

  test.each(['123', '123456789', 'abcd', ''])('%o is no PIN', async (pin) => {
    expect((await enterPin(app, tablet, pin)).statusCode).toBe(400);
  });

  test('a change needs the XSRF token of this very device', async () => {
    const other = await registerDevice(app, await signStaffIn(app), 'Other');
    for (const xsrf of ['', other['x-xsrf-token']]) {
      const reply = await enterPin(app, { ...tablet, 'x-xsrf-token': xsrf }, '2580');
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'xsrf_mismatch']);
    }
  });

  test('who is signed in by password needs no PIN, and goes before the device', async () => {
    const session = await signStaffIn(app);
    const both = { ...session, cookie: `${session.cookie}; ${tablet.cookie}` };
    expect(await ask(both)).toMatchObject({ device: null, person: { name: 'Olive' } });
    const reply = await enterPin(app, both, '2580');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'not_a_device']);
  });

  test('works on after somebody has signed in and out by password in its browser', async () => {
    const [device = ''] = /desk_device=[^;]+/.exec(tablet.cookie) ?? [];
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/session',
      headers: { ...at, cookie: device },
      payload: { email: 'owner@corner.test', password },
    });
    const session = headersFrom(signedIn.cookies);
    const out = await app.inject({
      method: 'DELETE',
      url: '/api/v2/staff/session',
      headers: { ...session, cookie: `${session.cookie}; ${device}` },
    });
    const after = headersFrom(out.cookies);
    expectStatus(await enterPin(app, { ...after, cookie: device }, '2580'), 200);
    // The same where the browser was closed meanwhile: a visit of the desk sets it anew.
    const visit = await app.inject({
      url: '/api/v2/staff/desk',
      headers: { ...at, cookie: device },
    });
    expect(headersFrom(visit.cookies)['x-xsrf-token']).toBe(tablet['x-xsrf-token']);
  });
});

describe('a device that is revoked', () => {
  test('is out at once, and revoking it again finds none', async () => {
    const device = await registerDevice(app, await signStaffIn(app), 'Lost tablet');
    const { device: own } = await ask(device);
    expectStatus(await revoke(own?.id ?? ''), 200);
    expect((await list(device)).statusCode).toBe(401);
    expect((await revoke(own?.id ?? '')).json().code).toBe('unknown_device');
  });

  test('loses the stream it had open, while others go on', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const url = `${address}/api/v2/staff/orders/events`;
    const device = await registerDevice(app, await signStaffIn(app), 'Stolen tablet');
    const { device: own } = await ask(device);
    const stolen = await followStream(url, { cookie: device.cookie });
    const counter = await followStream(url, { cookie: tablet.cookie });
    expect((await stolen.next())?.data).toContain('"type":"all"');
    expect((await counter.next())?.data).toContain('"type":"all"');
    expectStatus(await revoke(own?.id ?? ''), 200);
    expect(await stolen.next()).toMatchObject({ event: 'end' });
    expect(await stolen.next()).toBeNull();
    const { order } = await newOrder();
    await expect(untilSeen(counter, order.id)).resolves.toContain(order.id);
  });

  test('is listed with who registered it, to a manager those of their own restaurant', async () => {
    const manager = await signStaffIn(app, 'manager@corner.test');
    const hill = await registerDevice(app, await signStaffIn(app), 'Up', small.closedRestaurant);
    const { device } = await ask(hill);
    const seen = await devicesOf(manager);
    expect(seen).toContainEqual(
      expect.objectContaining({ name: 'Tablet at the counter', registered_by: 'Basil' }),
    );
    expect(seen.map(({ restaurant_id }) => restaurant_id)).not.toContain(small.closedRestaurant);
    expect((await revoke(device?.id ?? '', manager)).statusCode).toBe(404);
    expectStatus(await list(hill), 200);
  });
});

/** The data of the event that brings an order; what was there before may come first. */
async function untilSeen(
  stream: Awaited<ReturnType<typeof followStream>>,
  orderId: string,
): Promise<string> {
  for (;;) {
    const event = await stream.next();
    if (!event) throw new Error('the stream ended');
    if (event.data.includes(orderId)) return event.data;
  }
}
