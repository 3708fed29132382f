import { parseArgs } from 'node:util';
import {
  isStripeSecret,
  stripeKeyPatterns,
  stripeWebhookEvents,
} from '#schemas/rules/payments/stripe-key.ts';
import { StartupError } from '../errors/startup-error.ts';

export type PaymentArguments =
  | { tenantId: number; gateway: 'stripe'; publishableKey: string }
  | { tenantId: number; gateway: 'cash' }
  | { tenantId: number; gateway: 'cash' | 'stripe'; isOff: true };

export const usage = `Says how a tenant is paid online.

  npm run payments -- --tenant 53 --gateway stripe --publishable-key pk_live_…
  npm run payments -- --tenant 53 --gateway cash
  npm run payments -- --tenant 53 --gateway stripe --off

Stripe's two secrets are never arguments, which others on the machine can read: they are taken from
STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, else from two lines of standard input in this order,
and are kept encrypted with SECRET_KEY (\`openssl rand -base64 32\` makes one; keep it, for the
server needs the same).

At Stripe, add an endpoint for webhooks at https://<your site>/api/v2/webhooks/stripe with these
events; it tells the second secret:

  ${stripeWebhookEvents.join('\n  ')}`;

/** @returns null where help was asked for. @throws StartupError naming what is missing or wrong. */
export function readArguments(args: readonly string[]): PaymentArguments | null {
  const values = parse(args);
  if (values.help) return null;
  const tenantId = readId(values.tenant);
  const { gateway, off } = values;
  if (gateway !== 'stripe' && gateway !== 'cash') throw wrong('--gateway must be stripe or cash.');
  if (off) return { tenantId, gateway, isOff: true };
  if (gateway === 'cash') return { tenantId, gateway };
  const publishableKey = values['publishable-key'] ?? '';
  if (isStripeSecret(publishableKey)) {
    throw wrong('--publishable-key is shown to everybody, and this is a secret: take it back.');
  }
  if (!stripeKeyPatterns.publishable.test(publishableKey)) {
    throw wrong('--publishable-key must be the key that begins with pk_test_ or pk_live_.');
  }
  return { tenantId, gateway, publishableKey };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        tenant: { type: 'string' },
        gateway: { type: 'string' },
        'publishable-key': { type: 'string' },
        off: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function readId(word: string | undefined): number {
  if (word !== undefined && /^[1-9]\d{0,9}$/.test(word) && Number(word) < 2 ** 31) {
    return Number(word);
  }
  throw wrong('--tenant must be a whole number like 53.');
}

const wrong = (sentence: string) => new StartupError(`${sentence} See: npm run payments -- --help`);
