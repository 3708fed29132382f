import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';

/** What the stand-in's bank does with a card. */
export type Card = 'accepted' | 'declined' | 'asks' | 'slow';

export type StandInIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  capture_method: 'automatic' | 'manual';
  client_secret: string;
  metadata: Record<string, string>;
  status:
    | 'requires_payment_method'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'succeeded'
    | 'canceled';
  last_payment_error: { code: string; decline_code?: string } | null;
  amount_refunded: number;
};

export type StandInRefund = {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  metadata: Record<string, string>;
};

/** As the SDK's own types name it (Stripe.Dispute), as far as it is read. */
export type StandInDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'reason' | 'status' | 'livemode' | 'created'
> & {
  payment_intent: string;
  is_charge_refundable: boolean;
  evidence_details: { due_by: number | null };
  balance_transactions: { id: string; amount: number; currency: string; created: number }[];
};

/** A refusal in Stripe's form. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; code?: string; message: string; decline_code?: string },
  ) {
    super(error.message);
  }
}

const invalid = (message: string, code?: string, status = 400) =>
  new StripeRefusal(status, {
    type: 'invalid_request_error',
    message,
    ...(code !== undefined && { code }),
  });

const unexpected = (status: string) =>
  invalid(`The intent's status is ${status}.`, 'payment_intent_unexpected_state');

/** The state machine of payment intents (docs.stripe.com/payments/paymentintents/lifecycle). */
export class StripeBooks {
  readonly intents = new Map<string, StandInIntent>();
  readonly refunds: StandInRefund[] = [];
  /** When money is held from, in seconds since 1970. */
  holdsFrom = 0;
  readonly disputes = new Map<string, StandInDispute>();

