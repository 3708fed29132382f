import type { Database } from '#server/db/client.ts';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import {
  deletePaymentSetting,
  savePaymentSetting,
  setPaymentWallets,
} from '#server/db/queries/settings.ts';
import { updateTenant } from '#server/db/queries/tenant-settings.ts';
import type { Tenant } from '#server/db/queries/tenants.ts';
import { forgetStripeKeys, saveStripeKeys, type StripeKeys } from './stripe-keys.ts';
import type { SecretKey } from '../../security/secret-key.ts';

/** A gateway that a tenant offers from now on, or no longer. */
export type GatewayChange =
  | { kind: 'cash' }
  | { kind: 'stripe'; publishableKey: string; keys: StripeKeys }
  /** Apple Pay and Google Pay beside Stripe's card. */
  | { kind: 'wallets'; wallets: boolean }
  | { kind: 'withdraw'; gateway: 'cash' | 'stripe' };

/** Under which a tenant counts the changes of how it is paid. */
export const paymentsPage = 'payments';

/**
 * Changes how a tenant is paid: by an owner in the browser or by `npm run payments`. Running servers
 * are notified once it is committed, and an open page of settings is out of date.
 * @param tenant under its lock. @returns it as it is now.
 */
export async function changeGateway(
  { tx, secretKey }: { tx: Database; secretKey: SecretKey },
  tenant: Tenant,
  change: GatewayChange,
): Promise<Tenant> {
  const { id: tenantId, settingsRevisions } = tenant;
  if (change.kind === 'withdraw') {
    await deletePaymentSetting(tx, tenantId, change.gateway);
    if (change.gateway === 'stripe') await forgetStripeKeys(tx, tenantId);
  } else if (change.kind === 'wallets') {
    await setPaymentWallets(tx, tenantId, { gateway: 'stripe', wallets: change.wallets });
  } else if (change.kind === 'cash') {
    await savePaymentSetting(tx, tenantId, { gateway: 'cash', publishableKey: null });
  } else {
    const { publishableKey, keys } = change;
    await savePaymentSetting(tx, tenantId, { gateway: 'stripe', publishableKey });
    await saveStripeKeys({ db: tx, secretKey }, tenantId, keys);
  }
  const revision = (settingsRevisions[paymentsPage] ?? 0) + 1;
  const changed = await updateTenant(tx, tenantId, {
    settingsRevisions: { ...settingsRevisions, [paymentsPage]: revision },
  });
  await notifyConfigChange(tx, tenantId);
  return changed ?? tenant;
}
