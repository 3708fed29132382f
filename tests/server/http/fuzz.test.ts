import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { defaultLimits } from '#server/environment/server-options.ts';
import { serveAssets } from '#server/pages/built-storefront.ts';
import { createDerivedPictures } from '#server/ports/images/derived-pictures.ts';
import { localImages } from '#server/ports/images/local-images.ts';
import { serveMedia } from '#server/ports/images/serve-media.ts';
import { createSandbox } from '#server/ports/payments/sandbox.ts';
import { createStripe } from '#server/ports/payments/stripe.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon, insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { readOperations } from '#tests/fuzz/api-operations.ts';
import { drawnCalls, type DrawnCall } from '#tests/fuzz/draw-calls.ts';
import { findFault } from '#tests/fuzz/find-fault.ts';
import { valuesOfSmallMenu } from '#tests/fuzz/known-values.ts';
import { createSender } from '#tests/fuzz/send-call.ts';
import { StripeStandIn } from '#tests/stand-ins/stripe.ts';
import { addPages, countingEntry } from '../pages/build-page-app.ts';
import { at, buildUnreadyApp } from '../setup/build-test-app.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { placeForeignOrder } from '../setup/place-foreign-order.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, password, signStaffIn } from '../setup/sign-staff-in.ts';
import { keyOfLink } from '../setup/key-of-link.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

/** With SOAK=1 as many as SOAK_CALLS says. */
const calls = process.env['SOAK'] ? Number(process.env['SOAK_CALLS'] ?? 50_000) : 3000;
const atOnce = 8;
/** Staff sign in again after so many: some of the calls sign them out. */
const batch = 250;
vi.setConfig({ testTimeout: 60_000 + calls * 40 });

const folder = await mkdtemp(join(tmpdir(), 'servery-fuzz-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await writeFile(join(folder, 'index.js'), 'void 0;\n');
const images = localImages(folder);

const database = await createSmallDatabase();
await insertSmallOffers(database.db);
await insertCoupon(database.db, { code: 'SAVE10' });
await insertStaff(database.db);

const wrote: unknown[] = [];
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (entry: unknown) => void wrote.push(entry),
};
const plenty = { points: 10_000_000, seconds: 60 };
const limits = {
  ...defaultLimits,
  claims: plenty,
  reads: plenty,
  guesses: plenty,
  signIns: {
    ...defaultLimits.signIns,
    pauses: { ...defaultLimits.signIns.pauses, free: plenty.points },
  },
  writes: plenty,
  uploads: plenty,
  signUps: plenty,
};
// Keys that are drawn well are tried: the stand-in knows none of them.
const stand = new StripeStandIn();
const apiUrl = await stand.start();
afterAll(() => stand.stop());
const external = {
  db: database.db,
  clock: () => fridayNoon,
  secretKey: secretKeyOf(Buffer.alloc(32, 'k')),
};
const gateways = {
  sandbox: createSandbox(external),
  stripe: createStripe({ ...external, apiUrl }),
};
const { app, deps } = await buildUnreadyApp(database, {
  ...external,
  gateways,
  images,
  log,
  options: { limits },
});
await addPages({ app, deps }, countingEntry());
await serveMedia(app, images, createDerivedPictures(images, log));
await serveAssets(app, [folder]);
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const { send, close } = createSender(() => origin);
afterAll(close);

type Proof = Record<string, string>;

const callers = { nobody: '', guest: 'guest', owner: 'staff', manager: 'staff', stranger: '' };

/** What proves who calls; the sessions of staff are new each time. */
async function proofs(guest: Proof, otherGuest: Proof): Promise<Record<string, Proof>> {
  return {
    nobody: at,
    guest,
    owner: await signStaffIn(app),
    manager: await signStaffIn(app, 'manager@corner.test'),
    // Another tenant's token at this host.
    stranger: { ...otherGuest, host: small.host },
  };
}

test('whatever is sent, the API answers in the shape of its contract and never fails; an order goes through after it', async () => {
  const shopper = await createShopper(app, 4_000_001);
  const otherGuest = await claimGuest(app, 4_000_001, small.otherHost);
  await shopper.fillCart(lemonade);
  const placed = await shopper.placed({ payment_method: 'card' });
  const { items } = await shopper.fillCart(lemonade);

  const document = await app.inject({ url: '/api/openapi.json', headers: at });
  const operations = readOperations(document.json());
  const known = {
    ...valuesOfSmallMenu,
    guest_id: [shopper.guestId, shopper.guestId, shopper.guestId, 4_000_002],
    'addToCart body': [plainBurger, lemonade].map((line) => ({
      ...line,
      restaurant_id: small.restaurant,
      guest_id: shopper.guestId,
      quantity: 1,
    })),
    'placeOrder body': [shopper.orderBody({ version: 2, total: 4.5 })],
    cart_id: items.map(({ id }) => id),
    cartItemId: items.map(({ id }) => id),
    orderId: [placed.id, placed.id, randomUUID()],
    'idempotency-key': [randomUUID(), randomUUID(), 'short'],
    'x-order-key': [keyOfLink(placed.link), 'wrong'],
    cart_version: [0, 1, 2, 3, 4],
    expected_total: [4.5, 9, '4.50', 4],
    password: [password, 'wrong'],
  };
  let who = await proofs(shopper.headers, otherGuest);
  const drawn = sample(drawnCalls(operations, known, callers), calls);
  // Of some three hundred kinds of calls one is left out now and then.
  const names = new Set(drawn.map(({ operation }) => operation));
  for (const left of operations.filter(({ name }) => !names.has(name))) {
    drawn.push(...sample(drawnCalls([left], known, callers), 20));
  }
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const attempt = async (call: DrawnCall) => {
    const answer = await send(call, who[call.caller] ?? {});
    // Who sends more than is taken may be cut off while they still send.
    const isLong = Buffer.byteLength(call.body ?? '') > 60_000;
    const fault = answer ? findFault(call, answer) : isLong ? null : 'had no answer';
    seen.set(call.operation, (seen.get(call.operation) ?? 0) + 1);
    if (fault === null) return;
    const body = call.body?.toString().slice(0, 300);
    faults.push(`${call.caller}: ${call.method} ${call.path.slice(0, 300)} ${body ?? ''} ${fault}`);
  };
  for (let done = 0; done < drawn.length; done += batch) {
    who = await proofs(shopper.headers, otherGuest);
    const waiting = drawn.slice(done, done + batch);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let call = waiting.pop(); call; call = waiting.pop()) await attempt(call);
      }),
    );
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(wrote).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(
    ['elsewhere', ...operations.map(({ name }) => name)].toSorted(),
  );

  // Of the tenant beside it: at their own, staff may have closed everything meanwhile.
  const guest = await claimGuest(app, 3_000_001, small.otherHost);
  const { theirOrder } = await placeForeignOrder(app, guest);
  expect(theirOrder).toMatch(/^[\da-f-]{36}$/);
});
