import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultLimits } from '#server/environment/server-options.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { addPerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const owner = await signStaffIn(app);
await addPerson(app, owner, { name: 'Rosemary', pin: '2580' });
const { free, firstSeconds } = defaultLimits.pins;

// The limits count by the machine's clock; nothing else of it is replaced.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const newDevice = async (name: string) => registerDevice(app, await signStaffIn(app), name);

describe('wrong PINs at a device', () => {
  test('cost growing pauses, in which the right one is not taken either', async () => {
    const device = await newDevice('Guessed at');
    const tried = await Promise.all(
      Array.from({ length: free + 4 }, (_, index) => enterPin(app, device, String(6000 + index))),
    );
    const statuses = tried.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array<number>(free).fill(403), ...Array<number>(4).fill(429)]);
    const refused = await enterPin(app, device, '2580');
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringMatching(/wrong PINs/),
    });
    wait(firstSeconds + 1);
    expect((await enterPin(app, device, '6100')).statusCode).toBe(403);
    const longer = Number((await enterPin(app, device, '2580')).headers['retry-after']);
    expect(longer).toBeGreaterThan(firstSeconds);
    wait(longer + 1);
    expectStatus(await enterPin(app, device, '2580'), 200);
  });

  test('are not cleared by a right one between them: who has a PIN guesses at no other', async () => {
    const device = await newDevice('Insider');
    for (let tried = 0; tried < free; tried += 1) {
      expect((await enterPin(app, device, String(6200 + tried))).statusCode).toBe(403);
      const own = await enterPin(app, device, '2580');
      expect(own.statusCode).toBe(tried + 1 < free ? 200 : 429);
    }
  });

  test('hold up no other device, and a restart forgets none', async () => {
    const [one, other] = [await newDevice('One'), await newDevice('Other')];
    for (let tried = 0; tried < free; tried += 1) await enterPin(app, one, String(6300 + tried));
    expectStatus(await enterPin(app, other, '2580'), 200);
    const { app: restarted } = await buildTestApp({ db, pool });
    expect((await enterPin(restarted, one, '2580')).statusCode).toBe(429);
  });
});

test('whoever adds people learns the PINs of others no faster than at a device', async () => {
  const manager = await signStaffIn(app, 'manager@corner.test');
  const statuses: number[] = [];
  for (let tried = 0; tried <= free; tried += 1) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v2/staff/people',
      headers: { ...manager },
      payload: { name: `Name ${tried}`, pin: '2580', restaurant_id: small.restaurant },
    });
    statuses.push(reply.statusCode);
  }
  expect(statuses).toEqual([...Array<number>(free).fill(409), 429]);
});
