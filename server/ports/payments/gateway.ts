import type { SandboxCard } from '#schemas/api/orders.ts';

/** One try to collect the money of an order. The attempt's id is the idempotency key (rule R53). */
export type PaymentAttempt = {
  /** Asking again with the same id never moves money twice. */
  id: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
};

export type PaymentResult =
  | { outcome: 'succeeded'; reference: string }
  /** The gateway refused; `code` is ours, for declineSentence. */
  | { outcome: 'declined'; code: DeclineCode }
  /** The customer has something to do first, such as 3-D Secure. */
  | { outcome: 'requires_action'; reference: string }
  /** Nothing moves now: the money changes hands at the counter. */
  | { outcome: 'deferred' };

/**
 * What every way to pay offers. `Source` is what the customer pays with, as far as it passes
 * through us: a test card for the sandbox, nothing for cash.
 */
export type PaymentGateway<Source> = {
  confirm(attempt: PaymentAttempt, source: Source): Promise<PaymentResult>;
  /**
   * Ends an attempt whose outcome was never heard of (the process died in between): it is
   * cancelled, unless the money moved after all (rule R60).
   */
  abandon(attempt: PaymentAttempt): Promise<{ outcome: 'cancelled' } | PaymentResult>;
};

/** The gateways of this server; the sandbox is null outside the demo (decisions.md, Ordering). */
export type PaymentGateways = {
  cash: PaymentGateway<null>;
  sandbox: PaymentGateway<SandboxCard> | null;
};

const sentences = {
  card_declined: 'Your bank declined this card. Try another one.',
  insufficient_funds: 'There is not enough money on this card. Try another one.',
  expired_card: 'This card has expired. Try another one.',
  not_a_test_card: 'This is a test shop: use 4242 4242 4242 4242.',
} as const;

export type DeclineCode = keyof typeof sentences;

const isDeclineCode = (code: string): code is DeclineCode => Object.hasOwn(sentences, code);

/** What the customer reads after a refusal; an unknown code reads as a plain decline. */
export function declineSentence(code: string): string {
  return sentences[isDeclineCode(code) ? code : 'card_declined'];
}
