import { expect, test } from 'vitest';
import { defaultLimits } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

const points = 3;
const options = { trustProxy: 1, limits: { ...defaultLimits, uploads: { points, seconds: 590 } } };
const one = await buildSmallApp({ options });
const two = await buildTestApp(one, { options });
await insertStaff(one.db);
const owner = await signStaffIn(one.app);

/** No picture: what is counted is counted before a byte of it is looked at. */
const upload = (headers: Partial<StaffHeaders> & { host: string }, from: string, { app } = one) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/pictures',
    headers: { ...headers, 'content-type': 'image/png', 'x-forwarded-for': from },
    payload: Buffer.from('no picture'),
  });
const isRefused = { statusCode: 429 };

test('a person stores so many pictures in a while, from whatever address, and is told when to go on', async () => {
  for (let sent = 0; sent < points; sent += 1) {
    expect(await upload(owner, `203.0.113.${sent}`)).toMatchObject({ statusCode: 415 });
  }
  const refused = await upload(owner, '203.0.113.9');
  expect(refused).toMatchObject(isRefused);
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    error: 'You have sent many files in a short time. Try again in 10 minutes.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(540);
  // Another instance counts on, and every other call goes on.
  expect(await upload(owner, '203.0.113.9', { ...one, ...two })).toMatchObject(isRefused);
  const session = await one.app.inject({ url: '/api/v2/staff/session', headers: { ...owner } });
  expect(session.statusCode).toBe(200);
});

test('neither strangers nor colleagues use up what a person may send', async () => {
  const manager = await signStaffIn(one.app, 'manager@corner.test');
  for (let sent = 0; sent <= points; sent += 1) {
    expect(await upload({ host: small.host }, '198.51.100.1')).toMatchObject({ statusCode: 401 });
  }
  expect(await upload(manager, '198.51.100.1')).toMatchObject({ statusCode: 415 });
});
