import { expect, test } from 'vitest';
import { ApiError } from '#server/errors/api-error.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { createSignInLimits } from '#server/rate-limits/sign-in-limits.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const signIns = { ...defaultLimits.signIns, atOnce: 2, mostWaiting: 3 };
const { app, db, deps } = await buildSmallApp({
  options: { limits: { ...defaultLimits, signIns } },
});
await insertStaff(db);

/** Checks of passwords that end when they are told to. */
function openChecks() {
  const limits = createSignInLimits(deps);
  const ends: (() => void)[] = [];
  let attempts = 0;
  const attempt = (device: string | null = null) =>
    limits
      .attempt(
        {
          tenantId: small.tenant,
          email: `${(attempts += 1)}@corner.test`,
          network: `192.0.2.${attempts}`,
          device,
          onGuessed: async () => undefined,
        },
        () => new Promise<string>((resolve) => ends.push(() => resolve('an account'))),
      )
      .catch((error: unknown) => {
        if (error instanceof ApiError) return [error.status, error.code, error.extra];
        throw error;
      });
  const endAll = () => {
    for (const end of ends.splice(0)) end();
  };
  return { attempt, ends, endAll };
}

test('so many passwords are checked at once, so many wait, and more are told to come back', async () => {
  const { attempt, ends, endAll } = openChecks();
  const admitted = [];
  for (let count = 1; count <= signIns.atOnce; count += 1) {
    admitted.push(attempt());
    await expect.poll(() => ends.length).toBe(count);
  }
  const more = Array.from({ length: signIns.mostWaiting + 2 }, () => attempt());
  const refused = [503, 'sign_in_busy', { retry_after: 5 }];
  expect(await Promise.race(more)).toEqual(refused);
  expect(ends).toHaveLength(signIns.atOnce);
  // A browser that is known has a queue of its own.
  const known = attempt('known');
  await expect.poll(() => ends.length).toBe(signIns.atOnce + 1);
  let isOver = false;
  const all = Promise.all([...admitted, known, ...more]).finally(() => (isOver = true));
  await expect
    .poll(() => {
      endAll();
      return isOver;
    })
    .toBe(true);
  const outcomes = await all;
  expect(outcomes.filter((outcome) => outcome === 'an account')).toHaveLength(
    signIns.atOnce + 1 + signIns.mostWaiting,
  );
  expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toEqual([refused, refused]);
});

test('whoever is told to come back is told when, in the header too', async () => {
  const limits = { ...defaultLimits, signIns: { ...signIns, mostWaiting: 0 } };
  const { app: busy, db: other } = await buildSmallApp({ options: { limits } });
  await insertStaff(other);
  const reply = await busy.inject({
    method: 'POST',
    url: '/api/v2/staff/session',
    headers: at,
    payload: { email: 'owner@corner.test', password: 'guess' },
  });
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  expect((await signStaffIn(app)).cookie).toContain('staff_session');
});
