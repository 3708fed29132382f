import { beforeEach, expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { createLog } from '#server/logging/log.ts';
import { refusedKind } from '#server/http/refused-calls.ts';
import type { RefusedKind } from '#server/metrics/request-metrics.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { addApiKey } from '../setup/add-api-key.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { addPerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const lines: string[] = [];
const counted: [kind: RefusedKind, reason: string][] = [];
const network = '203.0.113.77';
const operatorKey = 'an-operators-key-of-32-characters';
const { app, db } = await buildSmallApp({
  log: createLog('warn', { write: (line) => void lines.push(line) }),
  metrics: {
    requestEnded: () => undefined,
    streamBegan: () => undefined,
    streamEnded: () => undefined,
    refused: (kind, reason) => void counted.push([kind, reason]),
  },
  options: { operatorKey },
});
await insertStaff(db);
const owner = await signStaffIn(app);
const desk = await signStaffIn(app, 'desk@corner.test');
const tablet = await registerDevice(app, await signStaffIn(app, 'manager@corner.test'));
await addPerson(app, owner, { name: 'Rosemary', pin: '2580' });
const key = await addApiKey(app, owner);

beforeEach(() => {
  lines.splice(0);
  counted.splice(0);
});

type Sent = { url: string; headers?: object; payload?: object };
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', { url, headers, payload }: Sent) =>
  app.inject({
    method,
    url: `/api/v2${url}`,
    headers: { host: small.host, ...headers },
    remoteAddress: network,
    ...(payload && { payload }),
  });

const signIn = (email: string, tried: string) =>
  send('POST', { url: '/staff/session', payload: { email, password: tried } });

test.each<[string, RefusedKind, string, () => Promise<{ statusCode: number }>]>([
  [
    'a wrong password of staff',
    'staff_sign_in',
    'wrong_password',
    () => signIn('owner@corner.test', 'tomato soup'),
  ],
  [
    'a wrong password of a customer',
    'customer_sign_in',
    'wrong_password',
    () =>
      send('POST', {
        url: '/users/session',
        payload: { email: 'ada@example.com', password: 'tomato soup' },
      }),
  ],
  [
    'a code that signs no customer in',
    'customer_sign_in',
    'wrong_one_time_code',
    () =>
      send('POST', {
        url: '/users/session/code',
        payload: { request_id: crypto.randomUUID(), code: '123456' },
      }),
  ],
  ['a wrong PIN', 'pin', 'wrong_pin', () => enterPin(app, tablet, '9999')],
  [
    'a wrong password of whoever is signed in',
    'own_secret',
    'wrong_current_password',
    () =>
      send('POST', {
        url: '/staff/second-factor',
        headers: owner,
        payload: { password: 'tomato soup' },
      }),
  ],
  [
    'a wrong code of an app',
    'own_secret',
    'wrong_code',
    () => send('PUT', { url: '/staff/second-factor', headers: owner, payload: { code: '000000' } }),
  ],
  [
    'a call without a session',
    'staff_call',
    'staff_session_expired',
    () => send('GET', { url: '/staff/people' }),
  ],
  [
    'a call that the role may not make',
    'staff_call',
    'not_your_role',
    () => send('GET', { url: '/staff/api-keys', headers: desk }),
  ],
  [
    'a change without the token of its session',
    'staff_call',
    'xsrf_mismatch',
    () => send('DELETE', { url: '/staff/session', headers: { cookie: owner.cookie } }),
  ],
  [
    'a key without the scope',
    'staff_call',
    'scope_missing',
    () => send('GET', { url: '/staff/people', headers: key.headers }),
  ],
  [
    'a file that a stranger asks for',
    'staff_call',
    'staff_session_expired',
    () => send('GET', { url: '/staff/audit-log.csv' }),
  ],
  [
    'a wrong key of the operator',
    'operator_call',
    'operator_key_wrong',
    () =>
      send('GET', {
        url: '/operator/tenants',
        headers: { authorization: `Bearer ${operatorKey.replace('an', 'no')}` },
      }),
  ],
])('%s is logged by one line and counted as %s: %s', async (_what, kind, reason, refused) => {
  const { statusCode } = await refused();
  expect([401, 403]).toContain(statusCode);
  expect(counted).toEqual([[kind, reason]]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, kind, reason });
});

test('an account that has to wait is counted, too', async () => {
  for (let tries = 0; tries < 5; tries += 1) await signIn('nobody@corner.test', 'tomato soup');
  counted.splice(0);
  expect((await signIn('nobody@corner.test', 'tomato soup')).statusCode).toBe(429);
  expect(counted).toEqual([['staff_sign_in', 'too_many_requests']]);
});

test('a line has neither the address, nor the account, nor what was tried', async () => {
  await signIn('owner@corner.test', 'tomato soup');
  await signIn('manager@corner.test', 'another soup');
  const text = lines.join('');
  for (const secret of [network, 'owner@', 'manager@', 'soup']) expect(text).not.toContain(secret);
  const [one, other] = lines.map((line): { from: string; tenantId: number } => JSON.parse(line));
  expect(one).toMatchObject({ tenantId: small.tenant, from: expect.stringMatching(/^[\w-]{12}$/) });
  expect(other?.from).toBe(one?.from);
});

test('whoever is asked for a PIN or a code, or whether they are signed in, did nothing wrong', async () => {
  expectStatus(await send('GET', { url: '/staff/session' }), 401);
  const asked = await send('POST', {
    url: `/staff/orders/${crypto.randomUUID()}/status`,
    headers: tablet,
    payload: { to: 'accepted' },
  });
  expect(errorReply.parse(asked.json()).code).toBe('pin_required');
  expect([counted, lines]).toEqual([[], []]);
  const halfway = { status: 403, code: 'second_factor_required' } as const;
  expect(refusedKind({ secret: 'staff_sign_in' }, halfway)).toBeNull();
});
