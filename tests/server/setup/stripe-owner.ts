import { afterAll } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { createStripe } from '#server/ports/payments/stripe.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { StripeStandIn } from '#tests/stand-ins/stripe.ts';
import { buildTestApp, type Changes } from './build-test-app.ts';
import { expectStatus } from './shopper.ts';
import { insertStaff, signStaffIn } from './sign-staff-in.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

/** The small restaurant with a Stripe on this machine, and its owner's calls about payments. */
export async function openStripeOwner(changes: Changes = {}) {
  const stand = new StripeStandIn();
  const apiUrl = await stand.start();
  afterAll(() => stand.stop());
  const database = await createSmallDatabase();
  const { db } = database;
  await insertStaff(db);
  const external = { db, clock: () => fridayNoon, secretKey: secretKeyOf(Buffer.alloc(32, 'k')) };
  const stripe = createStripe({ ...external, apiUrl, timeoutMs: 2000 });
  const gateways = { sandbox: null, stripe };
  const { app, deps } = await buildTestApp(database, { ...external, gateways, ...changes });
  const owner = await signStaffIn(app);
  const url = '/api/v2/staff/payment-settings';
  const show = async () => {
    const reply = await app.inject({ url, headers: { ...owner } });
    expectStatus(reply, 200);
    return contract.getPaymentSettings.reply.parse(reply.json()).data;
  };
  const send = (path: string, payload: object, revision: number, on = app) =>
    on.inject({
      method: path.endsWith('remove') ? 'POST' : 'PUT',
      url: `${url}/${path}`,
      headers: { ...owner, 'if-match': `"${revision}"` },
      payload,
    });
  return { stand, database, db, external, gateways, app, deps, owner, url, show, send };
}
