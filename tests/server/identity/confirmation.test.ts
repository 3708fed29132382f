import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { listOwners } from '#server/db/queries/staff-people.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { sendNewKey } from '../setup/add-api-key.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { buildPasskeyShop, codeOf, here } from '../setup/passkey-shop.ts';
import { expectStatus } from '../setup/shopper.ts';
import { password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

const { app, deps, call, person, add, requestOptions, wait, now } = await buildPasskeyShop();
let emails = 0;
/** An owner whose sign-in is a minute longer ago than it counts. */
async function ownerOfOldSession() {
  emails += 1;
  const email = `owner-${emails}@corner.test`;
  const session = await person(email, 'owner');
  wait(11);
  return { email, session };
}
const confirm = (session: StaffHeaders, proof: object) =>
  call('POST', '/session/confirmation', session, proof);
const makeKey = (session: StaffHeaders, id: string = randomUUID()) =>
  sendNewKey(app, session, {}, id);

beforeEach(() => drainOutbox(deps));

const guarded = Object.entries(contract).filter(
  ([, { confirmation }]: [string, Endpoint]) => confirmation !== undefined,
);

test('what leads to more rights, to money or to customers wants a confirmation', () => {
  expect(guarded.map(([name]) => name).toSorted()).toEqual([
    'addApiKey',
    'addOpenIdProvider',
    'addWebhook',
    'changeOpenIdProvider',
    'changePerson',
    'changeWebhook',
    'inviteStaff',
    'makeDomainPrimary',
    'removeDomain',
    'removeOpenIdProvider',
    'removePerson',
    'removeStripeKeys',
    'renewWebhookSecret',
    'resetSecondFactor',
    'setSecondFactorRule',
    'setStripeKeys',
  ]);
});

describe('a sign-in', () => {
  test('confirms for ten minutes', async () => {
    const session = await person('new@corner.test', 'owner');
    wait(9);
    expectStatus(await makeKey(session), 200);
    wait(1);
    expect(codeOf(await makeKey(session))).toEqual([403, 'confirmation_required']);
  });

  test('in one browser confirms nothing in another', async () => {
    const { email, session } = await ownerOfOldSession();
    await signStaffIn(app, email);
    expect(codeOf(await makeKey(session))).toEqual([403, 'confirmation_required']);
  });
});

describe('a password', () => {
  test('confirms in place of a sign-in that is too long ago', async () => {
    const { session } = await ownerOfOldSession();
    const id = randomUUID();
    expect(codeOf(await makeKey(session, id))).toEqual([403, 'confirmation_required']);
    const reply = await confirm(session, { password });
    expectStatus(reply, 200);
    const until = new Date(now().getTime() + 10 * 60_000).toISOString();
    expect(reply.json().data).toEqual({ confirmed_until: until });
    expectStatus(await makeKey(session, id), 200);
  });

  test('that is wrong confirms nothing, and costs growing pauses', async () => {
    const { session } = await ownerOfOldSession();
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await confirm(session, { password: 'tomato soup' });
      expect(codeOf(reply)).toEqual([403, 'wrong_current_password']);
    }
    expect(codeOf(await confirm(session, { password }))).toEqual([429, 'too_many_requests']);
    expect(codeOf(await makeKey(session))).toEqual([403, 'confirmation_required']);
  });
});

test('a code of the app confirms, once', async () => {
  const { session } = await ownerOfOldSession();
  const begun = await call('POST', '/second-factor', session, { password });
  const { secret } = contract.beginSecondFactor.reply.parse(begun.json()).data;
  const code = () => generate({ secret, epoch: Math.floor(now().getTime() / 1000) });
  expectStatus(await call('PUT', '/second-factor', session, { code: await code() }), 200);
  wait(1);
  expect(codeOf(await confirm(session, { code: '000000' }))).toEqual([403, 'wrong_code']);
  const used = await code();
  expectStatus(await confirm(session, { code: used }), 200);
  expectStatus(await makeKey(session), 200);
  expect(codeOf(await confirm(session, { code: used }))).toEqual([403, 'wrong_code']);
});

describe('a passkey', () => {
  test('confirms', async () => {
    const { session } = await ownerOfOldSession();
    const { device } = await add(session);
    const credential = device.get(await requestOptions(), here);
    expectStatus(await confirm(session, { credential }), 200);
    expectStatus(await makeKey(session), 200);
    expect(codeOf(await confirm(session, { credential }))).toEqual([409, 'passkey_asked_again']);
  });

  test('of somebody else does not', async () => {
    const { session } = await ownerOfOldSession();
    const { device } = await add(await person('another@corner.test'));
    const credential = device.get(await requestOptions(), here);
    expect(codeOf(await confirm(session, { credential }))).toEqual([403, 'wrong_passkey']);
    expect(codeOf(await makeKey(session))).toEqual([403, 'confirmation_required']);
  });
});

