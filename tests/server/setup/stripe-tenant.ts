import { and, eq } from 'drizzle-orm';
import { contract } from '#schemas/api/contract.ts';
import { orderEvents, orders, payments, paymentSettings, refunds } from '#server/db/schema.ts';
import type { Deps } from '#server/dependencies/deps.ts';
import type { Log } from '#server/logging/log.ts';
import { createSandbox } from '#server/ports/payments/sandbox.ts';
import { createStripe } from '#server/ports/payments/stripe.ts';
import { saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { afterUse } from '#tests/database/after-use.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import type {
  StandInDispute,
  StandInIntent,
  StandInRefund,
} from '#tests/stand-ins/stripe-books.ts';
import { standInKeys, StripeStandIn } from '#tests/stand-ins/stripe.ts';
import { buildTestApp } from './build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from './shopper.ts';
import type { Shopper } from './shopper.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

/** The first small tenant, paid by Stripe (a stand-in on this machine); its clock can be moved. */
export async function openStripeTenant() {
  const stand = new StripeStandIn();
  const apiUrl = await stand.start();
  afterUse(() => stand.stop());
  const database = await createSmallDatabase();
  const { db } = database;
  const time = { now: fridayNoon };
  const said: string[] = [];
  const listen = (level: string) => (_options: unknown, sentence?: string) =>
    void said.push(`${level}: ${sentence}`);
  const log: Log = { info: listen('info'), warn: listen('warn'), error: listen('error') };
  const external = { db, clock: () => time.now, secretKey: secretKeyOf(Buffer.alloc(32, 'k')) };
  await db
    .insert(paymentSettings)
    .values({ tenantId: small.tenant, gateway: 'stripe', publishableKey: 'pk_test_standin' });
  await saveStripeKeys(external, small.tenant, standInKeys);
  const gateways: Deps['gateways'] = {
    sandbox: createSandbox(external),
    stripe: createStripe({ ...external, apiUrl, timeoutMs: 2000 }),
  };
  const { app, deps } = await buildTestApp(database, { ...external, gateways, log });
  let nextGuest = 4_400_000;

  /** An order of $17.40 that waits for its card. */
  const cardOrder = async (changes: Record<string, unknown> = {}) => {
    const shopper = await createShopper(app, (nextGuest += 1));
    await shopper.fillCart(plainBurger, lemonade);
    const { id } = await shopper.placed({ payment_method: 'card', ...changes });
    return { shopper, id };
  };

  const pay = async (shopper: Shopper, orderId: string, key: string = crypto.randomUUID()) =>
    shopper.call(
      'POST',
      `/v2/orders/${orderId}/payments`,
      { gateway: 'stripe' },
      { 'idempotency-key': key },
    );

  const check = (shopper: Shopper, orderId: string) =>
    shopper.call('POST', `/v2/orders/${orderId}/payments/check`, {});

  /** The same, with its intent at Stripe, which the browser's element is to confirm. */
  const begun = async (changes: Record<string, unknown> = {}) => {
    const order = await cardOrder(changes);
    const reply = await pay(order.shopper, order.id);
    expectStatus(reply, 200);
    const { action } = contract.payOrder.reply.parse(reply.json());
    if (action?.kind !== 'stripe') throw new Error('Stripe asked for nothing');
    const intent = stand.books.find(action.client_secret.replace(/_secret_.*/, ''));
    return { ...order, intent };
  };

  /** Stripe tells how an intent, a refund or a dispute stands: by default that it succeeded. */
  const sendWebhook = (
    about: StandInIntent | StandInRefund | StandInDispute,
    type = 'payment_intent.succeeded',
    options: { id?: string; secret?: string; host?: string } = {},
  ) => {
    const { host = small.host, ...signing } = options;
    const { payload, headers } = stand.webhook(about, type, { at: time.now, ...signing });
    return app.inject({
      method: 'POST',
      url: '/api/v2/webhooks/stripe',
      headers: { ...headers, host },
      payload,
    });
  };

  const rowsOf = async (orderId: string) => ({
    order: (await db.select().from(orders).where(eq(orders.id, orderId)))[0],
    payments: await db.select().from(payments).where(eq(payments.orderId, orderId)),
    refunds: (
      await db
        .select({ refund: refunds })
        .from(refunds)
        .innerJoin(
          payments,
          and(eq(payments.tenantId, refunds.tenantId), eq(payments.id, refunds.paymentId)),
        )
        .where(eq(payments.orderId, orderId))
    ).map(({ refund }) => refund),
    events: await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, orderId))
      .orderBy(orderEvents.id),
  });

  const later = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };

  return {
    app,
    db,
    deps,
    time,
    stand,
    books: stand.books,
    said,
    cardOrder,
    pay,
    check,
    begun,
    sendWebhook,
    rowsOf,
    later,
  };
}
