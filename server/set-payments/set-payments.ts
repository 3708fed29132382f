import type { Database } from '../db/client.ts';
import { lockTenant } from '../db/queries/tenant-settings.ts';
import { changeGateway, type GatewayChange } from '../ports/payments/change-gateway.ts';
import type { StripeKeys } from '../ports/payments/stripe-keys.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { PaymentArguments } from './read-arguments.ts';
import type { SecretKey } from '../security/secret-key.ts';

type PaymentSettingsDeps = { db: Database; secretKey: SecretKey };

/**
 * Offers a gateway, or takes it away; running servers are notified at once.
 * @throws StartupError where there is no such tenant.
 */
export async function setPayments(
  { db, secretKey }: PaymentSettingsDeps,
  asked: PaymentArguments,
  keys: StripeKeys | null,
): Promise<void> {
  const { tenantId } = asked;
  await db.transaction(async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    if (!tenant) throw new StartupError(`There is no tenant ${tenantId}.`);
    await changeGateway({ tx, secretKey }, tenant, changeOf(asked, keys));
  });
}

function changeOf(asked: PaymentArguments, keys: StripeKeys | null): GatewayChange {
  if ('isOff' in asked) return { kind: 'withdraw', gateway: asked.gateway };
  if (asked.gateway === 'cash') return { kind: 'cash' };
  if (!keys) throw new StartupError('Stripe is offered with keys only.');
  return { kind: 'stripe', publishableKey: asked.publishableKey, keys };
}