  create(form: URLSearchParams): StandInIntent {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 1) throw invalid('Invalid integer: amount');
    const currency = form.get('currency') ?? '';
    if (!/^[a-z]{3}$/.test(currency)) throw invalid('Invalid currency');
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: StandInIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      currency,
      capture_method: form.get('capture_method') === 'manual' ? 'manual' : 'automatic',
      client_secret: `${id}_secret_${randomUUID().slice(0, 8)}`,
      metadata: metadataOf(form),
      status: 'requires_payment_method',
      last_payment_error: null,
      amount_refunded: 0,
    };
    this.intents.set(id, intent);
    return intent;
  }

  find(id: string): StandInIntent {
    const intent = this.intents.get(id);
    if (!intent) throw invalid(`No such payment_intent: '${id}'`, 'resource_missing', 404);
    return intent;
  }

  /** The same with its charge, as `expand` asks for it: of a card that its bank holds for five days. */
  findWithCharge(id: string): StandInIntent & { latest_charge: unknown } {
    const captureBefore = this.holdsFrom + 5 * 24 * 3600;
    const card = { last4: '4242', capture_before: captureBefore };
    return { ...this.find(id), latest_charge: { payment_method_details: { card } } };
  }

  /** What the customer's browser does with Stripe's element. */
  confirm(id: string, card: Card): StandInIntent {
    const intent = this.find(id);
    if (intent.status !== 'requires_payment_method') throw unexpected(intent.status);
    intent.last_payment_error = null;
    if (card === 'declined') intent.last_payment_error = { code: 'card_declined' };
    else if (card === 'asks') intent.status = 'requires_action';
    else if (card === 'slow') intent.status = 'processing';
    else take(intent);
    return intent;
  }

  /** The customer's answer to their bank (3-D Secure). */
  answerChallenge(id: string, approve: boolean): StandInIntent {
    const intent = this.find(id);
    if (intent.status !== 'requires_action') throw unexpected(intent.status);
    if (approve) return take(intent);
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code: 'payment_intent_authentication_failure' };
    return intent;
  }

  /** The slow bank has decided. */
  decide(id: string): StandInIntent {
    const intent = this.find(id);
    if (intent.status !== 'processing') throw unexpected(intent.status);
    return take(intent);
  }

  capture(id: string, form: URLSearchParams): StandInIntent {
    const intent = this.find(id);
    if (intent.status !== 'requires_capture') throw unexpected(intent.status);
    const amount = Number(form.get('amount_to_capture') ?? intent.amount_capturable);
    if (amount > intent.amount_capturable) {
      throw invalid('You cannot capture more than is authorised.', 'amount_too_large');
    }
    return Object.assign(intent, {
      status: 'succeeded' as const,
      amount_received: amount,
      amount_capturable: 0,
    });
  }

  cancel(id: string): StandInIntent {
    const intent = this.find(id);
    if (['processing', 'succeeded', 'canceled'].includes(intent.status)) {
      throw unexpected(intent.status);
    }
    return Object.assign(intent, { status: 'canceled' as const, amount_capturable: 0 });
  }

  /** The customer's bank disputes a payment: it asks, or takes the money at once. */
  dispute(
    intentId: string,
    at: Date,
    changes: Partial<Pick<StandInDispute, 'amount' | 'currency' | 'reason' | 'status'>> = {},
  ): StandInDispute {
    const intent = this.find(intentId);
    const { amount = intent.amount_received, status = 'needs_response' } = changes;
    const created = Math.floor(at.getTime() / 1000);
    const isInquiry = status.startsWith('warning_');
    const dispute: StandInDispute = {
      id: `du_${randomUUID().replaceAll('-', '')}`,
      object: 'dispute',
      amount,
      currency: intent.currency,
      reason: 'product_not_received',
      status,
      livemode: false,
      created,
      payment_intent: intentId,
      is_charge_refundable: isInquiry,
      evidence_details: { due_by: created + 7 * 24 * 3600 },
      balance_transactions: [],
      ...changes,
    };
    this.disputes.set(dispute.id, dispute);
    if (!isInquiry) this.#moved(dispute, -amount, created);
    return dispute;
  }

  /** The bank decides. */
  closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed', at: Date): StandInDispute {
    const dispute = this.findDispute(id);
    if (status === 'won') this.#moved(dispute, dispute.amount, Math.floor(at.getTime() / 1000));
    return Object.assign(dispute, { status });
  }

  findDispute(id: string): StandInDispute {
    const dispute = this.disputes.get(id);
    if (!dispute) throw invalid(`No such dispute: '${id}'`, 'resource_missing', 404);
    return dispute;
  }

  #moved(
    { balance_transactions: moved, currency }: StandInDispute,
    amount: number,
    created: number,
  ) {
    moved.push({ id: `txn_${randomUUID().replaceAll('-', '')}`, amount, currency, created });
  }

  findRefund(id: string): StandInRefund {
    const refund = this.refunds.find((one) => one.id === id);
    if (!refund) throw invalid(`No such refund: '${id}'`);
    return refund;
  }

  refund(form: URLSearchParams): StandInRefund {
    const intent = this.find(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (intent.status !== 'succeeded') throw unexpected(intent.status);
    const isDisputed = [...this.disputes.values()].some(
      (one) =>
        one.payment_intent === intent.id && !one.is_charge_refundable && one.status !== 'won',
    );
    if (isDisputed) throw invalid('This charge has been charged back.', 'charge_disputed');
    if (intent.amount_refunded === intent.amount_received) {
      throw invalid('Charge has already been refunded.', 'charge_already_refunded');
    }
    if (intent.amount_refunded + amount > intent.amount_received) {
      throw invalid('Refund amount is greater than unrefunded amount on charge');
    }
    intent.amount_refunded += amount;
    const refund: StandInRefund = {
      id: `re_${randomUUID().replaceAll('-', '')}`,
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: metadataOf(form),
    };
    this.refunds.push(refund);
    return refund;
  }
}

function take(intent: StandInIntent): StandInIntent {
  const isHeld = intent.capture_method === 'manual';
  return Object.assign(intent, {
    status: isHeld ? ('requires_capture' as const) : ('succeeded' as const),
    [isHeld ? 'amount_capturable' : 'amount_received']: intent.amount,
  });
}

const metadataOf = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const name = /^metadata\[(\w+)\]$/.exec(key)?.[1];
      return name ? [[name, value] as const] : [];
    }),
  );
