import { randomUUID } from 'node:crypto';

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

  capture(id: string): StandInIntent {
    const intent = this.find(id);
    if (intent.status !== 'requires_capture') throw unexpected(intent.status);
    return Object.assign(intent, {
      status: 'succeeded' as const,
      amount_received: intent.amount_capturable,
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

  findRefund(id: string): StandInRefund {
    const refund = this.refunds.find((one) => one.id === id);
    if (!refund) throw invalid(`No such refund: '${id}'`);
    return refund;
  }

  refund(form: URLSearchParams): StandInRefund {
    const intent = this.find(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (intent.status !== 'succeeded') throw unexpected(intent.status);
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
