import type { PaymentSettings } from '#schemas/api/staff-payments.ts';
import { stripeKeyMode, stripeWebhookEvents } from '#schemas/rules/payments/stripe-key.ts';
import { isUsable } from '../../caches/settings-cache.ts';
import type { Database } from '../../db/client.ts';
import { findSealedKeys } from '../../db/queries/payment-secrets.ts';
import { listPaymentSettings } from '../../db/queries/settings.ts';
import { lockTenant } from '../../db/queries/tenant-settings.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import {
  changeGateway,
  paymentsPage,
  type GatewayChange,
} from '../../ports/payments/change-gateway.ts';
import { isReachableByStripe } from '../../ports/payments/stripe-webhook-endpoint.ts';
import { openStripeKeys, type StripeKeys } from '../../ports/payments/stripe-keys.ts';
import { requireRevision, revisionOf } from './settings-revision.ts';
import { noStripe } from './wallet-domains.ts';
import type { SecretKey } from '../../security/secret-key.ts';

type Needs = Pick<Deps, 'db' | 'secretKey' | 'gateways' | 'options'>;

/** How a tenant is paid, as its owners read it; of the secrets their ends alone. */
export async function showPayments(
  { db, secretKey, gateways, options }: Needs,
  tenant: Tenant,
): Promise<PaymentSettings> {
  const rows = await listPaymentSettings(db, tenant.id);
  const stripe = rows.find(({ gateway }) => gateway === 'stripe');
  const keys = stripe?.hasKeys ? await openedKeys(db, secretKey, tenant.id) : null;
  return {
    ways: rows.filter((row) => isUsable(gateways, row)).map(({ gateway }) => gateway),
    takes_cash: rows.some(({ gateway }) => gateway === 'cash'),
    stripe: stripe?.hasKeys
      ? {
          publishable_key: stripe.publishableKey ?? '',
          mode: stripeKeyMode(stripe.publishableKey ?? ''),
          secret_end: keys && endOf(keys.secretKey),
          webhook_end: keys && endOf(keys.webhookSecret),
          takes_wallets: stripe.wallets,
        }
      : null,
    environment: options.paymentEnvironment,
    webhook_url: webhookUrl(tenant),
    webhook_events: [...stripeWebhookEvents],
    makes_webhook: isReachableByStripe(webhookUrl(tenant)),
    revision: revisionOf(tenant.settingsRevisions, paymentsPage),
  };
}

/** The id stands in it: it stays right whatever host the site has later. */
const webhookUrl = ({ id, primaryOrigin }: Pick<Tenant, 'id' | 'primaryOrigin'>): string =>
  `${primaryOrigin}/api/v2/webhooks/stripe/${id}`;

/** null: there are none, or they were sealed with another SECRET_KEY and are to be entered again. */
async function openedKeys(
  db: Database,
  secretKey: SecretKey,
  tenantId: number,
): Promise<StripeKeys | null> {
  const sealed = await findSealedKeys(db, tenantId, 'stripe');
  try {
    return sealed === null ? null : openStripeKeys(secretKey, tenantId, sealed);
  } catch {
    return null;
  }
}

const endOf = (secret: string) => secret.slice(-4);

type Write = { revision: number | null; change: GatewayChange; acceptsNone?: boolean };

/**
 * Changes how a tenant is paid from now on.
 * @throws ApiError 412 with the present settings, 409 where nobody could pay any more and the owner
 * did not say that this is meant.
 */
export async function changePayments(
  needs: Needs,
  tenantId: number,
  { revision, change, acceptsNone = true }: Write,
): Promise<PaymentSettings> {
  return needs.db.transaction(async (tx) => {
    const within = { ...needs, db: tx };
    const tenant = await lockTenant(tx, tenantId);
    if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
    const present = await showPayments(within, tenant);
    requireRevision(present, revision);
    if (change.kind === 'wallets' && !present.stripe) throw noStripe();
    const changed = await changeGateway({ tx, secretKey: needs.secretKey }, tenant, change);
    const next = await showPayments(within, changed);
    if (next.ways.length === 0 && present.ways.length > 0 && !acceptsNone) throw noWayToPay();
    return next;
  });
}

