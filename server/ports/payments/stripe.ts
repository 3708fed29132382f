import { Stripe } from 'stripe';
import type { WalletDomain } from '#schemas/api/staff-payments.ts';
import type { Database } from '#server/db/client.ts';
import { declineCode } from './decline-code.ts';
import { GatewayUnreachable } from './gateway.ts';
import type { PaymentAttempt, PaymentGateway, PaymentResult, RefundResult } from './gateway.ts';
import { disputeState } from './stripe-dispute.ts';
import { readHold } from './stripe-hold.ts';
import { readStripeKeys } from './stripe-keys.ts';
import { resultOfIntent } from './stripe-result.ts';
import { walletDomainsOf } from './stripe-wallet-domains.ts';
import {
  makeEndpoint,
  removeOtherEndpoints,
  type MadeEndpoint,
} from './stripe-webhook-endpoint.ts';
import { readStripeWebhook } from './stripe-webhook.ts';
import type { SecretKey } from '../../security/secret-key.ts';

type StripeNeeds = {
  db: Database;
  clock: () => Date;
  secretKey: SecretKey;
  /** Another place than api.stripe.com, for tests (STRIPE_API_URL). */
  apiUrl: string | undefined;
  /** A customer waits meanwhile; whoever asks again is safe by the idempotency keys. */
  timeoutMs?: number;
};

const defaultTimeoutMs = 20_000;
/** An owner looks on while keys are tried, and can press again. */
const trialTimeoutMs = 8000;

/** What Stripe says of a secret key: `forbidden` where it may not read payments. */
type KeyTrial = 'accepted' | 'unknown' | 'forbidden';

export type StripeGateway = PaymentGateway<null> & {
  /** Tries a secret key by reading payments, as it will have to. @throws GatewayUnreachable */
  tryKey(secretKey: string): Promise<KeyTrial>;
  /**
   * Makes an endpoint at this address for what Stripe sends by itself. null: the key may not.
   * @throws GatewayUnreachable
   */
  makeWebhook(secretKey: string, url: string): Promise<MadeEndpoint | null>;
  /** Takes away the other endpoints with this address. @throws GatewayUnreachable */
  removeOtherWebhooks(secretKey: string, kept: { url: string; keptId: string }): Promise<void>;
  /** Takes one away that nobody will use. @throws GatewayUnreachable */
  removeWebhook(secretKey: string, id: string): Promise<void>;
  /**
   * How the tenant's account knows these hosts for wallets; `registers`: after what is missing was
   * registered. null: its key may not look. @throws GatewayUnreachable
   */
  walletDomains(
    tenantId: number,
    hosts: readonly string[],
    registers: boolean,
  ): Promise<WalletDomain[] | null>;
};

/**
 * Stripe by its official SDK, with each tenant's own keys. The customer's card goes to Stripe's
 * element alone: an intent is made here (its idempotency key is the attempt's id, rule R53) and
 * confirmed in the browser.
 */
