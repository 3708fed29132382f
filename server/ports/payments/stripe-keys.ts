import { z } from 'zod';
import { stripeKeyPatterns } from '#schemas/rules/payments/stripe-key.ts';
import type { Database } from '#server/db/client.ts';
import {
  deleteSealedKeys,
  findSealedKeys,
  saveSealedKeys,
} from '#server/db/queries/payment-secrets.ts';
import { seal, unseal } from '#server/security/seal.ts';
import { sealedPlaces } from '#server/security/sealed-places.ts';
import type { SecretKey } from '../../security/secret-key.ts';

/** What a tenant's Stripe account is reached with; the publishable key is no secret. */
export const stripeKeys = z.object({
  secretKey: z.string().regex(stripeKeyPatterns.secret),
  webhookSecret: z.string().regex(stripeKeyPatterns.webhook),
});
export type StripeKeys = z.output<typeof stripeKeys>;

const placeOf = sealedPlaces.stripeKeys;

export async function saveStripeKeys(
  { db, secretKey }: { db: Database; secretKey: SecretKey },
  tenantId: number,
  keys: StripeKeys,
): Promise<void> {
  const sealed = seal(secretKey, placeOf(tenantId), JSON.stringify(keys));
  await saveSealedKeys(db, tenantId, 'stripe', sealed);
}

export const forgetStripeKeys = (db: Database, tenantId: number): Promise<void> =>
  deleteSealedKeys(db, tenantId, 'stripe');

/** @throws Error where they were sealed with another key, or for another tenant. */
export const openStripeKeys = (
  secretKey: SecretKey,
  tenantId: number,
  sealed: string,
): StripeKeys => stripeKeys.parse(JSON.parse(unseal(secretKey, placeOf(tenantId), sealed)));

/** @returns the keys, or null where the tenant has none. @throws Error where they do not open. */
export async function readStripeKeys(
  { db, secretKey }: { db: Database; secretKey: SecretKey },
  tenantId: number,
): Promise<StripeKeys | null> {
  const sealed = await findSealedKeys(db, tenantId, 'stripe');
  return sealed === null ? null : openStripeKeys(secretKey, tenantId, sealed);
}
