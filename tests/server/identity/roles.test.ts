import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { everyRole, leadingRoles, type StaffRole } from '#schemas/api/staff-role.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { changePerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

// Each call of the contract is made by each role within a minute.
const plenty = { points: 10_000_000, seconds: 60 };
const limits = { ...defaultLimits, reads: plenty, writes: plenty, guesses: plenty };
const { app, db, pool } = await buildSmallApp({ options: { limits } });
await insertStaff(db);
const headersOf: Record<StaffRole, StaffHeaders> = {
  owner: await signStaffIn(app),
  manager: await signStaffIn(app, 'manager@corner.test'),
  staff: await signStaffIn(app, 'desk@corner.test'),
};

const staffCalls = Object.entries(contract)
  .map(([name, row]): [string, Endpoint] => [name, row])
  // Signing out would end the session of the calls after it.
  .filter(([name, { security }]) => security.includes('staff') && name !== 'staffSignOut');

/** Nothing that exists: who may call is decided before what is asked for. */
async function codeOf({ method, path }: Endpoint, headers: StaffHeaders): Promise<string> {
  const url = `/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`;
  const reply = await app.inject({ method, url, headers: { ...headers } });
  return reply.statusCode < 300 ? '' : errorReply.parse(reply.json()).code;
}

describe.each(everyRole)('R95 a member of staff with the role %s', (role) => {
  test.each(staffCalls)('calls %s only where the contract lets them', async (_name, row) => {
    const roles: readonly StaffRole[] = row.roles ?? leadingRoles;
    const isRefused = (await codeOf(row, headersOf[role])) === 'not_your_role';
    expect(isRefused).toBe(!roles.includes(role));
  });
});

const newDevice = async (name: string) => registerDevice(app, await signStaffIn(app), name);
const empty = await newDevice('nobody');
const identified: Record<StaffRole, StaffHeaders> = {
  owner: await newDevice('owner'),
  manager: await newDevice('manager'),
  staff: await newDevice('staff'),
};
const pinOf: Record<StaffRole, string> = { owner: '1470', manager: '2580', staff: '3690' };
for (const role of everyRole) {
  const { rows } = await pool.query(
    'select id from staff_accounts where tenant_id = $1 and role = $2',
    [small.tenant, role],
  );
  expectStatus(await changePerson(app, headersOf.owner, rows[0].id, { pin: pinOf[role] }), 200);
}
// Locking, and identifying as somebody else, would change who is there.
const deviceCalls = staffCalls.filter(([name]) => name !== 'lockDesk');
const isForDevices = ({ roles = leadingRoles, atDevice }: Endpoint) =>
  roles.some((role) => role === 'staff') && atDevice !== 'never';

describe('at a device of the desk where nobody has identified', () => {
  test.each(deviceCalls)(
    '%s is read at most, and only what is for the desk',
    async (_name, row) => {
      const code = await codeOf(row, empty);
      const isOpen = row.method === 'GET' || row.atDevice === 'without_person';
      const refusal = !isForDevices(row) ? 'staff_session_expired' : isOpen ? null : 'pin_required';
      const refusals = ['staff_session_expired', 'pin_required', 'not_your_role'];
      expect(refusals.includes(code) ? code : null).toBe(refusal);
    },
  );
});

describe.each(everyRole)('at a device where a person with the role %s has', (role) => {
  test.each(deviceCalls)('%s counts only where it is for the desk', async (_name, row) => {
    expectStatus(await enterPin(app, identified[role], pinOf[role]), 200);
    const code = await codeOf(row, identified[role]);
    const refusals = ['staff_session_expired', 'pin_required', 'not_your_role'];
    expect(refusals.includes(code) ? code : null).toBe(
      isForDevices(row) ? null : 'staff_session_expired',
    );
  });
});

test('the editor and publishing are nothing for a device', () => {
  const open = staffCalls.filter(([, row]) => isForDevices(row)).map(([name]) => name);
  expect(open).toEqual(expect.arrayContaining(['listStaffOrders', 'moveOrder', 'identifyAtDesk']));
  expect(open.filter((name) => /config|publish|picture|people|person|device/i.test(name))).toEqual(
    [],
  );
});

test('the desk is open to everybody, publishing is not', () => {
  const rolesOf = ({ roles = leadingRoles }: Endpoint): readonly StaffRole[] => roles;
  expect(rolesOf(contract.listStaffOrders)).toContain('staff');
  expect(rolesOf(contract.publishConfig)).not.toContain('staff');
});