test('owners alone are made with a confirmation, other people without', async () => {
  const { session } = await ownerOfOldSession();
  const invite = (body: object) => call('POST', '/invitations', session, body);
  const manager = { role: 'manager', restaurant_id: small.restaurant };
  expectStatus(await invite({ ...manager, email: 'fern@example.com' }), 201);
  const asOwner = { email: 'ivy@example.com', role: 'owner', restaurant_id: null };
  expect(codeOf(await invite(asOwner))).toEqual([403, 'confirmation_required']);
  const people = contract.listPeople.reply.parse((await call('GET', '/people', session)).json());
  const basil = people.data.find(({ name }) => name === 'Basil');
  const change = (body: object) => call('PATCH', `/people/${basil?.id}`, session, body);
  expectStatus(await change({ name: 'Basil' }), 200);
  const promoted = { role: 'owner', restaurant_id: null };
  expect(codeOf(await change(promoted))).toEqual([403, 'confirmation_required']);
  expectStatus(await confirm(session, { password }), 200);
  expectStatus(await invite(asOwner), 201);
  expectStatus(await change(promoted), 200);
  expectStatus(await change(manager), 200);
  const notices = (await drainOutbox(deps))
    .filter(({ to }) => to.address === 'owner@corner.test')
    .map(({ subject }) => subject);
  expect(notices).toEqual([
    'Somebody was invited as an owner · Corner Kitchen',
    'Somebody was made an owner · Corner Kitchen',
    'Somebody is no owner any more · Corner Kitchen',
  ]);
});

describe('an owner’s rights', () => {
  /** Another owner, and calls about them by one whose sign-in is too long ago. */
  async function twoOwners() {
    const { email } = await ownerOfOldSession();
    const { session } = await ownerOfOldSession();
    const reply = await call('GET', '/people', session);
    const people = contract.listPeople.reply.parse(reply.json()).data;
    const other = people.find((one) => one.email === email);
    const path = `/people/${other?.id}`;
    const change = (body: object) => call('PATCH', path, session, body);
    const remove = () => call('DELETE', path, session);
    return { email, session, change, remove };
  }
  const subjectsTo = async (address: string) =>
    (await drainOutbox(deps))
      .filter(({ to }) => to.address === address)
      .map(({ subject }) => subject.split(' · ')[0]);
  const manager = { role: 'manager', restaurant_id: small.restaurant };

  test('end with a confirmation alone, and whoever had them is mailed too', async () => {
    const { email, session, change } = await twoOwners();
    expect(codeOf(await change(manager))).toEqual([403, 'confirmation_required']);
    expect(await drainOutbox(deps)).toEqual([]);
    await confirm(session, { password });
    expectStatus(await change(manager), 200);
    const mails = await drainOutbox(deps);
    const owners = await listOwners(deps.db, small.tenant);
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual(
      [email, ...owners.map((one) => one.email ?? '')].toSorted(),
    );
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Somebody is no owner any more · Corner Kitchen']),
    );
    expectStatus(await change({ name: 'Third' }), 200);
    expect(await drainOutbox(deps)).toEqual([]);
  });

  test('come back with a confirmation alone', async () => {
    const { email, session, change } = await twoOwners();
    expect(codeOf(await change({ is_active: false }))).toEqual([403, 'confirmation_required']);
    await confirm(session, { password });
    expectStatus(await change({ is_active: false }), 200);
    expect(await subjectsTo(email)).toEqual(['An owner was deactivated']);
    wait(11);
    expect(codeOf(await change({ is_active: true }))).toEqual([403, 'confirmation_required']);
    await confirm(session, { password });
    expectStatus(await change({ is_active: true }), 200);
    expect(await subjectsTo(email)).toEqual(['An owner was let back in']);
  });

  test('go with a removal that is confirmed, of which a mail goes to the address they had', async () => {
    const { email, session, remove } = await twoOwners();
    expect(codeOf(await remove())).toEqual([403, 'confirmation_required']);
    await confirm(session, { password });
    expectStatus(await remove(), 200);
    expect(await subjectsTo(email)).toEqual(['An owner was removed']);
  });
});

describe('all owners', () => {
  test('are mailed that a key was made, and not the key', async () => {
    const { session } = await ownerOfOldSession();
    await confirm(session, { password });
    const reply = await makeKey(session);
    const { key } = contract.addApiKey.reply.parse(reply.json()).data;
    const mails = await drainOutbox(deps);
    const owners = await listOwners(deps.db, small.tenant);
    expect(owners.length).toBeGreaterThan(1);
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual(
      owners.map(({ email }) => email).toSorted(),
    );
    for (const { subject, text, html } of mails) {
      expect(subject).toBe('An API key was made · Corner Kitchen');
      expect(text).toContain('Second made the API key “Kitchen screen”.');
      expect(text).toContain('20 November 2026');
      expect(`${text}${html}`).not.toContain(key);
    }
  });

  test('are not mailed what was refused', async () => {
    const { session } = await ownerOfOldSession();
    await makeKey(session);
    await confirm(session, { password });
    const reply = await sendNewKey(app, session, { restaurant_id: 9_999_999 });
    expect(reply.statusCode).toBe(404);
    expect(await drainOutbox(deps)).toEqual([]);
  });

  test('are not mailed of a second factor that was off already', async () => {
    const { session } = await ownerOfOldSession();
    const people = contract.listPeople.reply.parse((await call('GET', '/people', session)).json());
    const sage = people.data.find(({ name }) => name === 'Sage');
    await confirm(session, { password });
    expectStatus(await call('DELETE', `/people/${sage?.id}/second-factor`, session), 200);
    expect(await drainOutbox(deps)).toEqual([]);
  });
});
