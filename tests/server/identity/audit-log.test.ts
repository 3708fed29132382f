import { afterEach, describe, expect, test, vi } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { isLoggedCall } from '#schemas/api/logged-calls.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { dropOldAuditEntries } from '#server/jobs/drop-old-audit-entries.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { addPerson, changePerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, deps, db, pool } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

afterEach(() => {
  now = fridayNoon;
});

const get = (headers: StaffHeaders, query: Record<string, string> = {}, end = '') =>
  app.inject({ url: `/api/v2/staff/audit-log${end}`, headers: { ...headers }, query });
const read = async (headers = owner, query: Record<string, string> = {}) => {
  const reply = await get(headers, query);
  expectStatus(reply, 200);
  return contract.listAuditLog.reply.parse(reply.json()).data;
};
const entries = async (query: Record<string, string> = {}) => (await read(owner, query)).entries;
const pause = (headers: StaffHeaders, restaurantId: number = small.restaurant) =>
  app.inject({
    method: 'PUT',
    url: `/api/v2/staff/restaurants/${restaurantId}/pause`,
    headers: { ...headers },
    payload: { until: null },
  });
const rowsOf = async (call: string) =>
  (await pool.query('select * from audit_log where call = $1 order by id', [call])).rows;

describe('the contract', () => {
  const calls: [string, Endpoint][] = Object.entries(contract);

  test('says of every call of staff that changes something that it is logged', () => {
    const changing = calls.filter(
      ([, { method, security, audit }]) =>
        audit !== 'none' && method !== 'GET' && (security.includes('staff') || audit === 'named'),
    );
    expect(calls.filter(([name]) => isLoggedCall(name))).toEqual(changing);
    expect(changing.length).toBeGreaterThan(50);
  });

  test('has nothing of a person in the paths of those calls', () => {
    // One of a fixed list of mails, and a domain of the tenant's own.
    const impersonal = new Set(['mail', 'domain']);
    const names = calls
      .filter(([name]) => isLoggedCall(name))
      .flatMap(([, { path }]) => path.match(/(?<=\{)\w+(?=\})/g) ?? []);
    const others = names.filter((name) => !name.endsWith('Id') && !impersonal.has(name));
    expect(others).toEqual([]);
    expect(names).toContain('orderId');
  });
});

describe('a call of staff', () => {
  test('that succeeds is written once, with who made it and where', async () => {
    expectStatus(await pause(manager), 200);
    expect(await rowsOf('pauseRestaurant')).toEqual([
      expect.objectContaining({
        name: 'Basil',
        role: 'manager',
        device_id: null,
        ids: { restaurantId: small.restaurant },
      }),
    ]);
    const [newest] = await entries();
    expect(newest).toMatchObject({
      call: 'pauseRestaurant',
      name: 'Basil',
      at: fridayNoon.toISOString(),
      device: null,
      restaurant: expect.any(String),
    });
  });

  test('that is refused, or only reads, is not written', async () => {
    const before = (await entries()).length;
    expectStatus(await pause(manager, small.closedRestaurant), 403);
    expectStatus(await pause(theirOwner), 404);
    const preview = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/suburbs/import',
      headers: { ...owner },
      payload: {
        text: 'postcode,suburb,latitude,longitude\n3057,Brunswick East,-37.77,144.97',
        is_preview: true,
        replaces: false,
      },
    });
    expectStatus(preview, 200);
    const wrong = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/session',
      headers: { host: small.host },
      payload: { email: 'owner@corner.test', password: 'a wrong guess' },
    });
    expectStatus(wrong, 401);
    expect(await entries()).toHaveLength(before);
  });

  test('leaves nothing of what it sent', async () => {
    const { id } = await addPerson(app, owner, { name: 'Marker Name', pin: '73519' });
    expectStatus(await changePerson(app, owner, id, { name: 'Second Marker', pin: '84620' }), 200);
    const invited = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/invitations',
      headers: { ...owner },
      payload: { email: 'marker@example.com', role: 'owner', restaurant_id: null },
    });
    expectStatus(invited, 201);
    const { rows } = await pool.query("select to_jsonb(l) - 'at' as row from audit_log l");
    const stored = JSON.stringify(rows);
    expect(stored).toContain('inviteStaff');
    expect(stored).toContain(id);
    expect(stored).not.toMatch(/marker|salt and pepper|corner\.test/i);
    // Random ids hold any five digits now and then, but not by themselves.
    expect(stored).not.toMatch(/(?<![\da-f])(?:73519|84620)(?![\da-f])/i);
    const [changed] = await entries({ kind: 'people' });
    expect(changed?.call).toBe('inviteStaff');
    expect((await entries()).find(({ call }) => call === 'changePerson')?.about).toBe(
      'Second Marker',
    );
  });

  test('at a device is written with the device and the person who has identified', async () => {
    const session = await signStaffIn(app, 'manager@corner.test');
    const tablet = await registerDevice(app, session, 'Tablet by the door');
    const { id } = await addPerson(app, owner, { name: 'Mint', pin: '4826' });
    expectStatus(await enterPin(app, tablet, '0000'), 403);
    expectStatus(await enterPin(app, tablet, '4826'), 200);
    expect(await entries({ person: id })).toMatchObject([
      { call: 'identifyAtDesk', name: 'Mint', role: 'staff', device: 'Tablet by the door' },
    ]);
    const lock = () =>
      app.inject({ method: 'DELETE', url: '/api/v2/staff/desk/person', headers: { ...tablet } });
    expectStatus(await lock(), 200);
    expectStatus(await lock(), 200);
    const [again, first] = await entries();
    expect(first).toMatchObject({ call: 'lockDesk', person_id: id });
    expect(again).toMatchObject({ call: 'lockDesk', person_id: null, role: null });
  });

  test('signing in and out is written', async () => {
    now = new Date(fridayNoon.getTime() + 1000);
    const session = await signStaffIn(app);
    const out = await app.inject({
      method: 'DELETE',
      url: '/api/v2/staff/session',
      headers: { ...session },
    });
    expectStatus(out, 200);
    const found = await entries({ kind: 'signing_in' });
    expect(found.slice(0, 2).map(({ call, name }) => [call, name])).toEqual([
      ['staffSignOut', 'Olive'],
      ['staffSignIn', 'Olive'],
    ]);
  });

  test('succeeds also where its entry cannot be written, which is logged', async () => {
    const logged = vi.spyOn(deps.log, 'error').mockImplementation(() => undefined);
    await pool.query('alter table audit_log rename to audit_log_away');
    try {
      expectStatus(await pause(manager), 200);
      expect(logged).toHaveBeenCalledWith(
        expect.objectContaining({ call: 'pauseRestaurant' }),
        expect.stringContaining('audit log'),
      );
    } finally {
      logged.mockRestore();
      await pool.query('alter table audit_log_away rename to audit_log');
    }
  });
});

