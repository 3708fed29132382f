import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { invitationLink, inviteStaff } from '#server/accounts/invite-staff.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { sendInvitationMail } from '#server/jobs/send-invitation-mail.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { changePerson, headersFrom } from '../setup/desk-device.ts';
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
const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

const post = (url: string, headers: object, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/v2/staff${url}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const invite = (payload: object, headers: StaffHeaders = owner) =>
  post('/invitations', headers, { role: 'manager', restaurant_id: small.restaurant, ...payload });
const invited = async (payload: object) => {
  const reply = await invite(payload);
  expectStatus(reply, 201);
  return contract.inviteStaff.reply.parse(reply.json()).data;
};
const open = async (headers: StaffHeaders = owner) => {
  const url = '/api/v2/staff/invitations';
  const reply = await app.inject({ url, headers: { ...headers } });
  expectStatus(reply, 200);
  return contract.listInvitations.reply.parse(reply.json()).data;
};
/** Delivers what the outbox has, and gives the mails of an address. */
const mailsTo = async (email: string) => {
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
       on t.id = j.task_id where t.identifier = 'invitation_mail' order by j.id`,
  );
  sent.length = 0;
  for (const { payload } of rows) await sendInvitationMail(deps, payload);
  return sent.filter(({ to }) => to.address === email);
};
const tokenIn = (mail: Mail | undefined) => /#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const tokenFor = async (email: string) => tokenIn((await mailsTo(email)).at(-1));
const show = (token: string, host: string = small.host) => post('/invitation', { host }, { token });
const accept = (token: string, host: string = small.host) =>
  post('/invitation/account', { host }, { token, name: 'Ginger', password: 'a long password' });
const codeOf = (reply: { statusCode: number; json(): { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

describe('an invitation', () => {
  test('leads by its mail to an account with the chosen name and password, signed in', async () => {
    const email = 'ginger@corner.test';
    expect(await invited({ email: ' Ginger@Corner.test ' })).toMatchObject({
      email,
      role: 'manager',
      restaurant_id: small.restaurant,
      invited_by: 'Olive',
      is_expired: false,
      expires_at: new Date(now.getTime() + 7 * dayMs).toISOString(),
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('You are invited to Corner Kitchen');
    expect(mail?.text).toContain('Olive invites you to manage Corner Kitchen Harbour');
    const token = tokenIn(mail);
    const shown = await show(token);
    expect(contract.showInvitation.reply.parse(shown.json()).data).toMatchObject({
      email,
      role: 'manager',
      place: 'Corner Kitchen',
      invited_by: 'Olive',
    });
    const reply = await accept(token);
    expectStatus(reply, 201);
    const session = headersFrom(reply.cookies);
    const people = await app.inject({ url: '/api/v2/staff/session', headers: { ...session } });
    expect(people.json().data).toMatchObject({ name: 'Ginger', role: 'manager', email });
    const again = await post(
      '/session',
      { host: small.host },
      { email, password: 'a long password' },
    );
    expectStatus(again, 201);
    expect((await open()).map((it) => it.email)).not.toContain(email);
  });

  test('is used once, also by two at once', async () => {
    const email = 'twice@corner.test';
    await invited({ email });
    const token = await tokenFor(email);
    const replies = await Promise.all([accept(token), accept(token)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(codeOf(await show(token))).toEqual([409, 'link_used']);
    const { rows } = await pool.query('select 1 from staff_accounts where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('runs out after seven days, and has seven more once it is sent again', async () => {
    const email = 'late@corner.test';
    const { id } = await invited({ email });
    const old = await tokenFor(email);
    now = new Date(now.getTime() + 7 * dayMs);
    onTestFinished(() => void (now = fridayNoon));
    const ownerNow = await signStaffIn(app);
    expect(codeOf(await accept(old))).toEqual([409, 'link_expired']);
    expect((await open(ownerNow)).find((it) => it.id === id)).toMatchObject({ is_expired: true });
    expectStatus(await post(`/invitations/${id}/mail`, ownerNow), 200);
    expect(codeOf(await show(old))).toEqual([409, 'link_replaced']);
    expectStatus(await accept(await tokenFor(email)), 201);
  });

  test('that is taken back opens nothing, and is mailed no more', async () => {
    const email = 'gone@corner.test';
    const { id } = await invited({ email });
    const token = await tokenFor(email);
    const revoke = () =>
      app.inject({
        method: 'DELETE',
        url: `/api/v2/staff/invitations/${id}`,
        headers: { ...owner },
      });
    expectStatus(await revoke(), 200);
    expect(codeOf(await revoke())).toEqual([404, 'unknown_invitation']);
    expect(codeOf(await accept(token))).toEqual([409, 'link_revoked']);
    expect(await mailsTo(email)).toEqual([]);
    expect(codeOf(await post(`/invitations/${id}/mail`, owner))).toEqual([
      404,
      'unknown_invitation',
    ]);
  });

  test('of another tenant, or a made-up one, is no link here', async () => {
    const email = 'cook@pizza.test';
    const their = { email, role: 'owner', restaurant_id: null };
    expectStatus(await invite(their, theirOwner), 201);
    const token = await tokenFor(email);
    for (const wrong of [token, `${token.slice(0, -1)}_`, 'x', `${token}${token}`.slice(0, 199)]) {
      expect(codeOf(await accept(wrong))).toEqual([404, 'unknown_link']);
    }
    expectStatus(await show(token, small.otherHost), 200);
  });

  test('the same once more is the same one, and one to something else is refused', async () => {
    const email = 'once@corner.test';
    const [one, two] = await Promise.all([invited({ email }), invited({ email })]);
    expect(one.id).toBe(two.id);
    expect(await mailsTo(email)).toHaveLength(1);
    const other = await invite({ email, role: 'owner', restaurant_id: null });
    expect(codeOf(other)).toEqual([409, 'already_invited']);
    expect(other.json().problems).toMatchObject([{ path: 'body.email' }]);
  });

  test('is refused to the address of an account, and given to one that left', async () => {
    const email = 'manager@corner.test';
    expect(codeOf(await invite({ email }))).toEqual([409, 'email_taken']);
    const { rows } = await pool.query('select id from staff_accounts where email = $1', [email]);
    expectStatus(await changePerson(app, owner, rows[0].id, { is_active: false }), 200);
    await invited({ email });
    expectStatus(await accept(await tokenFor(email)), 201);
    const before = await post('/session', { host: small.host }, { email, password });
    expect(codeOf(before)).toEqual([401, 'wrong_password']);
    const after = await post(
      '/session',
      { host: small.host },
      { email, password: 'a long password' },
    );
    expect(after.json().data).toMatchObject({ id: rows[0].id, name: 'Ginger' });
  });

  test.each([
    [{ email: 'no address' }, 'body.email'],
    [{ role: 'owner' }, 'body.restaurant_id'],
    [{ restaurant_id: null }, 'body.restaurant_id'],
  ])('%j is refused where it is wrong', async (payload, path) => {
    const reply = await invite({ email: 'new@corner.test', ...payload });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().problems).toMatchObject([{ path }]);
  });

  test('asks for a password of ten characters', async () => {
    const reply = await post(
      '/invitation/account',
      { host: small.host },
      { token: 'x', name: 'Ginger', password: 'too short' },
    );
    expect(reply.json().problems).toMatchObject([{ path: 'body.password' }]);
  });

  test('is mailed to nobody more than five times a day', async () => {
    const email = 'flooded@corner.test';
    const { id } = await invited({ email });
    for (let mail = 2; mail <= 5; mail += 1) {
      expectStatus(await post(`/invitations/${id}/mail`, owner), 200);
    }
    const refused = await post(`/invitations/${id}/mail`, owner);
    expect(codeOf(refused)).toEqual([429, 'too_many_requests']);
    expect(refused.json().error).toContain('24 hours');
  });
});

describe('the first owner', () => {
  const first = { email: 'first@corner.test', role: 'owner', restaurantId: null } as const;

  test('is invited in the transaction that makes their tenant, and gets the link', async () => {
    const invitation = await inTransaction(pool, (tx) =>
      inviteStaff(tx, deps, small.tenant, { ...first, invitedBy: null }),
    );
    const link = invitationLink(deps, 'https://corner.test', invitation);
    expect(link).toMatch(/^https:\/\/corner\.test\/desk\/invitation#token=\S{50,}$/);
    const [mail] = await mailsTo(first.email);
    expect(mail?.text).toContain('Your site is waiting for you.');
    expect(mail?.text).toContain(link.split('#')[1]);
    const reply = await accept(link.split('#token=')[1] ?? '');
    expect(reply.json().data).toMatchObject({ role: 'owner', restaurant_id: null });
  });

  test('is invited by nobody where that transaction fails', async () => {
    const email = 'never@corner.test';
    const failing = inTransaction(pool, async (tx) => {
      await inviteStaff(tx, deps, small.tenant, { ...first, email, invitedBy: null });
      throw new Error('the tenant could not be made');
    });
    await expect(failing).rejects.toThrow('could not be made');
    expect(await mailsTo(email)).toEqual([]);
    expect((await open()).map((it) => it.email)).not.toContain(email);
  });
});