export function createStripe(needs: StripeNeeds): StripeGateway {
  const keysOf = (tenantId: number) => readStripeKeys(needs, tenantId);
  const clientOf = async (tenantId: number): Promise<Stripe> => {
    const keys = await keysOf(tenantId);
    if (!keys) throw new Error(`tenant ${tenantId} has no Stripe keys: npm run payments -- --help`);
    return connect(keys.secretKey, needs);
  };

  const ask = async (
    attempt: PaymentAttempt,
    question: (stripe: Stripe) => Promise<Stripe.PaymentIntent>,
  ): Promise<PaymentResult> => {
    const stripe = await clientOf(attempt.tenantId);
    try {
      return resultOfIntent(await question(stripe));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) {
        const code = declineCode(error.decline_code ?? error.code ?? '');
        return { outcome: 'declined', code, reference: attempt.reference };
      }
      throw explained(error);
    }
  };

  /** Does something to an intent; where it is too late for that, returns the intent's state. */
  const change = (attempt: PaymentAttempt, act: (stripe: Stripe, id: string) => Promise<Intent>) =>
    ask(attempt, async (stripe) => {
      const intent = await find(stripe, attempt);
      return act(stripe, intent.id).catch((error: unknown) => {
        if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
        return stripe.paymentIntents.retrieve(intent.id);
      });
    });

  /** Somebody looks on, and presses again. */
  const trialOptions = () => ({
    timeout: Math.min(needs.timeoutMs ?? defaultTimeoutMs, trialTimeoutMs),
    maxNetworkRetries: 0,
  });

  const retrieve = (attempt: PaymentAttempt) => ask(attempt, (stripe) => find(stripe, attempt));

  return {
    canHold: true,

    confirm: retrieve,
    retrieve,

    cancel: (attempt) =>
      change(attempt, (stripe, id) =>
        stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel-${attempt.id}` }),
      ),

    capture: (attempt, amount) =>
      change(attempt, (stripe, id) =>
        stripe.paymentIntents.capture(
          id,
          amount === undefined ? {} : { amount_to_capture: amount },
          {
            idempotencyKey: `capture-${attempt.id}`,
          },
        ),
      ).catch((error: unknown) => {
        // Less than Stripe takes of any card: it would say so for ever.
        if (codeOf(error) !== 'amount_too_small') throw error;
        return { outcome: 'declined', code: 'card_declined', reference: attempt.reference };
      }),

    async findHold(attempt) {
      const stripe = await clientOf(attempt.tenantId);
      if (!attempt.reference) return { lastFour: null, captureBefore: null };
      try {
        return await readHold(stripe, attempt.reference);
      } catch (error) {
        throw explained(error);
      }
    },

    async refund(attempt, { id, amount }) {
      const stripe = await clientOf(attempt.tenantId);
      if (!attempt.reference) return { outcome: 'failed', reason: 'There is nothing to refund.' };
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: attempt.reference, amount, metadata: { refund: id } },
          { idempotencyKey: `refund-${id}` },
        );
        return refundResult(refund);
      } catch (error) {
        if (codeOf(error) === 'charge_already_refunded') {
          return { outcome: 'succeeded', reference: attempt.reference };
        }
        if (codeOf(error) === 'charge_disputed') return { outcome: 'disputed' };
        if (error instanceof Stripe.errors.StripeInvalidRequestError) {
          return { outcome: 'failed', reason: error.message };
        }
        throw explained(error);
      }
    },

    async findRefund({ tenantId }, reference) {
      const stripe = await clientOf(tenantId);
      try {
        return refundResult(await stripe.refunds.retrieve(reference));
      } catch (error) {
        throw explained(error);
      }
    },

    async findDispute({ tenantId }, id) {
      const stripe = await clientOf(tenantId);
      try {
        return disputeState(await stripe.disputes.retrieve(id));
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return null;
        throw explained(error);
      }
    },

    async tryKey(secretKey) {
      try {
        await connect(secretKey, needs).paymentIntents.list({ limit: 1 }, trialOptions());
        return 'accepted';
      } catch (error) {
        if (error instanceof Stripe.errors.StripeAuthenticationError) return 'unknown';
        if (error instanceof Stripe.errors.StripePermissionError) return 'forbidden';
        throw explained(error);
      }
    },

    async makeWebhook(secretKey, url) {
      try {
        return await makeEndpoint(connect(secretKey, needs), url, trialOptions());
      } catch (error) {
        if (error instanceof Stripe.errors.StripePermissionError) return null;
        throw explained(error);
      }
    },

    async removeOtherWebhooks(secretKey, kept) {
      try {
        await removeOtherEndpoints(connect(secretKey, needs), kept, trialOptions());
      } catch (error) {
        throw explained(error);
      }
    },

    async removeWebhook(secretKey, id) {
      try {
        await connect(secretKey, needs).webhookEndpoints.del(id, {}, trialOptions());
      } catch (error) {
        throw explained(error);
      }
    },

    async walletDomains(tenantId, hosts, registers) {
      const stripe = await clientOf(tenantId);
      const { timeout } = trialOptions();
      try {
        return await walletDomainsOf(stripe, hosts, { registers, timeout });
      } catch (error) {
        if (error instanceof Stripe.errors.StripePermissionError) return null;
        throw explained(error);
      }
    },

    async readWebhook({ tenantId, rawBody, headers }) {
      const keys = await keysOf(tenantId);
      if (!keys) return { kind: 'refused', reason: 'not_configured' };
      const signature = String(headers['stripe-signature'] ?? '');
      return readStripeWebhook(keys, rawBody, signature, needs.clock());
    },
  };
}

function refundResult({ id: reference, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === 'succeeded' || status === 'pending') return { outcome: status, reference };
  return { outcome: 'failed', reason: failure_reason ?? status ?? 'unknown' };
}

type Intent = Stripe.PaymentIntent;

/** The intent of an attempt as it is now, made where it is not there yet. */
async function find(stripe: Stripe, attempt: PaymentAttempt): Promise<Intent> {
  const { id, tenantId, orderId, amount, currency, capture, reference } = attempt;
  if (reference) return stripe.paymentIntents.retrieve(reference);
  const made = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      capture_method: capture,
      // Wallets come with it; what settles days later cannot pay for dinner.
      allowed_payment_method_types: ['card'],
      metadata: { tenant: String(tenantId), order: orderId, attempt: id },
    },
    { idempotencyKey: id },
  );
  // A repeated call is answered with what was said then.
  const isReplayed = made.lastResponse.headers['idempotent-replayed'] === 'true';
  return isReplayed ? stripe.paymentIntents.retrieve(made.id) : made;
}

function connect(secretKey: string, { apiUrl, timeoutMs = defaultTimeoutMs }: StripeNeeds): Stripe {
  const url = apiUrl === undefined ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

const codeOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

/** Whatever is no answer about the payment leaves its outcome unknown. */
function explained(error: unknown): unknown {
  const isNoAnswer =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAuthenticationError;
  return isNoAnswer ? new GatewayUnreachable(error.message, { cause: error }) : error;
}