describe('the audit log', () => {
  test('is for owners alone, and of their own tenant', async () => {
    expectStatus(await get(manager), 403);
    expectStatus(await get(manager, {}, '.csv'), 403);
    expectStatus(await get({ ...owner, cookie: '' }, {}, '.csv'), 401);
    const theirs = await read(theirOwner);
    expect(theirs.entries.map(({ call }) => call)).toEqual(['staffSignIn']);
    expect((await get(theirOwner, {}, '.csv')).body).not.toContain('Basil');
  });

  test('is read 50 at a time, by the day of the tenant’s clock, and whole as a file', async () => {
    const then = new Date(fridayNoon.getTime() - 20 * dayMs);
    const insert = `insert into audit_log (tenant_id, at, staff_id, name, call, ids)
      select $1, $2::timestamptz + i * interval '1 second', gen_random_uuid(), '=1+1', 'setTaxes',
        '{}'
      from generate_series(1, 60) i`;
    await pool.query(insert, [small.tenant, then]);
    const { time_zone } = await read();
    const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, dateStyle: 'short' });
    const date = dayOf.format(then);
    const first = await read(owner, { date });
    expect(first.entries).toHaveLength(50);
    const rest = await read(owner, { date, after: String(first.next) });
    expect([rest.entries.length, rest.next]).toEqual([10, null]);
    const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(60);
    const yesterday = dayOf.format(new Date(then.getTime() - dayMs));
    expect((await read(owner, { date: yesterday })).entries).toEqual([]);
    const file = await get(owner, { date }, '.csv');
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body.trim().split('\r\n')).toHaveLength(61);
    expect(file.body).toContain("'=1+1");
    expect(file.body).toContain('changed taxes');
    expectStatus(await get(owner, { date: 'today' }, '.csv'), 400);
  });

  test('keeps what was done for 400 days', async () => {
    const old = (days: number) =>
      pool.query(
        `insert into audit_log (tenant_id, at, name, call, ids) values ($1, $2, 'Old', 'setTaxes', '{}')`,
        [small.tenant, new Date(fridayNoon.getTime() - days * dayMs)],
      );
    await old(401);
    await old(399);
    await dropOldAuditEntries({ db, clock: () => fridayNoon });
    const { rows } = await pool.query(`select at from audit_log where name = 'Old'`);
    expect(rows).toEqual([{ at: new Date(fridayNoon.getTime() - 399 * dayMs) }]);
  });
});