const noWayToPay = () =>
  new ApiError(409, 'no_way_to_pay', 'It is the last way to pay: nobody could order any more.');

/**
 * Refuses keys of the wrong mode for this installation, and a secret key that Stripe does not take.
 * It talks to Stripe: never call it within a transaction.
 * @throws ApiError 400 with the sentence at its field. @throws GatewayUnreachable
 */
export async function requireWorkingKeys(
  { gateways, options }: Pick<Deps, 'gateways' | 'options'>,
  publishableKey: string,
  { secretKey }: StripeKeys,
): Promise<void> {
  const { paymentEnvironment: environment } = options;
  const wrongs = [
    ['publishable_key', publishableKey] as const,
    ['secret_key', secretKey] as const,
  ].filter(([, key]) => stripeKeyMode(key) !== environment);
  if (wrongs.length > 0) {
    const message =
      environment === 'test'
        ? 'This key takes real money, and this installation is for tests.'
        : 'This key is for tests, and this installation takes real money.';
    const code = 'stripe_key_mode';
    const problems = wrongs.map(([field]) => ({ path: `body.${field}`, code, message }) as const);
    throw new ApiError(400, code, message, { problems });
  }
  const trial = await gateways.stripe?.tryKey(secretKey);
  if (trial === 'accepted') return;
  const message =
    trial === 'forbidden'
      ? 'Stripe knows this key, but it may not read payments. Allow it to at Stripe.'
      : 'Stripe does not know this key. Copy it once more, or make a new one.';
  const problems = [{ path: 'body.secret_key', code: 'stripe_key_refused', message } as const];
  throw new ApiError(400, 'stripe_key_refused', message, { problems });
}

type WebhookNeeds = Pick<Deps, 'gateways' | 'log'>;

/**
 * Keys with the secret of an endpoint that Stripe sends to: the one that was entered, else that of an
 * endpoint that is made here. `done` is called once they are kept, or not.
 * It talks to Stripe: never call it within a transaction.
 * @throws ApiError 400 at the field of the secret where the owner has to enter it: the key may not make
 * an endpoint, or Stripe cannot reach the site. @throws GatewayUnreachable
 */
export async function withWebhook(
  { gateways: { stripe }, log }: WebhookNeeds,
  tenant: Tenant,
  keys: StripeKeys,
): Promise<{ keys: StripeKeys; done(isKept: boolean): Promise<void> }> {
  const { secretKey, webhookSecret } = keys;
  if (webhookSecret !== '' || !stripe) return { keys, done: async () => undefined };
  const url = webhookUrl(tenant);
  if (!isReachableByStripe(url)) {
    throw enterSecret(
      'Stripe cannot reach this site yet, so its webhook is set up by hand: enter the signing secret.',
    );
  }
  const made = await stripe.makeWebhook(secretKey, url);
  if (!made) {
    throw enterSecret(
      'This key may not set up the webhook. Allow it to write webhook endpoints, or add the endpoint below by hand and enter its signing secret.',
    );
  }
  return {
    keys: { secretKey, webhookSecret: made.secret },
    async done(isKept) {
      try {
        if (isKept) await stripe.removeOtherWebhooks(secretKey, { url, keptId: made.id });
        else await stripe.removeWebhook(secretKey, made.id);
      } catch (error) {
        // What is left over is sent what nobody believes, and Stripe switches it off in time.
        const reason = error instanceof Error ? error.name : 'unknown';
        log.warn({ tenantId: tenant.id, reason }, 'endpoints at Stripe were not cleared away');
      }
    },
  };
}

function enterSecret(message: string): ApiError {
  const problems = [{ path: 'body.webhook_secret', code: 'stripe_webhook', message } as const];
  return new ApiError(400, 'stripe_webhook', message, { problems });
}
