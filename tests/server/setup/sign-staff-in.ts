import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/client.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { hashPassword } from '#server/identity/password.ts';
import { small } from '#tests/fixtures/small-menu.ts';

export const password = 'salt and pepper';

/**
 * An owner of both small tenants; a manager of the first one's open restaurant, and somebody at its
 * desk.
 */
export async function insertStaff(db: Database): Promise<void> {
  const passwordHash = await hashPassword(password);
  const owner = { name: 'Olive', email: 'owner@corner.test', passwordHash, role: 'owner' } as const;
  await insertStaffAccount(db, small.tenant, owner);
  await insertStaffAccount(db, small.otherTenant, { ...owner, email: 'owner@pizza.test' });
  const ofOne = { passwordHash, restaurantId: small.restaurant };
  for (const member of [
    { ...ofOne, name: 'Basil', email: 'manager@corner.test', role: 'manager' },
    { ...ofOne, name: 'Sage', email: 'desk@corner.test', role: 'staff' },
  ] as const) {
    await insertStaffAccount(db, small.tenant, member);
  }
}

export type StaffHeaders = { host: string; cookie: string; 'x-xsrf-token': string };

/** Signs in as a browser does; gives the headers of its later calls. */
export async function signStaffIn(
  app: FastifyInstance,
  email = 'owner@corner.test',
  host: string = small.host,
): Promise<StaffHeaders> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/session',
    headers: { host },
    payload: { email, password },
  });
  const cookies = new Map(reply.cookies.map(({ name, value }) => [name, value]));
  return {
    host,
    cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
  };
}

/** Confirms by the password that it is still the one who signed in. */
export const confirmStaff = (app: FastifyInstance, session: StaffHeaders) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/session/confirmation',
    headers: { ...session },
    payload: { password },
  });
