import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { WebhookRow } from '../db/queries/webhook-endpoints.ts';
import type { Deps } from '../dependencies/deps.ts';
import { seal, unseal } from '../security/seal.ts';
import { sealedPlaces } from '../security/sealed-places.ts';

type Place = { tenantId: number; id: string };

const placeOf = (place: Place) => sealedPlaces.webhook(place);

/** A new secret as Standard Webhooks writes one: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export const sealWebhookSecret = (
  { secretKey }: Pick<Deps, 'secretKey'>,
  place: Place,
  secret: string,
): string => seal(secretKey, placeOf(place), secret);

type Message = { id: string; at: Date; body: string };

/**
 * The headers that prove where a message is from. Shortly after the secret was changed both of them
 * sign, and the other side may know either.
 * @throws Error where the secret was sealed with another SECRET_KEY.
 */
export function signWebhook(
  { secretKey }: Pick<Deps, 'secretKey'>,
  webhook: Pick<WebhookRow, 'tenantId' | 'id' | 'secret' | 'previousSecret' | 'previousUntil'>,
  { id, at, body }: Message,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const { secret, previousSecret, previousUntil } = webhook;
  const isOldValid = previousSecret !== null && previousUntil !== null && previousUntil > at;
  const signatures = [secret, ...(isOldValid ? [previousSecret] : [])].map((sealed) =>
    new Webhook(unseal(secretKey, placeOf(webhook), sealed)).sign(id, at, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
