import { z } from 'zod';
import { isStripeSecret, stripeKeyPatterns } from '../rules/payments/stripe-key.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, failureCode } from './wire.ts';

const key = z.string().trim().max(300, 'This is longer than a key.');

/** Stripe's keys of a tenant, as its dashboard shows them. */
export const stripeKeysBody = z.object({
  publishable_key: key
    .refine((text) => !isStripeSecret(text), {
      message: 'This is a secret, and what stands here is shown to everybody.',
      abort: true,
    })
    .regex(stripeKeyPatterns.publishable, 'It begins with pk_test_ or pk_live_.'),
  secret_key: key.regex(
    stripeKeyPatterns.secret,
    'It begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
  ),
  /** Empty: the program makes the endpoint at Stripe itself. */
  webhook_secret: key.refine(
    (text) => text === '' || stripeKeyPatterns.webhook.test(text),
    'It begins with whsec_.',
  ),
});
export type StripeKeysBody = z.output<typeof stripeKeysBody>;

const mode = z.enum(['test', 'live']);
const gateway = z.enum(['cash', 'sandbox', 'stripe']);

/** How a tenant is paid, as its owners read it: a secret is never in it. */
const paymentSettings = z.object({
  /** How customers can pay now; none: nobody can order. */
  ways: z.array(gateway),
  takes_cash: z.boolean(),
  /** null: no keys are kept. */
  stripe: z
    .object({
      publishable_key: z.string(),
      mode: mode.nullable(),
      /** The last four characters of both secrets; null: they were sealed with another key. */
      secret_end: z.string().nullable(),
      webhook_end: z.string().nullable(),
      /** Apple Pay and Google Pay stand beside the card. */
      takes_wallets: z.boolean(),
    })
    .nullable(),
  /** Which keys this installation takes. */
  environment: mode,
  /** To be pasted into Stripe's dashboard, with the events to choose there. */
  webhook_url: z.string(),
  webhook_events: z.array(z.string()),
  /** Stripe can reach the address, so that the program can make the endpoint itself. */
  makes_webhook: z.boolean(),
  revision: count,
});
export type PaymentSettings = z.output<typeof paymentSettings>;

/** Nobody can order afterwards, and the owner was told so. */
const acceptsNone = z.boolean().default(false);

const owners = {
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(paymentSettings),
} as const;
const change = {
  ...owners,
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: paymentSettings }) },
} as const;

export const getPaymentSettings = endpoint(routes.getPaymentSettings, {
  summary: 'How the tenant is paid; of the secrets their last four characters.',
  ...owners,
});

export const setCash = endpoint(routes.setCash, {
  summary: 'Takes cash, or no longer. Needs If-Match; stale: 412. The last way to pay: 409.',
  ...change,
  body: z.object({ takes_cash: z.boolean(), accepts_none: acceptsNone }),
});

export const setStripeKeys = endpoint(routes.setStripeKeys, {
  summary: 'Tries the keys at Stripe, then keeps them sealed. Needs If-Match; stale: 412.',
  ...change,
  confirmation: 'always',
  body: stripeKeysBody,
});

export const removeStripeKeys = endpoint(routes.removeStripeKeys, {
  summary: 'Forgets the keys: no more cards. Needs If-Match; stale: 412. The last way to pay: 409.',
  ...change,
  confirmation: 'always',
  body: z.object({ accepts_none: acceptsNone }),
});

export const setWallets = endpoint(routes.setWallets, {
  summary:
    'Shows Apple Pay and Google Pay beside the card, or no longer. Needs If-Match; stale: 412.',
  ...change,
  body: z.object({ takes_wallets: z.boolean() }),
});

const walletStatus = z.enum(['active', 'inactive', 'unregistered']);

/** A host of the site as Stripe knows it; wallets are shown on hosts that it knows alone. */
const walletDomain = z.object({
  host: z.string(),
  apple_pay: walletStatus,
  google_pay: walletStatus,
  /** What Stripe says of one that is not active, in its words. */
  problem: z.string().nullable(),
});
export type WalletDomain = z.output<typeof walletDomain>;

const walletDomains = dataOf(
  z.object({
    /** false: the secret key is restricted, and may not look at domains. */
    is_allowed: z.boolean(),
    /** Hosts that Stripe can know: none of this machine alone. */
    domains: z.array(walletDomain),
  }),
);
export type WalletDomains = z.output<typeof walletDomains>['data'];

const ofDomains = {
  security: ['staff'],
  roles: ['owner'],
  reply: walletDomains,
} as const;

export const getWalletDomains = endpoint(routes.getWalletDomains, {
  summary: 'Which hosts of the site Stripe knows for Apple Pay and Google Pay.',
  ...ofDomains,
});

export const registerWalletDomains = endpoint(routes.registerWalletDomains, {
  summary: 'Registers the hosts of the site at Stripe, and has it look again at those not active.',
  ...ofDomains,
  body: z.object({}),
});
