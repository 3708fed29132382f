import { contract } from '#schemas/api/contract.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { insertHosts } from '#server/db/queries/tenants.ts';
import { hashPassword } from '#server/identity/password.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from './build-test-app.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { expectStatus } from './shopper.ts';
import { insertStaff, password, signStaffIn, type StaffHeaders } from './sign-staff-in.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** Another host of the first small tenant. */
export const movedHost = 'moved.corner.test';

export const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
/** The page of a host. */
export const pageAt = (host: string) => ({ origin: `https://${host}` });
export const here = pageAt(small.host);

/** A server at two hosts of one business, with what people do there about passkeys. */
export async function buildPasskeyShop() {
  let now = fridayNoon;
  const { app, deps, db, pool } = await buildSmallApp({ clock: () => now });
  await insertStaff(db);
  await insertHosts(db, small.tenant, [movedHost]);
  const call = (method: Method, url: string, headers: object, payload?: object) =>
    app.inject({
      method,
      url: `/api/v2/staff${url}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  /** Somebody with a password alone. */
  async function person(email: string, role: 'owner' | 'manager' = 'manager') {
    const passwordHash = await hashPassword(password);
    const restaurantId = role === 'owner' ? null : small.restaurant;
    await insertStaffAccount(db, small.tenant, {
      email,
      passwordHash,
      name: 'Second',
      restaurantId,
      role,
    });
    return signStaffIn(app, email);
  }

  async function creationOptions(session: StaffHeaders) {
    const begun = await call('POST', '/passkeys/options', session, { password });
    expectStatus(begun, 201);
    return contract.beginPasskey.reply.parse(begun.json()).data;
  }

  async function add(session: StaffHeaders, device = new PasskeyDevice(), name = 'Phone') {
    const credential = device.create(await creationOptions(session), pageAt(session.host));
    const reply = await call('POST', '/passkeys', session, { name, credential });
    expectStatus(reply, 201);
    const { passkey, recovery_codes: codes } = contract.addPasskey.reply.parse(reply.json()).data;
    return { device, passkey, codes };
  }

  async function requestOptions(host: string = small.host) {
    const begun = await call('POST', '/session/passkey-options', { host }, {});
    expectStatus(begun, 201);
    return contract.beginPasskeySignIn.reply.parse(begun.json()).data;
  }
  const send = (credential: object, host: string = small.host) =>
    call('POST', '/session/passkey', { host }, { credential });
  const signIn = async (
    device: PasskeyDevice,
    made: { origin: string; isVerified?: boolean } = here,
  ) => send(device.get(await requestOptions(), made));
  const byPassword = (email: string, code?: string, host: string = small.host) =>
    call('POST', '/session', { host }, { email, password, ...(code && { code }) });
  const stateOf = async (session: StaffHeaders) => {
    const reply = await call('GET', '/second-factor', session);
    return contract.getSecondFactor.reply.parse(reply.json()).data;
  };
  return {
    app,
    deps,
    pool,
    call,
    person,
    creationOptions,
    add,
    requestOptions,
    send,
    signIn,
    byPassword,
    stateOf,
    /** Later by so many minutes. */
    wait: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    now: () => now,
  };
}
