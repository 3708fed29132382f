import { notifyConfigChange } from '../db/queries/notify.ts';
import type { Database } from '../db/client.ts';
import { deletePaymentSetting, savePaymentSetting } from '../db/queries/settings.ts';
import { findTenant } from '../db/queries/tenants.ts';
import { forgetStripeKeys, saveStripeKeys } from '../ports/payments/stripe-keys.ts';
import type { StripeKeys } from '../ports/payments/stripe-keys.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { PaymentArguments } from './read-arguments.ts';

type PaymentSettingsDeps = { db: Database; secretKey: Buffer };

/**
 * Offers a gateway, or takes it away; running servers are notified at once.
 * @throws StartupError where there is no such tenant.
 */
export async function setPayments(
  { db, secretKey }: PaymentSettingsDeps,
  asked: PaymentArguments,
  keys: StripeKeys | null,
): Promise<void> {
  const { tenantId, gateway } = asked;
  await db.transaction(async (tx) => {
    if (!(await findTenant(tx, tenantId)))
      throw new StartupError(`There is no tenant ${tenantId}.`);
    if ('isOff' in asked) {
      await deletePaymentSetting(tx, tenantId, gateway);
      if (gateway === 'stripe') await forgetStripeKeys(tx, tenantId);
    } else {
      const publishableKey = 'publishableKey' in asked ? asked.publishableKey : null;
      await savePaymentSetting(tx, tenantId, { gateway, publishableKey });
      if (keys) await saveStripeKeys({ db: tx, secretKey }, tenantId, keys);
    }
    await notifyConfigChange(tx, tenantId);
  });
}
