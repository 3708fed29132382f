import { createHmac, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { deriveKey, deriveKeys } from '#server/security/derive-key.ts';
import { isOneOf } from '#server/security/sign.ts';
import type { Webhook, WebhookReading } from './gateway.ts';
import type { SecretKey } from '../../security/secret-key.ts';

export const signatureHeader = 'sandbox-signature';
/** A webhook older than this is a recording that somebody plays again. */
const toleranceSeconds = 300;

const payloadSchema = z.object({
  id: z.string(),
  type: z.string(),
  tenant_id: z.number().int(),
  payment: z.uuid(),
  /** Of an event about a dispute: which. */
  dispute: z.string().nullable().default(null),
});
type Payload = z.input<typeof payloadSchema>;

const digestBy = (key: KeyObject, seconds: string, body: Buffer) =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex');
const purpose = 'sandbox webhooks';

/** A webhook as the sandbox sends it, signed like Stripe's: over the moment and the raw body. */
export function signSandboxWebhook(
  secretKey: SecretKey,
  payload: Payload,
  now: Date,
): { rawBody: Buffer; headers: IncomingHttpHeaders } {
  const rawBody = Buffer.from(JSON.stringify(payload));
  const seconds = String(Math.floor(now.getTime() / 1000));
  const signature = digestBy(deriveKey(secretKey, purpose), seconds, rawBody);
  return {
    rawBody,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: `t=${seconds},v1=${signature}`,
    },
  };
}

export function readSandboxWebhook(
  secretKey: SecretKey,
  { tenantId, rawBody, headers }: Webhook,
  now: Date,
): WebhookReading {
  const bad: WebhookReading = { kind: 'refused', reason: 'bad_signature' };
  const sent = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader] ?? ''));
  const [, seconds = '', signature = ''] = sent ?? [];
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return bad;
  const keys = deriveKeys(secretKey, purpose);
  const expected = keys.map((key) => digestBy(key, seconds, rawBody));
  if (!sent || !isOneOf(signature, expected)) return bad;
  const payload = payloadSchema.parse(JSON.parse(rawBody.toString('utf8')));
  // Signed for another tenant's endpoint.
  if (payload.tenant_id !== tenantId) return bad;
  const { id, type, payment: attemptId, dispute: disputeId } = payload;
  return { kind: 'event', event: { id, type, reference: null, attemptId, disputeId, payload } };
}
